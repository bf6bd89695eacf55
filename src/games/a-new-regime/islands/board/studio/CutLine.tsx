import { statePath } from '#lib/board/draw/drawBoard.ts';
import { pathData } from '#lib/render/svg/drawSvg.ts';
import type { SheetPlan } from '#lib/print/sheetPlan.ts';
import type { MadeBoard } from '../makerState.ts';
import type { Cut } from './ShapeTools.tsx';

interface Props {
  readonly made: MadeBoard;
  readonly plan: SheetPlan;
  readonly cut: Cut;
}

const ANGLE = Math.PI / 8;

/** Where a state would be cut, before it is. */
export function CutLine({ made, plan, cut }: Props) {
  const { board, keys } = made;
  const state = board.states[keys.indexOf(cut.key)];
  if (!state) return null;
  const { x, y } = plan.board;
  const long = board.size.width + board.size.height;
  const [dx, dy] = [long * Math.cos(cut.angle * ANGLE), long * Math.sin(cut.angle * ANGLE)];
  const [cx, cy] = [state.centre[0], board.size.height - state.centre[1]];
  return (
    <svg class="layer cutting" viewBox={`0 0 ${plan.page.width} ${plan.page.height}`} aria-hidden="true">
      <g transform={`translate(${x} ${y}) scale(${plan.factor})`}>
        <clipPath id="cut-inside">
          <path d={pathData(statePath(board, state))} />
        </clipPath>
        <path
          class="cut-line"
          clip-path="url(#cut-inside)"
          d={`M${cx - dx} ${cy + dy}L${cx + dx} ${cy - dy}`}
        />
      </g>
    </svg>
  );
}
