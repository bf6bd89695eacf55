import type { Board } from '../board.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Node } from '#lib/scene/scene.ts';
import { ringsPath } from './paths.ts';
import { drawPattern } from './patterns.ts';
import type { BoardTheme, Palette } from './theme.ts';

/** One path for each state, which pages find by its class and `data-id`. `rings` are in the drawing's axes. */
export function drawStates(
  { states }: Board,
  rings: readonly (readonly Point[])[],
  theme: BoardTheme,
  palette: Palette,
): Node[] {
  return states.map(({ id, kind, name, population }, i) => ({
    type: 'path',
    d: ringsPath([rings[i]!]),
    fill: palette.kinds[kind]!.tint,
    hook: {
      class: 'state',
      data: { id: String(id), kind },
      label: `${name}, ${theme.kinds[kind]!.name}, population ${population}`,
    },
  }));
}

/** The patterns of all kinds that occur. */
export function drawPatterns(
  { states }: Board,
  rings: readonly (readonly Point[])[],
  theme: BoardTheme,
  palette: Palette,
  pen: number,
): Node[] {
  return Object.entries(theme.kinds).flatMap(([kind, look]) => {
    const own = rings.filter((_, i) => states[i]!.kind === kind);
    return own.length === 0 ? [] : [drawPattern(own, look, palette.kinds[kind]!, pen, palette.sparseness)];
  });
}
