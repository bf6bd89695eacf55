import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { compare, subtract, ZERO } from '#lib/core/rational.ts';
import { startValues, type Values } from '#lib/share/fields.ts';
import { makeSetupHash, type Choosable, type Setup, type Shared } from '#lib/share/setupLink.ts';
import { Announcer } from '../Announcer.tsx';
import { CopyLine } from '../CopyLine.tsx';
import { Key } from '../Key.tsx';
import { Answer, Reasons } from './Answer.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import type { Calculator, RuleLinks, SetupProps } from './calculator.ts';
import { givenWords } from './givenWords.ts';
import { numberText, percentText } from './numbers.ts';
import { RulingSwitches } from './RulingSwitches.tsx';
import { SetupFields } from './SetupFields.tsx';
import { Share } from './Share.tsx';
import { useAway } from './useAway.ts';
import { useSharedState } from './useSharedState.ts';
import type { View } from './view.ts';

export interface Frame {
  /** Where the calculator's own page lives, scheme and host included: links begin with it. */
  readonly address: string;
  /** Address of the game's pages, with a slash at its end. */
  readonly home: string;
  readonly links: RuleLinks;
  /** The words of the open questions that the calculator names. */
  readonly choices: readonly Choosable[];
  /** Values of fields that the page starts with, instead of the usual ones. */
  readonly given?: Values | undefined;
  /** Whether it has the page to itself, and so the page's address. */
  readonly alone: boolean;
}

/** How long after the last change it is spoken, in milliseconds: one announcement a change, not one a keystroke. */
const SETTLED = 700;

/** A calculator at work: the answer, the plot, the reasoning, the switches, and ways to take it along. */
export function CalculatorView({
  calculator,
  frame,
}: {
  readonly calculator: Calculator;
  readonly frame: Frame;
}) {
  const start = useMemo<Shared>(
    () => ({
      setup: { inputs: { ...startValues(calculator.fields), ...frame.given }, rulings: {} },
      note: '',
    }),
    [],
  );
  const linked = useMemo(() => ({ fields: calculator.fields, choices: frame.choices }), []);
  const { shared, change, broken } = useSharedState(linked, start, frame.alone);
  const { setup, versus, note } = shared;
  const view = useMemo(() => calculator.project(setup), [setup]);
  const other = useMemo(() => versus && calculator.project(versus), [versus]);
  const [said, say] = useAnnouncement(
    other
      ? `First: ${view.headline}. Second: ${other.headline}. ${differenceOf(view, other)}`
      : view.headline,
  );
  const address = useHere(frame);
  const link = address + makeSetupHash(linked, shared);
  const id = useId();

  const toldOf = (one: Setup) => givenWords(calculator, one, frame.choices);
  const withSetup = (next: Setup) => change({ ...shared, setup: next });
  const withVersus = (next: Setup) => change({ ...shared, versus: next });
  const alone = () => {
    const { versus: _, ...rest } = shared;
    change(rest);
  };
  const reasons = (
    <section key="how" class="how" aria-labelledby={`${id}-how`}>
      <h2 id={`${id}-how`}>How this comes about</h2>
      <Reasons view={view} links={frame.links} />
    </section>
  );
  const line = useRef<HTMLParagraphElement>(null);
  const away = useAway(line) && frame.alone;
  const { Picture } = calculator;
  const picture = Picture && <Picture home={frame.home} setup={setup} onChange={withSetup} />;
  const figures = view.tables.length > 0 && (
    <section key="figures" class="figures" aria-labelledby={`${id}-figures`}>
      <h2 id={`${id}-figures`}>The figures</h2>
      <div class={view.plot ? 'tables' : 'tables one'}>
        {view.tables.map((table) => (
          <AnswerTable key={table.caption} {...table} />
        ))}
      </div>
    </section>
  );
  return (
    <div class={frame.alone ? 'calculator alone' : 'calculator'}>
      <div class="top">
        {broken && (
          <div class="notice" role="alert">
            <p>
              <strong>This link could not be opened.</strong> {broken.problem.message} Here is the usual start
              instead.
            </p>
            <CopyLine label="The link as it came" text={broken.hash} button="Copy" onDone={say} />
          </div>
        )}
        {note !== '' && (
          <blockquote class="travelled-note">
            <p class="kicker">Note</p>
            <p>{note}</p>
          </blockquote>
        )}
        <div class={other ? 'answers two' : 'answers'}>
          <Answer view={view} given={toldOf(setup)} line={line} {...(other && { heading: 'First' })} />
          {versus && other && <Answer view={other} given={toldOf(versus)} heading="Second" />}
        </div>
        {other && <p class="difference">{differenceOf(view, other)}</p>}
      </div>
      <div class={versus ? 'setups two needs-scripts no-print' : 'setups needs-scripts no-print'}>
        <Controls
          calculator={calculator}
          frame={frame}
          setup={setup}
          headline={away && view.headline}
          onChange={withSetup}
          name={versus && 'First'}
        />
        {versus && other && (
          <Controls
            calculator={calculator}
            frame={frame}
            setup={versus}
            headline={away && other.headline}
            onChange={withVersus}
            name="Second"
          />
        )}
      </div>
      <div class="rest">
        {calculator.comparable && (
          <p class="keys-row needs-scripts no-print">
            {versus ? (
              <>
                <Key onPress={alone}>Stop comparing</Key>
                <Key onPress={() => change({ ...shared, setup: versus, versus: setup })}>Swap</Key>
              </>
            ) : (
              <Key onPress={() => change({ ...shared, versus: setup })}>Compare with …</Key>
            )}
            <Key onPress={() => change(start)}>Start over</Key>
          </p>
        )}
        {!figures && picture}
        {view.plot ? [reasons, figures] : [figures, reasons]}
        {figures && picture}
        {frame.alone ? (
          <section aria-labelledby={`${id}-share`} class="needs-scripts">
            <h2 id={`${id}-share`} class="no-print">
              Take it along
            </h2>
            <Share
              link={link}
              note={note}
              calculator={calculator}
              view={view}
              onNote={(text) => change({ ...shared, note: text })}
              onSaid={say}
            />
          </section>
        ) : (
          <p class="own-page no-print">
            <a href={link}>Open this on its own page</a>, to share it or compare two set-ups.
          </p>
        )}
      </div>
      <Announcer {...said} />
    </div>
  );
}

interface ControlsProps extends Omit<SetupProps, 'home'> {
  readonly calculator: Calculator;
  readonly frame: Frame;
  /** The answer once more, where it is out of sight: on a narrow screen it goes along with the numbers. */
  readonly headline: string | false;
  readonly name: string | undefined;
}

function Controls({ calculator, frame, setup, headline, onChange, name }: ControlsProps) {
  const now = calculator.rulingsNow?.(setup.inputs) ?? calculator.rulings;
  const rulings = frame.choices.filter((one) => now.includes(one.id));
  const { Editor } = calculator;
  // Once open it stays so, also when all readings are the usual ones again: the reader may still be in it.
  const unfolded = useRef(false);
  if (Object.keys(setup.rulings).length > 0) unfolded.current = true;
  return (
    <div class="setup" role="group" aria-label={name ? `${name} set-up` : 'Set-up'}>
      {headline && (
        <p class="answer-again" aria-hidden="true">
          <span>{headline}</span>
        </p>
      )}
      {name && <h2 class="kicker">{name}</h2>}
      {Editor && <Editor home={frame.home} setup={setup} onChange={onChange} />}
      <SetupFields
        home={frame.home}
        fields={calculator.fields}
        groups={calculator.groups(setup.inputs)}
        setup={setup}
        onChange={onChange}
      />
      {rulings.length > 0 && (
        <details class="setup-rulings" open={unfolded.current}>
          <summary>
            {rulings.length === 1 ? 'An open question' : `${rulings.length} open questions`} that may change
            the answer
          </summary>
          <RulingSwitches home={frame.home} rulings={rulings} setup={setup} onChange={onChange} />
        </details>
      )}
    </div>
  );
}

/** What the second set-up has more or less than the first. */
export function differenceOf(first: View, second: View): string {
  const [a, b] = [first.measure, second.measure];
  if (!a || !b) return '';
  if (a.words !== b.words || a.as !== b.as) return 'They answer different questions.';
  const by = subtract(b.value, a.value);
  const order = compare(by, ZERO);
  if (order === 0) return 'No difference.';
  const size = order < 0 ? subtract(ZERO, by) : by;
  const amount =
    a.as === 'chance' ? `${percentText(size).replace(/.%$/, '')} percentage points` : numberText(size);
  return `The second is ${amount} ${order > 0 ? 'higher' : 'lower'}.`;
}

/** Speaks the answer when changes have settled, and other words at once. */
function useAnnouncement(answer: string) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const last = useRef(answer);
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  useEffect(() => {
    if (answer === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = answer;
      say(answer);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [answer]);
  return [said, say] as const;
}

/** Where links begin: where this page was opened, once scripts run. */
function useHere({ address, alone }: Frame): string {
  const [here, setHere] = useState(address);
  useEffect(() => {
    setHere(
      alone ? location.origin + location.pathname : new URL(new URL(address).pathname, location.origin).href,
    );
  }, []);
  return here;
}
