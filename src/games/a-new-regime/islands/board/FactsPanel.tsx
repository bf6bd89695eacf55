import { Key } from '#ui/Key.tsx';
import { AffiliationMark } from '../AffiliationMark.tsx';
import type { LabelNote } from './labelNote.ts';
import type { MakerAction } from './makerActions.ts';
import type { Facts } from './projectMaker.ts';
import { LABEL_OF } from './sentences.ts';

interface Props {
  readonly facts: Facts;
  readonly note: LabelNote | undefined;
  readonly dispatch: (action: MakerAction) => void;
}

/** The board in figures. */
export function FactsPanel({ facts, note, dispatch }: Props) {
  return (
    <section class="panel" aria-labelledby="panel-facts">
      <h2 class="kicker" id="panel-facts">
        This board
      </h2>
      <dl class="facts">
        <Fact name="Legal placements of all capitals">{facts.placements}</Fact>
        <Fact name="States in one of them">{facts.possibleShare} %</Fact>
        <Fact name="States">{facts.states}</Fact>
        <Fact name="Borders">{facts.borders}</Fact>
        <Fact name="Straits">{facts.straits}</Fact>
        <Fact name="People">{facts.population}</Fact>
      </dl>
      <ul class="affiliations" role="list">
        {facts.affiliations.map(({ affiliation, count }) => (
          <li key={affiliation}>
            <AffiliationMark affiliation={affiliation} /> <b>{count}</b> {affiliation}
          </li>
        ))}
      </ul>
      {note && <Note note={note} dispatch={dispatch} />}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Note({ note, dispatch }: { readonly note: LabelNote; readonly dispatch: Props['dispatch'] }) {
  const { text, paper, numbers } = note;
  return (
    <div class="note" role="note">
      <p>{text}</p>
      {paper !== undefined && (
        <Key class="needs-scripts" onPress={() => dispatch({ type: 'look', change: { paper } })}>
          Use {LABEL_OF.paper[paper]}
        </Key>
      )}
      {numbers && (
        <Key class="needs-scripts" onPress={() => dispatch({ type: 'look', change: { labels: 'numbers' } })}>
          Show numbers
        </Key>
      )}
    </div>
  );
}
