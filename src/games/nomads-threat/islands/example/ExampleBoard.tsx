import { useEffect, useState } from 'preact/hooks';
import { Announcer } from '#ui/Announcer.tsx';
import { Key } from '#ui/Key.tsx';
import type { RuleId } from '../../citations.ts';
import type { Example } from '../../examples/example.ts';
import { runExample, startOfExample } from '../../examples/run.ts';
import { GridPicture } from '../board/GridPicture.tsx';

/** Number and address of a rule, by its id. */
export type RuleLinks = Readonly<Partial<Record<RuleId, { readonly number: string; readonly href: string }>>>;

interface Props {
  readonly example: Omit<Example, 'expected'>;
  /** Numbers and addresses of the rules that may be cited. */
  readonly links: RuleLinks;
}

/** How long a step stays before the next, in milliseconds: time to read its sentence. */
const PACE = 2200;

/**
 * A worked example: the board before, what happens step by step, and the board after. As it is built it shows all of it;
 * with scripts a reader may step through it or let it play, and the second board follows.
 */
export function ExampleBoard({ example, links }: Props) {
  const { steps } = runExample(example);
  const start = startOfExample(example);
  const { size } = start.settings;
  // Steps that are shown; all of them at first.
  const [shown, setShown] = useState(steps.length);
  const [playing, setPlaying] = useState(false);
  const [said, setSaid] = useState({ text: '', count: 0 });

  const show = (count: number): void => {
    setShown(count);
    const told =
      count === 0 ? 'Before the first step.' : `Step ${count} of ${steps.length}. ${steps[count - 1]!.told}`;
    setSaid((before) => ({ text: told, count: before.count + 1 }));
  };

  useEffect(() => {
    if (!playing) return undefined;
    if (shown === steps.length) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => show(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown]);

  const now = shown > 0 ? steps[shown - 1]! : undefined;
  const caption = shown === steps.length ? 'After' : shown === 0 ? 'Before step 1' : `After step ${shown}`;
  const halt = (then: () => void) => () => {
    setPlaying(false);
    then();
  };
  return (
    <>
      <h3 class="kicker" id={`example-${example.id}-title`}>
        Worked example · {example.title}
      </h3>
      <p class="what">{example.scene}</p>
      <div class="worked tents">
        <figure>
          <GridPicture cells={start.cells} size={size} label="Before" />
          <figcaption>Before</figcaption>
        </figure>
        <ol class="steps" role="list">
          {steps.map(({ told, rules }, index) => (
            <li key={index} class={index >= shown ? 'step later' : 'step'}>
              <p class="told">
                <span class="step-place">{index + 1}</span>
                {told}{' '}
                <span class="cited">
                  {rules.map((rule) => {
                    const link = links[rule];
                    return (
                      link && (
                        <span key={rule}>
                          <a class="figure-number" href={link.href} aria-label={`Rule ${link.number}`}>
                            {link.number}
                          </a>{' '}
                        </span>
                      )
                    );
                  })}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <figure>
          <GridPicture
            cells={now?.cells ?? start.cells}
            size={size}
            label={caption}
            made={now?.made ?? []}
            left={now?.left}
            line={now?.line}
          />
          <figcaption>{caption}</figcaption>
        </figure>
        <div class="worked-controls needs-scripts no-print">
          <Key
            class="strong"
            onPress={() => {
              if (!playing && shown === steps.length) show(0);
              setPlaying(!playing);
            }}
          >
            {playing ? 'Pause' : 'Play the steps'}
          </Key>
          <Key off={shown === 0} onPress={halt(() => show(shown - 1))}>
            One step back
          </Key>
          <Key off={shown === steps.length} onPress={halt(() => show(shown + 1))}>
            Next step
          </Key>
        </div>
        <Announcer {...said} />
      </div>
    </>
  );
}
