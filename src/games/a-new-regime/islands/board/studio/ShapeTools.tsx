import { useState } from 'preact/hooks';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { Key } from '#ui/Key.tsx';
import type { MakerAction } from '../makerActions.ts';
import { LockKey } from './LockKey.tsx';
import type { StateView } from './projectState.ts';
import { StateChoice } from './StateChoice.tsx';

/** A cut that is being thought about: shown on the map before it is made. */
export interface Cut {
  readonly key: number;
  readonly angle: number;
}

interface Props {
  readonly view: StateView;
  readonly edit: (...edits: readonly BoardEdit[]) => void;
  readonly dispatch: (action: MakerAction) => void;
  readonly onMove: () => void;
  readonly onCut: (cut: Cut | undefined) => void;
}

/**
 * Half of the directions that a state can be cut in, by their angle: the other half are the same lines. Each names the
 * part to the left of the cut, which becomes a state of its own.
 */
const NEW_PARTS = [
  'north',
  'north-northwest',
  'northwest',
  'west-northwest',
  'west',
  'west-southwest',
  'southwest',
  'south-southwest',
] as const;

/** A sixteenth of a turn. */
const ANGLE = Math.PI / 8;

/** What changes the map: moving, cutting, merging, water, sea routes. */
export function ShapeTools({ view, edit, dispatch, onMove, onCut }: Props) {
  const { key, name, land, straits, others, locked } = view;
  const [target, setTarget] = useState<number>();
  const wanted = others.some((other) => other.key === target) ? target : others[0]?.key;
  const point = (other: number | undefined) => dispatch({ type: 'hovered', key: other });
  return (
    <>
      <div class="part">
        <h3>Shape</h3>
        <p class="keys-row">
          <Key off={locked.all} onPress={onMove}>
            Move
          </Key>
          <Key off={locked.all} onPress={() => edit({ type: 'flood', key })}>
            Turn to water
          </Key>
          <LockKey
            label={`Lock all of ${name}`}
            on={locked.all}
            onChange={(on) => edit({ type: 'lock', key, what: 'all', on })}
          />
        </p>
        <p class="fine">To move it, drag the handle in its middle, or press Move and use the arrow keys.</p>
      </div>
      <div class="part" role="group" aria-label={`Split ${name}`}>
        <h3>Split</h3>
        <p class="keys-row cuts">
          {NEW_PARTS.map((part, angle) => (
            <button
              key={angle}
              type="button"
              aria-label={`The ${part} becomes a state`}
              aria-disabled={locked.all ? true : undefined}
              onPointerEnter={() => onCut({ key, angle })}
              onPointerLeave={() => onCut(undefined)}
              onFocus={() => onCut({ key, angle })}
              onBlur={() => onCut(undefined)}
              onClick={() => {
                onCut(undefined);
                if (!locked.all) edit({ type: 'split', key, angle });
              }}
            >
              <CutMark angle={angle} />
            </button>
          ))}
        </p>
      </div>
      {land.length > 0 && (
        <div class="part" role="group" aria-label={`${name} takes in a neighbour`}>
          <h3>Merge with</h3>
          <p class="keys-row">
            {land.map((other) => (
              <button
                key={other.key}
                type="button"
                class="small"
                onPointerEnter={() => point(other.key)}
                onPointerLeave={() => point(undefined)}
                onClick={() => edit({ type: 'merge', keep: key, gone: other.key })}
              >
                {other.name}
              </button>
            ))}
          </p>
        </div>
      )}
      <div class="part" role="group" aria-label={`Sea routes of ${name}`}>
        <h3>Sea routes</h3>
        {straits.length > 0 && (
          <ul role="list" class="routes">
            {straits.map((other) => (
              <li key={other.key}>
                to {other.name}{' '}
                <Key
                  class="small"
                  label={`Remove the sea route to ${other.name}`}
                  onPress={() => edit({ type: 'noStrait', ...ordered(key, other.key) })}
                >
                  Remove
                </Key>
              </li>
            ))}
          </ul>
        )}
        {wanted !== undefined && (
          <p class="keys-row">
            <StateChoice
              label="A new one to"
              states={others}
              chosen={wanted}
              onChoose={setTarget}
              point={point}
            />
            <Key onPress={() => edit({ type: 'strait', ...ordered(key, wanted) })}>Add</Key>
          </p>
        )}
      </div>
    </>
  );
}

const ordered = (a: number, b: number) => ({ a: Math.min(a, b), b: Math.max(a, b) });

/** A round state, the line of the cut, and the part that becomes a new one. */
function CutMark({ angle }: { readonly angle: number }) {
  const [x, y] = [8 * Math.cos(angle * ANGLE), -8 * Math.sin(angle * ANGLE)].map(
    (value) => Math.round(value * 100) / 100,
  ) as [number, number];
  return (
    <svg class="cut" viewBox="-11 -11 22 22" width="24" height="24" aria-hidden="true">
      <circle r="8" />
      <path class="new" d={`M${x} ${y}A8 8 0 0 0 ${-x} ${-y}Z`} />
      <path class="line" d={`M${x * 1.25} ${y * 1.25}L${-x * 1.25} ${-y * 1.25}`} />
    </svg>
  );
}
