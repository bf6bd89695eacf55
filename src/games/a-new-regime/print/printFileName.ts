import { slug } from '#lib/share/fileName.ts';
import type { Part } from './parts.ts';
import type { PrintOrder } from './printOrder.ts';

/** As in `a-new-regime-kit-4-regimes-harbour-a4.pdf`: what it is, for what board, on which paper. */
export function printFileName(
  {
    part,
    paper,
    regimes,
  }: Pick<PrintOrder, 'paper' | 'regimes'> & { readonly part: Part | 'cover' | 'table' },
  board: { readonly regimes: number; readonly seed: string } | undefined,
  format: 'pdf' | 'zip',
): string {
  const whose = ['cards', 'dice', 'test'].includes(part)
    ? []
    : [`${board?.regimes ?? regimes}-regimes`, ...(board ? [slug(board.seed)] : [])];
  // Pictures are for no paper.
  const on = part === 'table' ? [] : [paper];
  return ['a-new-regime', part, ...whose, ...on].join('-') + `.${format}`;
}
