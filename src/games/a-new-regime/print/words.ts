import type { TestWords } from '#lib/print/testSheet.ts';
import { TITLE } from '../board/sheetContent.ts';

/** The game's name as printed things bear it. */
export { TITLE };

/** A page's title without the game's name, which stands over all of them. */
export function bareTitle(title: string): string {
  const bare = title.replace(new RegExp(`^${TITLE}[,:] `), '');
  return bare[0]!.toUpperCase() + bare.slice(1);
}

export const TEST_WORDS: TestWords = {
  title: 'How far is the back from the front?',
  how: 'Print this sheet and the page after it on both sides of one paper, at 100 %, and hold it against the light. The cross on the back should lie on the zeros. If it does not, enter what it shows on each scale under “Backs to the right by” and “Backs down by”, in tenths of a millimetre. The rulers show whether your printer scales: enter what their 100 mm measure.',
  across: 'Backs to the right by',
  down: 'Backs down by',
  front: 'A New Regime, test sheet, front',
  back: 'A New Regime, test sheet, back',
};
