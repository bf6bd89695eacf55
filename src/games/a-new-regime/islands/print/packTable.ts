import { zipFiles, type PackedFile } from '#lib/share/zip.ts';
import { openPdf } from '#ui/pdf/openPdf.ts';
import type { Printed } from './printWorker.ts';

/**
 * The pictures of a table on screen, painted page by page, in an archive with the texts that go along. `onProgress`
 * hears how many are painted; a signal ends the work with its reason.
 */
export async function packTable(
  { bytes, pictures = [], texts = [] }: Printed,
  date: string,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  try {
    const files: PackedFile[] = [];
    for (const [index, { name, pixels }] of pictures.entries()) {
      signal.throwIfAborted();
      files.push({ name: `${name}.png`, bytes: await pdf.picture(index + 1, pixels) });
      onProgress(index + 1, pictures.length);
    }
    const encoder = new TextEncoder();
    for (const { name, text } of texts) files.push({ name, bytes: encoder.encode(text) });
    return zipFiles(files, date);
  } finally {
    pdf.close();
  }
}
