import { DEFAULT_SETTINGS, type Settings } from '../rules/settings.ts';
import { BOOK } from '../solved/book5x5.ts';
import { openBook, type Book } from './book.ts';

/** The opening book for games of these settings; undefined where there is none. */
export function openingBook(settings: Settings): Book | undefined {
  const { size, chiefs, invading, pass, blockedMover } = DEFAULT_SETTINGS;
  // What repetition means matters with invading alone.
  const usual =
    settings.size === size &&
    settings.chiefs === chiefs &&
    settings.invading === invading &&
    settings.pass === pass &&
    settings.blockedMover === blockedMover;
  return usual ? openBook(BOOK, size) : undefined;
}
