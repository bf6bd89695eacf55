import { END_GAME_CONDITIONS, TURN_THE_TIDE_CARDS } from '../cards.ts';
import { MAX_UNITS } from '../rules/prices.ts';
import { AFFILIATIONS } from '../vocabulary.ts';
import { checkPending } from './checkPending.ts';
import { pileOf } from './conditions/drawCondition.ts';
import type { GameState } from './state.ts';

/**
 * What is wrong with a state, as sentences; none for every state that `setUp` and `apply` make. A state from a file is
 * checked with this after its schema.
 */
export function checkState(state: GameState): readonly string[] {
  return [
    ...checkBoard(state),
    ...checkOutfits(state),
    ...checkRegimes(state),
    ...checkCards(state),
    ...checkTurn(state),
    ...checkPending(state),
  ];
}

type Faults = (string | false | undefined)[];
const said = (faults: Faults): readonly string[] => faults.filter((one) => typeof one === 'string');

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function checkBoard({ lands, regimes, board }: GameState): readonly string[] {
  const size = lands.length;
  const faults: Faults = [
    board.names.length !== size && 'Not every state has a name.',
    board.neighbours.length !== size && 'Not every state has a list of neighbours.',
  ];
  board.neighbours.forEach((near, id) => {
    for (const other of near)
      faults.push(
        other === id && `State ${id} is its own neighbour.`,
        board.neighbours[other]?.includes(id) !== true &&
          `State ${id} has a neighbour ${other} that does not know it.`,
      );
    faults.push(new Set(near).size !== near.length && `State ${id} lists a neighbour twice.`);
  });
  lands.forEach(({ loyal, unloyal, holder, capitalOf }, id) =>
    faults.push(
      (!isCount(loyal) || !isCount(unloyal)) && `The people of state ${id} are no whole numbers from 0 on.`,
      holder === null && unloyal !== 0 && `The neutral state ${id} has un-loyal people.`,
      holder !== null && !regimes[holder] && `State ${id} is held by nobody who plays.`,
      capitalOf !== null && regimes[capitalOf]?.capital !== id && `State ${id} is a capital of nobody.`,
    ),
  );
  return said(faults);
}

function checkOutfits(state: GameState): readonly string[] {
  const { outfits, lands, regimes, nextOutfit } = state;
  const places = new Set<string>();
  let last = -1;
  const faults: Faults = [];
  for (const { id, regime, state: place, units, wins, imperialized, conflicts } of outfits) {
    const key = `${regime} ${place}`;
    faults.push(
      !(id > last && id < nextOutfit) && `Outfit ${id} is out of order.`,
      !(isCount(units) && units >= 1 && units <= MAX_UNITS) && `Outfit ${id} has ${units} units.`,
      !lands[place] && `Outfit ${id} stands nowhere.`,
      !regimes[regime] && `Outfit ${id} is nobody’s.`,
      regimes[regime]?.out && `Outfit ${id} belongs to a regime that is out.`,
      places.has(key) && `Two outfits of regime ${regime} stand in state ${place}.`,
      ![wins, imperialized, conflicts].every(isCount) && `Outfit ${id} has a count below 0.`,
    );
    places.add(key);
    last = id;
  }
  return said(faults);
}

function checkRegimes({ regimes, lands, phase, turn }: GameState): readonly string[] {
  const faults: Faults = [
    new Set(regimes.map(({ name }) => name)).size !== regimes.length && 'Two regimes have one name.',
    !regimes[turn.regime] && 'The turn is nobody’s.',
  ];
  regimes.forEach(({ tokens, capital, affiliation, condition, deeds, proactivity, out }, id) => {
    const dealt = phase === 'play' || phase === 'ended';
    faults.push(
      !AFFILIATIONS.every((one) => isCount(tokens[one])) && `The tokens of regime ${id} are no counts.`,
      (capital === null) !== (affiliation === null) && `Regime ${id} is half founded.`,
      phase !== 'capitals' && capital === null && `Regime ${id} has no capital.`,
      capital !== null && lands[capital]?.capitalOf !== id && `The capital of regime ${id} does not know it.`,
      dealt && condition === null && `Regime ${id} has no condition.`,
      ![deeds.obliterated, deeds.purchased, deeds.converted, proactivity].every(isCount) &&
        `Regime ${id} has a count below 0.`,
      out && lands.some(({ holder }) => holder === id) && `Regime ${id} is out and holds states.`,
    );
  });
  return said(faults);
}

/** Every card is in one place and in no other (ruling `copies`). */
function checkCards({ piles, regimes }: GameState): readonly string[] {
  const tide = [...piles.tide, ...piles.discards, ...regimes.flatMap(({ hand }) => hand)];
  const held = regimes.flatMap(({ condition }) => (condition === null ? [] : [condition]));
  const faults: Faults = [
    !isSet(tide, TURN_THE_TIDE_CARDS) && 'Turn the Tide cards are missing or twice there.',
  ];
  for (const affiliation of AFFILIATIONS) {
    const cards = [...piles.conditions[affiliation], ...held.filter((one) => pileOf(one) === affiliation)];
    faults.push(
      !isSet(cards, END_GAME_CONDITIONS[affiliation]) &&
        `Conditions of the ${affiliation} pile are missing or twice there.`,
    );
  }
  return said(faults);
}

const isSet = (cards: readonly string[], all: readonly string[]): boolean =>
  cards.length === all.length && all.every((card) => cards.includes(card));

function checkTurn(state: GameState): readonly string[] {
  const { turn, lands, phase, pending, end, unrest, attempts, regimes } = state;
  const inStep = turn.step === 'actions' || turn.step === 'uprisings';
  const sized = [turn.limits, turn.raised].every((list) => list.length === (inStep ? lands.length : 0));
  const noted = [...turn.growth, ...turn.purchases, ...unrest, ...attempts].map((one) => one.state);
  const places = [...noted, ...turn.uprisings, ...turn.rerolled];
  return said([
    phase !== 'play' && pending !== null && 'Something is pending outside of play.',
    phase === 'play' && turn.number === 0 && 'Play goes on before its first turn.',
    (phase === 'ended') !== (end !== null) && 'The end of the game is half told.',
    !sized && 'The limits of units do not fit the step.',
    !places.every((id) => lands[id]) && 'A note is about a state that is not there.',
    ![...unrest, ...attempts].every(({ regime }) => regimes[regime]) && 'A note is about nobody.',
  ]);
}
