import { FAIRNESS_PARTS } from '#lib/board/fairness/fairnessScore.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { Key } from '#ui/Key.tsx';
import { SceneView } from '#ui/SceneView.tsx';
import { FAIRNESS_WORDS } from '../../board/fairness/fairnessWords.ts';
import type { RankedBoard, RankKey } from '../../board/fairness/rankBoards.ts';

/** What a board of a batch is saved as from here. */
export const EXPORTS = ['pdf', 'svg', 'json'] as const;
export type ExportFormat = (typeof EXPORTS)[number];

interface Props {
  readonly ranked: RankedBoard;
  /** From 1. */
  readonly rank: number;
  readonly by: RankKey;
  readonly picture: Scene | undefined;
  /** Of the board's own page. */
  readonly address: string;
  readonly onExport: (format: ExportFormat) => void;
}

/** A board of a batch: picture, points, and ways to take it on. */
export function RankedCard({ ranked, rank, by, picture, address, onExport }: Props) {
  const { settings, made } = ranked;
  const { seed, width, height } = settings;
  return (
    <li class="ranked">
      <h2>
        <span class="rank">{rank}.</span> {seed}
      </h2>
      {'problem' in made ? (
        <p>{made.problem}</p>
      ) : (
        <>
          <div class="picture">
            {picture ? (
              <SceneView scene={picture} idPrefix={`board-${ranked.number}-`} />
            ) : (
              <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
            )}
          </div>
          <p class="score">
            {made.points.score.toFixed(1)} <span>of 100</span>
          </p>
          <dl>
            {FAIRNESS_PARTS.map(({ id }) => (
              <div key={id} class={id === by ? 'by' : undefined}>
                <dt>{FAIRNESS_WORDS[id].label}</dt>
                <dd>{Math.round(made.points[id])}</dd>
              </div>
            ))}
          </dl>
          <p class="keys-row">
            <a class="open" href={address}>
              Open<span class="visually-hidden"> {seed}</span>
            </a>
            {EXPORTS.map((format) => (
              <Key
                key={format}
                class="small"
                label={`${format.toUpperCase()} of ${seed}`}
                onPress={() => onExport(format)}
              >
                {format.toUpperCase()}
              </Key>
            ))}
          </p>
        </>
      )}
    </li>
  );
}
