import { startValues, type Values } from '#lib/share/fields.ts';
import { Answer } from './Answer.tsx';
import type { Calculator } from './calculator.ts';

interface Props {
  readonly calculator: Calculator;
  readonly given: Values;
}

/** The answer alone, for a page that waits with the rest until somebody asks. */
export function StillAnswer({ calculator, given }: Props) {
  const inputs = { ...startValues(calculator.fields), ...given };
  return <Answer view={calculator.project({ inputs, rulings: {} })} />;
}
