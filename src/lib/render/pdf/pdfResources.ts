import { PDFName, type PDFDict, type PDFDocument, type PDFFont, type PDFRef } from '@cantoo/pdf-lib';
import { bounds, type Box } from '#lib/scene/bounds.ts';
import { decimal } from '#lib/scene/decimal.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';
import type { Face } from '#lib/scene/textMetrics.ts';
import { contentStream, type Resources, type SymbolForm } from './contentStream.ts';

/**
 * The fonts, forms and opacities of one document. All its pages share one resource dictionary, and drawings that are
 * the same to the letter share one form, so that a symbol used a hundred times is in the file once.
 */
export class PdfResources {
  readonly dictionary: PDFRef;
  readonly #document: PDFDocument;
  readonly #fonts: Readonly<Record<Face, PDFFont>>;
  readonly #font: PDFDict;
  readonly #form: PDFDict;
  readonly #state: PDFDict;
  readonly #names = new Map<string, string>();
  readonly #resources = new Map<Scene['symbols'], Resources>();

  /** Reads the fonts; only those that a text then uses end up in the file. */
  static async load(document: PDFDocument, fonts: FontBytes): Promise<PdfResources> {
    const embed = (bytes: Uint8Array) => document.embedFont(bytes, { subset: true });
    return new PdfResources(document, {
      label: await embed(fonts.label),
      'label-bold': await embed(fonts['label-bold']),
      fallback: await embed(fonts.fallback),
    });
  }

  private constructor(document: PDFDocument, fonts: Readonly<Record<Face, PDFFont>>) {
    this.#document = document;
    this.#fonts = fonts;
    this.#font = document.context.obj({});
    this.#form = document.context.obj({});
    this.#state = document.context.obj({});
    this.dictionary = document.context.register(
      document.context.obj({ Font: this.#font, XObject: this.#form, ExtGState: this.#state }),
    );
  }

  /**
   * The resources as the content of a scene asks for them: symbols by the names that this scene knows. Scenes that
   * share one record of symbols share what was made of it, so that each symbol is worked out once.
   */
  forSymbols(symbols: Scene['symbols']): Resources {
    const known = this.#resources.get(symbols);
    if (known) return known;
    const made = new Map<string, SymbolForm>();
    const resources: Resources = {
      font: (face) => this.#resource(this.#font, 'F', face, () => this.#fonts[face].ref),
      encode: (face, text) => this.#fonts[face].encodeText(text).asString(),
      opacity: (value) =>
        this.#resource(this.#state, 'G', decimal(value), () =>
          this.#document.context.obj({ Type: 'ExtGState', ca: value, CA: value }),
        ),
      transparentGroup: (content, box) => this.#addForm(content, box, { S: 'Transparency', I: true }),
      symbol: (name) => {
        const known = made.get(name);
        if (known) return known;
        const nodes = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
        if (!nodes) throw new Error(`The drawing has no symbol "${name}".`);
        const box = bounds(nodes, symbols) ?? { x: 0, y: 0, width: 0, height: 0 };
        const units = Math.max(box.width, box.height) > SMALL ? LARGE_UNITS : SMALL_UNITS;
        const content = contentStream(nodes, { x: 0, y: 0, scale: units }, symbols, resources);
        const form = this.#addForm(content, enlarged(box, units));
        made.set(name, { form, units });
        return { form, units };
      },
    };
    this.#resources.set(symbols, resources);
    return resources;
  }

  #addForm(content: string, box: Box, group?: Readonly<Record<string, string | boolean>>): string {
    const { context } = this.#document;
    return this.#resource(this.#form, 'X', `${group ? 'group' : 'symbol'} ${content}`, () =>
      context.register(
        context.flateStream(content, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [
            Math.floor(box.x),
            Math.floor(box.y),
            Math.ceil(box.x + box.width),
            Math.ceil(box.y + box.height),
          ],
          Resources: this.dictionary,
          ...(group && { Group: context.obj(group) }),
        }),
      ),
    );
  }

  /** The name under which a dictionary holds what `key` stands for, made on first use. */
  #resource(dictionary: PDFDict, initial: string, key: string, make: () => PDFRef | PDFDict): string {
    const known = this.#names.get(initial + key);
    if (known !== undefined) return known;
    const name = `${initial}${dictionary.keys().length}`;
    dictionary.set(PDFName.of(name), make());
    this.#names.set(initial + key, name);
    return name;
  }
}

/** Symbols up to this size, in their own units, are signs drawn enlarged; larger ones are whole drawings at about their size. */
const SMALL = 60;
const SMALL_UNITS = 1000;
const LARGE_UNITS = 50;

function enlarged({ x, y, width, height }: Box, units: number): Box {
  return { x: x * units, y: y * units, width: width * units, height: height * units };
}
