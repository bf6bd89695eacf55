import { describe, expect, it } from 'vitest';
import { makeBoardFile } from '#games/a-new-regime/board/boardFile.ts';
import { makeBoardJson, printBoardJson } from '#games/a-new-regime/board/boardJson.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { openBoardChoice, openBoardFile, type OpenedBoard } from '#games/a-new-regime/board/openBoard.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardFurniture, drawPrinted } from '#games/a-new-regime/board/sheetContent.ts';
import { rollSpec } from '#games/a-new-regime/board/spec.ts';
import { boardTiles } from '#games/a-new-regime/board/tiles.ts';
import { draftOf } from '#lib/board/edit/draft.ts';
import { applyEdits, type BoardEdit } from '#lib/board/edit/edits.ts';
import type { Result } from '#lib/core/result.ts';
import { fitsQrCode } from '#lib/print/qrCode.ts';
import { LINK_MAX } from '#lib/share/site.ts';

const settings = { ...DEFAULT_SETTINGS, regimes: 3 };
const rules = { seed: settings.seed, regimes: settings.regimes, spacing: settings.spacing };
const drawn = generateBoard(settings);
if (!drawn.ok) throw new Error(drawn.error.message);
const edits: readonly BoardEdit[] = [
  { type: 'rename', key: 2, name: 'Edited Land' },
  { type: 'flood', key: 5 },
];

function opened(result: Result<OpenedBoard>): OpenedBoard {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** What a sheet says of it, and where its link leads. */
function told(board: OpenedBoard) {
  const printed = { ...board, look: DEFAULT_LOOK, site: 'https://example.org/', edition: 'Edition 7' };
  const furniture = boardFurniture(printed, drawPrinted(printed, 1).labels);
  if (!furniture.ok) throw new Error(furniture.error.message);
  return [furniture.value.settings, furniture.value.link];
}

/** A board whose names were changed, so that its link is so many characters longer or shorter. */
function renamed(count: number): OpenedBoard {
  const names = Array.from({ length: count }, (_, at): BoardEdit => ({
    type: 'rename',
    key: at + 1,
    name: `Name of number ${at + 1}`,
  }));
  return opened(openBoardChoice({ settings, edits: names }));
}

describe('the link on a sheet', () => {
  const furnitureOf = (board: OpenedBoard) => {
    const printed = { ...board, look: DEFAULT_LOOK, site: 'https://example.org/', edition: 'Edition 7' };
    const furniture = boardFurniture(printed, drawPrinted(printed, 1).labels);
    if (!furniture.ok) throw new Error(furniture.error.message);
    return furniture.value;
  };
  const page = 'https://example.org/a-new-regime/board/';

  it('is printed and scanned while it is short, only scanned while a code holds it, and else leads to the file', () => {
    const all = Array.from({ length: 15 }, (_, at) => renamed(at + 1));
    const lengths = all.map((board) => `https://example.org/${board.origin!.path}`.length);
    const kinds = all.map((board, at) => {
      const { link, typed, open } = furnitureOf(board);
      const whole = `https://example.org/${board.origin!.path}`;
      if (link === page) {
        expect(open).toContain('too long for a printed code');
        expect(fitsQrCode(whole, 26)).toBe(false);
        return 'file';
      }
      expect(link).toBe(whole);
      expect(fitsQrCode(whole, 26)).toBe(true);
      expect(typed === undefined).toBe(lengths[at]! <= LINK_MAX);
      if (typed === undefined) return 'typed';
      expect([typed, open]).toEqual([page, expect.stringContaining('Scan the code')]);
      return 'scanned';
    });
    expect([...new Set(kinds)]).toEqual(['typed', 'scanned', 'file']);
    // The largest code that is read holds 287 bytes, of which most sites leave more than 200 to the changes.
    const scanned = lengths.filter((_, at) => kinds[at] === 'scanned');
    expect(Math.max(...scanned)).toBeGreaterThan(260);
    expect(Math.max(...scanned)).toBeLessThanOrEqual(287);
  });
});

describe('a board that is opened', () => {
  it('is the board of its settings where nothing was changed, from a link and from a file', () => {
    const plain = { board: drawn.value, settings };
    expect(opened(openBoardChoice({ settings }))).toEqual(plain);
    expect(opened(openBoardFile(printBoardJson(makeBoardJson(drawn.value, settings))))).toEqual(plain);
  });

  it('has its edits, says so, and leads back to itself', () => {
    const board = opened(openBoardChoice({ settings, edits }));
    expect(board.board.states).toHaveLength(14);
    expect(board.board.states.map(({ name }) => name)).toContain('Edited Land');
    const [line, link] = told(board);
    expect(line).toBe('14 states, changed by hand');
    expect(link).toMatch(/^https:\/\/example\.org\/a-new-regime\/board\/#2\.3x5\.harbour\../);
  });

  it('is the same from the file of the edited board', () => {
    const draft = applyEdits(draftOf(drawn.value), edits, rollSpec(settings.seed));
    if (!draft.ok) throw new Error(draft.error.message);
    const origin = { kind: 'seed', settings, edits } as const;
    const file = makeBoardFile({ title: 'harbour', draft: draft.value, rules, origin });
    expect(opened(openBoardFile(file))).toEqual(opened(openBoardChoice({ settings, edits })));
  });

  it('made of a map says what it is called and whose shapes it has, and leads to the page that opens files', () => {
    const draft = draftOf(drawn.value);
    const title = 'A map with a very long name, so long that no sheet would have room for all of it';
    const file = makeBoardFile({
      title,
      draft,
      rules,
      origin: { kind: 'map', credit: 'Shapes: Natural Earth' },
    });
    const board = opened(openBoardFile(file));
    expect(told(board)).toEqual([
      `15 states, ${title.slice(0, 60)}, Shapes: Natural Earth`,
      'https://example.org/a-new-regime/board/',
    ]);
    const tiles = boardTiles({
      ...board,
      look: DEFAULT_LOOK,
      site: 'https://example.org/',
      edition: 'Edition 7',
      sheets: { paper: 'letter', fit: { width: 841, height: 594 } },
    });
    expect(tiles.ok && tiles.value.pages.length).toBeGreaterThan(9);
  });

  it('leads to the page alone where its link is too long to be printed', () => {
    const many = Array.from({ length: 30 }, (_, index): BoardEdit => ({
      type: 'rename',
      key: 1 + (index % 14),
      name: `Name ${index}`,
    }));
    expect(told(opened(openBoardChoice({ settings, edits: many })))[1]).toBe(
      'https://example.org/a-new-regime/board/',
    );
  });

  it('is refused with a sentence where an edit cannot be made or the text is no board', () => {
    const wrong = openBoardChoice({ settings, edits: [{ type: 'flood', key: 99 }] });
    expect(wrong.ok ? '' : wrong.error.message).toMatch(/99.*\.$/);
    const none = openBoardFile('{');
    expect(none.ok ? '' : none.error.message).toContain('The board file is not JSON');
  });
});
