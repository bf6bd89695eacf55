import { useRef, useState } from 'preact/hooks';
import type { Tile } from '../../rules/grid.ts';
import { TentPicture } from './TentPicture.tsx';
import type { PlayView, TileView } from './projectPlay.ts';

interface Props {
  readonly view: PlayView;
  readonly onPress: (tile: Tile, sure: boolean) => void;
  readonly onPoint: (tile: Tile | undefined) => void;
  readonly onCancel: () => void;
}

const LETTERS = 'abcdefg';

/** The board: a grid of keys, one of them reachable by Tab, the others by the arrow keys. */
export function Grid({ view, onPress, onPoint, onCancel }: Props) {
  const { size } = view.position.settings;
  const [reach, setReach] = useState(Math.floor((size * size) / 2));
  const current = Math.min(reach, size * size - 1);
  const grid = useRef<HTMLDivElement>(null);
  /** A press with a finger has shown nothing before; one with mouse or keys has. */
  const touched = useRef(false);

  const go = (tile: Tile) => {
    setReach(tile);
    grid.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    const to = stepFrom(current, event.key, size);
    if (event.key === 'Escape') onCancel();
    else if (to === undefined) return;
    else go(to);
    event.preventDefault();
  };

  return (
    <div class={`tents-board size-${size}`}>
      <div class="letters" aria-hidden="true">
        {Array.from({ length: size }, (_, column) => (
          <span key={column}>{LETTERS[column]}</span>
        ))}
      </div>
      <div class="numbers" aria-hidden="true">
        {Array.from({ length: size }, (_, row) => (
          <span key={row}>{size - row}</span>
        ))}
      </div>
      <div
        class="tiles"
        role="grid"
        aria-label={`Board of ${size} by ${size} tiles`}
        ref={grid}
        onKeyDown={pressed}
        onPointerLeave={() => onPoint(undefined)}
        onFocusOut={(event) => {
          if (!grid.current?.contains(event.relatedTarget as Element | null)) onPoint(undefined);
        }}
      >
        {Array.from({ length: size }, (_, row) => (
          <div class="row" role="row" key={row}>
            {view.tiles.slice(row * size, (row + 1) * size).map((tile) => (
              <div role="gridcell" key={tile.tile}>
                <button
                  type="button"
                  class={classOf(tile)}
                  data-tile={tile.tile}
                  data-name={tile.name}
                  aria-label={tile.label}
                  aria-pressed={tile.picked ? true : undefined}
                  tabIndex={tile.tile === current ? 0 : -1}
                  onPointerDown={(event) => (touched.current = event.pointerType !== 'mouse')}
                  onPointerEnter={(event) => {
                    if (event.pointerType === 'mouse') onPoint(tile.tile);
                  }}
                  onFocus={() => {
                    setReach(tile.tile);
                    if (!touched.current) onPoint(tile.tile);
                  }}
                  onClick={() => {
                    onPress(tile.tile, !touched.current);
                    touched.current = false;
                  }}
                >
                  <TileContent tile={tile} />
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function TileContent({ tile }: { readonly tile: TileView }) {
  return (
    <>
      {tile.side && <TentPicture side={tile.side} chief={tile.chief} />}
      {tile.ghost && <TentPicture side={tile.ghost.side} chief={tile.ghost.chief} ghost />}
      {tile.gain !== undefined && !tile.ghost && (
        <span class="gain" aria-hidden="true">
          {tile.gain > 0 ? `+${tile.gain}` : '·'}
        </span>
      )}
    </>
  );
}

function classOf(tile: TileView): string {
  const names = ['tile'];
  if (tile.gain !== undefined) names.push('open');
  if (tile.picked) names.push('picked');
  if (tile.last) names.push(`last-${tile.last}`);
  if (tile.clears) names.push('clears');
  return names.join(' ');
}

/** Where an arrow key, Home or End leads on a grid; undefined for other keys and at its edges. */
export function stepFrom(tile: Tile, key: string, size: number): Tile | undefined {
  const column = tile % size;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? tile - 1 : undefined;
    case 'ArrowRight':
      return column < size - 1 ? tile + 1 : undefined;
    case 'ArrowUp':
      return tile >= size ? tile - size : undefined;
    case 'ArrowDown':
      return tile < size * (size - 1) ? tile + size : undefined;
    case 'Home':
      return tile - column;
    case 'End':
      return tile - column + size - 1;
    default:
      return undefined;
  }
}
