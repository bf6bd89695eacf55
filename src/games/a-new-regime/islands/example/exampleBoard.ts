import { boardGraph } from '#lib/board/boardGraph.ts';
import { drawBoard } from '#lib/board/draw/drawBoard.ts';
import { stepsFrom, type Graph } from '#lib/graph/graph.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import type { Colour, Node, Path } from '#lib/scene/scene.ts';
import { generateBoard } from '../../board/generate.ts';
import { DEFAULT_SETTINGS } from '../../board/settings.ts';
import { labelBoxes, tokenPlaces } from '../board/tokenPlaces.ts';
import { BOARD_THEME } from '../../board/theme.ts';

/** Colours of the regimes on paper, the same as in the site's style sheet. */
const REGIME_COLOURS: readonly Colour[] = ['#5b3f9e', '#0f7466', '#a86200'];
const REGIME_NAMES = ['purple', 'green', 'amber'] as const;
const PAPER: Colour = '#fffefa';
const INK: Colour = '#1d1b18';

export interface ExampleBoardDrawing {
  readonly svg: string;
  /** Names of two capitals that are as near each other as any. */
  readonly from: string;
  readonly to: string;
  /** Names of the states on the way, both ends included. */
  readonly route: readonly string[];
  /** The counters on the board, in words. */
  readonly outfits: readonly string[];
}

/** A small board with its suggested capitals, a shortest way between two of them, and an outfit beside each capital. */
export function drawExampleBoard(): ExampleBoardDrawing {
  const made = generateBoard({ ...DEFAULT_SETTINGS, seed: 'lantern', regimes: 3, width: 250, height: 170 });
  // The seed never changes, and the generator's tests hold it to what it made before.
  if (!made.ok) throw new Error(made.error.message);
  const board = made.value;
  const graph = boardGraph(board);
  const capitals = board.capitals.suggested;
  const way = shortestWay(graph, capitals);
  const nameOf = (id: number) => board.states[id - 1]!.name;
  const outfits = capitals.map((capital, regime) => {
    const place = graph[capital - 1]!.map((other) => other + 1).find((id) => !way.includes(id)) ?? capital;
    return { regime, place, units: [3, 5, 2][regime % 3]! };
  });
  const { scene } = drawBoard(board, BOARD_THEME, {
    labels: 'names',
    ink: 'full',
    colour: 'colour',
    capitals: 'hidden',
    scale: 1,
  });
  // Beside the labels, as on the page that makes boards.
  const marked = [...way, ...capitals, ...outfits.map(({ place }) => place)];
  const places = tokenPlaces(
    { ...board, capitals: { ...board.capitals, possible: [...new Set(marked)] } },
    board.size.width,
    labelBoxes(scene),
  );
  const at = (id: number): readonly [number, number] => [places.get(id)!.x, places.get(id)!.y];
  const overlay: readonly Node[] = [
    ...capitals.flatMap((id, regime) => crownNodes(at(id), REGIME_COLOURS[regime % 3]!)),
    ...stoneNodes(way.map(at)),
    ...outfits.flatMap(({ place, regime, units }) =>
      counterNodes(at(place), REGIME_COLOURS[regime % 3]!, units),
    ),
  ];
  // The way lies under the names.
  const labels = scene.children.findIndex((node) => layerOf(node) === 'labels');
  const svg = drawSvg(
    {
      ...scene,
      title: 'An example board for three regimes',
      // Less of the water that a sheet keeps for its title.
      height: scene.height - board.band * 0.75,
      children: [
        ...scene.children.slice(0, labels),
        { type: 'group', children: routeNodes(way.map(at)) },
        ...scene.children.slice(labels).filter((node) => layerOf(node) !== 'frame'),
        { type: 'group', children: overlay },
      ],
    },
    { idPrefix: 'example-board-' },
  );
  return {
    svg,
    from: nameOf(way[0]!),
    to: nameOf(way.at(-1)!),
    route: way.map(nameOf),
    outfits: outfits.map(
      ({ place, regime, units }) => `${units} ${REGIME_NAMES[regime % 3]!} units in ${nameOf(place)}`,
    ),
  };
}

const layerOf = (node: Node): string | undefined => (node.type === 'group' ? node.hook?.class : undefined);

/** A shortest way between the two capitals that are nearest each other, as ids. */
function shortestWay(graph: Graph, capitals: readonly number[]): readonly number[] {
  const pairs = capitals.flatMap((a) => capitals.filter((b) => b > a).map((b) => [a, b] as const));
  const steps = (a: number, b: number) => stepsFrom(graph, b - 1)[a - 1]!;
  const [from, to] = pairs.reduce((best, pair) => (steps(...pair) < steps(...best) ? pair : best));
  const distance = stepsFrom(graph, to - 1);
  const way = [from];
  for (let here = from; here !== to;) {
    here = graph[here - 1]!.find((next) => distance[next] === distance[here - 1]! - 1)! + 1;
    way.push(here);
  }
  return way;
}

function routeNodes(points: readonly (readonly [number, number])[]): Node[] {
  const d: Path = points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const);
  return [
    { type: 'path', d, stroke: { colour: PAPER, width: 2.4, join: 'round', cap: 'round' } },
    { type: 'path', d, stroke: { colour: INK, width: 0.8, dash: [2.4, 1.8], join: 'round', cap: 'round' } },
  ];
}

/** The numbers of the steps; the last lies beside the crown where the way ends. */
function stoneNodes(points: readonly (readonly [number, number])[]): Node[] {
  return points.slice(1).flatMap(([x, y], index): Node[] => {
    const [dx, dy] = index === points.length - 2 ? [6.2, 3.6] : [0, 0];
    return [
      { type: 'path', d: disc(x + dx, y + dy, 3.2), fill: PAPER, stroke: { colour: INK, width: 0.5 } },
      text(x + dx, y + dy + 1.5, String(index + 1), 4.2, INK),
    ];
  });
}

function crownNodes([x, y]: readonly [number, number], colour: Colour): Node[] {
  const d: Path = [
    ['M', x - 5, y + 3.4],
    ['L', x - 5.4, y - 3],
    ['L', x - 2.3, y - 0.4],
    ['L', x, y - 4.4],
    ['L', x + 2.3, y - 0.4],
    ['L', x + 5.4, y - 3],
    ['L', x + 5, y + 3.4],
    ['Z'],
  ];
  return [{ type: 'path', d, fill: colour, stroke: { colour: PAPER, width: 0.8, join: 'round' } }];
}

function counterNodes([x, y]: readonly [number, number], colour: Colour, units: number): Node[] {
  const [left, top] = [x - 4, y - 4];
  return [
    {
      type: 'path',
      d: [['M', left, top], ['L', left + 8, top], ['L', left + 8, top + 8], ['L', left, top + 8], ['Z']],
      fill: colour,
      stroke: { colour: PAPER, width: 0.8, join: 'round' },
    },
    text(x, top + 6.1, String(units), 6, PAPER),
  ];
}

const text = (x: number, y: number, words: string, size: number, fill: Colour): Node => ({
  type: 'text',
  x,
  y,
  text: words,
  font: 'label-bold',
  size,
  anchor: 'middle',
  fill,
});

/** A circle in four curves. */
function disc(x: number, y: number, r: number): Path {
  const k = r * 0.5523;
  return [
    ['M', x + r, y],
    ['C', x + r, y + k, x + k, y + r, x, y + r],
    ['C', x - k, y + r, x - r, y + k, x - r, y],
    ['C', x - r, y - k, x - k, y - r, x, y - r],
    ['C', x + k, y - r, x + r, y - k, x + r, y],
    ['Z'],
  ];
}
