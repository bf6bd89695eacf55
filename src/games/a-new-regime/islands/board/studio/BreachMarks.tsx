import type { SheetPlan } from '#lib/print/sheetPlan.ts';
import type { MadeBoard } from '../makerState.ts';
import { FIRST_BREACHES } from './BreachList.tsx';
import { BreachSign } from './BreachSign.tsx';
import type { BreachView } from './projectBreaches.ts';

interface Props {
  readonly made: MadeBoard;
  readonly plan: SheetPlan;
  readonly breaches: readonly BreachView[];
  /** Leads to the entry of a number in the list. */
  readonly onPick: (number: number) => void;
}

/** Where promises are broken: signs over the map. The list says the same to those who cannot see them. */
export function BreachMarks({ made, plan, breaches, onPick }: Props) {
  const { x, y } = plan.board;
  const unit = Math.max(plan.page.width, plan.page.height) / plan.factor / 800;
  return (
    <svg
      class="layer breach-marks needs-scripts"
      viewBox={`0 0 ${plan.page.width} ${plan.page.height}`}
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y}) scale(${plan.factor})`}>
        {breaches.slice(0, FIRST_BREACHES).map(
          ({ at }, index) =>
            at && (
              <g
                key={index}
                class="mark"
                transform={`translate(${at[0]} ${made.board.size.height - at[1]}) scale(${unit})`}
                onClick={() => onPick(index + 1)}
              >
                <BreachSign number={index + 1} />
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
