import { useState } from 'preact/hooks';
import { Announcer } from '#ui/Announcer.tsx';
import { Key } from '#ui/Key.tsx';
import { editValue, withEdit, type EditValue } from '../../examples/edit.ts';
import type { Edit, Example } from '../../examples/example.ts';
import { AS_WRITTEN, runExample, type Choices } from '../../examples/run.ts';
import { ExampleStep, type RuleLinks } from './ExampleStep.tsx';
import { StartPanel } from './StartPanel.tsx';
import { TablePicture } from './TablePicture.tsx';

interface Props {
  readonly example: Omit<Example, 'expected'>;
  /** Numbers and addresses of the rules that may be cited. */
  readonly links: RuleLinks;
}

/**
 * A worked example: the table before, what happens step by step, and the table after. As it is built it shows all of
 * it; with scripts a reader may roll again, take another die, walk through the steps and change the start.
 */
export function ExampleTable({ example, links }: Props) {
  const [edited, setEdited] = useState(example);
  const [choices, setChoices] = useState<Choices>(AS_WRITTEN);
  // Steps that are shown; all of them at first.
  const [shown, setShown] = useState(example.acts.length);
  const [said, setSaid] = useState({ text: '', count: 0 });
  const steps = runExample(edited, choices);
  const now = shown > 0 ? steps[shown - 1]!.table : edited.start;
  const rolls = steps.some(({ dice }) => dice.length > 0);
  const changed = edited !== example || choices !== AS_WRITTEN || shown < steps.length;
  // Its title and scene tell of the start as it was written.
  const own = edited.edits.some((edit) => editValue(edited, edit).value !== editValue(example, edit).value);
  const pictured = steps.some(
    ({ table }) => table.states !== edited.start.states || table.outfits !== edited.start.outfits,
  );

  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  const told = (run: typeof steps) => run.map((step) => step.told).join(' ');
  const choose = (next: Choices, words: string, from = 0) => {
    setChoices(next);
    setShown(steps.length);
    say(`${words} ${told(runExample(edited, next).slice(from))}`);
  };
  const show = (count: number) => {
    setShown(count);
    say(
      count === 0
        ? 'Before the first step.'
        : `Step ${count} of ${steps.length}. ${steps[count - 1]!.told} ${steps[count - 1]!.why}`,
    );
  };
  const change = (edit: Edit, value: EditValue) => {
    const next = withEdit(edited, edit, value);
    setEdited(next);
    setShown(next.acts.length);
    say(told(runExample(next, choices)));
  };

  return (
    <>
      <h3 class="kicker" id={`example-${example.id}-title`}>
        Worked example · {own ? 'Changed: your own start' : example.title}
      </h3>
      <p class="what">{own ? `This began as “${example.title}”.` : example.scene}</p>
      <div class={pictured && edited.start.states.length === 1 ? 'worked single' : 'worked'}>
        <TablePicture table={edited.start} caption={pictured ? 'Before' : undefined} />
        <ol class="steps" role="list">
          {steps.map((step, index) => (
            <ExampleStep
              key={index}
              step={step}
              links={links}
              later={index >= shown}
              number={steps.length > 1 ? index + 1 : undefined}
              onTake={(die, words) =>
                choose(
                  { ...choices, taken: { ...choices.taken, [index]: die } },
                  `You take the ${words}.`,
                  index,
                )
              }
            />
          ))}
        </ol>
        {pictured && (
          <TablePicture
            table={now}
            caption={shown === steps.length ? 'After' : shown === 0 ? 'Before step 1' : `After step ${shown}`}
          />
        )}
        <div class="worked-controls needs-scripts no-print">
          {rolls && (
            <Key
              class="strong"
              onPress={() => choose({ roll: choices.roll + 1, taken: {} }, `Roll ${choices.roll + 1}.`)}
            >
              Roll again
            </Key>
          )}
          {steps.length > 1 && (
            <>
              <Key off={shown === 0} onPress={() => show(shown - 1)}>
                One step back
              </Key>
              <Key off={shown === steps.length} onPress={() => show(shown + 1)}>
                Next step
              </Key>
            </>
          )}
          <Key
            off={!changed}
            onPress={() => {
              setEdited(example);
              setChoices(AS_WRITTEN);
              setShown(example.acts.length);
              say(`As it was at first. ${told(runExample(example))}`);
            }}
          >
            As it was
          </Key>
        </div>
        <details class="worked-start needs-scripts no-print">
          <summary>Change the start</summary>
          <StartPanel
            edits={edited.edits.map((edit) => ({ edit, ...editValue(edited, edit) }))}
            onChange={change}
          />
        </details>
        <Announcer {...said} />
      </div>
    </>
  );
}
