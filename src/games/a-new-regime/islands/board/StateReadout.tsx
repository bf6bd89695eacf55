import { counted } from '#lib/core/counted.ts';
import { ActionDie } from '#ui/ActionDie.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Key } from '#ui/Key.tsx';
import { UprisingDie } from '#ui/UprisingDie.tsx';
import { AffiliationMark } from '../AffiliationMark.tsx';
import type { MakerAction } from './makerActions.ts';
import type { CapitalsView, Readout } from './projectMaker.ts';

interface Props {
  readonly readout: Readout | undefined;
  readonly capitals: CapitalsView;
  readonly dispatch: (action: MakerAction) => void;
  /** Moves the focus to a state on the board. */
  readonly onGo: (key: number) => void;
}

/** The line above the board: all there is to know of the state that is pointed at. */
export function StateReadout({ readout, capitals, dispatch, onGo }: Props) {
  return (
    <section class="readout needs-scripts" aria-label="The state pointed at">
      {readout ? (
        <State readout={readout} capitals={capitals} dispatch={dispatch} onGo={onGo} />
      ) : (
        <p class="hint">
          <span class="by-pointing">
            Point at a state, or step through them with the arrow keys, to see its people, its dice and its
            neighbours. Click it, tap it or press Enter to change it.
          </span>
          <span class="by-touch">
            Tap a state to see its people, its dice and its neighbours, and to change it.
          </span>
        </p>
      )}
    </section>
  );
}

function State({ readout, capitals, dispatch, onGo }: Props & { readonly readout: Readout }) {
  const { key, id, name, affiliation, population, rolls, neighbours, verdict, verdictText } = readout;
  return (
    <>
      <div class="who">
        <AffiliationMark affiliation={affiliation} />
        <h2>
          <span class="number">{id}</span> {name}
        </h2>
        <p class="what">
          {affiliation},{' '}
          {population === 0 ? 'nobody' : <Figures count={population} label={counted(population, 'figure')} />}
        </p>
      </div>
      <p class="dice">
        <UprisingDie value={rolls.uprising} size={30} />
        <ActionDie {...rolls.action} size={30} />
      </p>
      <p class="neighbours">
        Borders on{' '}
        {neighbours.map((other, index) => (
          <span key={other.key}>
            {index > 0 && ', '}
            <button type="button" class="plain" onClick={() => onGo(other.key)}>
              {other.name}
            </button>
            {other.strait && ' (strait)'}
          </span>
        ))}
      </p>
      <div class="capital">
        <p>{verdictText}</p>
        {verdict.kind === 'placed' ? (
          <Key onPress={() => dispatch({ type: 'removed', key })}>Remove the capital</Key>
        ) : (
          <Key off={verdict.kind !== 'allowed'} onPress={() => dispatch({ type: 'placed', key })}>
            Place a capital here
          </Key>
        )}
        <p class="count">
          {capitals.placed.length} of {capitals.count}
        </p>
      </div>
    </>
  );
}
