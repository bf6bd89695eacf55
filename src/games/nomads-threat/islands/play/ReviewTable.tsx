import type { ReviewedMove } from '../../search/review.ts';
import type { MoveLine } from './projectPlay.ts';
import { resultText } from './resultText.ts';

interface Props {
  /** By the number of the move; those not yet looked at are missing. */
  readonly moves: readonly (ReviewedMove | undefined)[];
  readonly lines: readonly MoveLine[];
  readonly done: boolean;
  readonly at: number;
  /** Shows the position before a move. */
  readonly onShow: (at: number) => void;
}

/** What each move of a game has cost its player in tents of margin. */
export function ReviewTable({ moves, lines, done, at, onShow }: Props) {
  const known = moves.filter((one) => one !== undefined);
  const costly = known.filter(({ loss }) => loss > 0).length;
  return (
    <>
      <p class="explained">
        {done
          ? costly === 0
            ? 'No move gave anything away, as far as was seen.'
            : `${costly} of ${known.length} moves gave something away.`
          : `${known.length} of ${moves.length} moves looked at, from the end.`}{' '}
        {known.some(({ exact }) => !exact) &&
          'Losses marked ≈ are estimates: nobody has seen every end from there.'}
      </p>
      <ol class="review">
        {moves.map((one, index) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li key={index}>
              <button
                type="button"
                class="move"
                aria-current={at === index ? 'step' : undefined}
                onClick={() => onShow(index)}
              >
                <span class={`dot ${line.side === 'x' ? 'dark' : 'light'}`} /> {line.text}
              </button>{' '}
              {one === undefined ? (
                <small>…</small>
              ) : one.loss > 0 ? (
                <b class="loss">
                  {one.exact ? '' : '≈ '}
                  {one.loss} lost <small>({resultText(one.before, line.side)} before)</small>
                </b>
              ) : (
                <small>{one.exact ? 'best' : '≈ best'}</small>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
