import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '#games/a-new-regime/board/boardFileName.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { wrongUsage, type Stop } from './command.ts';

/** Where the work goes, and as what. */
export type Target =
  | { readonly kind: 'stdout'; readonly format: DownloadFormat }
  | { readonly kind: 'file'; readonly path: string; readonly format: DownloadFormat }
  /** Files get their usual names in this folder. */
  | { readonly kind: 'folder'; readonly path: string; readonly format: DownloadFormat };

export interface TargetOptions {
  readonly out: string | undefined;
  readonly format: DownloadFormat | undefined;
  /** Whether there will be several files. */
  readonly many: boolean;
}

const FORMATS = DOWNLOAD_FORMATS.join(', ');

/**
 * Decides between standard output (`-`), a file and a folder. The extension of a file says the format, unless
 * --format does; a folder holds PDFs unless --format says otherwise. Only looks at the disk to see whether `out` is a folder.
 */
export async function chooseTarget({ out, format, many }: TargetOptions): Promise<Result<Target, Stop>> {
  if (out === '')
    return wrongUsage(
      'The option --out got ""; it must be a file, a folder ending with /, or - for standard output.',
    );
  if (out === '-') {
    if (many)
      return wrongUsage('The option --out got "-" together with --count; several boards need a folder.');
    return format
      ? ok({ kind: 'stdout', format })
      : wrongUsage(`The option --out got "-", which needs --format to say one of ${FORMATS}.`);
  }
  const path = out ?? '.';
  const extension = extname(path).slice(1).toLowerCase();
  const said = DOWNLOAD_FORMATS.find((known) => known === extension);
  if (out === undefined || /[/\\]$/.test(path) || (await isFolder(path))) {
    return ok({ kind: 'folder', path, format: format ?? 'pdf' });
  }
  if (many) {
    return said
      ? wrongUsage(
          `The option --out got ${quote(out)} together with --count; several boards need a folder, as in boards/.`,
        )
      : ok({ kind: 'folder', path, format: format ?? 'pdf' });
  }
  if (format && said && format !== said) {
    return wrongUsage(
      `The option --format got ${quote(format)}, but --out ends with .${said}; they must agree.`,
    );
  }
  const chosen = format ?? said;
  return chosen
    ? ok({ kind: 'file', path, format: chosen })
    : wrongUsage(
        `The option --out got ${quote(out)}, which does not say the format; it must end with .pdf, .svg, .json or .csv, or --format must say one of ${FORMATS}.`,
      );
}

/** The path of a file with its usual name in a folder. */
export const inFolder = (folder: string, name: string): string =>
  folder === '.' ? name : join(folder, name);

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
