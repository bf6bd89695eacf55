import { useEffect, useRef } from 'preact/hooks';
import type { Board } from '#lib/board/board.ts';
import { neighboursOf } from './sentences.ts';

/** How many states fit on one printed page; see the print styles. */
const ROWS_A_PAGE = 60;

/** The board in words: every state, and on which others it borders. */
export function StatesTable({ board, title }: { readonly board: Board; readonly title: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // What is folded away does not print in every browser.
    const open = () => {
      if (details.current) details.current.open = true;
    };
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  const count = board.states.length;
  // The first on the second page in print.
  const secondPage = count > ROWS_A_PAGE ? Math.ceil(count / 2) + 1 : undefined;
  const possible = new Set(board.capitals.possible);
  return (
    <details class="states-table" ref={details}>
      <summary>The board as a table: {board.states.length} states and their neighbours</summary>
      <div class="scroll" tabIndex={0} role="region" aria-label="Table of states">
        <table>
          <caption>{title}: who borders on whom</caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">State</th>
              <th scope="col">Affiliation</th>
              <th scope="col">People</th>
              <th scope="col">Capital</th>
              <th scope="col">Borders on</th>
            </tr>
          </thead>
          <tbody>
            {board.states.map(({ id, name, kind, population }) => (
              <tr key={id} class={id === secondPage ? 'second-page' : undefined}>
                <td>{id}</td>
                <th scope="row">{name}</th>
                <td>{kind}</td>
                <td>{population}</td>
                <td>{possible.has(id) ? 'possible' : 'no'}</td>
                <td>
                  {neighboursOf(board, id)
                    .map((other) => board.states[other.id - 1]!.name + (other.strait ? ' (strait)' : ''))
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
