import { describe, expect, test } from 'vitest';
import { readMapFile } from '#lib/board/maps/read/readMapText.ts';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { bordersOf, collection, layText, named, polygon, square } from './layMap.ts';

const A = named('A', polygon(square(0, 0)));
const B = named('B', polygon(square(1, 0)));
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What is refused, and what the sentence has to say. */
const REFUSED: readonly [what: string, file: Uint8Array, said: RegExp][] = [
  ['no bytes at all', bytes(), /is empty/],
  ['white space', utf8(' \n\t '), /is empty/],
  ['a ZIP archive', bytes(0x50, 0x4b, 3, 4), /ZIP archive; unpack it/],
  ['a gzip file', bytes(0x1f, 0x8b, 8), /gzip/],
  ['a shapefile', bytes(0, 0, 0x27, 0x0a, 0, 0), /shapefile/],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13), /picture/],
  ['KML', utf8('<?xml version="1.0"?><kml/>'), /XML/],
  ['a page of HTML that says 404', utf8('<!doctype html><p>Not found'), /is a web page/],
  ['plain words', utf8('France borders on Spain'), /is not JSON; it begins with "France/],
  ['binary noise', bytes(7, 3, 255, 254, 0, 1), /is not JSON/],
  ['JSON cut off in the middle', utf8(collection(A, B).slice(0, -40)), /cut off/],
  ['JSON with a comma too many', utf8('{"type":"FeatureCollection","features":[,]}'), /damaged/],
  ['a number', utf8('42'), /holds 42/],
  ['a list', utf8('[1,2,3]'), /holds a list/],
  ['an object of no type', utf8('{}'), /its type is undefined/],
  ['a type that is none', utf8('{"type":"Featurecollection"}'), /its type is "Featurecollection"/],
  [
    'a collection without a list',
    utf8('{"type":"FeatureCollection","features":"none"}'),
    /no list of features/,
  ],
  ['an empty collection', utf8(collection()), /is empty/],
  ['null geometries only', utf8(collection(named('A', null), named('B', null))), /no geometry/],
  [
    'points and lines only',
    utf8(
      collection(
        named('P', { type: 'Point', coordinates: [1, 2] }),
        named('L', {
          type: 'LineString',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        }),
      ),
    ),
    /only points and lines/,
  ],
  ['features that are no objects', utf8(collection(1, 'two', null, [])), /no geometry/],
  [
    'coordinates that are words',
    utf8(
      collection(
        named(
          'A',
          polygon([
            ['x', 'y'],
            ['a', 'b'],
            ['c', 'd'],
          ]),
        ),
      ),
    ),
    /no geometry/,
  ],
  [
    'a polygon whose coordinates are null',
    utf8(collection(named('A', { type: 'Polygon', coordinates: null }))),
    /no geometry/,
  ],
  [
    'more features than are read',
    utf8(collection(...Array.from({ length: FILE_LIMITS.features + 1 }, () => null))),
    /has 5001 features; at most 5000/,
  ],
  ['more bytes than are read', new Uint8Array(FILE_LIMITS.bytes + 1).fill(0x20), /20\.0 MB; at most 20 MB/],
  [
    'lists within lists without end',
    utf8('['.repeat(200_000) + ']'.repeat(200_000)),
    /holds a list|too deeply/,
  ],
  ['a list of neighbours', utf8('A: B, C\nB: C'), /is opened as a list/],
  ['lines of which one is no feature', utf8('{"type":"Feature"}\n{"type":"Point"}'), /breaks its rules/],
  ['a topology without arcs', utf8('{"type":"Topology","objects":{}}'), /lacks its objects or its arcs/],
  ['a topology without objects', utf8('{"type":"Topology","objects":{},"arcs":[]}'), /no objects/],
  [
    'a topology that names arcs which are not there',
    utf8('{"type":"Topology","arcs":[],"objects":{"a":{"type":"Polygon","arcs":[[0,1,2]]}}}'),
    /names? arcs that are not there|no geometry/,
  ],
  [
    'a topology that swells to millions of corners',
    utf8(
      JSON.stringify({
        type: 'Topology',
        arcs: [Array.from({ length: 1000 }, (_, k) => [k, k % 7])],
        objects: { bomb: { type: 'Polygon', arcs: [Array.from({ length: 4000 }, () => 0)] } },
      }),
    ),
    /more than 3000000 corners/,
  ],
];

describe('files that are refused', () => {
  test.each(REFUSED)('%s', (_, file, said) => {
    const read = readMapFile(file);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error.message).toMatch(said);
    expect(read.error.message).toMatch(/[.]$/);
    expect(read.error.where).toBe('file');
    expect(read.error.got).toBeTypeOf('string');
    expect(read.error.allowed).toBeTypeOf('string');
  });

  test('outlines without any area', () => {
    const line = named(
      'A',
      polygon([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
    );
    const made = layText(collection(line));
    expect(made.ok ? '' : made.error.message).toMatch(/no land that could be drawn/);
  });

  test('random numbers in place of outlines, within the time', () => {
    // A ring of 150,000 corners all over the globe, from a simple generator of numbers.
    let state = 1;
    const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const ring = Array.from({ length: 150_000 }, () => [next() * 360 - 180, next() * 180 - 90]);
    const made = layText(collection(named('A', polygon(ring))));
    expect(made.ok ? '' : made.error.message).toMatch(/run to and fro/);
  });
});

/** What is repaired: the file, the borders on land that the board must have, and a note where one is due. */
const REPAIRED: readonly [what: string, text: string, borders: readonly string[], note?: RegExp][] = [
  [
    'features one a line',
    (JSON.parse(collection(A, B)) as { features: unknown[] }).features
      .map((one) => `\x1e${JSON.stringify(one)}\n`)
      .join(''),
    ['A-B'],
  ],
  [
    'a bare list of features',
    JSON.stringify((JSON.parse(collection(A, B)) as { features: unknown[] }).features),
    ['A-B'],
  ],
  ['a mark of byte order at the start', `\uFEFF${collection(A, B)}`, ['A-B']],
  ['rings that run the wrong way', collection(named('A', polygon(square(0, 0).reverse())), B), ['A-B']],
  ['rings that are not closed', collection(named('A', polygon(square(0, 0).slice(0, 4))), B), ['A-B']],
  [
    'a bow tie',
    collection(
      named(
        'A',
        polygon([
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
        ]),
      ),
      B,
    ),
    ['A-B'],
  ],
  [
    'a hole with another state in it',
    collection(named('A', polygon(square(0, 0, 3), square(1, 1))), named('B', polygon(square(1, 1)))),
    ['A-B'],
  ],
  [
    'a state that lies on another without a hole',
    collection(named('A', polygon(square(0, 0, 3))), named('B', polygon(square(1, 1)))),
    ['A-B'],
  ],
  [
    'parts that lie apart',
    collection(
      named('A', { type: 'MultiPolygon', coordinates: [[square(0, 0)], [square(2, 0)]] }),
      named('B', polygon(square(1, 0))),
    ),
    ['A-B'],
  ],
  [
    'heights beside longitude and latitude',
    collection(named('A', polygon(square(0, 0).map(([x, y]) => [x, y, 12.5]))), B),
    ['A-B'],
  ],
  [
    'corners that are null, in words or cut short',
    collection(named('A', polygon([null, 'x', [1], ...square(0, 0), [null, 3], ['1', '2']])), B),
    ['A-B'],
    /damaged corners and rings left out/,
  ],
  [
    'a corner beyond all bounds',
    collection(named('A', polygon([...square(0, 0).slice(0, 4), [1e300, 1e300]])), B),
    ['A-B'],
    /damaged corner/,
  ],
  [
    'a crossing of the 180th meridian',
    collection(
      named(
        'A',
        polygon([
          [178, 0],
          [-178, 0],
          [-178, 4],
          [178, 4],
        ]),
      ),
      named('B', polygon(square(-178, 0, 4))),
    ),
    ['A-B'],
  ],
  [
    'a crossing of the 180th meridian that begins in the east',
    collection(
      named(
        'A',
        polygon([
          [-178, 0],
          [178, 0],
          [178, 4],
          [-178, 4],
        ]),
      ),
      named('B', polygon(square(-178, 0, 4))),
      // Where A would lie if it went the long way round.
      named('C', polygon(square(60, 0, 4))),
    ),
    ['A-B'],
  ],
  [
    'longitudes that run on past 180',
    collection(named('A', polygon(square(178, 0, 4))), named('B', polygon(square(-178, 0, 4)))),
    ['A-B'],
  ],
  [
    'names that are missing, empty, numbers or blanks',
    collection(
      named(undefined, polygon(square(0, 0))),
      named('', polygon(square(1, 0))),
      named(7, polygon(square(2, 0))),
    ),
    [],
    /3 states without a name got one/,
  ],
  [
    'names twice',
    collection(named('A', polygon(square(0, 0))), named('A', polygon(square(1, 0)))),
    ['A-A 2'],
    /1 state got a number/,
  ],
  [
    'null geometries among good ones',
    collection(A, named('N', null), B),
    ['A-B'],
    /1 feature without a shape left out/,
  ],
  [
    'points and lines among areas',
    collection(A, named('P', { type: 'Point', coordinates: [0, 0] }), B),
    ['A-B'],
    /1 point or line left out/,
  ],
  [
    'collections within collections',
    collection(
      named('A', {
        type: 'GeometryCollection',
        geometries: [{ type: 'GeometryCollection', geometries: [polygon(square(0, 0))] }],
      }),
      B,
    ),
    ['A-B'],
  ],
  [
    'another reference system, in metres',
    JSON.stringify({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25832' } },
      features: [
        named('A', polygon(square(400000, 5500000, 9000))),
        named('B', polygon(square(409000, 5500000, 9000))),
      ],
    }),
    ['A-B'],
    /no degrees/,
  ],
  [
    'huge plane coordinates without a word about them',
    collection(named('A', polygon(square(4e9, 5e9, 1e6))), named('B', polygon(square(4e9 + 1e6, 5e9, 1e6)))),
    ['A-B'],
    /no degrees/,
  ],
  [
    'borders that do not meet exactly',
    collection(
      named(
        'A',
        polygon([
          [0, 0],
          [0.998, 0],
          [1.001, 0.5],
          [0.999, 1],
          [0, 1],
        ]),
      ),
      named(
        'B',
        polygon([
          [1.001, 0],
          [2, 0],
          [2, 1],
          [1, 1],
          [1.003, 0.4],
        ]),
      ),
    ),
    ['A-B'],
  ],
  ['a bare geometry', JSON.stringify(polygon(square(0, 0))), []],
  ['one feature', JSON.stringify(A), []],
  [
    'a topology in whole numbers with a transform',
    JSON.stringify({
      type: 'Topology',
      transform: { scale: [0.1, 0.1], translate: [0, 0] },
      arcs: [
        [
          [10, 0],
          [0, 10],
        ],
        [
          [10, 10],
          [-10, 0],
          [0, -10],
          [10, 0],
        ],
        [
          [10, 0],
          [10, 0],
          [0, 10],
          [-10, 0],
        ],
      ],
      objects: {
        small: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0, 1]] }] },
        states: {
          type: 'GeometryCollection',
          geometries: [
            { type: 'Polygon', properties: { NAME: 'A' }, arcs: [[0, 1]] },
            { type: 'Polygon', properties: { NAME: 'B' }, arcs: [[2, -1]] },
          ],
        },
      },
    }),
    ['A-B'],
    /Of 2 layers/,
  ],
];

describe('files that are repaired', () => {
  test.each(REPAIRED)('%s', (_, text, borders, note) => {
    const made = layText(text);
    if (!made.ok) throw new Error(made.error.message);
    const { board, report } = made.value;
    expect(validateBoard(board, 0)).toEqual([]);
    if (borders.length > 0) expect(bordersOf(board)).toEqual(borders);
    if (note) expect(report.notes.join(' ')).toMatch(note);
  });

  test('UTF-16 with a mark of byte order', () => {
    const text = collection(A, B);
    const wide = new Uint8Array(2 + 2 * text.length);
    wide.set([0xff, 0xfe]);
    for (let k = 0; k < text.length; k++) wide[2 + 2 * k] = text.charCodeAt(k);
    const read = readMapFile(wide);
    expect(read.ok && read.value.shapes.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('a name of thousands of letters with marks that turn text around', () => {
    const made = layText(collection(named(`\u202E${'x'.repeat(5000)}\u0000`, polygon(square(0, 0))), B));
    expect(made.ok && made.value.board.states.map(({ name }) => name).sort()).toEqual(['B', 'x'.repeat(40)]);
  });
});
