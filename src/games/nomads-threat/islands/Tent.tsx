import type { Side } from '../vocabulary.ts';

interface Props {
  readonly side: Side;
  /** Larger, with a flag. */
  readonly chief: boolean;
  readonly class?: string;
}

/**
 * A tent as it stands on a tile, on a field of 40 by 40. Dark is filled and has a light door, Light is white with an
 * outline and a dark door: apart in grey as in colour. A Chief Tent is larger and flies a flag.
 */
export function Tent({ side, chief, class: name }: Props) {
  return (
    <svg
      class={`tent ${side === 'x' ? 'dark' : 'light'}${chief ? ' chief' : ''}${name ? ` ${name}` : ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {chief ? (
        <>
          <path class="tent-pole" d="M20 12V3" />
          <path class="tent-flag" d="M20 3h9l-2.5 2.75L29 8.5h-9Z" />
          <path class="tent-cloth" d="M20 10.5 36.5 35.5h-33Z" />
          <path class="tent-band" d="M15.4 17.5h9.2" />
          <path class="tent-door" d="M20 22 26 35.5H14Z" />
        </>
      ) : (
        <>
          <path class="tent-cloth" d="M20 9.5 34.5 34.5H5.5Z" />
          <path class="tent-door" d="M20 21 25 34.5H15Z" />
        </>
      )}
    </svg>
  );
}
