import type { Box } from './bounds.ts';

/**
 * The drawing language: what a picture is, before anybody decides whether it becomes SVG or PDF.
 * Lengths are millimetres; x grows to the right and y DOWN the page, from the top-left corner.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** For the file's metadata and for screen readers. */
  readonly title: string;
  readonly description?: string;
  /** Drawings used more than once, by name; nodes reach them with `use`. */
  readonly symbols: Readonly<Record<string, readonly Node[]>>;
  readonly children: readonly Node[];
  /** Parts that lead to an address when clicked, in a PDF; a drawing on a page leaves that to the page. */
  readonly links?: readonly SceneLink[];
  /** What is left of a printed page once it is cut; the whole page if absent. */
  readonly trim?: Box;
  /** How far the drawing reaches beyond the cut; as `trim` if absent. */
  readonly bleed?: Box;
}

/** A rectangle, and the http or https address where it leads. */
export interface SceneLink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly address: string;
}

/** Absolute commands only, and only those that SVG and PDF share without change. */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly Segment[];

/** `#rrggbb`. */
export type Colour = `#${string}`;

export interface Stroke {
  readonly colour: Colour;
  /** Millimetres. */
  readonly width: number;
  /** Millimetres on, off, … A zero with round caps makes dots. */
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
}

/** A key, not a family: each renderer knows which font file answers to it. */
export type FontKey = 'label' | 'label-bold';

export type Node = PathNode | TextNode | GroupNode | UseNode;

export interface PathNode {
  readonly type: 'path';
  readonly d: Path;
  readonly fill?: Colour;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  /** 0 to 1, for fill and stroke alike. */
  readonly opacity?: number;
  /** Reaches the SVG as `class` and `data-*`; printed files ignore it. */
  readonly hook?: Hook;
}

export interface TextNode {
  readonly type: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  readonly font: FontKey;
  /** Font size in millimetres (1 pt = 25.4 / 72 mm). */
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill: Colour;
  /** A stroke painted behind the glyphs, so that text stays readable over lines. */
  readonly halo?: { readonly colour: Colour; readonly width: number };
  readonly hook?: Hook;
}

export interface GroupNode {
  readonly type: 'group';
  readonly children: readonly Node[];
  readonly transform?: Transform;
  /** Children show only inside this path (non-zero rule, in the group's own coordinates). */
  readonly clip?: Path;
  readonly opacity?: number;
  readonly hook?: Hook;
}

/** Applied as: scale first, then turn, then move. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Another scale up and down, if it differs: letters and strokes are then stretched as well. */
  readonly scaleY?: number;
  /** Degrees, clockwise as one sees it. */
  readonly turn?: number;
}

export interface UseNode {
  readonly type: 'use';
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Hook {
  readonly class?: string;
  readonly data?: Readonly<Record<string, string>>;
  /** Accessible name: the SVG renderer makes it `aria-label` with role `img` or as given by the page. */
  readonly label?: string;
}
