import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { TextField } from '#ui/TextField.tsx';
import { DEFAULT_SETTINGS, LAND_SHAPES, RANGES, SPACINGS } from '../../board/settings.ts';
import { SETUP_RULINGS } from '../../rulings/setup.ts';
import { drawSeed } from './drawSeed.ts';
import type { MakerAction } from './makerActions.ts';
import type { MakerView } from './projectMaker.ts';
import { LABEL_OF } from './sentences.ts';

interface Props {
  readonly view: MakerView;
  readonly dispatch: (action: MakerAction) => void;
  /** Address of the manual's page that has the ruling. */
  readonly rulingAddress: string;
}

const SPACING_RULING = SETUP_RULINGS.find(({ id }) => id === 'capital-spacing')!;

/** What decides the board: seed, counts, land, ruling, size. */
export function MapControls({ view, dispatch, rulingAddress }: Props) {
  const { settings, fields } = view;
  const roll = () => dispatch({ type: 'rolled', seed: drawSeed() });
  return (
    <section class="controls-map" aria-labelledby="controls-map">
      <h2 class="kicker" id="controls-map">
        The map
      </h2>
      {view.opened && <OpenedBoard opened={view.opened} onLeave={roll} />}
      {!view.opened && (
        <div class="seed-row">
          <TextField
            label="Seed"
            value={fields.seed.text}
            problem={fields.seed.problem}
            onInput={(text) => dispatch({ type: 'typed', field: 'seed', text })}
            onLeave={() => dispatch({ type: 'left', field: 'seed' })}
          />
          <Key class="strong" onPress={roll}>
            New seed
          </Key>
        </div>
      )}
      <Choices
        legend="Regimes"
        options={numbers(RANGES.regimes)}
        value={settings.regimes}
        onChange={(regimes) => dispatch({ type: 'settings', change: { regimes } })}
      />
      {!view.opened && (
        <>
          <Stepper
            label="States a regime"
            {...RANGES.states}
            value={settings.states}
            onChange={(states) => dispatch({ type: 'settings', change: { states } })}
          />
          <Choices
            legend="Land"
            columns={2}
            options={LAND_SHAPES.map((value) => ({ value, label: LABEL_OF.shape[value] }))}
            value={settings.shape}
            onChange={(shape) => dispatch({ type: 'settings', change: { shape } })}
          />
        </>
      )}
      <Choices
        legend="Capitals apart"
        options={SPACINGS.map((value) => ({ value, label: LABEL_OF.spacing[value] }))}
        value={settings.spacing}
        onChange={(spacing) => dispatch({ type: 'settings', change: { spacing } })}
      />
      <p class="explained">
        {SPACING_RULING.options.find(({ id }) => id === settings.spacing)?.meaning}{' '}
        <a href={rulingAddress}>Why</a>
      </p>
      {!view.opened && <SizeControls view={view} dispatch={dispatch} />}
    </section>
  );
}

/** Of a board from a file or a map only its rules can be set; the way back to drawn boards is a key. */
function OpenedBoard({
  opened,
  onLeave,
}: {
  readonly opened: NonNullable<MakerView['opened']>;
  readonly onLeave: () => void;
}) {
  return (
    <div class="opened-board">
      <p>
        <strong>{opened.title}</strong>
        {opened.credit !== undefined && <span class="credit"> {opened.credit}</span>}
      </p>
      <p class="fine">Opened here; this browser keeps it until you leave it. Undo brings it back.</p>
      <Key onPress={onLeave}>Draw a new board</Key>
    </div>
  );
}

function SizeControls({ view, dispatch }: Pick<Props, 'view' | 'dispatch'>) {
  const { settings, fields } = view;
  const { width, height } = DEFAULT_SETTINGS;
  const turn = (change: { readonly width: number; readonly height: number }) =>
    dispatch({ type: 'settings', change });
  const lies = settings.width === width && settings.height === height;
  const stands = settings.width === height && settings.height === width;
  return (
    <fieldset class="size">
      <legend>Board size, mm</legend>
      <div class="size-row">
        <TextField
          label="Width"
          inputMode="numeric"
          value={fields.width.text}
          problem={fields.width.problem}
          onInput={(text) => dispatch({ type: 'typed', field: 'width', text })}
          onLeave={() => dispatch({ type: 'left', field: 'width' })}
        />
        <TextField
          label="Height"
          inputMode="numeric"
          value={fields.height.text}
          problem={fields.height.problem}
          onInput={(text) => dispatch({ type: 'typed', field: 'height', text })}
          onLeave={() => dispatch({ type: 'left', field: 'height' })}
        />
        <div class="keys">
          <Key off={lies} onPress={() => turn({ width, height })}>
            Wide
          </Key>
          <Key off={stands} onPress={() => turn({ width: height, height: width })}>
            Tall
          </Key>
        </div>
      </div>
    </fieldset>
  );
}

const numbers = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, label: String(min + index) }));
