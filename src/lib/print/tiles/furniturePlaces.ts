import type { Box } from '#lib/scene/bounds.ts';
import { FULL_COLOUR } from './flapVeil.ts';
import type { Tile, TilePlan } from './planTiles.ts';
import { armOf, cutsOf } from './tileMarks.ts';
import { RULER_ROOM, type RulerForm } from './tileRulers.ts';

/** Room for a strip of furniture: one below the drawing's part, one at its right. Millimetres of the page. */
export interface Strip extends Box {
  readonly form: RulerForm;
  readonly inMargin: boolean;
  /** Lies on a printed flap and needs a ground of its own. */
  readonly onFlap: boolean;
}

/** Least depth and length of the strip below: label, thumbnail, some words and a ruler. */
const FOOT = {
  roomy: { depth: Math.max(RULER_ROOM.roomy.depth, 7), length: RULER_ROOM.roomy.length + 36 },
  slim: { depth: RULER_ROOM.slim.depth, length: RULER_ROOM.slim.length + 18 },
} as const;
/** And of the strip at the side: a ruler alone. */
const SIDE = RULER_ROOM;

/** Between furniture and whatever is beside it, and between the margin's edge and what stands in it. */
const AIR = 1;
const MARGIN_AIR = 0.3;

/**
 * Where a sheet says what it is. It is where the paper will be covered or cut off: best on blank paper beside the
 * drawing's part, else on the flaps. Where neither has room, because the drawing fills its sheets to the last
 * millimetre, a slim form of it stands in the margin.
 */
export function furniturePlaces(plan: TilePlan, tile: Tile): { readonly foot: Strip; readonly side: Strip } {
  const { page, margin } = plan;
  const { part, visible, place } = tile;
  const safe = { right: page.width - margin.x, bottom: page.height - margin.y };
  const shown = { right: place.x + part.width, bottom: place.y + part.height };
  const seam = {
    x: place.x + visible.x + visible.width - part.x,
    y: place.y + visible.y + visible.height - part.y,
  };
  const cuts = cutsOf(plan, tile);
  const clear = Math.max(plan.overlap / 2, 5) + armOf(plan) + AIR;

  const below = choose(FOOT, {
    blank: { from: shown.bottom + AIR, to: safe.bottom, begin: margin.x + AIR, end: safe.right - AIR },
    ...(shown.bottom > seam.y && {
      flap: {
        from: seam.y + FULL_COLOUR,
        to: safe.bottom,
        begin: place.x + clear,
        end: shown.right - clear,
      },
    }),
    margin: {
      from: safe.bottom + MARGIN_AIR,
      to: page.height,
      ...betweenCuts(cuts.x, margin.x, safe.right, FOOT.slim.length),
    },
  });
  const foot = {
    ...below,
    x: below.begin,
    y: below.from,
    width: below.end - below.begin,
    height: FOOT[below.form].depth,
  };

  const end = below.inMargin || below.onFlap ? safe.bottom : foot.y - AIR;
  const beside = choose(SIDE, {
    blank: { from: shown.right + AIR, to: safe.right, begin: margin.y + AIR, end },
    ...(shown.right > seam.x && {
      flap: {
        from: seam.x + FULL_COLOUR,
        to: safe.right,
        begin: place.y + clear,
        end: Math.min(end, shown.bottom - clear),
      },
    }),
    margin: {
      from: safe.right + MARGIN_AIR,
      to: page.width,
      ...betweenCuts(cuts.y, margin.y, safe.bottom, SIDE.slim.length),
    },
  });
  const side = {
    ...beside,
    x: beside.from,
    y: beside.begin,
    width: SIDE[beside.form].depth,
    height: beside.end - beside.begin,
  };
  return { foot, side };
}

interface Place {
  /** Across the strip. */
  readonly from: number;
  readonly to: number;
  /** Along the strip. */
  readonly begin: number;
  readonly end: number;
}

/** The first place that has room, in the roomy form if any has room for that; else the margin. */
function choose(
  needs: Readonly<Record<RulerForm, { readonly depth: number; readonly length: number }>>,
  places: { readonly blank: Place; readonly flap?: Place; readonly margin: Place },
): Place & Pick<Strip, 'form' | 'inMargin' | 'onFlap'> {
  for (const form of ['roomy', 'slim'] as const)
    for (const name of ['blank', 'flap'] as const) {
      const place = places[name];
      const { depth, length } = needs[form];
      if (place && place.to - place.from >= depth - 1e-9 && place.end - place.begin >= length)
        return { ...place, form, inMargin: false, onFlap: name === 'flap' };
    }
  return { ...places.margin, form: 'slim', inMargin: true, onFlap: false };
}

/** The longest stretch of a margin between the marks of cuts, if it is long enough; else all of the margin. */
function betweenCuts(cuts: readonly number[], first: number, last: number, needed: number) {
  const stops = [first, ...cuts, last];
  const gaps = stops
    .slice(1)
    .map((stop, index) => ({ begin: (stops[index] ?? first) + AIR, end: stop - AIR }));
  const longest = gaps.reduce((a, b) => (b.end - b.begin > a.end - a.begin ? b : a));
  return longest.end - longest.begin >= needed ? longest : { begin: first + AIR, end: last - AIR };
}
