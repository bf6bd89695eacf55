import type { Board } from '../board.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Node } from '#lib/scene/scene.ts';
import { ringsPath } from './paths.ts';
import { drawPattern } from './patterns.ts';
import type { BoardTheme, Palette } from './theme.ts';

/**
 * One path for each state, which pages find by its class and `data-id`. `lands` are all rings of each state in the
 * drawing's axes; holes run the other way round, so that both ways of filling a path leave them open.
 */
export function drawStates(
  { states }: Board,
  lands: readonly (readonly (readonly Point[])[])[],
  theme: BoardTheme,
  palette: Palette,
): Node[] {
  return states.map(({ id, kind, name, population }, i) => ({
    type: 'path',
    d: ringsPath(lands[i]!),
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
  lands: readonly (readonly (readonly Point[])[])[],
  theme: BoardTheme,
  palette: Palette,
  pen: number,
): Node[] {
  return Object.entries(theme.kinds).flatMap(([kind, look]) => {
    const own = lands.filter((_, i) => states[i]!.kind === kind).flat();
    return own.length === 0 ? [] : [drawPattern(own, look, palette.kinds[kind]!, pen, palette.sparseness)];
  });
}
