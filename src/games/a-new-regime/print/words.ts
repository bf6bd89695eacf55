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

export const TABLE_README = `A New Regime for tables on screen

board.png, cards-faces.png and cards-backs.png (10 x 7 cards, each with its own back in the same
place) and the small pictures of pieces are plain PNG files: use them on any table. None is
larger than 4096 pixels.

Tabletop Simulator
------------------
a-new-regime.json is a saved object: the board, four decks, endless bags of tokens and figures, a
bag of outfits for each regime, and dice. Put it into the folder "Saved Objects" below "Saves" in
the data folder of Tabletop Simulator, with a copy of any PNG beside it under the same name if
you want a picture in the list.

Tabletop Simulator loads pictures by whole addresses: https://... or file:///... It does not look
beside the saved object. If you gave the page an address for the pictures, the saved object has
it, and you only have to put the pictures there. If you did not, it calls them by their bare
names, such as "board.png". Then do one of these:

1. For yourself: unpack everything into one folder and put its address before each name in the
   saved object, for example by replacing "board.png" with
   "file:///C:/Games/a-new-regime/board.png", and so on for all names ending in .png.
2. For others too: upload the pictures in the game (Modding, Cloud Manager), or put them on any
   web server, and use that address.

Dice: Tabletop Simulator has no dice with these faces. Of its die of eight, 1 to 4 stand for 0 to
3 unshaded and 5 to 8 for 0 to 3 shaded; of its die of six, count one less than it shows.
`;
