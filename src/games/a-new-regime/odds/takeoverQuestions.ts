import * as v from 'valibot';
import { chance } from '#lib/dice/distribution.ts';
import type { RulingId } from '../rulings.ts';
import { NAMED, target } from './fields.ts';
import { question, type Exact } from './question.ts';
import { ranked } from '#lib/dice/bestOf.ts';
import {
  figuresLeft,
  likelierCapture,
  prospects,
  takeoverOdds,
  type Prospect,
  type Takeover,
} from './takeover.ts';
import { targetLand } from './target.ts';

const given = v.strictObject(target, NAMED);
type Given = v.InferOutput<typeof given>;

const SHARED_RULINGS: readonly RulingId[] = ['empty-state', 'falls-into-chaos'];

export const convertQuestion = question({
  id: 'convert',
  summary: 'the chance that a religious outfit takes a state by converting it',
  given,
  rulings: [...SHARED_RULINGS, 'convert-zero'],
  example: { state: 'economic', loyal: 2, unloyal: 1 },
  answer: (asked) => takeover('convert', asked),
});

export const obliterateQuestion = question({
  id: 'obliterate',
  summary: 'the chance that a militaristic outfit takes a state by obliterating it',
  given,
  rulings: [...SHARED_RULINGS, 'emptied-state'],
  example: { state: 'religious', loyal: 3, unloyal: 3 },
  answer: (asked) => takeover('obliterate', asked),
});

function takeover(how: Takeover, asked: Given) {
  const land = targetLand(asked);
  const { dice, immediate, byUprising, capture, chaos } = takeoverOdds(how, land, asked.rulings);
  const left = figuresLeft(how, land, asked.rulings);
  return {
    exact: { dice, immediate, capture },
    more: {
      byUprising,
      chaos,
      figuresLeft: left.outcomes
        .map(({ value }) => ({ ...value, chance: chance(left, (one) => one === value) }))
        .sort((a, b) => a.loyal - b.loyal || a.unloyal - b.unloyal || Number(a.yours) - Number(b.yours)),
      faces: ranked(prospects(how, land, asked.rulings), likelierCapture)
        .toReversed()
        .flatMap(toldFaces),
    },
  };
}

/** The faces of one rank, with what they lead to; rank 1 is picked before all others. */
function toldFaces(group: readonly Prospect[], index: number): Exact[] {
  return group.map(({ face, effect, capture, land }) => ({
    rank: index + 1,
    value: face.value,
    shaded: face.shaded,
    effect,
    capture,
    loyal: land.loyal,
    unloyal: land.unloyal,
  }));
}
