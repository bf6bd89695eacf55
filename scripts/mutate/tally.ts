import type { MutantStatus } from '@stryker-mutator/api/core';
import { wilson } from './wilson.ts';

/** What became of one change. */
export interface Verdict {
  readonly id: string;
  readonly file: string;
  readonly status: MutantStatus;
}

/** Stryker's words in the order of the table; a change that never ends was noticed. */
const COLUMNS = [
  ['killed', 'Killed'],
  ['timed out', 'Timeout'],
  ['survived', 'Survived'],
  ['not covered', 'NoCoverage'],
  ['at load', 'Ignored'],
  ['broken run', 'RuntimeError'],
] as const satisfies readonly (readonly [string, MutantStatus])[];

const NOTICED: readonly MutantStatus[] = ['Killed', 'Timeout'];
const MISSED: readonly MutantStatus[] = ['Survived', 'NoCoverage'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/**
 * The verdicts in a table of folders, with the share noticed and its 95 % interval, and then each change that no
 * test noticed. The share leaves out what works only while a file loads ("at load") and runs that broke.
 */
export function tally(verdicts: readonly Verdict[], folders: readonly string[]): string {
  const rows = [
    ...folders.map((folder) => ({
      name: folder,
      of: verdicts.filter(({ file }) => file.startsWith(folder)),
    })),
    { name: 'all', of: verdicts },
  ].map(({ name, of }) => {
    const count = (statuses: readonly MutantStatus[]) => of.filter((v) => statuses.includes(v.status)).length;
    const noticed = count(NOTICED);
    const tried = noticed + count(MISSED);
    const [low, high] = wilson(noticed, Math.max(tried, 1));
    const share = tried === 0 ? '-' : `${percent(noticed / tried)} (${percent(low)} to ${percent(high)})`;
    return [name, String(of.length), ...COLUMNS.map(([, status]) => String(count([status]))), share];
  });
  const table = [['', 'changes', ...COLUMNS.map(([word]) => word), 'noticed (95 %)'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  const missed = verdicts
    .filter(({ status }) => MISSED.includes(status))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return [
    ...lines,
    '',
    missed.length === 0 ? 'No change went unnoticed.' : 'Noticed by no test:',
    ...missed.map(
      ({ id, status }) => `  ${id.replace(/\s+/g, ' ')}${status === 'NoCoverage' ? '  [not covered]' : ''}`,
    ),
  ].join('\n');
}
