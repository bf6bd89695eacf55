import { LABEL_FONT_DATA } from './labelFontData.ts';
import type { FontKey } from './scene.ts';

/** Where a font's letters reach, as fractions of the font size, all positive, measured from the baseline. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** A face that a printed file embeds: the two that drawings name, and the one that helps out where they lack a letter. */
export type Face = FontKey | 'fallback';

interface FaceData {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly advances: Readonly<Record<string, string>>;
}

const em = 1000;
const faces: Readonly<Record<Face, FaceData>> = LABEL_FONT_DATA;

const advances: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  label: advanceMap(faces.label),
  'label-bold': advanceMap(faces['label-bold']),
  fallback: advanceMap(faces.fallback),
};
const widest = Math.max(...Object.values(advances).flatMap((map) => [...map.values()]));

/**
 * The width of a line of text, in the unit of `size` (millimetres in scenes). The plain sum of the advances: no
 * kerning, no ligatures, in every renderer. A character that no face has counts as the widest of all, so that
 * whatever is decided to fit also fits once drawn.
 */
export function textWidth(text: string, font: FontKey, size: number): number {
  let thousandths = 0;
  for (const character of text.normalize('NFC'))
    thousandths += advances[font].get(character) ?? advances.fallback.get(character) ?? widest;
  return (thousandths * size) / em;
}

/** How far letters reach above and below the baseline, as fractions of the font size. */
export function fontMetrics(font: FontKey): FontMetrics {
  const { ascent, descent, capHeight, xHeight } = faces[font];
  return { ascent: ascent / em, descent: descent / em, capHeight: capHeight / em, xHeight: xHeight / em };
}

/** The face that draws a character in a font, or undefined if none can. */
export function faceOf(character: string, font: FontKey): Face | undefined {
  if (advances[font].has(character)) return font;
  return advances.fallback.has(character) ? 'fallback' : undefined;
}

/** The characters of a text that no face can draw, each once, in order of appearance. */
export function missingCharacters(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => faceOf(character, 'label') === undefined);
}

function advanceMap(face: FaceData): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(face.advances).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width)] as const),
    ),
  );
}
