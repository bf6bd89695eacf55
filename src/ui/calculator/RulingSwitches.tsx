import { useId } from 'preact/hooks';
import type { Choosable } from '#lib/share/setupLink.ts';
import type { SetupProps } from './calculator.ts';

interface Props extends SetupProps {
  readonly rulings: readonly Choosable[];
}

/** The readings of each open question that changes the answer, to try them out. */
export function RulingSwitches({ rulings, home, setup, onChange }: Props) {
  const id = useId();
  const choose = (ruling: Choosable, reading: string) => {
    const { [ruling.id]: _, ...others } = setup.rulings;
    const chosen = reading === ruling.default ? others : { ...others, [ruling.id]: reading };
    onChange({ ...setup, rulings: chosen });
  };
  return (
    <div class="ruling-switches">
      {rulings.map((ruling) => (
        <fieldset key={ruling.id}>
          <legend>
            {ruling.question} <a href={`${home}open-questions/#${ruling.id}`}>Why</a>
          </legend>
          {ruling.options.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name={`${id}-${ruling.id}`}
                checked={(setup.rulings[ruling.id] ?? ruling.default) === option.id}
                onChange={() => choose(ruling, option.id)}
              />
              <span>
                {option.meaning}
                {option.id === ruling.default && <span class="usual"> Usual.</span>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
