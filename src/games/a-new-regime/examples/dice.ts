import { openStream } from '#lib/random/stream.ts';
import { pick } from '#lib/random/pick.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES, type ActionFace, type UprisingFace } from '../rules/dice.ts';

/** A face in a fixture: `u2` is an unshaded 2, `s2` a shaded one, a bare number a face of the uprising die. */
export type FaceText = `${'u' | 's'}${0 | 1 | 2 | 3}` | `${UprisingFace}`;

/** A die on the table; `shaded` is absent on an uprising die. */
export interface RolledDie {
  readonly value: number;
  readonly shaded?: boolean;
}

/** The dice of one act, in the order in which they are asked for. */
export interface Dice {
  action(): ActionFace;
  uprising(): UprisingFace;
}

/** The dice that a fixture gives, and after those what the seed and the act's place bring. */
export function diceFrom(given: readonly FaceText[], seed: string, roll: number, act: number): Dice {
  const stream = openStream(seed, 'example', roll, act);
  const left = [...given];
  return {
    action() {
      const face = left.shift();
      return face === undefined ? pick(stream, ACTION_DIE_FACES) : actionFace(face);
    },
    uprising() {
      const face = left.shift();
      return face === undefined ? pick(stream, UPRISING_DIE_FACES) : uprisingFace(face);
    },
  };
}

function actionFace(text: FaceText): ActionFace {
  const value = Number(text.slice(1));
  if (!/^[us][0-3]$/.test(text)) throw new Error(`An action die does not show ${text}.`);
  return { value, shaded: text.startsWith('s') };
}

function uprisingFace(text: FaceText): UprisingFace {
  const face = UPRISING_DIE_FACES.find((one) => String(one) === text);
  if (face === undefined) throw new Error(`An uprising die does not show ${text}.`);
  return face;
}

/** A die that opens a sentence: `An unshaded 2`. */
export const aFace = (face: ActionFace): string => `${face.shaded ? 'A' : 'An'} ${faceWords(face)}`;

/** A die as words: `shaded 2`. */
export const faceWords = ({ value, shaded }: ActionFace): string =>
  `${shaded ? 'shaded' : 'unshaded'} ${value}`;
