import type { Result } from '#lib/core/result.ts';
import { type Choice, Choices } from '#ui/Choices.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PART_WORDS } from '../../print/parts.ts';
import { BoardFileField } from './BoardFileField.tsx';
import { type BoardInWords, WORK } from '../../print/boardToPrint.ts';
import { ORDER_FIELDS, type PrintOrder } from '../../print/printOrder.ts';
import type { KeptBoard } from './useKeptBoard.ts';

interface Props {
  readonly order: PrintOrder;
  /** The order's board, or why it has none. */
  readonly board: Result<BoardInWords>;
  readonly kept: KeptBoard;
  readonly onChange: (change: Partial<PrintOrder>) => void;
}

/** Everything that can be wished for, in the order in which it matters. */
export function OrderControls({ order, board, kept, onChange }: Props) {
  const choice = <K extends ChoiceName>(name: K, columns?: 2) => (
    <Choices<PrintOrder[K]>
      legend={ORDER_FIELDS[name].label}
      options={ORDER_FIELDS[name].options as unknown as readonly Choice<PrintOrder[K]>[]}
      value={order[name]}
      onChange={(value) => onChange({ [name]: value })}
      {...(columns && { columns })}
    />
  );
  const number = (name: NumberName) => (
    <NumberField
      label={ORDER_FIELDS[name].label}
      value={order[name]}
      min={ORDER_FIELDS[name].min}
      max={ORDER_FIELDS[name].max}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const text = (name: TextName) => (
    <TextField
      label={ORDER_FIELDS[name].label}
      value={order[name]}
      problem={
        ORDER_FIELDS[name].check(order[name])
          ? undefined
          : `This must be ${ORDER_FIELDS[name].allowed}, or nothing.`
      }
      onInput={(typed) => onChange({ [name]: typed })}
      onLeave={() => undefined}
    />
  );
  const hasBoard = order.part === 'board' || order.part === 'kit';
  const hasCards = order.part === 'cards' || order.part === 'kit';
  return (
    <div class="controls needs-scripts" role="group" aria-label="Settings">
      <section aria-labelledby="order-what">
        <h2 class="kicker" id="order-what">
          What
        </h2>
        {choice('part', 2)}
        <p class="fine">{PART_WORDS[order.part].what}.</p>
      </section>
      {!['cards', 'dice', 'test'].includes(order.part) && (
        <section aria-labelledby="order-board">
          <h2 class="kicker" id="order-board">
            For which board
          </h2>
          {order.board === '' ? (
            <>
              {number('regimes')}
              {number('states')}
            </>
          ) : (
            <>
              <p class="fine">{board.ok ? board.value.told : (kept.problem ?? board.error.message)}</p>
              <p class="keys-row">
                <button type="button" onClick={() => onChange({ board: '' })}>
                  Use the usual board
                </button>
              </p>
            </>
          )}
          <TextField
            label="Link of another board"
            value={order.board}
            problem={order.board === WORK || board.ok ? undefined : board.error.message}
            onInput={(text) => onChange({ board: text.trim().replace(/^[^#]*#/, '') })}
            onLeave={() => undefined}
          />
          <BoardFileField order={order} kept={kept} onOpened={() => onChange({ board: WORK })} />
          {hasBoard && choice('size')}
          {hasBoard && order.size !== 'sheet' && choice('join')}
        </section>
      )}
      <section aria-labelledby="order-paper">
        <h2 class="kicker" id="order-paper">
          Paper and ink
        </h2>
        {choice('paper')}
        {choice('ink')}
        {isCutByMarks(order) && choice('marks')}
        {text('measured')}
        <p class="fine">What 100 mm of the rulers on a sheet measure once it is printed, as in 98.5x99.</p>
        {text('pages')}
        <p class="fine">By their numbers in the whole, as in 2, 5-7; nothing prints all of them.</p>
      </section>
      {hasCards && (
        <section aria-labelledby="order-cards">
          <h2 class="kicker" id="order-cards">
            Cards
          </h2>
          {choice('card')}
          {choice('cut')}
        </section>
      )}
      {(hasCards || order.part === 'test') && (
        <section aria-labelledby="order-backs">
          <h2 class="kicker" id="order-backs">
            Backs
          </h2>
          {choice('backs')}
          {order.backs !== 'none' && (
            <>
              {number('right')}
              {number('down')}
              <p class="fine">
                In tenths of a millimetre, for a printer whose second side is off. The test sheet tells how
                much.
              </p>
            </>
          )}
        </section>
      )}
    </div>
  );
}

/** Dice are cut along their own outlines, a test sheet and a board of one sheet not at all. */
const isCutByMarks = ({ part, size }: PrintOrder) =>
  part === 'board' ? size !== 'sheet' : part !== 'dice' && part !== 'test';

type ChoiceName = 'part' | 'paper' | 'ink' | 'card' | 'cut' | 'marks' | 'backs' | 'size' | 'join';
type NumberName = 'regimes' | 'states' | 'right' | 'down';
type TextName = 'measured' | 'pages';
