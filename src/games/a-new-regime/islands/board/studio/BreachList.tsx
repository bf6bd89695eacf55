import { useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import type { MakerAction } from '../makerActions.ts';
import { BreachSign } from './BreachSign.tsx';
import type { BreachView } from './projectBreaches.ts';

interface Props {
  readonly breaches: readonly BreachView[];
  readonly dispatch: (action: MakerAction) => void;
  /** Moves the focus to a state on the board. */
  readonly onGo: (key: number) => void;
}

/** So many are listed and marked at first: a whole world has hundreds. */
export const FIRST_BREACHES = 6;

/** Promises that the board breaks, by the numbers of their marks on it, each with what would mend it. */
export function BreachList({ breaches, dispatch, onGo }: Props) {
  const [all, setAll] = useState(false);
  if (breaches.length === 0) return null;
  const shown = all ? breaches : breaches.slice(0, FIRST_BREACHES);
  const rest = breaches.length - shown.length;
  return (
    <section class="breaches" aria-labelledby="breaches">
      <h2 class="kicker" id="breaches">
        {breaches.length === 1
          ? 'One thing is not as promised'
          : `${breaches.length} things are not as promised`}
      </h2>
      <ol role="list">
        {shown.map(({ breach }, index) => (
          <li key={`${breach.code} ${breach.keys.join()}`} data-breach={String(index + 1)} tabIndex={-1}>
            <svg viewBox="-10 -10 20 20" width="26" height="26" role="img" aria-label={`Mark ${index + 1}`}>
              <BreachSign number={index + 1} />
            </svg>
            <p>
              {breach.keys.length > 0 ? (
                <button type="button" class="plain" onClick={() => onGo(breach.keys[0]!)}>
                  {breach.message}
                </button>
              ) : (
                breach.message
              )}
            </p>
            {breach.repairs.length > 0 && (
              <p class="keys-row">
                {breach.repairs.map(({ label, edits }) => (
                  <Key key={label} class="small" onPress={() => dispatch({ type: 'edited', edits })}>
                    {label}
                  </Key>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
      {(rest > 0 || all) && breaches.length > FIRST_BREACHES && (
        <Key onPress={() => setAll(!all)}>{all ? 'Show the first only' : `Show ${rest} more`}</Key>
      )}
    </section>
  );
}
