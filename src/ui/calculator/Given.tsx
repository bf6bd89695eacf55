import type { Told } from './calculator.ts';

/** What was set, in words, for paper and for pages without scripts, where the controls are away. */
export const Given = ({ given }: { readonly given: readonly Told[] }) => (
  <dl class="given">
    {given.map(({ legend, words }) => (
      <div key={legend}>
        <dt>{legend}</dt>
        <dd>{words.map((one) => (/[.?!]$/.test(one) ? one : `${one}.`)).join(' ')}</dd>
      </div>
    ))}
  </dl>
);
