import { describe, expect, test } from 'vitest';
import { openStream, type Stream } from '#lib/random/stream.ts';
import {
  apply,
  legalActions,
  makeState,
  parseState,
  type GameState,
} from '#games/a-new-regime/play/index.ts';
import { begin, chooseAction, enriched, randomRulings, randomSetup } from './randomGame.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Changes one thing somewhere in a value: a number, a word, a list or a field. */
function damaged(value: Json, stream: Stream): Json {
  const inside = typeof value === 'object' && value !== null && stream.below(12) > 0;
  if (inside && Array.isArray(value) && value.length > 0) {
    const at = stream.below(value.length);
    return value.map((part, index) => (index === at ? damaged(part, stream) : part));
  }
  if (inside && !Array.isArray(value)) {
    const keys = Object.keys(value);
    const key = keys[stream.below(keys.length)]!;
    return { ...value, [key]: damaged(value[key]!, stream) };
  }
  const others: Json[] = [null, 0, 1, 2, 7, 119, -1, 0.5, true, false, '', 'religious', [], {}, [0]];
  if (typeof value === 'number') return stream.below(2) ? value + 1 - 2 * stream.below(2) : stream.below(9);
  if (Array.isArray(value) && stream.below(2)) return value.slice(1);
  return others[stream.below(others.length)]!;
}

/** Plays on; nothing may throw. */
function playOn(start: GameState, stream: Stream): void {
  let state = start;
  for (let step = 0; step < 40 && state.phase !== 'ended'; step++) {
    const legal = legalActions(state);
    if (legal.length === 0) return;
    const next = apply(state, chooseAction(legal, stream));
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
  }
}

describe('saved games that somebody has damaged', () => {
  test('are refused with a sentence, or can be played on without anything being thrown', () => {
    const stream = openStream('hostile');
    let refused = 0;
    let played = 0;
    for (let game = 0; game < 25; game++) {
      let state = begin(randomSetup(`hostile ${game}`, { rulings: randomRulings(stream), turnLimit: 4 }));
      while (state.phase !== 'ended') {
        const next = apply(state, chooseAction(legalActions(state), stream));
        if (!next.ok) throw new Error(next.error.message);
        const founded = state.phase !== 'play' && next.value.state.phase === 'play';
        state = founded ? enriched(next.value.state, stream) : next.value.state;
        if (stream.below(6) > 0 && state.pending === null) continue;
        const parsed = parseState(JSON.stringify(damaged(JSON.parse(makeState(state)) as Json, stream)));
        if (parsed.ok) {
          played++;
          playOn(parsed.value, stream);
        } else {
          refused++;
          expect(parsed.error.message).toMatch(/[.?]$/);
        }
      }
    }
    expect(refused).toBeGreaterThan(300);
    expect(played).toBeGreaterThan(100);
  }, 60_000);
});
