import type { Field, FieldValue } from '#lib/share/fields.ts';
import type { Choosable, Setup } from '#lib/share/setupLink.ts';
import type { Calculator, Told } from './calculator.ts';

/** All that an answer was asked for, in words: fields under their headings, then readings that are not the usual. */
export function givenWords(
  calculator: Calculator,
  { inputs, rulings }: Setup,
  choices: readonly Choosable[],
): readonly Told[] {
  const set =
    calculator.told?.(inputs) ??
    calculator.groups(inputs).map(({ legend, fields }) => ({
      legend,
      words: fields.map((name) => fieldWords(calculator.fields[name]!, inputs[name]!)),
    }));
  const now = calculator.rulingsNow?.(inputs) ?? calculator.rulings;
  const read = choices
    .filter(({ id }) => now.includes(id))
    .flatMap(({ id, question, options, default: usual }) => {
      const reading = options.find((one) => one.id === (rulings[id] ?? usual));
      return reading && reading.id !== usual ? [`${question} ${reading.meaning}`] : [];
    });
  if (now.length === 0) return set;
  return [...set, { legend: 'Open questions', words: read.length > 0 ? read : ['All are read as usual'] }];
}

function fieldWords(field: Field, value: FieldValue): string {
  switch (field.kind) {
    case 'flag':
      return `${field.label}: ${value === true ? 'yes' : 'no'}`;
    case 'choice':
      return `${field.label}: ${field.options.find((one) => one.value === value)?.label ?? value}`;
    default:
      return `${field.label}: ${value}`;
  }
}
