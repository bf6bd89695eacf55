import type { Colour, Stroke } from '#lib/scene/scene.ts';
import { tenths } from './numbers.ts';

/** The settings that a PDF content stream carries from one operator to the next. */
type Settings = Readonly<Record<'fill' | 'stroke' | 'width' | 'dash' | 'cap' | 'join' | 'font', string>>;

/** Nothing is known at the start: a form inherits whatever the page had set when it was drawn. */
const unknown: Settings = { fill: '', stroke: '', width: '', dash: '', cap: '', join: '', font: '' };

/** Writes a setting only where it changes: on a board most neighbours in drawing order share theirs. */
export class GraphicsState {
  #settings: Settings;
  readonly #saved: Settings[] = [];
  readonly #write: (operator: string) => void;

  constructor(write: (operator: string) => void) {
    this.#write = write;
    this.#settings = unknown;
  }

  save(): void {
    this.#saved.push(this.#settings);
    this.#write('q');
  }

  restore(): void {
    this.#settings = this.#saved.pop() ?? unknown;
    this.#write('Q');
  }

  fill(colour: Colour): void {
    this.#set('fill', colourOperator(colour, 'g', 'rg'));
  }

  /** `scale`: units of the stream to a millimetre. */
  stroke(stroke: Stroke, scale: number): void {
    this.#set('stroke', colourOperator(stroke.colour, 'G', 'RG'));
    this.#set('width', `${tenths(stroke.width * scale)} w`);
    this.#set('dash', `[${(stroke.dash ?? []).map((length) => tenths(length * scale)).join(' ')}]0 d`);
    this.#set('cap', stroke.cap === 'round' ? '1 J' : '0 J');
    this.#set('join', stroke.join === 'round' ? '1 j' : '0 j');
  }

  /** Font resource and size, written inside a text object. */
  font(resource: string, size: number): void {
    this.#set('font', `/${resource} ${tenths(size)} Tf`);
  }

  #set(key: keyof Settings, operator: string): void {
    if (this.#settings[key] === operator) return;
    this.#settings = { ...this.#settings, [key]: operator };
    this.#write(operator);
  }
}

/** Greys go as grey, so that a black-only printer never mixes them from colours. */
function colourOperator(colour: Colour, grey: string, rgb: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const channel = (value: number) => String(Math.round((value / 255) * 1000) / 1000);
  if (![red, green, blue].every(Number.isFinite))
    throw new Error(`"${colour}" is not a colour of the form #rrggbb.`);
  return red === green && green === blue
    ? `${channel(red)} ${grey}`
    : `${channel(red)} ${channel(green)} ${channel(blue)} ${rgb}`;
}
