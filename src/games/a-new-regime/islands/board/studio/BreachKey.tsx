import { BreachSign } from './BreachSign.tsx';

interface Props {
  readonly count: number;
  /** Leads to the list of them. */
  readonly onPress: () => void;
}

/** Says beside what is being changed that promises are broken, for the list of them may lie out of sight. */
export function BreachKey({ count, onPress }: Props) {
  return (
    <button type="button" class="breach-key" onClick={onPress}>
      <svg viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true">
        <BreachSign number={count} />
      </svg>
      Not as promised<span class="visually-hidden">: {count}</span>
    </button>
  );
}
