import { CHIEF_SIGN, type Side } from '../../vocabulary.ts';
import { Tent } from '../board/Tent.tsx';

interface Props {
  readonly side: Side;
  readonly chief: boolean;
  /** Not there yet: what a move would bring. */
  readonly ghost?: boolean;
}

/** A tent by itself, as large as its place. */
export function TentPicture({ side, chief, ghost = false }: Props) {
  return (
    <svg class={ghost ? 'tent-picture ghost' : 'tent-picture'} viewBox="0 0 48 48" aria-hidden="true">
      <Tent sign={chief ? CHIEF_SIGN[side] : side} />
    </svg>
  );
}
