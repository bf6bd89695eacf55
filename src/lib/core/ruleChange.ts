import type { Contradiction } from './contradiction.ts';
import type { Ruling } from './ruling.ts';

/**
 * How an edition departs from the text before it. `clarified`: the same, said more exactly; `settled`: one of two
 * contrary statements holds; `added`: the text before was silent; `renamed`: another word for the same thing.
 */
export const CHANGE_KINDS = ['clarified', 'settled', 'added', 'renamed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One thing that an edition says otherwise than the text before it. */
export interface RuleChange<
  RuleId extends string = string,
  RulingId extends string = string,
  CardId extends string = string,
> {
  readonly edition: number;
  /** ISO. */
  readonly date: string;
  readonly kind: ChangeKind;
  /** The first is where it is listed; none if it is about cards alone. */
  readonly rules: readonly RuleId[];
  readonly cards?: readonly CardId[];
  /** The open question that it answers. */
  readonly ruling?: RulingId;
  readonly text: string;
}

interface Sources<RuleId extends string, RulingId extends string, CardId extends string> {
  readonly edition: { readonly number: number; readonly date: string };
  /** What is told of neither rulings nor contradictions. */
  readonly written: readonly Omit<RuleChange<RuleId, RulingId, CardId>, 'edition' | 'date' | 'ruling'>[];
  readonly contradictions: readonly Contradiction<RuleId, RulingId>[];
  readonly rulings: readonly Ruling<RulingId, RuleId, CardId>[];
}

/**
 * All that a first edition says otherwise than the designer's text: what is written down as such, each contradiction as
 * settled, and each ruling as added, unless it settles a contradiction.
 */
export function changesOfEdition<RuleId extends string, RulingId extends string, CardId extends string>({
  edition: { number: edition, date },
  written,
  contradictions,
  rulings,
}: Sources<RuleId, RulingId, CardId>): readonly RuleChange<RuleId, RulingId, CardId>[] {
  const answered = new Set(contradictions.flatMap(({ ruling }) => ruling ?? []));
  const settled = contradictions.map(({ conflict, reading, rules, ruling }) => ({
    kind: 'settled' as const,
    rules,
    text: `${conflict} Here: ${reading.charAt(0).toLowerCase()}${reading.slice(1)}`,
    ...(ruling && { ruling }),
  }));
  const filled = rulings
    .filter(({ id }) => !answered.has(id))
    .map(({ id, rules, cards, options, default: taken }) => ({
      kind: 'added' as const,
      rules,
      ...(cards && { cards }),
      ruling: id,
      text: options.find((option) => option.id === taken)?.meaning ?? '',
    }));
  return [...written, ...settled, ...filled].map((change) => ({ edition, date, ...change }));
}
