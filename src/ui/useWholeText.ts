import { useEffect, useState } from 'preact/hooks';
import type { WholeField } from '#lib/share/fields.ts';

export interface WholeText {
  /** What stands in the field, whether or not it is a number that fits. */
  readonly text: string;
  readonly wrong: boolean;
  /** Takes what was typed; tells the number if it fits. */
  readonly take: (typed: string) => void;
  /** Goes up or down, as far as the range. */
  readonly step: (by: number) => void;
}

/** The text of a field for a whole number: what does not fit stays in it and changes nothing. */
export function useWholeText(
  value: number,
  { min, max }: Pick<WholeField, 'min' | 'max'>,
  onChange: (value: number) => void,
): WholeText {
  const [text, setText] = useState(String(value));
  const [wrong, setWrong] = useState(false);
  // A change from outside, such as the browser's Back key, takes the place of what was typed.
  useEffect(() => {
    setText(String(value));
    setWrong(false);
  }, [value]);

  return {
    text,
    wrong,
    take(typed) {
      setText(typed);
      const number = Number(typed);
      const fits = /^\d+$/.test(typed.trim()) && number >= min && number <= max;
      setWrong(!fits);
      if (fits && number !== value) onChange(number);
    },
    step(by) {
      const next = Math.min(max, Math.max(min, value + by));
      setText(String(next));
      setWrong(false);
      if (next !== value) onChange(next);
    },
  };
}
