import { describe, expect, it } from 'vitest';
import { makeAdjacencyCsv } from '#games/a-new-regime/board/adjacencyCsv.ts';
import { boardFileName } from '#games/a-new-regime/board/boardFileName.ts';
import { openedFileName } from '#games/a-new-regime/board/openedFileName.ts';
import { makeBoardGeoJson } from '#games/a-new-regime/board/boardGeoJson.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { draftOf } from '#lib/board/edit/draft.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import { openStudio } from '../../../lib/board/edit/editing.ts';
import { ENCLAVE } from '../../../lib/board/enclave.ts';

describe('a board as GeoJSON', () => {
  const text = makeBoardGeoJson({ board: ENCLAVE, title: 'Round', credit: 'Somebody' });
  const json = JSON.parse(text);

  it('says that its numbers are millimetres, and whose shapes they are', () => {
    expect(json).toMatchObject({
      type: 'FeatureCollection',
      name: 'Round',
      credit: 'Somebody',
      bbox: [0, 0, 404, 281],
    });
    expect(json.axes).toContain('Millimetres on the board, not degrees');
    expect(json).not.toHaveProperty('coordinates');
  });

  it('holds each state with its pieces and holes, rings closed and turning as they must', () => {
    const [round, heart, , strait] = json.features;
    expect(round.properties).toMatchObject({
      number: 1,
      name: 'Round',
      affiliation: 'economic',
      population: 2,
      neighbours: [2, 3],
    });
    expect(round.geometry.type).toBe('MultiPolygon');
    expect(round.geometry.coordinates.map((piece: unknown[]) => piece.length)).toEqual([3, 1]);
    for (const piece of round.geometry.coordinates)
      for (const [k, ring] of piece.entries()) {
        expect(ring.at(-1)).toEqual(ring[0]);
        expect(signedArea(ring) > 0).toBe(k === 0);
      }
    expect(heart.geometry).toMatchObject({ type: 'Polygon', coordinates: [expect.any(Array)] });
    expect(strait).toMatchObject({
      properties: { kind: 'strait', a: 1, b: 3, mm: 30 },
      geometry: {
        type: 'LineString',
        coordinates: [
          [270, 110],
          [300, 110],
        ],
      },
    });
  });
});

describe('the adjacencies of a board as CSV', () => {
  it('are a pair of states a row', () => {
    expect(makeAdjacencyCsv(ENCLAVE)).toBe(
      'a,b,kind,mm,a_name,b_name\r\n1,2,land,160,Round,Heart\r\n1,3,strait,30,Round,Isle\r\n',
    );
  });
});

describe('names of files', () => {
  it('tell boards apart that were edited otherwise, and keep to what they were without edits', () => {
    const edits = [{ type: 'flood', key: 3 }] as const;
    const other = [{ type: 'flood', key: 4 }] as const;
    expect(boardFileName(DEFAULT_SETTINGS, 'json', [])).toBe('a-new-regime-4-regimes-harbour.json');
    expect(boardFileName(DEFAULT_SETTINGS, 'json', edits)).toMatch(
      /^a-new-regime-4-regimes-harbour_[0-9a-z]{6}\.json$/,
    );
    expect(boardFileName(DEFAULT_SETTINGS, 'json', edits)).not.toBe(
      boardFileName(DEFAULT_SETTINGS, 'json', other),
    );
    expect(boardFileName(DEFAULT_SETTINGS, 'adjacencies.csv')).toBe(
      'a-new-regime-4-regimes-harbour-adjacencies.csv',
    );
  });

  it('of opened boards begin with the title', () => {
    const { draft } = openStudio();
    const rules = { seed: 'x', regimes: 5, spacing: 'two-steps' } as const;
    const file = { title: 'The Baltic, 1920', draft, rules, origin: { kind: 'map' } } as const;
    expect(openedFileName(file, 'geojson')).toMatch(
      /^a-new-regime-5-regimes-the-baltic-1920_[0-9a-z]{6}\.geojson$/,
    );
    expect(openedFileName({ ...file, draft: draftOf(ENCLAVE) }, 'svg')).not.toContain(
      openedFileName(file, 'svg'),
    );
  });
});
