import type { ShownMap } from './showMap.ts';

/** What was found in a map, what became of it, and what was done on the way. */
export function ReportPanel({ shown: { board, report, draft } }: { readonly shown: ShownMap }) {
  const { placements } = board.capitals;
  const facts: readonly (readonly [string, number | string])[] = [
    ['States found', report.found],
    ['States on the board', board.states.length],
    ['Borders on land', board.borders.length - draft.straits.length],
    ['Sea routes', draft.straits.length],
    [
      'Legal placements of capitals',
      typeof placements === 'number' ? placements : `at least ${placements.atLeast}`,
    ],
  ];
  return (
    <section class="panel" aria-labelledby="panel-report">
      <h2 class="kicker" id="panel-report">
        What became of the map
      </h2>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.notes.length > 0 && (
        <ul class="notes">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {report.merged.length > 0 && (
        <details>
          <summary>Which states became one</summary>
          <ul class="notes">
            {report.merged.map(({ name, others }) => (
              <li key={name}>
                {name}, with {others.map((other) => other ?? 'one without a name').join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
