import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { ruleOf } from '#manual/chapters.ts';
import { href, publicAddress } from '#site/links.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import type { Frame } from '#ui/calculator/CalculatorView.tsx';

/** What a calculator has to know of the site around it. */
export function frameOf(calculator: Calculator, { given, alone }: Pick<Frame, 'given' | 'alone'>): Frame {
  const links = calculator.rules.map((rule) => {
    const { number, address } = ruleOf('a-new-regime', rule);
    return [rule, { number, href: href(address) }] as const;
  });
  return {
    address: publicAddress(`/a-new-regime/odds/${calculator.id}/`),
    home: href('/a-new-regime/'),
    links: Object.fromEntries(links),
    choices: choicesOf(calculator),
    given,
    alone,
  };
}

/** The open questions of a calculator, with as much of their words as it shows. */
export const choicesOf = ({ rulings }: Calculator): Frame['choices'] =>
  RULINGS.filter(({ id }) => rulings.includes(id)).map(
    ({ id, title, question, options, default: usual }) => ({ id, title, question, options, default: usual }),
  );
