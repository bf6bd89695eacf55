import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import config from '../../stryker.config.mjs';

const never = (): boolean => false;
const nothing = (): void => undefined;

/** The instrumenter must have one; what it says is said again by the run. */
const SILENT: Logger = {
  ...{ isTraceEnabled: never, isDebugEnabled: never, isInfoEnabled: never },
  ...{ isWarnEnabled: never, isErrorEnabled: never, isFatalEnabled: never },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};

/** One change to one place, known by what it does: `src/…/a.ts:3:5-3:9 ConditionalExpression false`. */
export interface Change {
  readonly id: string;
  readonly file: string;
}

/** The id of a mutant as Stryker holds it before a run: lines and columns from 0. */
export function changeId(
  mutant: Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>,
): string {
  const { start, end } = mutant.location;
  const place = `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;
  return `${relative('.', mutant.fileName)}:${place} ${mutant.mutatorName} ${mutant.replacement}`;
}

const given = (words: readonly (string | undefined)[] = []): string[] =>
  words.filter((word) => word !== undefined);

/** The files that are changed, as patterns that begin with a folder. */
export const PATTERNS: readonly string[] = given(config.mutate);

/** Every change that `stryker.config.mjs` allows, by file and place. */
export async function listChanges(): Promise<readonly Change[]> {
  const files = globSync(PATTERNS).sort();
  const sources = files.map((name) => ({
    name: resolve(name),
    mutate: true,
    content: readFileSync(name, 'utf8'),
  }));
  const options = {
    plugins: null,
    ignorers: [],
    excludedMutations: given(config.mutator?.excludedMutations),
  };
  const { mutants } = await new Instrumenter(SILENT).instrument(sources, options);
  return mutants
    .filter((mutant) => mutant.status !== 'Ignored')
    .map((mutant) => ({ id: changeId(mutant), file: relative('.', mutant.fileName) }));
}
