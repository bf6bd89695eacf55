import type { Table } from './view.ts';

/** Letters of a row's head that stay on one line. */
const SHORT = 16;

/** Figures in rows; it scrolls sideways by itself where the screen is narrow. */
export function AnswerTable({ caption, head, rows }: Table) {
  return (
    <div class="table-frame" role="region" aria-label={caption} tabIndex={0}>
      <table class="answer-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((words, index) => (
              <th key={index} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, lit = false }, index) => (
            <tr key={index} class={lit ? 'lit' : undefined} aria-current={lit ? 'true' : undefined}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={place} scope="row" class={cell.length <= SHORT ? 'unbroken' : undefined}>
                    {cell}
                  </th>
                ) : (
                  <td key={place}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
