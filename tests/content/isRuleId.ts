import { RULE_IDS } from '#games/a-new-regime/citations.ts';

const IDS: ReadonlySet<string> = new Set(RULE_IDS);

/** Whether the manual has a rule of this id. */
export const isRuleId = (id: string): boolean => IDS.has(id);
