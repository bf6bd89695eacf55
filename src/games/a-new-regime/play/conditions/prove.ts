import { implementing } from '../../citations.ts';
import type { EndGameConditionId } from '../../cards.ts';
import type { RegimeId } from '../../rules/land.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { countTokens } from '../../rules/tokens.ts';
import type { GameState } from '../state.ts';
import { cutOffShare } from './divide.ts';

/** Conditions that lie in what people say: declared by the player, confirmed by the table (ruling `table-judged`). */
export const TABLE_JUDGED: ReadonlySet<EndGameConditionId> = new Set([
  'enemy-of-my-enemy',
  'market-economy',
  'condemnation',
  'i-am-your-god',
]);

/** What each condition asks for, in numbers. */
const ASKED = {
  deadEyeStates: 5,
  fearTurns: 5,
  blasphemyTokens: 30,
  bribes: 5,
  cleanTurns: 10,
  darwinStates: 3,
  angelWins: 5,
} as const;

export interface Proof {
  readonly proved: boolean;
  /** A sentence that says how things stand. */
  readonly reason: string;
}

/** Whether the state proves an end-game condition for a regime; `prophet` is proved by its own guesses. */
export const prove = implementing(
  ['step-declare', 'base-condition'],
  (state: GameState, regime: RegimeId, condition: EndGameConditionId): Proof => {
    const own = state.regimes[regime]!;
    const { progress } = own;
    const { lands, outfits, regimes } = state;
    switch (condition) {
      case 'power-hungry':
        return proof(
          lands.some(
            ({ holder, capitalOf }) => holder === regime && capitalOf !== null && capitalOf !== regime,
          ),
          'You control a rival’s capital',
        );
      case 'domination': {
        const held = lands.filter(({ holder }) => holder === regime).length;
        return { proved: 2 * held >= lands.length, reason: `You control ${held} of ${lands.length} states.` };
      }
      case 'dead-eye':
        return count(progress.clean.length, ASKED.deadEyeStates, 'states were obliterated cleanly');
      case 'arms-race': {
        const mine = outfits.filter(
          (one) => one.regime === regime && one.affiliation === 'militaristic',
        ).length;
        return everybodyHadATurn(state) ?? more(mine, outfits.length - mine, 'militaristic outfits');
      }
      case 'last-man-standing':
        return proof(
          regimes.every(({ capital }, other) => (lands[capital!]!.holder !== null) === (other === regime)),
          'Your capital is the only one that is not neutral',
        );
      case 'fear-tactics':
        return progress.fear === null
          ? { proved: false, reason: 'No rival has tried to imperialize a state of yours.' }
          : count(progress.fear, ASKED.fearTurns, 'quiet turns have passed');
      case 'divide-and-conquer': {
        const divided = regimes.some((_, other) => other !== regime && cutOffShare(state, regime, other));
        return proof(divided, 'Your states cut off a third of a rival’s');
      }
      case 'surplus': {
        const all = regimes.reduce((sum, { tokens }) => sum + countTokens(tokens), 0);
        const mine = own.tokens.economic;
        return everybodyHadATurn(state) ?? more(mine, all - mine, 'economic tokens');
      }
      case 'greed':
        return proof(progress.greedy, 'Four states of one rival were purchased in one turn');
      case 'blasphemy':
        return hasUprising(state, regime)
          ? { proved: false, reason: 'A state of yours is in chaos.' }
          : count(own.tokens.religious, ASKED.blasphemyTokens, 'religious tokens are yours');
      case 'bought-out':
        return proof(progress.boughtOut, 'A rival’s capital was purchased at the highest price');
      case 'corruption':
        return count(progress.bestBribes, ASKED.bribes, 'bribes in a row succeeded');
      case 'mental-cleanse':
        return count(progress.bestCleanTurns, ASKED.cleanTurns, 'turns in a row were without religion');
      case 'social-darwinism':
        return count(progress.contested.length, ASKED.darwinStates, 'contested states were purchased');
      case 'blind-faith': {
        const neutral = lands.filter(({ holder }) => holder === null).length;
        if (2 * neutral >= lands.length)
          return { proved: false, reason: `${neutral} of ${lands.length} states are neutral.` };
        const unloyal = lands.reduce((sum, one) => sum + (one.holder === regime ? one.unloyal : 0), 0);
        return { proved: unloyal === 0, reason: `You have ${unloyal} un-loyal people.` };
      }
      case 'purple-kool-aid':
        return proof(
          progress.koolAid === 'done',
          'The people of your capital were raised to 15 and all killed',
        );
      case 'fear-the-wrath':
        return proof(
          regimes.every(({ out }, other) => out || hasUprising(state, other) !== (other === regime)),
          'Every regime but yours has a state in uprising',
        );
      case 'guardian-angel':
        return count(progress.wins, ASKED.angelWins, 'conflicts were won by one religious outfit');
      case 'forgiveness':
        return proof(progress.forgiven, 'You converted a rival’s capital');
      case 'prophet':
        return proof(prophesied(state, regime), 'You have guessed every other player’s condition');
      default:
        return { proved: false, reason: 'Only the table can judge this condition.' };
    }
  },
);

/** Whether a regime has guessed everybody's condition right; right guesses stay (ruling `right-guesses-stay`). */
export const prophesied = ({ regimes }: GameState, regime: RegimeId): boolean =>
  regimes[regime]!.progress.prophecies.length === regimes.length - 1;

/** Whether a state of a regime is in chaos (ruling `uprising-state`). */
const hasUprising = ({ lands, rulings }: GameState, regime: RegimeId): boolean =>
  lands.some((land) => land.holder === regime && inChaos(land, rulings));

/** Turns that were empty are turns as well (ruling `empty-turns-count`). */
const everybodyHadATurn = ({ turn, regimes }: GameState): Proof | undefined =>
  turn.number > regimes.length ? undefined : { proved: false, reason: 'Not every player has had a turn.' };

const proof = (proved: boolean, claim: string): Proof => ({
  proved,
  reason: proved ? `${claim}.` : `This is not so: ${claim.charAt(0).toLowerCase()}${claim.slice(1)}.`,
});

const count = (got: number, asked: number, what: string): Proof => ({
  proved: got >= asked,
  reason: `${got} ${what}; ${asked} are asked for.`,
});

const more = (mine: number, others: number, what: string): Proof => ({
  proved: mine > others,
  reason: `You have ${mine} ${what}, and there are ${others} others of any kind on the board.`,
});
