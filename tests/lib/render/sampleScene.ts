import type { Node, Path, Scene } from '#lib/scene/scene.ts';

export const rectangle = (x: number, y: number, width: number, height: number): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

/** A text with the letters that fonts are known to lose. */
export const ACCENTS = 'Łódź Čačak Œuvre ½ → $';

/** One of everything that a scene can hold, small enough to read as a golden file. */
export const sampleScene: Scene = {
  width: 60,
  height: 40,
  title: 'One of everything',
  description: 'A path, a group, a clip, a symbol and some text.',
  symbols: {
    pawn: [
      { type: 'path', d: [['M', -1, 2], ['L', 1, 2], ['C', 1, 0, 0.5, -1, 0, -1], ['Z']], fill: '#1c2330' },
    ],
  },
  children: [
    { type: 'path', d: rectangle(0, 0, 60, 40), fill: '#e8eeee' },
    {
      type: 'group',
      transform: { x: 5, y: 5, scale: 0.5 },
      clip: rectangle(0, 0, 50, 40),
      hook: { class: 'state', data: { id: '1' }, label: 'Corvane' },
      children: [
        {
          type: 'path',
          d: rectangle(0, 0, 80, 40),
          fill: '#f2c9c0',
          stroke: { colour: '#a8321f', width: 0.4 },
        },
        {
          type: 'path',
          d: [
            ['M', 0, 20],
            ['L', 60, 20],
          ],
          stroke: { colour: '#444444', width: 1, dash: [0, 2], cap: 'round', join: 'round' },
        },
      ],
    },
    {
      type: 'path',
      d: [...rectangle(35, 5, 20, 12), ...rectangle(38, 7, 14, 8)],
      fill: '#ffffff',
      fillRule: 'evenodd',
      stroke: { colour: '#000000', width: 0.3, join: 'round' },
      opacity: 0.5,
    },
    {
      type: 'group',
      opacity: 0.25,
      children: [{ type: 'path', d: rectangle(40, 20, 10, 4), fill: '#00ff00' }],
    },
    ...[0, 1, 2].map((index): Node => ({
      type: 'use',
      symbol: 'pawn',
      x: 45 + 4 * index,
      y: 28,
      scale: 1.5,
    })),
    { type: 'text', x: 5, y: 32, text: ACCENTS, font: 'label', size: 3, fill: '#1c2330' },
    {
      type: 'text',
      x: 30,
      y: 37,
      text: 'Low Calder',
      font: 'label-bold',
      size: 3,
      anchor: 'middle',
      fill: '#1c2330',
      halo: { colour: '#ffffff', width: 0.8 },
    },
  ],
};
