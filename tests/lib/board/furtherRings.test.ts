import { describe, expect, it } from 'vitest';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { drawBoard, statePath } from '#lib/board/draw/drawBoard.ts';
import { draftOf, finishDraft } from '#lib/board/edit/draft.ts';
import { areaOf, hasPoint, runsOverLand } from '#lib/board/stateRings.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { ENCLAVE, rectangle } from './enclave.ts';

const [round, heart, isle] = ENCLAVE.states;
if (!round || !heart || !isle) throw new Error('three states');

describe('a state with holes and islands', () => {
  it('is sound, and measured with all its rings', () => {
    expect(validateBoard(ENCLAVE)).toEqual([]);
    expect(areaOf(round)).toBe(150 * 120 - 40 * 40 - 20 * 20 + 30 * 20);
    expect(hasPoint(round, [130, 130])).toBe(false);
    expect(hasPoint(round, [250, 110])).toBe(true);
    expect(
      runsOverLand(
        [
          [270, 110],
          [300, 110],
        ],
        round,
      ),
    ).toBe(false);
    expect(
      runsOverLand(
        [
          [240, 110],
          [300, 110],
        ],
        round,
      ),
    ).toBe(true);
    // Both ends are corners of the state and no side lies between them.
    expect(
      runsOverLand(
        [
          [240, 110],
          [270, 110],
        ],
        round,
      ),
    ).toBe(true);
  });

  it('finishes as it began, its borders measured and its lake found by its rings', () => {
    expect(finishDraft(draftOf(ENCLAVE), undefined, 'seed').board).toEqual({
      ...ENCLAVE,
      water: [ENCLAVE.water[0], { ...ENCLAVE.water[1], polygon: expect.arrayContaining([[60, 160]]) }],
    });
  });

  it('must have a hole where another state lies, and no ring of nothing or two of one side', () => {
    const say = (more: (typeof round)['more'] & object): string =>
      validateBoard({ ...ENCLAVE, states: [{ ...round, more }, heart, isle] })
        .map(({ message }) => message)
        .join('\n');
    const [hole, pond, island] = round.more!;
    expect(say([pond!, island!])).toContain('State 2 lies on state 1');
    expect(say([hole!, pond!])).toContain('does not run from coast to coast');
    expect(
      say([
        hole!,
        pond!,
        island!,
        [
          [10, 60],
          [20, 60],
          [30, 60],
        ],
      ]),
    ).toContain('encloses nothing');
    expect(say([hole!, pond!, island!, rectangle(200, 120, 220, 140)])).toContain('touch along');
    expect(say([hole!, pond!, island!, rectangle(320, 120, 330, 130)])).toContain('State 1 lies on state 3');
    expect(say([hole!, pond!, island!, rectangle(10, 10, 20, 20)])).toContain('leaves the land area');
  });

  it('is drawn as one path with its holes left open, and labelled beside them', () => {
    const options = { scale: 1, labels: 'names', ink: 'full', colour: 'colour', capitals: 'hidden' } as const;
    expect(statePath(ENCLAVE, round).filter(([command]) => command === 'Z')).toHaveLength(4);
    const { scene, labels } = drawBoard(ENCLAVE, BOARD_THEME, options);
    expect(labels.fits).toBe(true);
    const layer = (name: string) =>
      scene.children.find((node) => node.type === 'group' && node.hook?.class === name);
    const coast = layer('coast');
    const line = coast?.type === 'group' ? coast.children[0] : undefined;
    // Round, its island, its lake and Isle; the border of Heart is no coast.
    expect(line?.type === 'path' && line.d.filter(([command]) => command === 'Z')).toHaveLength(4);
    const names = layer('labels');
    const first = names?.type === 'group' ? names.children[0] : undefined;
    const text = first?.type === 'group' ? first.children.find(({ type }) => type === 'text') : undefined;
    if (text?.type !== 'text') throw new Error('Round has a label.');
    expect(hasPoint(round, [text.x, ENCLAVE.size.height - text.y])).toBe(true);
  });
});
