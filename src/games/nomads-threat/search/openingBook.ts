import { DEFAULT_SETTINGS, type Settings } from '../rules/settings.ts';
import { openBook, type Book } from './book.ts';

/** The opening book for games of these settings, which is loaded when asked for; undefined where there is none. */
export async function openingBook(settings: Settings): Promise<Book | undefined> {
  const { size, chiefs, invading, pass, blockedMover } = DEFAULT_SETTINGS;
  // What repetition means matters with invading alone.
  const usual =
    settings.size === size &&
    settings.chiefs === chiefs &&
    settings.invading === invading &&
    settings.pass === pass &&
    settings.blockedMover === blockedMover;
  if (!usual) return undefined;
  const { BOOK } = await import('../solved/book5x5.ts');
  return openBook(BOOK, size);
}
