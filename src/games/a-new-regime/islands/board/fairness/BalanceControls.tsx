import { useId, useRef } from 'preact/hooks';
import { BALANCE_MEANS, type BalanceMeans } from '#lib/board/fairness/balance.ts';
import { Key } from '#ui/Key.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { HANDICAPS, type Handicap } from '../../../board/fairness/wantedPeople.ts';
import type { SeatView } from './projectFairness.ts';

/** What balancing is to do. */
export interface BalanceWishes {
  readonly may: readonly BalanceMeans[];
  readonly wanted: number;
  readonly handicap?: Handicap;
}

export const USUAL_WISHES: BalanceWishes = { may: ['population', 'kind'], wanted: 100 };

interface Props {
  readonly wishes: BalanceWishes;
  readonly seats: readonly SeatView[];
  readonly locks: number;
  /** What part of a balancing is done, 0 to 1; none is under way without. */
  readonly share: number | undefined;
  readonly onWishes: (wishes: BalanceWishes) => void;
  readonly onBalance: () => void;
  readonly onCancel: () => void;
}

const MEANS: Readonly<Record<BalanceMeans, string>> = {
  population: 'Swap people',
  kind: 'Swap affiliations',
  capitals: 'Move capitals',
};

/** What balancing may change, how far it goes, and whom it is to favour. */
export function BalanceControls({ wishes, seats, locks, share, onWishes, onBalance, onCancel }: Props) {
  const busy = share !== undefined;
  const keys = useRef<HTMLParagraphElement>(null);
  const cancel = () => {
    // The key that is pressed goes away: the one beside it stays.
    keys.current?.querySelector('button')?.focus();
    onCancel();
  };
  const { may, wanted, handicap } = wishes;
  const id = useId();
  const allow = (means: BalanceMeans, on: boolean) =>
    onWishes({ ...wishes, may: BALANCE_MEANS.filter((one) => (one === means ? on : may.includes(one))) });
  const favour = (seat: number, percent: number) => {
    const { handicap: _, ...rest } = wishes;
    onWishes(seat < 0 ? rest : { ...rest, handicap: { seat, percent } });
  };
  return (
    <div class="balance">
      <h3>Balance</h3>
      <div class="means" role="group" aria-label="What balancing may do">
        {BALANCE_MEANS.map((means) => (
          <Switch
            key={means}
            label={MEANS[means]}
            checked={may.includes(means)}
            onChange={(on) => allow(means, on)}
          />
        ))}
      </div>
      <NumberField
        label="Until fairness is"
        min={1}
        max={100}
        value={wanted}
        onChange={(value) => onWishes({ ...wishes, wanted: value })}
      />
      <div class="handicap">
        <label for={`${id}-seat`}>Wanted unfairness</label>
        <div class="keys-row">
          <select
            id={`${id}-seat`}
            value={handicap?.seat ?? -1}
            onChange={(event) => favour(Number(event.currentTarget.value), handicap?.percent ?? 80)}
          >
            <option value={-1}>none: all alike</option>
            {seats.map(({ id: state, name }, seat) => (
              <option key={state} value={seat}>
                {seat + 1} {name} has
              </option>
            ))}
          </select>
          {handicap && (
            <select
              aria-label="How many people it has"
              value={handicap.percent}
              onChange={(event) => favour(handicap.seat, Number(event.currentTarget.value))}
            >
              {HANDICAPS.map((percent) => (
                <option key={percent} value={percent}>
                  {percent < 100 ? `${100 - percent} % fewer people` : `${percent - 100} % more people`}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
      <p class="keys-row" ref={keys}>
        <Key class="strong" off={busy || seats.length < 2} onPress={onBalance}>
          {busy ? 'Balancing …' : 'Balance'}
        </Key>
        {busy && <Key onPress={cancel}>Cancel</Key>}
      </p>
      {busy && <progress class="balancing" aria-label="Balancing" max={1} value={share} />}
      {locks > 0 && <p class="fine">{locks === 1 ? 'One lock is' : `${locks} locks are`} respected.</p>}
    </div>
  );
}
