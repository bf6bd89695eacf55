import { decimalText, multiply, rational } from '#lib/core/rational.ts';
import type { SetupProps } from '#ui/calculator/calculator.ts';
import { UPRISING_DIE_FACES } from '../../rules/dice.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { uprisingChance, uprisingQuota } from '../../rules/uprising.ts';
import { as } from './shared.ts';

/** The whole table, as in the manual: rows for all figures together, columns for the loyal ones. */
const TOTALS = Array.from({ length: 19 }, (_, index) => index + 2);
const LOYAL = Array.from({ length: 11 }, (_, index) => index);
const FACES = UPRISING_DIE_FACES.length;

/** Quota and chance of every state with 2 to 20 figures, with the cell of the state that is asked about lit. */
export function UprisingGrid({ setup }: SetupProps) {
  const { loyal, unloyal } = as<{ loyal: number; unloyal: number }>(setup.inputs);
  return (
    <section class="uprising-grid">
      <h2>The whole table</h2>
      <div class="table-frame" role="region" aria-label="Uprising table" tabIndex={0}>
        <table class="uprising-table">
          <caption>Quota and chance. Rows: all figures. Columns: loyal ones. Empty: not in chaos.</caption>
          <thead>
            <tr>
              <th scope="col">
                <span>Total</span>
              </th>
              {LOYAL.map((count) => (
                <th key={count} scope="col">
                  <span class="visually-hidden">Loyal </span>
                  {count}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TOTALS.map((total) => (
              <tr key={total}>
                <th scope="row">{total}</th>
                {LOYAL.map((count) => (
                  <Cell
                    key={count}
                    loyal={count}
                    unloyal={total - count}
                    lit={count === loyal && total - count === unloyal}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CellProps {
  readonly loyal: number;
  readonly unloyal: number;
  readonly lit: boolean;
}

function Cell({ loyal, unloyal, lit }: CellProps) {
  const people = { loyal, unloyal };
  const current = lit ? 'true' : undefined;
  if (unloyal < 0 || !inChaos(people)) return <td class={lit ? 'calm lit' : 'calm'} aria-current={current} />;
  const chance = uprisingChance(people);
  const faces = Number(multiply(chance, rational(FACES)).numerator);
  return (
    <td class={lit ? `faces-${faces} lit` : `faces-${faces}`} aria-current={current}>
      <b>{decimalText(uprisingQuota(people), 2)}</b>
      <span>{decimalText(multiply(chance, rational(100)), 0)}&nbsp;%</span>
    </td>
  );
}
