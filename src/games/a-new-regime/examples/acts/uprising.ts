import { decimalText } from '#lib/core/rational.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { risenAlone, risenFor, uprisingQuota, uprisingSucceeds } from '../../rules/uprising.ts';
import { plainStep, type Means, type Step } from '../step.ts';
import { stateOf, withState, YOU, type Table } from '../table.ts';

/** The uprising of one state at the end of the reader's turn, if there is one. */
export function rise(table: Table, name: string, { dice }: Means): Step {
  const state = stateOf(table, name);
  const yours = state.holder === YOU && inChaos(state);
  const due = table.due.includes(name);
  if (!yours && !due)
    return plainStep({
      told: `No uprising in ${name}.`,
      why: 'You roll for states of yours in chaos, and for those in chaos that you imperialized this turn.',
      rules: ['uprising-attempts', 'uprising-imperializer'],
      table,
    });
  const face = dice.uprising();
  const quota = uprisingQuota(state);
  const sum = `Quota ${state.loyal} / ${state.loyal + state.unloyal} × 10 = ${decimalText(quota, 2)}, and the die shows ${face}`;
  const left = { ...table, due: table.due.filter((one) => one !== name) };
  const die = { value: face };
  if (!uprisingSucceeds(face, quota))
    return {
      dice: [die],
      told: `The uprising in ${name} fails.`,
      why: `${sum}: below the quota.`,
      rules: ['uprising-quota', 'uprising-roll'],
      table: left,
    };
  const after = due ? risenFor(state, YOU) : risenAlone(state);
  return {
    dice: [die],
    told: due ? `${name} rises and joins you.` : `${name} rises and is neutral.`,
    why: `${sum}: the quota is met. ${
      due
        ? `Its figures swap: ${after.loyal} loyal to you, ${after.unloyal} un-loyal.`
        : 'All its people are black figures now and follow nobody.'
    }`,
    rules: ['uprising-quota', 'uprising-roll', due ? 'uprising-capture' : 'uprising-neutral'],
    table: withState(left, name, after),
  };
}
