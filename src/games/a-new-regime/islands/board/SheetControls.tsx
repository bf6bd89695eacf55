import { Choices } from '#ui/Choices.tsx';
import { Switch } from '#ui/Switch.tsx';
import { LOOK_OPTIONS } from '../../board/parseSettings.ts';
import type { BoardLook } from '../../board/settings.ts';
import type { MakerAction } from './makerActions.ts';
import { LABEL_OF } from './sentences.ts';

interface Props {
  readonly look: BoardLook;
  readonly dispatch: (action: MakerAction) => void;
}

/** Low ink knows no colours, so the three are one choice. */
const INKS = [
  { value: 'colour', label: 'Colour' },
  { value: 'greyscale', label: 'Greys' },
  { value: 'low', label: 'Low ink' },
] as const;

/** How the board is shown and printed; none of it moves a border. */
export function SheetControls({ look, dispatch }: Props) {
  const set = (change: Partial<BoardLook>) => dispatch({ type: 'look', change });
  return (
    <section class="controls-sheet" aria-labelledby="controls-sheet">
      <h2 class="kicker" id="controls-sheet">
        The sheet
      </h2>
      <Choices
        legend="Paper"
        options={LOOK_OPTIONS.paper.map((value) => ({ value, label: LABEL_OF.paper[value] }))}
        value={look.paper}
        onChange={(paper) => set({ paper })}
      />
      <Choices
        legend="Lies"
        options={LOOK_OPTIONS.orientation.map((value) => ({ value, label: LABEL_OF.orientation[value] }))}
        value={look.orientation}
        onChange={(orientation) => set({ orientation })}
      />
      <Choices
        legend="States show"
        options={LOOK_OPTIONS.labels.map((value) => ({ value, label: LABEL_OF.labels[value] }))}
        value={look.labels}
        onChange={(labels) => set({ labels })}
      />
      <Choices
        legend="Ink"
        options={INKS}
        value={look.ink === 'low' ? 'low' : look.colour}
        onChange={(ink) => set(ink === 'low' ? { ink } : { ink: 'full', colour: ink })}
      />
      <Switch
        label="Mark places for capitals"
        checked={look.capitals === 'shown'}
        onChange={(shown) => set({ capitals: shown ? 'shown' : 'hidden' })}
      />
    </section>
  );
}
