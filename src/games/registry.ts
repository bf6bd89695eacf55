import type { GameId } from './ids.ts';

/** What the site says about a game before anyone opens it. */
export interface GameEntry {
  readonly id: GameId;
  readonly name: string;
  /** One line, in our own words. */
  readonly theme: string;
  /** How many play. */
  readonly players: string;
  /** Only where the game's text names one. */
  readonly designer?: string;
  readonly status: 'open' | 'in preparation';
  /** Pages beside the chapters of its manual, in the order in which lists show them. */
  readonly companions: readonly Companions[];
  /** Where the header leads from any of its pages, beside its manual. */
  readonly places: readonly GamePage[];
  /** What the home page offers to do with it. */
  readonly doors: readonly Door[];
}

export interface GamePage {
  readonly label: string;
  /** Inside the site. */
  readonly path: string;
}

/** A way into a game: a link, and what is behind it in a sentence or two. */
export interface Door extends GamePage {
  /** With a second link, where an entry is no text. */
  readonly text: readonly (string | GamePage)[];
}

/** Pages that belong together, under a heading. */
export interface Companions {
  readonly heading: string;
  readonly pages: readonly GamePage[];
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'a-new-regime',
    name: 'A New Regime',
    theme: 'A world starts over, and every new government wants all of it: by force, by coin or by creed.',
    players: '3 to 8 players',
    designer: 'Lucas Arndt',
    status: 'open',
    companions: [
      {
        heading: 'At the table',
        pages: [
          { label: 'Teach it in five minutes', path: '/a-new-regime/learn/' },
          { label: 'Player aid', path: '/a-new-regime/player-aid/' },
          { label: 'Make a board', path: '/a-new-regime/board/' },
          { label: 'Work out a chance', path: '/a-new-regime/odds/' },
          { label: 'Score sheet', path: '/a-new-regime/odds/score/' },
          { label: 'Print the book', path: '/print/a-new-regime/' },
        ],
      },
      {
        heading: 'To look up',
        pages: [
          { label: 'Cards', path: '/a-new-regime/cards/' },
          { label: 'Glossary', path: '/a-new-regime/glossary/' },
          { label: 'Rule changes', path: '/a-new-regime/changes/' },
          { label: 'Rules in code and tests', path: '/a-new-regime/coverage/' },
        ],
      },
    ],
    places: [
      { label: 'Cards', path: '/a-new-regime/cards/' },
      { label: 'Make a board', path: '/a-new-regime/board/' },
      { label: 'Print', path: '/a-new-regime/print/' },
      { label: 'Work out a chance', path: '/a-new-regime/odds/' },
    ],
    doors: [
      {
        label: 'Read',
        path: '/a-new-regime/',
        text: [
          'The manual of A New Regime: short numbered rules, all cards, every question that the draft left open, and a way to ',
          { label: 'teach it in five minutes', path: '/a-new-regime/learn/' },
          '.',
        ],
      },
      {
        label: 'Make a board',
        path: '/a-new-regime/board/',
        text: [
          'A random map that is legal under the game’s own rules, for three to eight players. Then ',
          { label: 'put the whole game on paper', path: '/a-new-regime/print/' },
          '.',
        ],
      },
      {
        label: 'Work out a chance',
        path: '/a-new-regime/odds/',
        text: [
          'Will they rise, can you buy it, who wins the fight? Exact answers with their reasons, and a link to send. Or keep the ',
          { label: 'score of your table', path: '/a-new-regime/odds/score/' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'new-angeles',
    name: 'New Angeles',
    theme: 'Rival corporations keep one city running together, and each hopes to own it alone.',
    players: '4 to 6 players',
    status: 'in preparation',
    companions: [],
    places: [],
    doors: [],
  },
  {
    id: 'nomads-threat',
    name: 'Nomads’ Threat',
    theme: 'Two tribes fill a small grid with tents: whoever has pitched most when it is full has won.',
    players: '2 players',
    status: 'open',
    companions: [
      {
        heading: 'At the table',
        pages: [
          { label: 'Play it here', path: '/nomads-threat/play/' },
          { label: 'Teach it in three minutes', path: '/nomads-threat/learn/' },
          { label: 'Player aid', path: '/nomads-threat/player-aid/' },
          { label: 'Print the book', path: '/print/nomads-threat/' },
        ],
      },
      {
        heading: 'To look up',
        pages: [
          { label: 'Is there a sure win?', path: '/nomads-threat/solved/' },
          { label: 'Glossary', path: '/nomads-threat/glossary/' },
          { label: 'Rule changes', path: '/nomads-threat/changes/' },
          { label: 'Rules in code and tests', path: '/nomads-threat/coverage/' },
        ],
      },
    ],
    places: [
      { label: 'Play', path: '/nomads-threat/play/' },
      { label: 'Is there a sure win?', path: '/nomads-threat/solved/' },
    ],
    doors: [
      {
        label: 'Play a game',
        path: '/nomads-threat/play/',
        text: [
          'Nomads’ Threat for two at one screen, or against a program. Its designer wonders ',
          { label: 'whether somebody can always win', path: '/nomads-threat/solved/' },
          '; now we know.',
        ],
      },
    ],
  },
  {
    id: 'torun-federation',
    name: 'Torun Federation',
    theme: 'Armies march by night, votes fall by day, and someone in your team plays for the other side.',
    players: '12 players',
    status: 'in preparation',
    companions: [],
    places: [],
    doors: [],
  },
  {
    id: 'warring-states',
    name: 'Warring States',
    theme: 'An empire has come apart; rice, schools of thought and generals decide who puts it together.',
    players: 'up to 10 players',
    status: 'in preparation',
    companions: [],
    places: [],
    doors: [],
  },
];

/** The games whose manuals can be read. */
export const OPEN_GAMES: readonly GameEntry[] = GAMES.filter(({ status }) => status === 'open');
