import { ask, QUESTIONS, type Asked } from '#games/a-new-regime/odds/ask.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { wrongUsage, type Command, type Io } from './command.ts';
import { aligned, optionsHelp, parseOptions, type OptionSpec } from './options.ts';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'stdin',
    help: 'read one {"question": …, "given": …} a line from standard input, and write\none answer a line; a bad line gets an object with its error, and the next is read',
  },
];

const HELP = `Answers questions about A New Regime exactly: fractions are texts in lowest terms.

Usage: realm odds a-new-regime <question> '<json>'
       realm odds a-new-regime --stdin

Questions:
${aligned(QUESTIONS.map(({ id, summary }) => [`  ${id}`, summary]))}

Each with something that can be given:
${aligned(QUESTIONS.map(({ id, example }) => [`  ${id}`, `'${JSON.stringify(example)}'`]))}

Whoever picks among dice picks the one that serves best. In a conflict over several turns an economic
outfit names as many units as its tokens pay for, and tries again as often as dice and tokens allow.

Every question also takes "rulings": {"<id>": "<reading>"}; questions about a state take "neutral": true.

Options:
${optionsHelp(OPTIONS)}
`;

export const oddsOfANewRegime: Command = {
  name: 'a-new-regime',
  summary: `${QUESTIONS.length} questions: purchases, takeovers, conflicts, uprisings, prices, scores`,
  async run(args, io) {
    const options = parseOptions(args, OPTIONS);
    if (!options.ok) return options;
    const { switches, positionals } = options.value;
    if (switches.has('help')) return ok(await io.print(HELP));
    if (switches.has('stdin')) {
      return positionals.length > 0
        ? wrongUsage(`With --stdin the questions come from standard input, but got ${quote(positionals[0])}.`)
        : ok(await answerLines(io));
    }
    const [question, given, ...rest] = positionals;
    if (question === undefined) return wrongUsage(`The question is missing; it must be one of ${IDS}.`);
    if (rest.length > 0)
      return wrongUsage(
        `There is ${quote(rest[0])} after the JSON; the JSON must be one argument, in quotation marks.`,
      );
    const answer = given === undefined ? ask(question, {}) : answerText(question, given);
    if (!answer.ok) return wrongUsage(answer.error.message);
    return ok(await io.print(`${JSON.stringify(answer.value, null, 2)}\n`));
  },
};

function answerText(question: string, text: string): Result<Asked> {
  const given = parseJson(text, 'What is given');
  return given.ok ? ask(question, given.value) : given;
}

function parseJson(text: string, what: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err({
      code: 'no-json',
      message: `${what} is ${quote(text)}; it must be JSON, such as {"loyal": 2, "unloyal": 1}.`,
      got: quote(text),
      allowed: 'JSON',
    });
  }
}

/** One answer a line; empty lines are passed over. */
async function answerLines(io: Io): Promise<void> {
  let line = 0;
  for await (const text of io.lines()) {
    line += 1;
    if (text.trim() === '') continue;
    // Some editors and shells put a byte order mark before the first line.
    const answer = answerLine(line === 1 ? text.replace(/^\uFEFF/, '') : text);
    await io.print(`${JSON.stringify(answer.ok ? answer.value : { line, error: answer.error })}\n`);
  }
}

function answerLine(text: string): Result<Asked> {
  const parsed = parseJson(text, 'The line');
  if (!parsed.ok) return parsed;
  const value = parsed.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return err(notAQuestion(value));
  const stranger = Object.keys(value).find((name) => !['question', 'given'].includes(name));
  if (stranger !== undefined) {
    return err({
      code: 'unknown-field',
      message: `There is no field ${quote(stranger)} beside question and given.`,
      where: stranger,
      got: stranger,
      allowed: 'question, given',
    });
  }
  if (!('question' in value)) return err(NO_QUESTION);
  return ask(value.question, 'given' in value ? value.given : {});
}

const IDS = QUESTIONS.map(({ id }) => id).join(', ');

const NO_QUESTION: Problem = {
  code: 'missing-field',
  message: `The field question is missing; it must be one of ${IDS}.`,
  where: 'question',
  allowed: IDS,
};

const notAQuestion = (value: unknown): Problem => ({
  code: 'wrong-type',
  message: `Expected an object with question and given, but got ${quote(value)}.`,
  got: quote(value),
  allowed: 'an object with question and given',
});
