import { counted } from '#lib/core/counted.ts';
import { Key } from '#ui/Key.tsx';
import type { MakerAction } from './makerActions.ts';
import type { CapitalsView, Facts } from './projectMaker.ts';

interface Props {
  readonly capitals: CapitalsView;
  readonly suggested: Facts['suggested'];
  readonly dispatch: (action: MakerAction) => void;
  readonly onGo: (key: number) => void;
}

/** Which capitals stand, how many still fit, and a fair placement to start from. */
export function CapitalsPanel({ capitals, suggested, dispatch, onGo }: Props) {
  const { placed, missing, choices, count } = capitals;
  return (
    <section class="panel" aria-labelledby="panel-capitals">
      <h2 class="kicker" id="panel-capitals">
        Capitals
      </h2>
      {placed.length === 0 ? (
        <p class="needs-scripts">
          None of {count} is placed; {counted(choices, 'state')} can take the first. Choose a state on the
          board.
        </p>
      ) : (
        <>
          <ol class="placed">
            {placed.map(({ key, name }) => (
              <li key={key}>
                <button type="button" class="plain" onClick={() => onGo(key)}>
                  {name}
                </button>{' '}
                <Key
                  class="small"
                  label={`Remove the capital in ${name}`}
                  onPress={() => dispatch({ type: 'removed', key })}
                >
                  Remove
                </Key>
              </li>
            ))}
          </ol>
          <p>
            {missing === 0
              ? `All ${count} capitals stand.`
              : `${missing} more to place; ${counted(choices, 'state')} can take the next.`}
          </p>
        </>
      )}
      {suggested.length > 0 ? (
        <p>A fair placement: {suggested.map(({ name }) => name).join(', ')}.</p>
      ) : (
        <p>No placement of {count} capitals is legal on this board.</p>
      )}
      <p class="keys-row needs-scripts">
        <Key
          off={suggested.length === 0}
          onPress={() => dispatch({ type: 'placedAll', keys: suggested.map(({ key }) => key) })}
        >
          Place these
        </Key>
        <Key off={placed.length === 0} onPress={() => dispatch({ type: 'placedAll', keys: [] })}>
          Remove all
        </Key>
      </p>
    </section>
  );
}
