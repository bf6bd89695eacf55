import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { fieldsSchema, fieldText, fieldValue, startValues, type Field } from '#lib/share/fields.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { WORK } from './boardToPrint.ts';
import { ORDER_FIELDS, type PrintOrder } from './printOrder.ts';

/*
 * Version 1 of a print order's link: #1&part=cards&paper=letter&…; what is not named is as ORDER_FIELDS starts.
 * A board's own hash, as in #1.4x5.harbour or #work, orders everything for that board.
 */

const VERSION = 1;
const HASH_MAX = 4000;

/** Where the page lives below the site's address. */
export const PRINT_PATH = 'a-new-regime/print/';

export const START_ORDER = startValues(ORDER_FIELDS) as PrintOrder;

const FIELDS: Readonly<Record<string, Field>> = ORDER_FIELDS;
const SCHEMA = fieldsSchema(ORDER_FIELDS);

export function makePrintHash(order: PrintOrder): string {
  const said = Object.entries(order)
    .filter(([name, value]) => value !== FIELDS[name]?.start)
    .map(([name, value]) => `${name}=${encodeURIComponent(fieldText(value))}`);
  return `#${[VERSION, ...said].join('&')}`;
}

/** The order without what is typed but cannot be read, so that its link can be. */
export function soundOrder(order: PrintOrder): PrintOrder {
  const sound = Object.entries(order).map(([name, value]) => {
    const field = FIELDS[name];
    return [name, field?.kind === 'text' && !field.check(String(value)) ? field.start : value];
  });
  return Object.fromEntries(sound) as PrintOrder;
}

/** Reads a hash, with or without #. Errors: `too-long`, `other-version`, `bad-encoding` and those of the fields. */
export function parsePrintHash(hash: string): Result<PrintOrder> {
  const text = hash.replace(/^#/, '');
  const refuse = (code: string, message: string) => err({ code, message, where: 'link' });
  if (text.length > HASH_MAX)
    return refuse(
      'too-long',
      `The link’s part after # is ${text.length} characters long; at most ${HASH_MAX} are read.`,
    );
  if (text === WORK || (!/[&=]/.test(text) && text.includes('.'))) return ok({ ...START_ORDER, board: text });
  const [version = '', ...parts] = text.split('&');
  if (version !== String(VERSION))
    return refuse(
      'other-version',
      `The link’s part after # begins with ${quote(version)}; this page reads those that begin with ${VERSION}.`,
    );
  const given: [string, ReturnType<typeof fieldValue>][] = [];
  for (const part of parts) {
    const [name = '', ...rest] = part.split('=');
    try {
      given.push([name, fieldValue(FIELDS[name], decodeURIComponent(rest.join('=')))]);
    } catch {
      return refuse(
        'bad-encoding',
        `The part ${quote(part)} of the link holds a percent sign that begins no character.`,
      );
    }
  }
  const values = parseWith(SCHEMA, Object.fromEntries(given), 'the link');
  return values.ok ? ok(values.value as PrintOrder) : values;
}
