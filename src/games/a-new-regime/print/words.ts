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
bag of outfits for each regime, and dice. It has every field that the game's own files have.

1. Put a-new-regime.json into the folder "Saved Objects":

   Windows  Documents\\My Games\\Tabletop Simulator\\Saves\\Saved Objects
            (with OneDrive, in the Documents folder of OneDrive)
   macOS    ~/Library/Tabletop Simulator/Saves/Saved Objects
            (in the Finder: Go, Go to Folder)
   Linux    ~/.local/share/Tabletop Simulator/Saves/Saved Objects

   A copy of any PNG beside it, called a-new-regime.png, is its picture in the list.

2. See to it that the game finds the pictures:

   - You gave the page an address: put the pictures there. Others who play with you see them only
     if it is an address on the web.
   - You gave none: the saved object calls them by bare names, such as board.png. Makers of mods
     report that the game looks for those in its own folder of images; that is "Mods/Images" where
     "Saves/Saved Objects" is in the list above. Copy all PNG files there.
   - Or put their address before each name, with any editor, for example "board.png" becomes
     "file:///C:/Games/a-new-regime/board.png" or "file:///home/me/a-new-regime/board.png".
   - For others too: upload the pictures in the game (Modding, Cloud Manager) or to any web server,
     and use that address.

3. In the game: Objects, Saved Objects, a-new-regime.

Dice: Tabletop Simulator has no dice with these faces. Of its die of eight, 1 to 4 stand for 0 to
3 unshaded and 5 to 8 for 0 to 3 shaded; of its die of six, count one less than it shows.
`;
