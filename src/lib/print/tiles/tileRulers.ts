import type { Colour, Node, Segment } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';

/** What each of a sheet's rulers measures, in millimetres; the inches on its other side are four. */
export const RULER_LENGTH = 100;
const INCH = 25.4;
const INCHES = 4;
const REACH = INCHES * INCH;
/** Between the line's end and the units behind it. */
const AIR = 0.5;

/** The two forms: with numerals at every centimetre and inch, and slim, with lengths at its end alone. Millimetres. */
const FORMS = {
  roomy: { numeral: 1.6, tick: 1.9, numbered: true },
  slim: { numeral: 1.35, tick: 1.25, numbered: false },
} as const;
export type RulerForm = keyof typeof FORMS;

const { capHeight } = fontMetrics('label');
const cap = (form: RulerForm) => capHeight * FORMS[form].numeral;
const widthOf = (text: string, form: RulerForm) => textWidth(text, 'label', FORMS[form].numeral);

/** The room that a ruler takes: before and behind its line, all along it, and across it. */
export const RULER_ROOM = { roomy: roomOf('roomy'), slim: roomOf('slim') };

function roomOf(form: RulerForm) {
  const { numbered, tick } = FORMS[form];
  const before = numbered ? widthOf('0', form) / 2 : 0.1;
  const behind = numbered
    ? Math.max(
        RULER_LENGTH - REACH + widthOf('100', form) / 2 + AIR + widthOf('mm', form),
        widthOf('4', form) / 2 + AIR + widthOf('in', form),
      )
    : AIR + widthOf('100 mm', form);
  return {
    before,
    behind,
    length: before + REACH + behind,
    depth: numbered ? 2 * (cap(form) + AIR + tick) : 2.6,
  };
}

/** A ruler from left to right, millimetres above its line, inches below. (x, y) is the top left of its room. */
export function rulerAcross(form: RulerForm, x: number, y: number, ink: Colour): readonly Node[] {
  const { before, depth } = RULER_ROOM[form];
  const [start, middle] = [x + before, y + depth / 2];
  const { numeral, tick, numbered } = FORMS[form];
  const above = numbered ? middle - tick - AIR : middle - 0.2;
  const below = numbered ? middle + tick + AIR + cap(form) : middle + 0.2 + cap(form);
  const texts: Node[] = [];
  const put = (at: number, baseline: number, text: string, anchor: 'middle' | 'start') =>
    texts.push({
      type: 'text',
      x: start + at,
      y: baseline,
      text,
      font: 'label',
      size: numeral,
      anchor,
      fill: ink,
    });
  if (numbered) {
    for (let mm = 0; mm <= RULER_LENGTH; mm += 10) put(mm, above, String(mm), 'middle');
    for (let inch = 0; inch <= INCHES; inch++) put(inch * INCH, below, String(inch), 'middle');
    put(RULER_LENGTH + widthOf('100', form) / 2 + AIR, above, 'mm', 'start');
    put(REACH + widthOf('4', form) / 2 + AIR, below, 'in', 'start');
  } else {
    put(REACH + AIR, above, '100 mm', 'start');
    put(REACH + AIR, below, '4 in', 'start');
  }
  return [scale(start, middle, tick, ink), ...texts];
}

/** The same ruler turned to run downwards, inches to the left of its line. (x, y) is the top left of its room. */
export function rulerDown(form: RulerForm, x: number, y: number, ink: Colour): readonly Node[] {
  const { depth } = RULER_ROOM[form];
  return [
    {
      type: 'group',
      transform: { x: x + depth, y, scale: 1, turn: 90 },
      children: rulerAcross(form, 0, 0, ink),
    },
  ];
}

/** Line and ticks: millimetres upwards, eighths of an inch downwards. */
function scale(x: number, y: number, tick: number, ink: Colour): Node {
  const d: Segment[] = [
    ['M', x, y],
    ['L', x + REACH, y],
  ];
  const mark = (at: number, length: number) => d.push(['M', x + at, y], ['L', x + at, y + length * tick]);
  for (let mm = 0; mm <= RULER_LENGTH; mm++) mark(mm, mm % 10 === 0 ? -1 : mm % 5 === 0 ? -0.7 : -0.42);
  for (let eighth = 0; eighth <= INCHES * 8; eighth++)
    mark((eighth * INCH) / 8, eighth % 8 === 0 ? 1 : eighth % 4 === 0 ? 0.7 : 0.42);
  return { type: 'path', d, stroke: { colour: ink, width: 0.12 } };
}
