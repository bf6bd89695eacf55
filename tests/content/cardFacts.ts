import type { CardId } from '#games/a-new-regime/cards.ts';

/** What the second draft says of a card, read from the draft and not from our own files. */
export interface CardFact {
  readonly id: CardId;
  readonly name: string;
  readonly pile: 'militaristic' | 'economic' | 'religious' | 'turn-the-tide';
  /** All numbers in its text in order, 1 apart; halves and thirds as fractions. */
  readonly numbers: readonly string[];
  /** What its text cannot do without. */
  readonly words: readonly string[];
  /** Conditions that only the table can judge. */
  readonly table?: true;
}

const condition =
  (pile: CardFact['pile']) =>
  (
    id: CardId,
    name: string,
    numbers: readonly string[],
    words: readonly string[],
    table?: true,
  ): CardFact => ({
    id,
    name,
    pile,
    numbers,
    words,
    ...(table ? { table } : {}),
  });
const X = condition('militaristic');
const $ = condition('economic');
const T = condition('religious');
const tide = condition('turn-the-tide');

export const CARD_FACTS: readonly CardFact[] = [
  X('power-hungry', 'Power Hungry', [], ['control', 'capital', 'rival']),
  X('domination', 'Domination', ['1/2'], ['at least', 'all states', 'control']),
  X('dead-eye', 'Dead Eye', ['5'], ['obliterating', 'states', 'rivals', 'neutral', 'killed no un-loyal']),
  X(
    'arms-race',
    'Arms Race',
    [],
    ['more militaristic outfits', 'board', 'all of them together', 'Every player', 'turn'],
  ),
  X('last-man-standing', 'Last Man Standing', [], ['capital', 'only', 'not neutral']),
  X(
    'fear-tactics',
    'Fear Tactics',
    ['5'],
    ['outfit tried to imperialize', 'state of yours', 'turns', 'nobody'],
  ),
  X(
    'divide-and-conquer',
    'Divide and Conquer',
    ['1/3'],
    ['at least', 'Your states', 'rival', 'rest of that regime'],
  ),
  X('enemy-of-my-enemy', 'The Enemy of my Enemy is still my Enemy', ['3'], ['broken', 'promises'], true),
  $('surplus', 'Surplus', [], ['more economic tokens', 'all of them together', 'Every player', 'turn']),
  $('greed', 'Greed', ['4'], ['In one turn', 'purchased', 'states', 'one rival']),
  $('blasphemy', 'Blasphemy', ['30'], ['religious tokens', 'no state of yours', 'uprising']),
  $('bought-out', 'Bought Out', [], ['purchased', 'rival', 'capital', 'highest price']),
  $('corruption', 'Corruption', ['5'], ['bribes', 'in a row', 'succeeded']),
  $('market-economy', 'Market Economy', ['5'], ['trade between other players', 'offer'], true),
  $(
    'mental-cleanse',
    'Mental Cleanse',
    ['10'],
    ['turns in a row', 'no religious state', 'no religious outfit'],
  ),
  $(
    'social-darwinism',
    'Social Darwinism',
    ['3'],
    ['purchased', 'states', 'at least one other regime', 'imperializing'],
  ),
  T('blind-faith', 'Blind Faith', ['1/2'], ['Fewer than', 'all states are neutral', 'un-loyal']),
  T('purple-kool-aid', 'Purple Kool-Aid', ['15'], ['loyal population', 'capital', 'killed all', 'yourself']),
  T('fear-the-wrath', 'Fear the Wrath', [], ['Every regime but yours', 'uprising']),
  T('guardian-angel', 'Guardian Angel', ['5'], ['One religious outfit', 'won', 'conflicts']),
  T(
    'condemnation',
    'Condemnation',
    ['2'],
    ['During the game', 'sins', 'others', 'Name them', 'declare'],
    true,
  ),
  T('forgiveness', 'Forgiveness', [], ['converted', 'rival', 'capital']),
  T('prophet', 'Prophet', [], ['end-game condition', 'every other player', 'Once a turn', 'must say so']),
  T('i-am-your-god', 'I am your God', ['3'], ['separate turns', 'every player', 'pronoun', 'name'], true),
  tide('air-drop', 'Air Drop', ['3'], ['Add', 'units', 'outfit']),
  tide('air-strike', 'Air Strike', ['3'], ['Take', 'units', 'outfit']),
  tide('counter', 'Counter', [], ['shading', 'die']),
  tide('rebound', 'Rebound', [], ['picked', 'cancel', 'another die of the same kind', 'use that one']),
  tide('propaganda', 'Propaganda', [], ['Change the affiliation', 'state']),
  tide('advanced-tactics', 'Advanced Tactics', [], ['act again', 'first roll']),
  tide('baby-boom', 'Baby Boom', ['3'], ['Add', 'loyal', 'state']),
  tide('brainwash', 'Brainwash', ['3'], ['loyal', 'un-loyal', 'state']),
  tide('artillery-barrage', 'Artillery Barrage', ['5'], ['Remove', 'people', 'state']),
  tide('air-lift', 'Air Lift', ['3'], ['Move', 'outfit', 'states', 'adjacent']),
  tide('proactivity', 'Proactivity', ['5'], ['final score', 'points']),
  tide('mint-boost', 'Mint Boost', ['6'], ['Make', 'tokens', 'choose']),
  tide('false-profit', 'False Profit', ['6'], ['Destroy', 'tokens', 'your choice']),
  tide(
    'change-of-heart',
    'Change of Heart',
    [],
    ['Remove any end-game condition', 'new one', 'same affiliation'],
  ),
  tide(
    'double-our-efforts',
    'Double our Efforts',
    [],
    ['one more action die', 'unshaded', 'add', 'shaded', 'subtract', 'picked value'],
  ),
  tide('overkill', 'Overkill', ['2'], ['Double the effect', 'completed']),
];

const WORDS: Readonly<Record<string, string>> = {
  two: '2',
  double: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  ten: '10',
  half: '1/2',
  third: '1/3',
};

/** The numbers that a text says, in digits or in words, in order. */
export const numbersIn = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(/\d+|[a-z]+/g)].flatMap(([word]) =>
    /\d/.test(word) ? [word] : (WORDS[word] ?? []),
  );
