import type { Tile } from '../../rules/grid.ts';
import { tileName } from '../../rules/tileName.ts';
import { resultOf } from '../../findings/solved.ts';
import { signed } from '../../findings/words.ts';

interface Props {
  readonly size: number;
  /** For each tile the margin of the first player who begins there; undefined where it is not known. */
  readonly margins: readonly (number | undefined)[];
  readonly label: string;
}

const TILE = 48;
const MARGIN = 20;

/** A board with what it is worth to begin on each tile: a number, a tint, and a pattern that needs no colour. */
export function MarginPicture({ size, margins, label }: Props) {
  const edge = size * TILE;
  const x = (tile: Tile): number => (tile % size) * TILE;
  const y = (tile: Tile): number => Math.floor(tile / size) * TILE;
  const told = margins.map(
    (margin, tile) => `${tileName(tile, size)} ${margin === undefined ? 'not known' : signed(margin)}`,
  );
  return (
    <svg
      class="tent-grid margins"
      viewBox={`${-MARGIN} 0 ${edge + MARGIN + 1} ${edge + MARGIN}`}
      role="img"
      aria-label={`${label}: ${told.join(', ')}.`}
    >
      {margins.map((margin, tile) => (
        <g key={tile} class={margin === undefined ? 'unknown' : resultOf(margin)}>
          <rect class="value-tile" x={x(tile)} y={y(tile)} width={TILE} height={TILE} />
          {margin !== undefined && margin < 0 && (
            <path class="value-hatch" d={`M${x(tile)} ${y(tile) + TILE}l${TILE} ${-TILE}`} />
          )}
          {margin !== undefined && margin > 0 && (
            <rect class="value-ring" x={x(tile) + 3} y={y(tile) + 3} width={TILE - 6} height={TILE - 6} />
          )}
          <text class="value" x={x(tile) + TILE / 2} y={y(tile) + TILE / 2 + 7} text-anchor="middle">
            {margin === undefined ? '?' : signed(margin)}
          </text>
        </g>
      ))}
      <rect class="frame" x="0" y="0" width={edge} height={edge} />
      {Array.from({ length: size }, (_, index) => (
        <g key={index}>
          <text x={index * TILE + TILE / 2} y={edge + 15} text-anchor="middle">
            {tileName(index, size).charAt(0)}
          </text>
          <text x="-7" y={index * TILE + TILE / 2 + 5} text-anchor="end">
            {size - index}
          </text>
        </g>
      ))}
    </svg>
  );
}
