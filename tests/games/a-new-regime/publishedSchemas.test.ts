import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { apply, legalActions, type Action } from '#games/a-new-regime/play/index.ts';
import { makeAction, makeGame, makeState } from '#games/a-new-regime/play/notation/notation.ts';
import { openStream } from '#lib/random/stream.ts';
import odds from '../../cases/a-new-regime-odds.json' with { type: 'json' };
import score from '../../cases/a-new-regime-score.json' with { type: 'json' };
import { fitsJsonSchema } from '../../site/jsonSchema.ts';
import { begin, randomSetup } from './play/randomGame.ts';

const schemaOf = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../public/schemas/a-new-regime-${name}-1.json`, import.meta.url), 'utf8'),
  );

describe('the published schema of questions', () => {
  const schema = schemaOf('odds');
  const examples = QUESTIONS.map(({ id, example }) => ({ question: id, given: example }));

  test('fits every example and every handed case', () => {
    for (const { question, given } of [...examples, ...odds.cases, ...score.cases])
      expect(fitsJsonSchema(schema, { question, given }), JSON.stringify(given)).toEqual([]);
  });

  test('fits readings that can be chosen, and no others', () => {
    const given = { state: 'economic', loyal: 1, unloyal: 0 };
    const asked = (rulings: object) =>
      fitsJsonSchema(schema, { question: 'convert', given: { ...given, rulings } });
    expect(asked({ 'convert-zero': 'needs-one' })).toEqual([]);
    expect(asked({ 'convert-zero': 'x' })).not.toEqual([]);
    expect(asked({ 'convert-zer': 'literal' })).not.toEqual([]);
    expect(asked({ 'merge-split': 'join' })).not.toEqual([]);
  });

  test('refuses another field, question or number', () => {
    for (const { question, given } of examples) {
      expect(fitsJsonSchema(schema, { question, given: { ...given, more: 1 } })).not.toEqual([]);
      expect(fitsJsonSchema(schema, { question: `${question}s`, given })).not.toEqual([]);
      expect(fitsJsonSchema(schema, { question, given, more: 1 })).not.toEqual([]);
    }
    expect(fitsJsonSchema(schema, { question: 'uprising', given: { loyal: -1, unloyal: 0 } })).not.toEqual(
      [],
    );
  });
});

test('the published schemas fit states, actions and games as they are written, and nothing more', () => {
  const [states, actions, games] = [schemaOf('state'), schemaOf('action'), schemaOf('game')];
  const setup = randomSetup('schemas');
  const stream = openStream('schemas');
  const done: Action[] = [];
  let state = begin(setup);
  for (let step = 0; step < 150 && state.phase !== 'ended'; step++) {
    const legal = legalActions(state);
    const action = legal[stream.below(legal.length)]!;
    done.push(action);
    expect(fitsJsonSchema(actions, JSON.parse(makeAction(action))), JSON.stringify(action)).toEqual([]);
    const next = apply(state, action);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
    const written: unknown = JSON.parse(makeState(state));
    expect(fitsJsonSchema(states, written)).toEqual([]);
    expect(fitsJsonSchema(states, { ...(written as object), more: 1 })).not.toEqual([]);
  }
  const game = JSON.parse(makeGame({ setup, actions: done })) as object;
  expect(fitsJsonSchema(games, game)).toEqual([]);
  expect(fitsJsonSchema(games, { ...game, version: 2 })).not.toEqual([]);
  expect(fitsJsonSchema(actions, { type: 'fly' })).not.toEqual([]);
});
