import { ask, type Json } from '#games/a-new-regime/odds/ask.ts';

/** The answer to a question, or the sentence that refuses it. */
export function exact(question: string, given: unknown): Json {
  const answer = ask(question, given);
  return answer.ok ? answer.value.exact : answer.error.message;
}

/** What an answer tells beyond what was asked. */
export function more(question: string, given: unknown): Json | undefined {
  const answer = ask(question, given);
  return answer.ok ? answer.value.more : answer.error.message;
}

/** Below zero if the fraction `a` is the smaller. */
export function compareTexts(a: string, b: string): number {
  const [x = 0n, y = 1n] = a.split('/').map(BigInt);
  const [z = 0n, w = 1n] = b.split('/').map(BigInt);
  return Number(x * w - z * y);
}
