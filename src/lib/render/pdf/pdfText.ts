import type { FontKey } from '#lib/scene/scene.ts';
import { type Face, faceOf } from '#lib/scene/textMetrics.ts';

/** A stretch of text that one face draws. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Stands where no embedded face has a character: a gap that can be seen, never one that cannot. */
const SUBSTITUTE = '☐';

/** Splits a line into runs of one face each, accents composed, characters without a glyph replaced by a box. */
export function runsOf(text: string, font: FontKey): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const found = faceOf(character, font);
    const [face, shown] = found ? [found, character] : (['fallback', SUBSTITUTE] as const);
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + shown };
    else runs.push({ face, text: shown });
  }
  return runs;
}
