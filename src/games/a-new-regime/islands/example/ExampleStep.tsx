import { ActionDie } from '#ui/ActionDie.tsx';
import { Key } from '#ui/Key.tsx';
import { UprisingDie } from '#ui/UprisingDie.tsx';
import type { RuleId } from '../../citations.ts';
import { faceWords, type RolledDie } from '../../examples/dice.ts';
import type { ScoreSheet, Step } from '../../examples/step.ts';

/** Number and address of a rule, by its id. */
export type RuleLinks = Readonly<Partial<Record<RuleId, { readonly number: string; readonly href: string }>>>;

interface Props {
  readonly step: Step;
  readonly links: RuleLinks;
  /** Whether it has not happened yet: it keeps its room and is not seen. */
  readonly later: boolean;
  /** Its place from 1, where there are several. */
  readonly number: number | undefined;
  readonly onTake: (die: number, words: string) => void;
}

/** One step: the dice, what happened in bold, why, and the rules it stands on. */
export function ExampleStep({ step, links, later, number, onTake }: Props) {
  const { dice, picked, choice, rolled, told, why, rules, sheet } = step;
  return (
    <li class={later ? 'step later' : 'step'}>
      {dice.length > 0 && (
        <div class="rolled">
          {dice.map((die, index) => (
            <span key={index} class={choice && index !== picked ? 'left' : 'taken'}>
              <Die die={die} />
            </span>
          ))}
          {rolled && (
            <span class="rolled-words">
              {rolled}
              {choice && ` You take the ${wordsOf(dice[picked!]!)}.`}
            </span>
          )}
        </div>
      )}
      {choice && (
        <div class="takes needs-scripts no-print">
          {others(dice, picked!).map((index) => (
            <Key key={index} onPress={() => onTake(index, wordsOf(dice[index]!))}>
              Take the {wordsOf(dice[index]!)}
            </Key>
          ))}
        </div>
      )}
      <p class="told">
        {number !== undefined && <span class="step-place">{number}</span>}
        {told}
      </p>
      <p class="why">
        {why}{' '}
        <span class="cited">
          {rules.map((rule, index) => {
            const link = links[rule];
            return (
              link && (
                <span key={rule}>
                  {index > 0 && ' '}
                  <a class="figure-number" href={link.href} aria-label={`Rule ${link.number}`}>
                    {link.number}
                  </a>
                </span>
              )
            );
          })}
        </span>
      </p>
      {sheet && <Sheet sheet={sheet} links={links} />}
    </li>
  );
}

const wordsOf = ({ value, shaded = false }: RolledDie): string => faceWords({ value, shaded });

/** Places of the dice that would make a difference: not the one taken, and each face once. */
function others(dice: readonly RolledDie[], picked: number): number[] {
  const words = dice.map(wordsOf);
  return words.flatMap((word, index) =>
    word !== words[picked] && words.indexOf(word) === index ? [index] : [],
  );
}

function Die({ die: { value, shaded } }: { readonly die: RolledDie }) {
  return shaded === undefined ? <UprisingDie value={value} /> : <ActionDie value={value} shaded={shaded} />;
}

function Sheet({ sheet, links }: { readonly sheet: ScoreSheet; readonly links: RuleLinks }) {
  return (
    <table class="figures-table score-table">
      <thead>
        <tr>
          <th scope="col">Points for</th>
          {sheet.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Rule</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map(({ label, rule, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
            <td>
              <a class="figure-number" href={links[rule]?.href}>
                {links[rule]?.number}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
