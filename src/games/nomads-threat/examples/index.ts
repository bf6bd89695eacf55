import type { Example } from './example.ts';

/** The worked examples of the manual, in its order. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'level-goes-on',
    title: 'Level is not ahead',
    chapter: 'the-turn',
    rules: ['first-turn', 'turn-goes-on', 'turn-end'],
    scene: 'The first two turns of a game. Dark begins in the middle, and Light answers right beside it.',
    start: '...../...../...../...../..... x 22',
    moves: ['C@c3', 'C@b2', 'b2-a1'],
    expected: {
      end: '...../...../..X../.o.../O.... x 11',
      told: [
        'Dark places a Chief Tent on c3.',
        'Dark has 1 tent and Light has none, so it is Light’s turn.',
        'Light places a Chief Tent on b2.',
        'Both have 1 tent, so Light goes on.',
        'Light’s Chief Tent wanders from b2 to a1, and a regular tent stands on b2.',
        'Light has 2 tents and Dark has 1, so it is Dark’s turn.',
      ],
    },
  },
  {
    id: 'one-step-away',
    title: 'One step away',
    chapter: 'wandering-and-camping',
    rules: ['wander', 'wander-makes-tent', 'wander-chief', 'camp-nearest'],
    scene: 'Dark’s Chief Tent moves away from two tents of Light.',
    start: '...../...../..X../.Oo../..... x 11',
    moves: ['c3-d4'],
    expected: {
      end: '...../...X./..x../.Oo../..... x 11',
      told: [
        'Dark’s Chief Tent wanders from c3 to d4, and a regular tent stands on c3.',
        'Both have 2 tents, so Dark goes on.',
      ],
    },
  },
  {
    id: 'camp-across',
    title: 'A look along the edge',
    chapter: 'wandering-and-camping',
    rules: ['camp', 'wander-makes-tent', 'turn-end'],
    scene: 'A single step to the right brings Dark’s Chief Tent into the column of Light’s.',
    start: '...oO/...../...../...../...X. x 11',
    moves: ['d1-e1'],
    expected: {
      end: '...oO/....x/....x/....x/...xX o 11',
      told: [
        'Dark’s Chief Tent wanders from d1 to e1, and a regular tent stands on d1.',
        'It looks up to the tent on e5 and camps on e2, e3 and e4.',
        'Dark has 5 tents and Light has 2, so it is Light’s turn.',
      ],
    },
  },
  {
    id: 'camp-three-ways',
    title: 'Three camps at once',
    chapter: 'wandering-and-camping',
    rules: ['camp-many-lines', 'camp', 'camp-must'],
    scene:
      'From the middle Dark’s tent sees a tent of Light in three directions. The tents camped on the way look no further.',
    start: 'o.o../...../....O/.x.../X.... x 11',
    moves: ['b2-c3'],
    expected: {
      end: 'o.o../.xx../..xxO/.x.../X.... o 11',
      told: [
        'Dark’s tent wanders from b2 to c3, and a regular tent stands on b2.',
        'It looks up and left to the tent on a5 and camps on b4.',
        'It looks up to the tent on c5 and camps on c4.',
        'It looks right to the tent on e3 and camps on d3.',
        'Dark has 6 tents and Light has 3, so it is Light’s turn.',
      ],
    },
  },
  {
    id: 'chief-arrives',
    title: 'A Chief Tent arrives far away',
    chapter: 'wandering-and-camping',
    rules: ['chief-placement', 'camp-chief', 'camp-nearest'],
    scene: 'Dark still has a Chief Tent in hand, and puts it where it can see Light from afar.',
    start: '....O/...oo/...../.x.../X.... x 11',
    moves: ['C@e1'],
    expected: {
      end: '....O/...oo/....x/.x..x/X...X o 01',
      told: [
        'Dark places a Chief Tent on e1.',
        'It looks up to the tent on e4 and camps on e2 and e3.',
        'Dark has 5 tents and Light has 3, so it is Light’s turn.',
      ],
    },
  },
  {
    id: 'shut-in',
    title: 'Shut in',
    chapter: 'the-end',
    rules: ['game-end-blocked', 'winner', 'game-end'],
    scene:
      'Four by four, no Chief Tents in hand. Light gets ahead by two, and one step of Dark ends the game with tiles left over.',
    start: '..../X.Xx/.oxx/.oOO o 00',
    moves: ['b2-a1', 'c3-c4'],
    expected: {
      end: '..X./Xxxx/ooxx/ooOO o 00',
      told: [
        'Light’s tent wanders from b2 to a1, and a regular tent stands on b2.',
        'It looks up to the tent on a3 and camps on a2.',
        'Light has 6 tents and Dark has 5, so it is Dark’s turn.',
        'Dark’s Chief Tent wanders from c3 to c4, and a regular tent stands on c3.',
        'It looks down and left to the tent on a2 and camps on b3.',
        'Dark has 7 tents and Light has 6, so it is Light’s turn.',
        'Light can do nothing, and the game is over: Dark wins by 7 to 6.',
      ],
    },
  },
  {
    id: 'a-tent-is-taken',
    title: 'A tent is taken',
    chapter: 'invading',
    rules: ['invade', 'invade-takes', 'invade-leaves-empty', 'invade-ends-turn', 'invade-protection'],
    scene:
      'Three by three with invading. The tent on a2 stands beside Dark’s Chief Tent and is safe; the one on a3 does not.',
    start: 'xOo/xxO/X.. o 10 invading',
    moves: ['b3xa3', 'b2-b3'],
    expected: {
      end: 'Oxo/xxO/X.. o 10 invading',
      told: [
        'Light’s Chief Tent goes from b3 to a3, and the tent that stood there leaves the board. b3 is empty.',
        'An invasion ends the turn: it is Dark’s turn, with 3 tents each.',
        'Dark’s tent wanders from b2 to b3, and a regular tent stands on b2.',
        'Dark has 4 tents and Light has 3, so it is Light’s turn.',
      ],
    },
  },
];
