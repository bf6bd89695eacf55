import * as fontkit from '@cantoo/fontkit';
import { Duplex, PDFDocument, PDFName, type PDFPage, PrintScaling } from '@cantoo/pdf-lib';
import type { Box } from '#lib/scene/bounds.ts';
import { decimal } from '#lib/scene/decimal.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { contentStream } from './contentStream.ts';
import { addLinks } from './links.ts';
import { type PdfMetadata, setMetadata } from './metadata.ts';
import { addOutline, type OutlineEntry } from './outline.ts';
import { PdfResources } from './pdfResources.ts';
import { setDocumentId } from './documentId.ts';
import { fraction } from './numbers.ts';

export interface PdfOptions {
  readonly fonts: FontBytes;
  readonly metadata: PdfMetadata;
  /** Bookmarks, each to the page of that number from 1 on; one a page where it is left out. */
  readonly outline?: readonly OutlineEntry<number>[];
  /** The edge over which the printer is asked to turn the paper, where both sides are printed; `none`: one side only. */
  readonly duplex?: FlipEdge | 'none';
  /**
   * Called after each page. What it returns is waited for, so that a long work can give way to others; what it throws
   * ends the work.
   */
  readonly progress?: (done: number, pages: number) => void | Promise<void>;
  /** Ends the work before its next page: the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export type FlipEdge = 'long' | 'short';

const DUPLEX = {
  none: Duplex.Simplex,
  long: Duplex.DuplexFlipLongEdge,
  short: Duplex.DuplexFlipShortEdge,
} as const;

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/**
 * A page's coordinates are whole twenty-fifths of a millimetre, about the dots of a printer with 600 to the inch: no
 * point moves by more than half a dot.
 */
const PAGE = { x: 0, y: 0, scale: 25 };

/**
 * Scenes as the pages of a PDF at true size (1 mm is 72/25.4 points), text in subsets of the given fonts, and the
 * viewer told not to scale it. The same input gives the same bytes. A character that no font has appears as a box:
 * see `undrawableCharacters`. Throws if a node uses a symbol that its scene lacks, or a colour or the address of a link is malformed.
 */
export async function drawPdf(pages: readonly Scene[], options: PdfOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  const resources = await PdfResources.load(document, options.fonts);
  const drawn: DrawnPage[] = [];
  for (const scene of pages) {
    options.signal?.throwIfAborted();
    drawn.push(drawPage(document, resources, scene));
    await options.progress?.(drawn.length, pages.length);
  }
  options.signal?.throwIfAborted();
  const outline = options.outline ?? drawn.map(({ title }, index) => ({ title, target: index + 1 }));
  if (drawn.length > 1)
    addOutline(document, outline, (number) => {
      const target = drawn[number - 1];
      if (!target) throw new RangeError(`There is no page ${number} for a bookmark to lead to.`);
      return document.context.obj([target.page.ref, 'Fit']);
    });
  setMetadata(document, options.metadata);
  setViewerPreferences(document, options.duplex);
  setDocumentId(document, [options.metadata.title, ...drawn.map(({ content }) => content)]);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

interface DrawnPage {
  readonly title: string;
  readonly page: PDFPage;
  readonly content: string;
}

function drawPage(document: PDFDocument, resources: PdfResources, scene: Scene): DrawnPage {
  const [width, height] = [points(scene.width), points(scene.height)];
  const page = document.addPage([width, height]);
  const { trim = { x: 0, y: 0, width: scene.width, height: scene.height }, bleed } = scene;
  page.setTrimBox(...boxOf(trim, scene));
  if (bleed) page.setBleedBox(...boxOf(bleed, scene));
  const nodes = contentStream(scene.children, PAGE, scene.symbols, resources.forSymbols(scene.symbols));
  const unit = POINTS / PAGE.scale;
  const content = `${fraction(unit)} 0 0 ${fraction(-unit)} 0 ${fraction(height)} cm
${nodes}`;
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
  page.node.set(PDFName.of('Resources'), resources.dictionary);
  addLinks(document, page, scene, points);
  return { title: scene.title, page, content };
}

/** A box of a page as pdf-lib takes it: left, bottom, width and height in points. */
function boxOf({ x, y, width, height }: Box, page: Scene): [number, number, number, number] {
  return [points(x), points(page.height - y - height), points(width), points(height)];
}

/** A scaled board is a wrong board: viewers are asked to print as is and to choose the tray by the page's size. */
function setViewerPreferences(document: PDFDocument, duplex: PdfOptions['duplex']): void {
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setPickTrayByPDFSize(true);
  preferences.setDisplayDocTitle(true);
  if (duplex) preferences.setDuplex(DUPLEX[duplex]);
}

/** Millimetres to points, rounded as drawings are. */
function points(mm: number): number {
  return Number(decimal(mm * POINTS));
}
