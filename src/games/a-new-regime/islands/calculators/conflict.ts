import { compare, multiply, ONE, rational, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import { chance, expectation } from '#lib/dice/distribution.ts';
import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import {
  chanceCells,
  counted,
  numberText,
  percentText,
  powerText,
  timesText,
} from '#ui/calculator/numbers.ts';
import type { Bar, Plot, Step, View } from '#ui/calculator/view.ts';
import { ATTACK_RULES, BRIBE_RULES, type RuleId } from '../../citations.ts';
import { attackLosses, bribeOdds, demoralizeLosses } from '../../odds/conflictOdds.ts';
import { fightOdds, type Fight } from '../../odds/fight.ts';
import { MAX_TOKENS, MAX_TURNS } from '../../odds/limits.ts';
import { tokensToBribe, turnsToWin, unitsToWin, wonByUnits } from '../../odds/needs.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { bribePrice, MAX_UNITS, MIN_UNITS } from '../../rules/prices.ts';
import type { Affiliation } from '../../vocabulary.ts';
import {
  affiliationField,
  answer,
  article,
  as,
  bestDieText,
  capital,
  diceStep,
  fraction,
  turnsField,
} from './shared.ts';

const units = (label: string, start: number) =>
  ({ kind: 'whole', label, min: MIN_UNITS, max: MAX_UNITS, start }) as const;
const purse = (label: string, start: number) =>
  ({ kind: 'whole', label, min: 0, max: MAX_TOKENS, start }) as const;

const FIELDS = {
  ask: {
    kind: 'choice',
    label: 'What to work out',
    options: [
      { value: 'act', label: 'One act' },
      { value: 'fight', label: 'A whole conflict' },
      { value: 'turns', label: 'How many turns I need' },
      { value: 'units', label: 'How many units I need' },
      { value: 'tokens', label: 'How many tokens I need' },
    ],
    start: 'act',
  },
  outfit: affiliationField('Your outfit', 'militaristic'),
  units: units('Its units', 3),
  funds: purse('Your economic tokens', 9),
  against: affiliationField('The other outfit', 'religious'),
  others: units('Its units', 3),
  theirs: purse('Its economic tokens', 0),
  named: units('Units that you bribe', 1),
  returns: { kind: 'flag', label: 'It fights back in its turns', start: true },
  turns: turnsField('Turns', 3),
  least: {
    kind: 'choice',
    label: 'How sure you want to be',
    options: [
      { value: '1/2', label: '50 %' },
      { value: '3/4', label: '75 %' },
      { value: '9/10', label: '90 %' },
      { value: '99/100', label: '99 %' },
    ],
    start: '3/4',
  },
} as const;
type Inputs = ValuesOf<typeof FIELDS> & { readonly outfit: Affiliation; readonly against: Affiliation };

const RULES: readonly RuleId[] = [
  'action-grid',
  'conflict-dice',
  'pick-a-die',
  'conflict-method',
  ...ATTACK_RULES,
  'demoralize-units',
  ...BRIBE_RULES,
];

export const conflict: Calculator = {
  id: 'conflict',
  title: 'A conflict',
  lede: 'What an attack, a bribe or a sermon does to another outfit, who wins a conflict of several turns, and what it takes to win.',
  fields: FIELDS,
  groups: (inputs) => groupsOf(as<Inputs>(inputs)),
  rulings: [],
  rules: RULES,
  answer,
  comparable: true,
  project: ({ inputs }) => {
    const asked = as<Inputs>(inputs);
    switch (asked.ask) {
      case 'act':
        return asked.outfit === 'economic' ? bribeView(asked) : lossesView(asked);
      case 'fight':
        return fightView(asked);
      case 'turns':
        return turnsView(asked);
      case 'units':
        return unitsView(asked);
      default:
        return tokensView(asked);
    }
  },
};

function groupsOf({ ask, outfit, against, returns }: Inputs) {
  const group = (legend: string, ...fields: readonly (keyof typeof FIELDS | false)[]) => ({
    legend,
    fields: fields.filter((name) => name !== false),
  });
  const bribes = outfit === 'economic';
  if (ask === 'act')
    return [
      group('The question', 'ask'),
      group('You', 'outfit', bribes && 'funds'),
      group('The other', 'against', 'others', bribes && 'named'),
    ];
  if (ask === 'tokens')
    return [group('The question', 'ask', 'least'), group('The other', 'against', 'named')];
  const paid = returns && against === 'economic';
  return [
    group('The question', 'ask', ask !== 'turns' && 'turns', ask !== 'fight' && 'least'),
    group('You', 'outfit', ask !== 'units' && 'units', bribes && 'funds'),
    group('The other', 'against', 'others', 'returns', paid && 'theirs'),
  ];
}

/* One act */

function lossesView({ outfit, against, others }: Inputs): View {
  const attacks = outfit === 'militaristic';
  const losses = attacks ? attackLosses(against, others) : demoralizeLosses(against, others);
  const count = actionDice(outfit, against);
  const outcomes = [...losses.outcomes].sort(
    (a, b) => a.value.defender - b.value.defender || b.value.attacker - a.value.attacker,
  );
  const of = (value: unknown) => chance(losses, (one) => one === value);
  const hits = chance(losses, (one) => one.defender > 0);
  const mean = expectation(losses, (one) => rational(one.defender));
  const destroyed = chance(losses, (one) => one.defender === others);
  const hurt = chance(losses, (one) => one.attacker > 0);
  const verb = attacks ? 'kills' : 'drives off';
  const label = (value: { attacker: number; defender: number }) =>
    value.attacker > 0 ? 'lose 1' : String(value.defender);
  return {
    headline: `${attacks ? 'The attack hits' : 'Somebody deserts'} ${timesText(hits)}`,
    lead: `On average it ${verb} ${numberText(mean)} of ${counted(others, 'unit')}; it destroys the outfit ${timesText(destroyed)}.${attacks ? ` Friendly fire costs you a unit ${timesText(hurt)}.` : ''}`,
    measure: {
      words: attacks ? 'chance to kill a unit' : 'chance that a unit deserts',
      value: hits,
      as: 'chance',
    },
    plot: {
      title: attacks ? 'Units killed' : 'Units that desert',
      bars: outcomes.map(({ value }) => ({
        label: label(value),
        chance: of(value),
        filling: value.attacker > 0 ? 'dotted' : value.defender > 0 ? 'solid' : 'hatched',
      })),
      fillings: {
        solid: 'They lose units',
        hatched: 'Nothing happens',
        ...(attacks && hurt.numerator > 0n && { dotted: 'You lose one' }),
      },
    },
    tables: [
      {
        caption: 'What the act does',
        head: [attacks ? 'Killed' : 'Deserted', 'You lose', 'Chance', 'Exactly'],
        rows: outcomes.map(({ value }) => ({
          cells: [String(value.defender), String(value.attacker), ...chanceCells(of(value))],
        })),
      },
    ],
    steps: [
      diceStep(outfit, against, 'outfit'),
      attacks
        ? {
            text: 'An unshaded die kills as many units as it shows; a shaded 1, 2 or 3 is friendly fire and costs you one.',
            rules: ['attack-hits', 'attack-friendly-fire'],
          }
        : {
            text: 'As many units desert as the die shows, whatever its shading.',
            rules: ['demoralize-units'],
          },
      {
        text: `You pick the die with the most ${attacks ? 'kills, then one that does nothing, and friendly fire last' : 'deserters'}.`,
        rules: ['pick-a-die'],
      },
      { text: bestDieText(count, attacks ? 3 : 6), rules: [] },
    ],
    basis: 'dice',
    assumed: [`Both outfits stand in one state. More units than the ${others} there cannot be lost.`],
    asked: { question: attacks ? 'attack' : 'demoralize', given: { defender: against, units: others } },
  };
}

function bribeView(asked: Inputs): View {
  const { against, others, funds } = asked;
  const named = Math.min(asked.named, others);
  const odds = bribeOdds(against, named, funds);
  const price = bribePrice(1).economic;
  const splits = Array.from({ length: others }, (_, index) => {
    const one = bribeOdds(against, index + 1, funds);
    return { ...one, units: index + 1, mean: multiply(rational(index + 1), one.success) };
  });
  const best = splits.reduce((a, b) => (compare(b.mean, a.mean) > 0 ? b : a));
  const tries: Bar[] = odds.costs.map((_, index) => ({
    label: `Try ${index + 1}`,
    chance: rational(1, 2n ** BigInt(index + 1)),
    filling: 'solid',
  }));
  return {
    headline:
      odds.tries === 0 ? 'You cannot pay for a single try' : `The bribe succeeds ${timesText(odds.success)}`,
    lead:
      odds.tries === 0
        ? `A try costs ${counted(named * price, 'token')}, and you have ${funds}.`
        : `You can try ${counted(odds.tries, 'time')} at ${counted(named * price, 'token')}, and spend ${numberText(odds.expectedCost)} on average. ${
            best.units === named
              ? 'No other number of units promises more.'
              : `Naming ${counted(best.units, 'unit')} promises more: ${numberText(best.mean)} on average.`
          }`,
    measure: { words: `chance to bribe ${counted(named, 'unit')} away`, value: odds.success, as: 'chance' },
    plot: {
      title: 'When the bribe succeeds',
      bars:
        odds.tries === 0
          ? []
          : [...tries, { label: 'Never', chance: subtract(ONE, odds.success), filling: 'hatched' }],
      fillings: { solid: 'They leave', hatched: 'They stay' },
    },
    tables: [
      {
        caption: 'How many to name',
        head: ['Units', 'Tries', 'Chance', 'Exactly', 'Leave on average', 'Tokens on average'],
        rows: splits.map((one) => ({
          lit: one.units === named,
          cells: [
            String(one.units),
            String(one.tries),
            ...chanceCells(one.success),
            numberText(one.mean),
            numberText(one.expectedCost),
          ],
        })),
      },
      {
        caption: 'What it costs',
        head: ['Tokens', 'Chance', 'Exactly'],
        rows: odds.costs.map(({ cost, chance: of }) => ({ cells: [String(cost), ...chanceCells(of)] })),
      },
    ],
    steps: [
      {
        text: `Bribing ${counted(named, 'unit')} costs ${counted(named * price, 'token')} for each try, whether it works or not.`,
        rules: ['bribe-price'],
      },
      {
        text: `The grid gives ${article('economic')} outfit ${counted(odds.dice, 'die', 'dice')} against ${article(against)} one: so many tries at most. Your tokens pay for ${odds.tries}.`,
        rules: ['conflict-dice', 'action-grid', 'bribe-tries', 'bribe-again'],
      },
      {
        text: `A try is one die, and works if it is unshaded: 4 of 8 faces. The chance that at least one of ${odds.tries} works is 1 − (1/2)${powerText(odds.tries)}.`,
        rules: ['bribe-roll'],
      },
    ],
    basis: 'dice',
    assumed: ['You try again as long as dice and tokens allow, always for the same units.'],
    asked: { question: 'bribe', given: { defender: against, units: named, funds } },
  };
}

/* Conflicts of several turns */

const fightOf = ({
  outfit,
  units: own,
  funds,
  against,
  others,
  theirs,
  returns,
}: Inputs): Omit<Fight, 'turns'> => ({
  attacker: { outfit, units: own, funds: outfit === 'economic' ? funds : 0 },
  defender: { outfit: against, units: others, funds: returns && against === 'economic' ? theirs : 0 },
  returns,
});

const givenOf = (asked: Inputs) => {
  const { attacker, defender, returns } = fightOf(asked);
  return {
    attacker: attacker.outfit,
    attackerFunds: attacker.funds,
    defender: defender.outfit,
    defenderUnits: defender.units,
    defenderFunds: defender.funds,
    returns,
  };
};

function fightView(asked: Inputs): View {
  const { final, byTurn } = fightOdds({ ...fightOf(asked), turns: asked.turns });
  const { won, lost } = byTurn.at(-1)!;
  const open = subtract(
    ONE,
    rational(
      won.numerator * lost.denominator + lost.numerator * won.denominator,
      won.denominator * lost.denominator,
    ),
  );
  const left = new Map<string, { own: number; other: number; of: Rational }>();
  for (const { standing, chance: of } of final) {
    const key = `${standing.attacker} ${standing.defender}`;
    const known = left.get(key)?.of ?? ZERO;
    left.set(key, { own: standing.attacker, other: standing.defender, of: sum(known, of) });
  }
  return {
    headline: `You win ${timesText(won)} within ${counted(asked.turns, 'turn')}`,
    lead: `You lose ${timesText(lost)}, and ${percentText(open)} of the time both outfits still stand.`,
    measure: { words: `chance to win within ${counted(asked.turns, 'turn')}`, value: won, as: 'chance' },
    plot: {
      title: `After ${counted(asked.turns, 'turn')}`,
      bars: [
        { label: 'You win', chance: won, filling: 'solid' },
        { label: 'Undecided', chance: open, filling: 'dotted' },
        { label: 'You lose', chance: lost, filling: 'hatched' },
      ],
      fillings: { solid: 'Won', dotted: 'Undecided', hatched: 'Lost' },
    },
    tables: [
      {
        caption: 'Turn by turn',
        head: ['After turn', 'Won', 'Lost', 'Won, exactly'],
        rows: byTurn.map((one, index) => ({
          cells: [
            String(index + 1),
            percentText(one.won, 2),
            percentText(one.lost, 2),
            chanceCells(one.won)[1],
          ],
        })),
      },
      {
        caption: 'Units left',
        head: ['Yours, theirs', 'Chance', 'Exactly'],
        rows: [...left.values()]
          .sort((a, b) => a.own - b.own || a.other - b.other)
          .map(({ own, other, of }) => ({ cells: [`${own}, ${other}`, ...chanceCells(of)] })),
      },
    ],
    steps: fightSteps(asked),
    basis: 'dice',
    assumed: fightAssumed(asked),
    asked: {
      question: 'conflict',
      given: { ...givenOf(asked), attackerUnits: asked.units, turns: asked.turns },
    },
  };
}

const sum = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

const ACTS: Readonly<Record<Affiliation, Step>> = {
  militaristic: {
    text: 'attacks: an unshaded die kills its value, a shaded 1, 2 or 3 costs a unit of its own.',
    rules: ['attack-hits', 'attack-friendly-fire'],
  },
  economic: {
    text: 'bribes as many units as it can pay for, and tries again as often as dice and tokens allow.',
    rules: ['bribe-price', 'bribe-roll', 'bribe-again', 'bribe-tries'],
  },
  religious: { text: 'demoralizes: as many units desert as the die shows.', rules: ['demoralize-units'] },
};

function fightSteps({ outfit, against, returns }: Inputs): readonly Step[] {
  return [
    diceStep(outfit, against, 'outfit'),
    { ...ACTS[outfit], text: `In your turn your ${outfit} outfit ${ACTS[outfit].text}` },
    ...(returns
      ? [
          diceStep(against, outfit, 'outfit'),
          { ...ACTS[against], text: `In its turn the ${against} outfit ${ACTS[against].text}` },
        ]
      : []),
    {
      text: 'Every standing of both outfits is followed from act to act with its chance, until one has no units left or the turns are over.',
      rules: [],
    },
  ];
}

const fightAssumed = ({ returns }: Inputs): readonly string[] => [
  'You act first, and each outfit acts once in its turn; nobody adds, retires or moves units.',
  returns ? 'Each side picks the die that serves it best.' : 'The other outfit never fights back.',
];

/** A bar for each chance, from the first; those that are at least what was asked for are solid. */
const enoughBars = (chances: readonly Rational[], least: Rational): Omit<Plot, 'title'> => ({
  bars: chances.map((chance, index) => ({
    label: String(index + 1),
    chance,
    filling: compare(chance, least) >= 0 ? 'solid' : 'hatched',
  })),
  fillings: { solid: 'Enough', hatched: 'Not enough' },
});

function turnsView(asked: Inputs): View {
  const least = fraction(asked.least);
  const { turns, success } = turnsToWin(fightOf(asked), least);
  const { byTurn } = fightOdds({
    ...fightOf(asked),
    turns: Math.min(MAX_TURNS, turns === null ? MAX_TURNS : turns + 2),
  });
  return {
    headline:
      turns === null
        ? `${capital(String(MAX_TURNS))} turns are not enough`
        : `You need ${counted(turns, 'turn')}`,
    lead: `Then you have won ${timesText(success)}; you asked for ${percentText(least, 0)}.`,
    measure: { words: 'turns needed', value: rational(turns ?? MAX_TURNS), as: 'number' },
    plot: {
      title: byTurn.length > 8 ? 'Won by the end of turn …, in per cent' : 'Won by the end of turn …',
      ...enoughBars(
        byTurn.map(({ won }) => won),
        least,
      ),
    },
    tables: [
      {
        caption: 'Turn by turn',
        head: ['After turn', 'Won', 'Exactly', 'Lost'],
        rows: byTurn.map(({ won, lost }, index) => ({
          lit: index + 1 === turns,
          cells: [String(index + 1), ...chanceCells(won), percentText(lost, 2)],
        })),
      },
    ],
    steps: fightSteps(asked),
    basis: 'dice',
    assumed: fightAssumed(asked),
    asked: {
      question: 'need-turns',
      given: { ...givenOf(asked), attackerUnits: asked.units, chance: asked.least },
    },
  };
}

function unitsView(asked: Inputs): View {
  const least = fraction(asked.least);
  const fight = { ...fightOf(asked), turns: asked.turns };
  const wonWith = wonByUnits(fight);
  const { units: needed, success } = unitsToWin(fight, least, wonWith);
  return {
    headline:
      needed === null
        ? `${capital(counted(MAX_UNITS, 'unit'))} are not enough`
        : `You need ${counted(needed, 'unit')}`,
    lead: `With ${needed === null ? MAX_UNITS : needed} you win ${timesText(success)} within ${counted(asked.turns, 'turn')}; you asked for ${percentText(least, 0)}.`,
    measure: { words: 'units needed', value: rational(needed ?? MAX_UNITS), as: 'number' },
    plot: {
      title: 'Chance to win, by your units, in per cent',
      ...enoughBars(wonWith, least),
    },
    tables: [
      {
        caption: 'By your units',
        head: ['Units', 'Chance to win', 'Exactly'],
        rows: wonWith.map((won, index) => ({
          lit: index + 1 === needed,
          cells: [String(index + 1), ...chanceCells(won)],
        })),
      },
    ],
    steps: [
      ...fightSteps(asked),
      { text: 'Units do not add dice: more of them only take longer to lose.', rules: ['action-grid'] },
    ],
    basis: 'dice',
    assumed: fightAssumed(asked),
    asked: { question: 'need-units', given: { ...givenOf(asked), turns: asked.turns, chance: asked.least } },
  };
}

function tokensView({ against, named, least: asked }: Inputs): View {
  const least = fraction(asked);
  const { funds, success } = tokensToBribe(against, named, least);
  const price = bribePrice(named).economic;
  const count = actionDice('economic', against);
  const rows = Array.from({ length: count }, (_, index) => ({
    tokens: (index + 1) * price,
    of: bribeOdds(against, named, (index + 1) * price).success,
  }));
  return {
    headline: funds === null ? 'No number of tokens is enough' : `You need ${counted(funds, 'token')}`,
    lead: `${funds === null ? `With all ${counted(count, 'try', 'tries')}` : 'With them'} the bribe succeeds ${timesText(success)}; you asked for ${percentText(least, 0)}.`,
    measure: { words: 'tokens needed', value: rational(funds ?? 0), as: 'number' },
    plot: {
      title: 'Chance, by economic tokens',
      bars: rows.map(({ tokens, of }) => ({
        label: String(tokens),
        chance: of,
        filling: compare(of, least) >= 0 ? 'solid' : 'hatched',
      })),
      fillings: { solid: 'Enough', hatched: 'Not enough' },
    },
    tables: [
      {
        caption: 'By tokens',
        head: ['Tokens', 'Chance', 'Exactly'],
        rows: rows.map(({ tokens, of }) => ({
          lit: tokens === funds,
          cells: [String(tokens), ...chanceCells(of)],
        })),
      },
    ],
    steps: [
      {
        text: `Bribing ${counted(named, 'unit')} costs ${counted(price, 'token')} for each try.`,
        rules: ['bribe-price'],
      },
      {
        text: `Against ${article(against)} outfit there are ${counted(count, 'try', 'tries')} at most: one a die of the grid.`,
        rules: ['action-grid', 'bribe-tries', 'bribe-again'],
      },
      { text: 'Each works on an unshaded die: 4 of 8 faces.', rules: ['bribe-roll'] },
    ],
    basis: 'dice',
    assumed: ['You try again as long as dice and tokens allow, always for the same units.'],
    asked: { question: 'need-bribe', given: { defender: against, units: named, chance: asked } },
  };
}
