import { CALCULATORS } from '#games/a-new-regime/islands/calculators/index.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { parseSetupHash } from '#lib/share/setupLink.ts';

/** Whether an address without its hash is a calculator's, and the hash a set-up that it can read. */
export function opensCalculator(address: string, hash: string): boolean {
  const [, id] = /\/odds\/([\w-]+)\/$/.exec(address) ?? [];
  const calculator = CALCULATORS.find((one) => one.id === id);
  if (!calculator) return false;
  const choices = RULINGS.filter((ruling) => calculator.rulings.includes(ruling.id));
  return parseSetupHash({ fields: calculator.fields, choices }, `#${hash}`).ok;
}
