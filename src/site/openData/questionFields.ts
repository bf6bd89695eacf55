/** A field that a question is given, in words. */
export interface QuestionField {
  readonly name: string;
  /** "a whole number from 1 to 9". */
  readonly allowed: string;
  /** What holds when it is left out, as JSON; undefined where it must be given. */
  readonly otherwise: string | undefined;
}

interface Entry {
  readonly type: string;
  readonly message?: unknown;
  readonly wrapped?: Entry;
  readonly default?: unknown;
}

/** The fields of a question but for its rulings, from the schema that it is held to and the sentences that refuse. */
export function questionFields({ given }: { readonly given: object }): readonly QuestionField[] {
  const entries = 'entries' in given ? (given.entries as Readonly<Record<string, Entry>>) : {};
  return Object.entries(entries)
    .filter(([name]) => name !== 'rulings')
    .map(([name, entry]) => ({
      name,
      allowed: String(entry.wrapped?.message ?? entry.message),
      otherwise: entry.type === 'optional' ? JSON.stringify(entry.default) : undefined,
    }));
}
