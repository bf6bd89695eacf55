import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Lockable } from '#lib/board/edit/draft.ts';
import type { BoardEdit, RollPart } from '#lib/board/edit/edits.ts';
import { counted } from '#lib/core/counted.ts';
import { ActionDie } from '#ui/ActionDie.tsx';
import { Key } from '#ui/Key.tsx';
import { TextField } from '#ui/TextField.tsx';
import { UprisingDie } from '#ui/UprisingDie.tsx';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES } from '../../../rules/dice.ts';
import { affiliationFromRoll, populationFromRoll } from '../../../rules/setup.ts';
import { AffiliationMark } from '../../AffiliationMark.tsx';
import type { MakerAction } from '../makerActions.ts';
import type { Draft } from '../makerState.ts';
import { CapitalTools } from './CapitalTools.tsx';
import { DieFaces } from './DieFaces.tsx';
import { LockKey } from './LockKey.tsx';
import { freshSalt } from './freshSalt.ts';
import type { StateView } from './projectState.ts';
import { ShapeTools, type Cut } from './ShapeTools.tsx';
import { useInSight } from './useInSight.ts';

interface Props {
  readonly view: StateView;
  /** What is typed as its name, where that is not taken yet. */
  readonly typed: Draft | undefined;
  /** Set where the state was opened by a key: then the panel takes the focus, once. */
  readonly called: { current: boolean };
  readonly dispatch: (action: MakerAction) => void;
  /** Moves the focus to the state on the board. */
  readonly onGo: (key: number) => void;
  readonly onMove: () => void;
  readonly onCut: (cut: Cut | undefined) => void;
}

/** Everything that can be changed about one state. */
export function StatePanel({ view, typed, called, dispatch, onGo, onMove, onCut }: Props) {
  const root = useRef<HTMLElement>(null);
  // At once: a little later the reader may have gone on, and would be fetched back.
  useLayoutEffect(() => {
    if (called.current) root.current?.focus();
    called.current = false;
  });
  // The key that was pressed may be gone by what it did: the focus stays in the panel, where Escape closes it.
  useKeptFocus(root, () => root.current?.focus());
  const { key, id, name, affiliation } = view;
  useInSight(root, key);
  const edit = (...edits: readonly BoardEdit[]) => dispatch({ type: 'edited', edits });
  const close = () => {
    dispatch({ type: 'closed' });
    onGo(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <section class="state-panel" aria-label={`Change ${name}`} tabIndex={-1} ref={root} onKeyDown={onKeyDown}>
      <div class="who">
        <AffiliationMark affiliation={affiliation} />
        <h2>
          {id !== undefined && <span class="number">{id}</span>} {name}
        </h2>
        <Key class="small" onPress={close}>
          Close
        </Key>
      </div>
      {id === undefined ? (
        <div class="part">
          <p>This state is under water. Raised again, it is as it was.</p>
          <Key class="strong" onPress={() => edit({ type: 'raise', key })}>
            Raise it again
          </Key>
        </div>
      ) : (
        <>
          <Rolls view={view} typed={typed} dispatch={dispatch} edit={edit} />
          {view.capital && <CapitalTools view={view} capital={view.capital} dispatch={dispatch} />}
          <ShapeTools view={view} edit={edit} dispatch={dispatch} onMove={onMove} onCut={onCut} />
        </>
      )}
    </section>
  );
}

type Edit = (...edits: readonly BoardEdit[]) => void;

function Rolls({
  view,
  typed,
  dispatch,
  edit,
}: Pick<Props, 'view' | 'typed' | 'dispatch'> & { readonly edit: Edit }) {
  const { key, name, affiliation, population, faces, locked } = view;
  const reroll = (what: RollPart) => edit({ type: 'reroll', key, what, salt: freshSalt() });
  const lock = (what: Lockable, label: string) => (
    <LockKey
      label={`Lock ${label} of ${name}`}
      on={locked[what]}
      onChange={(on) => edit({ type: 'lock', key, what, on })}
    />
  );
  return (
    <>
      <div class="part name">
        <TextField
          label="Name"
          value={typed?.text ?? name}
          problem={typed?.problem}
          onInput={(text) => dispatch({ type: 'typed', field: 'name', text })}
          onLeave={() => dispatch({ type: 'left', field: 'name' })}
        />
        {lock('name', 'the name')}
      </div>
      <div class="part">
        <DieFaces
          legend={`Affiliation: ${affiliation}`}
          value={faces.kind}
          faces={UPRISING_DIE_FACES.map((face) => ({
            label: `${face}: ${affiliationFromRoll(face)}`,
            die: <UprisingDie value={face} size={26} />,
          }))}
          off={locked.kind || locked.all}
          onChange={(face) => edit({ type: 'kind', key, face })}
        />
        <p class="keys-row">
          <Key class="small" off={locked.kind || locked.all} onPress={() => reroll('kind')}>
            Roll again
          </Key>
          {lock('kind', 'the affiliation')}
        </p>
      </div>
      <div class="part">
        <DieFaces
          legend={`People: ${population === 0 ? 'nobody' : counted(population, 'figure')}`}
          value={faces.population}
          faces={ACTION_DIE_FACES.map((face) => ({
            label: `${face.shaded ? 'Shaded' : 'Unshaded'} ${face.value}: ${counted(populationFromRoll(face), 'figure')}`,
            die: <ActionDie {...face} size={26} />,
          }))}
          off={locked.population || locked.all}
          onChange={(face) => edit({ type: 'population', key, face })}
        />
        <p class="keys-row">
          <Key class="small" off={locked.population || locked.all} onPress={() => reroll('population')}>
            Roll again
          </Key>
          {lock('population', 'the people')}
        </p>
      </div>
    </>
  );
}
