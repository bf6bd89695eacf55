import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { changeId } from './mutants.ts';

/** Hand through Stryker's options, which it gives to each of its processes. */
export interface SampleOptions {
  readonly sample: readonly string[];
}

/** What this checker turns away carries this reason; such verdicts say nothing about the change. */
export const NOT_DRAWN = 'Not in the sample.';

/** Lets only changes of the sample through to the tests: Stryker itself can choose places, but no single changes. */
function onlyTheSample({ sample }: SampleOptions): Checker {
  const drawn = new Set(sample);
  const check = (mutant: Mutant): CheckResult =>
    drawn.has(changeId(mutant))
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: NOT_DRAWN };
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)])),
  };
}
onlyTheSample.inject = tokens(commonTokens.options);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Checker, 'only-the-sample', onlyTheSample as never),
];

export const strykerValidationSchema = {
  properties: { sample: { type: 'array', items: { type: 'string' } } },
};
