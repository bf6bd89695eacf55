import type { Colour, Node, Segment } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import type { Block } from './block.ts';

const INCH = 25.4;
const NUMERAL = 1.9;
const AIR = 0.6;
const TICK = { long: 2.4, middle: 1.7, short: 1 };
/** Lengths in centimetres and inches that end within 3 mm of each other. */
const LENGTHS = [
  { millimetres: 150, inches: 6 },
  { millimetres: 100, inches: 4 },
  { millimetres: 50, inches: 2 },
] as const;

const digits = fontMetrics('label').capHeight * NUMERAL;
const unitWidth = textWidth('0 mm', 'label', NUMERAL);

/**
 * A ruler at the paper's true scale, millimetres above the line and inches below it: what it measures on paper tells
 * whether the printer scaled the sheet. The longest one of 150, 100 or 50 mm that the width allows.
 */
export function ruler(width: number, ink: Colour): Block {
  const length = LENGTHS.find(({ inches }) => inches * INCH + unitWidth <= width) ?? LENGTHS[2];
  const line = digits + AIR + TICK.long;
  return {
    height: 2 * line,
    draw: (x, y) => {
      // The first numeral is centred on the first tick; half of it must not stick out on the left.
      const start = x + textWidth('0', 'label', NUMERAL) / 2;
      const middle = y + line;
      const ticks: Segment[] = [
        ['M', start, middle],
        ['L', start + Math.max(length.millimetres, length.inches * INCH), middle],
      ];
      const texts: Node[] = [];
      const mark = (at: number, tick: number) =>
        ticks.push(['M', start + at, middle], ['L', start + at, middle + tick]);
      const numeral = (at: number, baseline: number, text: string, anchor: 'middle' | 'start' = 'middle') =>
        texts.push({
          type: 'text',
          x: start + at,
          y: baseline,
          text,
          font: 'label',
          size: NUMERAL,
          anchor,
          fill: ink,
        });

      for (let mm = 0; mm <= length.millimetres; mm++) {
        mark(mm, -(mm % 10 === 0 ? TICK.long : mm % 5 === 0 ? TICK.middle : TICK.short));
        if (mm % 10 === 0) numeral(mm, y + digits, String(mm));
      }
      for (let eighth = 0; eighth <= length.inches * 8; eighth++) {
        mark((eighth * INCH) / 8, eighth % 8 === 0 ? TICK.long : eighth % 4 === 0 ? TICK.middle : TICK.short);
        if (eighth % 8 === 0) numeral((eighth * INCH) / 8, y + 2 * line, String(eighth / 8));
      }
      const after = (text: string) => textWidth(text, 'label', NUMERAL) / 2 + 0.6;
      numeral(length.millimetres + after(String(length.millimetres)), y + digits, 'mm', 'start');
      numeral(length.inches * INCH + after(String(length.inches)), y + 2 * line, 'in', 'start');
      return [{ type: 'path', d: ticks, stroke: { colour: ink, width: 0.12 } }, ...texts];
    },
  };
}
