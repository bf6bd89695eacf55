import { AFFILIATION_LETTER, type Affiliation } from '../../vocabulary.ts';
import { coastOf, STATE_SIZE } from './coast.ts';
import { stateSentence, type OutfitOnTable, type StateOnTable } from '../../examples/table.ts';

interface Props {
  readonly state: StateOnTable;
  readonly outfits?: readonly OutfitOnTable[];
}

const { width: WIDTH, height: HEIGHT } = STATE_SIZE;
const PAWN = 'M7 1.5a3.6 3.6 0 0 1 1.9 6.6L10.6 17H12v3.5H2V17H3.4L5.1 8.1A3.6 3.6 0 0 1 7 1.5Z';
const CROWN = 'M-11 7V-6L-5 0 0-8 5 0 11-6V7Z';
const BADGE = {
  militaristic: 'M-9-9H9V9H-9Z',
  economic: 'M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z',
  religious: 'M0-12 12 0 0 12-12 0Z',
} as const satisfies Record<Affiliation, string>;
const COUNTER = {
  militaristic: 'M-16-16H16V16H-16Z',
  economic: 'M0-17.500A17.5 17.5 0 1 1 0 17.5 17.5 17.5 0 1 1 0-17.500Z',
  religious: 'M0-21.500 21.5 0 0 21.5-21.5 0Z',
} as const satisfies Record<Affiliation, string>;

/**
 * A state with what stands on it, as on a printed board: its tint, pattern and badge, its figures, its crown if it is
 * a capital, and outfits as counters in the shape of their affiliation. Loyal figures bear the colour of their regime
 * and a light band, so that they differ from black ones without colour too.
 */
export function StatePicture({ state, outfits = [] }: Props) {
  const { name, affiliation, holder, loyal, unloyal } = state;
  const { outline, pattern } = coastOf(name, affiliation);
  const here = outfits.filter(({ place }) => place === name);
  const owner = holder === null ? 'neutral' : `regime-${holder + 1}`;
  const groups = [
    { count: loyal, kind: 'loyal', words: holder === null ? 'people' : 'loyal' },
    { count: unloyal, kind: 'unloyal', words: 'un-loyal' },
  ].filter(({ count }) => count > 0);
  const nameWidth = name.length * 8.2;
  return (
    <svg
      class={`state-picture affiliation ${affiliation} ${owner}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={stateSentence(state, here)}
    >
      <path class="affiliation-tint" d={outline} />
      <path class="affiliation-pattern" d={pattern} />
      <path class="state-coast" d={outline} />
      <g transform={`translate(${WIDTH / 2 - nameWidth / 2 - 6} 34)`}>
        <path class="affiliation-badge" d={BADGE[affiliation]} />
        <text class="badge-letter" y="5" text-anchor="middle">
          {AFFILIATION_LETTER[affiliation]}
        </text>
      </g>
      <text class="state-name" x={WIDTH / 2 + 10} y="40" text-anchor="middle">
        {name}
      </text>
      {state.capital !== undefined && (
        <path
          class={`crown regime-${state.capital + 1}`}
          transform={`translate(${WIDTH / 2 + nameWidth / 2 + 26} 34)`}
          d={CROWN}
        />
      )}
      {groups.length === 0 && (
        <text class="people-count" x={WIDTH / 2} y="74" text-anchor="middle">
          nobody
        </text>
      )}
      {placeGroups(groups).map(({ kind, words, count, left, width, scale }) => (
        <g key={kind} class={`people ${kind}`}>
          {Array.from({ length: count }, (_, index) => (
            <g key={index} transform={`translate(${left + index * 14 * scale} 51) scale(${scale})`}>
              <path class="pawn" d={PAWN} />
              {kind === 'loyal' && holder !== null && <path class="pawn-band" d="M4.9 11.500H9.1" />}
            </g>
          ))}
          <text class="people-count" x={left + width / 2} y="87" text-anchor="middle">
            {count} {words}
          </text>
        </g>
      ))}
      {here.map((outfit, index) => (
        <g
          key={outfit.id}
          class={`counter regime-${outfit.regime + 1}`}
          transform={`translate(${WIDTH / 2 + (index - (here.length - 1) / 2) * 58} 113)`}
        >
          <path class="counter-body" d={COUNTER[outfit.affiliation]} />
          <text class="counter-units" y="7.5" text-anchor="middle">
            {outfit.units}
          </text>
          <g transform="translate(16 -12)">
            <path class="counter-badge" d="M0-7.500A7.5 7.5 0 1 1 0 7.5 7.5 7.5 0 1 1 0-7.500Z" />
            <text class="counter-letter" y="3.800" text-anchor="middle">
              {AFFILIATION_LETTER[outfit.affiliation]}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

interface Group {
  readonly kind: string;
  readonly words: string;
  readonly count: number;
}

/** Groups of pawns side by side around the middle, each as wide as its words at least, smaller where there are many. */
function placeGroups(groups: readonly Group[]) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const scale = Math.min(1, 13.5 / Math.max(1, count));
  const GAP = 12;
  const widths = groups.map((group) => Math.max(50, group.count * 14 * scale));
  const all = widths.reduce((sum, width) => sum + width, GAP * (groups.length - 1));
  return groups.map((group, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0);
    const room = widths[index]!;
    const width = group.count * 14 * scale;
    return { ...group, scale, width, left: WIDTH / 2 - all / 2 + before + (room - width) / 2 };
  });
}
