import { AffiliationMark } from '../../AffiliationMark.tsx';
import { FAIRNESS_WORDS } from '../../../board/fairness/fairnessWords.ts';
import type { FairnessView } from './projectFairness.ts';

interface Props {
  readonly view: FairnessView;
  /** Leads to the state of an id. */
  readonly onGo: (id: number) => void;
}

/** All that is measured, a column a seat; the score's parts with how even they are. */
export function FairnessTable({ view, onGo }: Props) {
  const { seats, groups, score } = view;
  const scored = score !== undefined;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Table of fairness">
      <table>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            {seats.map(({ id, name }, at) => (
              <th scope="col" key={id}>
                <span class="seat-number">{at + 1}</span>
                <button type="button" class="plain" onClick={() => onGo(id)}>
                  {name}
                </button>
              </th>
            ))}
            {scored && (
              <>
                <th scope="col">Spread</th>
                <th scope="col">Gap</th>
                <th scope="col">Points</th>
                <th scope="col">Weight</th>
              </>
            )}
          </tr>
        </thead>
        {groups.map(({ part, rows }, at) => (
          <tbody key={at} class={part ? 'part' : undefined}>
            {rows.map(({ label, affiliation, cells }, row) => (
              <tr key={label}>
                <th scope="row" title={part && FAIRNESS_WORDS[part.id].meaning}>
                  {affiliation && <AffiliationMark affiliation={affiliation} />}
                  <span>{label}</span>
                </th>
                {cells.map((cell, seat) => (
                  <td key={seat}>{cell}</td>
                ))}
                {scored &&
                  (part && row === 0 ? (
                    <>
                      <td rowSpan={rows.length}>{part.spread}</td>
                      <td rowSpan={rows.length}>{part.gap}</td>
                      <td rowSpan={rows.length} class="points">
                        <b>{part.points}</b>
                        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                          <path d="M0 0H100V8H0Z" class="track" />
                          <path d={`M0 0H${part.points}V8H0Z`} class="bar" />
                        </svg>
                      </td>
                      <td rowSpan={rows.length}>{part.weight}</td>
                    </>
                  ) : (
                    !part &&
                    row === 0 && (
                      <td colSpan={4} rowSpan={rows.length} class="unscored">
                        not in the score
                      </td>
                    )
                  ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr>
            <th scope="row">Plays</th>
            {seats.map(({ id, turn }) => (
              <td key={id}>{ORDINALS[turn - 1]}</td>
            ))}
            {scored && (
              <td colSpan={4} class="unscored">
                not in the score
              </td>
            )}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
