import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { Key } from '#ui/Key.tsx';
import type { BoardLook, PaperName } from '../../board/settings.ts';
import { AffiliationMark } from '../AffiliationMark.tsx';
import type { MakerAction } from './makerActions.ts';
import type { Facts } from './projectMaker.ts';
import { counted, LABEL_OF } from './sentences.ts';

interface Props {
  readonly facts: Facts;
  readonly labels: LabelReport;
  readonly look: BoardLook;
  readonly dispatch: (action: MakerAction) => void;
}

/** The board in figures. */
export function FactsPanel({ facts, labels, look, dispatch }: Props) {
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
      <LabelNote labels={labels} look={look} dispatch={dispatch} />
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

/** The next larger paper of the same family. */
const LARGER: Readonly<Partial<Record<PaperName, PaperName>>> = { a4: 'a3', letter: 'tabloid' };

function LabelNote({ labels, look, dispatch }: Pick<Props, 'labels' | 'look' | 'dispatch'>) {
  if (labels.fits) return null;
  const larger = LARGER[look.paper];
  const unfit =
    labels.key.length > 0 ? counted(labels.key.length, 'name') : counted(labels.bare.length, 'state');
  return (
    <div class="note" role="note">
      <p>
        {labels.key.length > 0
          ? `${unfit} ${labels.key.length === 1 ? 'does' : 'do'} not fit on ${LABEL_OF.paper[look.paper]}; numbers stand there instead.`
          : `${unfit} ${labels.bare.length === 1 ? 'is' : 'are'} too small on ${LABEL_OF.paper[look.paper]} for badge and figures.`}
      </p>
      {larger !== undefined ? (
        <Key onPress={() => dispatch({ type: 'look', change: { paper: larger } })}>
          Use {LABEL_OF.paper[larger]}
        </Key>
      ) : (
        look.labels === 'names' && (
          <Key onPress={() => dispatch({ type: 'look', change: { labels: 'numbers' } })}>Show numbers</Key>
        )
      )}
    </div>
  );
}
