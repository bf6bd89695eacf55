import type { TileSign } from '../../vocabulary.ts';

interface Props {
  readonly sign: Exclude<TileSign, '.'>;
}

const REGULAR = 'M24 13 39 38H9Z';
const CHIEF = 'M24 11 43 41H5Z';

/**
 * A tent on a field of 48 by 48: x's are dark with a light door, o's light with a dark door, and a Chief Tent is larger,
 * with a pennant. Colours come from the classes in styles/tents.css.
 */
export function Tent({ sign }: Props) {
  const chief = sign === 'X' || sign === 'O';
  return (
    <g class={`tent ${sign.toLowerCase()}${chief ? ' chief' : ''}`}>
      {chief ? (
        <>
          <path class="pole" d="M24 13V2" />
          <path class="pennant" d="M24 2 34 5 24 8Z" />
        </>
      ) : (
        <path class="pole" d="M24 13 21 8M24 13 27 8" />
      )}
      <path class="cloth" d={chief ? CHIEF : REGULAR} />
      <path class="door" d={chief ? 'M24 25 32 41H16Z' : 'M24 25 30 38H18Z'} />
      {chief && <path class="band" d="M15.500 24.500H32.500" />}
    </g>
  );
}
