import { mkdir, readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { PARTS, PART_WORDS, type Part } from '#games/a-new-regime/print/parts.ts';
import { paperInWords } from '#games/a-new-regime/print/paperInWords.ts';
import type { PrintCard } from '#games/a-new-regime/print/printCard.ts';
import { printFileName } from '#games/a-new-regime/print/printFileName.ts';
import { partFiles, printFile, type PrintFile } from '#games/a-new-regime/print/printFile.ts';
import { printSections } from '#games/a-new-regime/print/printSections.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { readContentFile } from '../../src/manual/contentFile.ts';
import { wrongUsage, type Command, type Io, type Stop } from './command.ts';
import { optionsHelp, parseOptions } from './options.ts';
import { parsePrintPartRequest, printPartOptions, type PrintPartRequest } from './printPartRequest.ts';
import { inFolder } from './target.ts';
import { writeWhole } from './writeWhole.ts';

/** A board by itself has a command of its own, which spreads it over sheets. */
type Thing = Exclude<Part, 'board'>;

/** The kit and each of its parts as things to print. */
export const PRINT_PARTS_OF_A_NEW_REGIME: readonly Command[] = PARTS.filter(
  (part): part is Thing => part !== 'board',
).map((part) => ({
  name: part,
  summary: `${PART_WORDS[part].what[0]!.toLowerCase()}${PART_WORDS[part].what.slice(1)}`,
  async run(args, io) {
    const given = parseOptions(args, printPartOptions(part));
    if (!given.ok) return given;
    if (given.value.switches.has('help')) return ok(await io.print(helpOf(part)));
    const request = await parsePrintPartRequest(part, given.value, io);
    return request.ok ? print(request.value, io) : request;
  },
}));

const helpOf = (part: Thing) => `Prints of A New Regime: ${PART_WORDS[part].name.toLowerCase()}.

Usage: realm print a-new-regime ${part} [options]

Options:
${optionsHelp(printPartOptions(part))}

Print at 100 %, no scaling. Pages and command line make the same files.
`;

async function print(request: PrintPartRequest, io: Io): Promise<Result<void, Stop>> {
  const { order, board, site, date, target, apart } = request;
  const made = printSections({
    ...{ order, board, site, date },
    cards: await readCards(),
    edition: `Realmwright ${io.version}`,
  });
  // Whatever the sheets refuse was asked for by an option.
  if (!made.ok) return wrongUsage(made.error.message);
  const settings = board.settings;
  if (apart) {
    if (target.kind !== 'folder')
      return wrongUsage('With --apart there are several files; --out must be a folder ending with /.');
    const parts = partFiles(made.value, order);
    if (!parts.ok) return wrongUsage(parts.error.message);
    await mkdir(target.path, { recursive: true });
    for (const { section, file } of parts.value) {
      const name = printFileName(
        { ...order, part: section.part === 'kit' ? 'cover' : section.part },
        settings,
        'pdf',
      );
      const number = String(made.value.findIndex(({ part }) => part === section.part) + 1).padStart(2, '0');
      const written = await write(file, request, inFolder(target.path, `${number}-${name}`), io);
      if (!written.ok) return written;
    }
    return ok(undefined);
  }
  const file = printFile(made.value, order);
  if (!file.ok) return wrongUsage(file.error.message);
  const path =
    target.kind === 'file'
      ? target.path
      : target.kind === 'stdout'
        ? undefined
        : inFolder(target.path, printFileName(order, settings, 'pdf'));
  return write(file.value, request, path, io);
}

/** One PDF; to standard output without a path. */
async function write(
  file: PrintFile,
  { order, date }: PrintPartRequest,
  path: string | undefined,
  io: Io,
): Promise<Result<void, Stop>> {
  // Loaded only now, so that wrong usage is told at once.
  const { printPdf } = await import('#games/a-new-regime/print/printPdf.ts');
  const fonts = await loadPrintFonts((name) => readFile(new URL(`../../public/${name}`, import.meta.url)));
  const bytes = await printPdf(file, {
    order,
    fonts,
    creationDate: new Date(`${date}T00:00:00Z`),
    progress: async (done, pages) => {
      io.progress(`Page ${done} of ${pages}`);
      // Between two pages an interrupt is heard.
      await setImmediate();
    },
  });
  io.progress('');
  if (path === undefined) return ok(await io.print(bytes));
  const written = writeWhole(path, bytes);
  if (!written.ok) return written;
  return ok(await io.print(`${path}: ${paperInWords(file.pages, order)}\n`));
}

/** The cards as their files have them; the site's build checks these. */
async function readCards(): Promise<readonly PrintCard[]> {
  const folder = new URL('../../content/a-new-regime/cards/', import.meta.url);
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const path = `content/a-new-regime/cards/${name}`;
      const source = await readFile(new URL(name, folder), 'utf8');
      return readContentFile({ path, source }).data as unknown as PrintCard;
    }),
  );
}
