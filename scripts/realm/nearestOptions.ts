import type { BoardSettings } from '#games/a-new-regime/board/settings.ts';

/**
 * Settings that would give a board, as the options to change: "--states 4 or --size 444x309".
 * Empty if there are none.
 */
export function nearestOptions(wanted: BoardSettings, nearest: readonly BoardSettings[]): string {
  return nearest.map((settings) => changedOptions(wanted, settings).join(' ')).join(' or ');
}

function changedOptions(
  wanted: BoardSettings,
  { regimes, states, shape, spacing, width, height }: BoardSettings,
): string[] {
  const options: string[] = [];
  if (regimes !== wanted.regimes) options.push(`--regimes ${regimes}`);
  if (states !== wanted.states) options.push(`--states ${states}`);
  if (shape !== wanted.shape) options.push(`--shape ${shape}`);
  if (spacing !== wanted.spacing) options.push(`--spacing ${spacing}`);
  if (width !== wanted.width || height !== wanted.height) options.push(`--size ${width}x${height}`);
  return options;
}
