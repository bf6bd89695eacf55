import { boardSpec } from './spec.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const { minBorder, minStateArea } = boardSpec(DEFAULT_SETTINGS);

/** What drawn boards promise of their shapes, whatever their settings: millimetres and square millimetres. */
export const DRAWN_PROMISES = { minBorder, minArea: minStateArea } as const;

/** What boards of maps promise: a border can be seen. How small a state is, the map decides; whether its label fits is checked by itself. */
export const MAP_PROMISES = { minBorder: 3 } as const;
