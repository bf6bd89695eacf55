import type { RefObject } from 'preact';
import type { RuleLinks, Told } from './calculator.ts';
import { Given } from './Given.tsx';
import { exactText } from './numbers.ts';
import { Plot } from './Plot.tsx';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  readonly heading?: string;
  /** What was set, for where no controls show it. */
  readonly given?: readonly Told[];
  /** Gets the line of the answer itself. */
  readonly line?: RefObject<HTMLParagraphElement>;
}

/** The answer in one large line, what it rounds, and the plot. */
export function Answer({ view, heading, given, line }: Props) {
  const { headline, lead, measure, plot } = view;
  return (
    <div class="answer">
      <div class="answer-words">
        {heading && <h2 class="kicker">{heading}</h2>}
        <p class="headline" {...(line && { ref: line })}>
          {headline}
        </p>
        <p class="lead">
          {lead}{' '}
          {measure && (
            <span class="exactly">
              Exact: {measure.words} <b>{exactText(measure.value)}</b>.
            </span>
          )}
        </p>
        {given && <Given given={given} />}
      </div>
      {plot && plot.bars.length > 0 && <Plot {...plot} />}
    </div>
  );
}

/** The steps that lead to the answer, each with the rules that it stands on, and what is taken for granted. */
export function Reasons({ view, links }: { readonly view: View; readonly links: RuleLinks }) {
  return (
    <div class="reasons">
      <ol class="reason-steps">
        {view.steps.map(({ text, rules }, index) => (
          <li key={index}>
            {text}{' '}
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
          </li>
        ))}
      </ol>
      <p class="assumed">
        <b>Exact</b>:{' '}
        {view.basis === 'dice'
          ? 'every face of every die is counted; nothing is sampled or rounded before it is shown.'
          : 'worked out by the rules from what you set; nothing is estimated.'}{' '}
        {view.assumed.join(' ')}
      </p>
    </div>
  );
}
