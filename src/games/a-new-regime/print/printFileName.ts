import { slug } from '#lib/share/fileName.ts';
import type { BoardSettings } from '../board/settings.ts';
import type { PrintOrder } from './printOrder.ts';

/** As in `a-new-regime-kit-4-regimes-harbour-a4.pdf`: what it is, for what board, on which paper. */
export function printFileName(
  { part, paper, regimes }: PrintOrder,
  settings: BoardSettings | undefined,
  format: 'pdf' | 'zip',
): string {
  const whose = ['cards', 'dice', 'test'].includes(part)
    ? []
    : [`${settings?.regimes ?? regimes}-regimes`, ...(settings ? [slug(settings.seed)] : [])];
  return ['a-new-regime', part, ...whose, paper].join('-') + `.${format}`;
}
