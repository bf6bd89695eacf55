import { PDFName, type PDFDict, type PDFDocument, type PDFFont, type PDFRef } from '@cantoo/pdf-lib';
import { bounds, type Box } from '#lib/scene/bounds.ts';
import { decimal } from '#lib/scene/decimal.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import type { Face } from '#lib/scene/textMetrics.ts';
import { contentStream, type Resources, SYMBOL_UNITS } from './contentStream.ts';

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

  /** The resources as the content of one scene asks for them: symbols by the names that this scene knows. */
  forScene(scene: Scene): Resources {
    const symbolNames = new Map<string, string>();
    const resources: Resources = {
      font: (face) => this.#resource(this.#font, 'F', face, () => this.#fonts[face].ref),
      encode: (face, text) => this.#fonts[face].encodeText(text).asString(),
      opacity: (value) =>
        this.#resource(this.#state, 'G', decimal(value), () =>
          this.#document.context.obj({ Type: 'ExtGState', ca: value, CA: value }),
        ),
      transparentGroup: (content, box) => this.#addForm(content, box, { S: 'Transparency', I: true }),
      symbol: (name) => {
        const known = symbolNames.get(name);
        if (known !== undefined) return known;
        const nodes = Object.hasOwn(scene.symbols, name) ? scene.symbols[name] : undefined;
        if (!nodes) throw new Error(`The drawing has no symbol "${name}".`);
        const content = contentStream(nodes, { x: 0, y: 0, scale: SYMBOL_UNITS }, scene.symbols, resources);
        const form = this.#addForm(content, symbolBox(nodes, scene));
        symbolNames.set(name, form);
        return form;
      },
    };
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

/** The box of a symbol in the units of its stream; a symbol without ink still needs one. */
function symbolBox(nodes: readonly Node[], scene: Scene): Box {
  const { x, y, width, height } = bounds(nodes, scene.symbols) ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: x * SYMBOL_UNITS,
    y: y * SYMBOL_UNITS,
    width: width * SYMBOL_UNITS,
    height: height * SYMBOL_UNITS,
  };
}
