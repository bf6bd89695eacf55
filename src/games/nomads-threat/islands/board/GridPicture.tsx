import type { Tile } from '../../rules/grid.ts';
import { tileName } from '../../rules/tileName.ts';
import type { TileSign } from '../../vocabulary.ts';
import { boardWords } from './boardWords.ts';
import { Tent } from './Tent.tsx';

interface Props {
  /** A sign for each tile, rows from the top: see `Position`. */
  readonly cells: string;
  readonly size: number;
  /** Said before the words for the board. */
  readonly label?: string | undefined;
  /** Tiles on which a tent has just come to stand. */
  readonly made?: readonly Tile[];
  /** The tile that a tent has just left. */
  readonly left?: Tile | undefined;
  /** The line that is looked along. */
  readonly line?: readonly [from: Tile, to: Tile] | undefined;
  /** Whether each empty tile shows its name. */
  readonly names?: boolean;
}

/** Edge of a tile, and the margin for the names of columns and rows, in the units of the drawing. */
const TILE = 48;
const MARGIN = 20;

/** A board as a picture, with the names of columns and rows beside it. */
export function GridPicture({ cells, size, label, made = [], left, line, names = false }: Props) {
  const edge = size * TILE;
  const at = (tile: Tile): readonly [number, number] => [
    (tile % size) * TILE,
    Math.floor(tile / size) * TILE,
  ];
  const middle = (tile: Tile): string =>
    at(tile)
      .map((corner) => corner + TILE / 2)
      .join(' ');
  const places = Array.from({ length: size }, (_, index) => index);
  return (
    <svg
      class="tent-grid"
      viewBox={`${-MARGIN} 0 ${edge + MARGIN + 1} ${edge + MARGIN}`}
      role="img"
      aria-label={`${label ? `${label}. ` : ''}${boardWords(cells, size)}`}
    >
      <rect class="ground" x="0" y="0" width={edge} height={edge} />
      {made.map((tile) => (
        <rect key={tile} class="made" x={at(tile)[0]} y={at(tile)[1]} width={TILE} height={TILE} />
      ))}
      {left !== undefined && (
        <rect class="left-tile" x={at(left)[0]} y={at(left)[1]} width={TILE} height={TILE} />
      )}
      <path
        class="tile-lines"
        d={places
          .slice(1)
          .map((index) => `M${index * TILE} 0V${edge}M0 ${index * TILE}H${edge}`)
          .join('')}
      />
      <rect class="frame" x="0" y="0" width={edge} height={edge} />
      {line && <path class="looked-along" d={`M${middle(line[0])} L${middle(line[1])}`} />}
      {places.map((index) => (
        <g key={index} class="tile-names">
          <text x={index * TILE + TILE / 2} y={edge + 15} text-anchor="middle">
            {tileName(index, size).charAt(0)}
          </text>
          <text x="-7" y={index * TILE + TILE / 2 + 5} text-anchor="end">
            {size - index}
          </text>
        </g>
      ))}
      {[...cells].map((sign, tile) =>
        sign === '.' ? (
          names && (
            <text
              key={tile}
              class="tile-name"
              x={at(tile)[0] + TILE / 2}
              y={at(tile)[1] + TILE / 2 + 5}
              text-anchor="middle"
            >
              {tileName(tile, size)}
            </text>
          )
        ) : (
          <g key={`${tile}${sign}`} transform={`translate(${at(tile).join(' ')})`}>
            <Tent sign={sign as Exclude<TileSign, '.'>} />
          </g>
        ),
      )}
    </svg>
  );
}
