import type { Settings } from '../rules/settings.ts';
import type { Book } from './book.ts';
import { openKernelSearcher } from './kernelSearcher.ts';
import { fitsKernel } from './node.ts';
import { openPlainSearcher } from './plainSearcher.ts';
import type { Searcher } from './searcher.ts';

export interface SearcherOptions {
  /** The quick search's table has 2^tableBits entries of 16 bytes; 20 if left out. */
  readonly tableBits?: number;
  /** What is known beforehand of games of these settings. */
  readonly book?: Book;
}

/** The best searcher that there is for games of these settings: a quick one with a table up to 5x5 without invading. */
export const openSearcher = (settings: Settings, { tableBits = 20, book }: SearcherOptions = {}): Searcher =>
  fitsKernel(settings) ? openKernelSearcher(settings, tableBits, book) : openPlainSearcher();
