import type { Size } from './sheetPlan.ts';

export const CARD_SIZE_NAMES = ['poker', 'bridge', 'euro', 'mini-euro', 'tarot'] as const;
export type CardSizeName = (typeof CARD_SIZE_NAMES)[number];

/** Sizes for which sleeves and boxes are sold: millimetres, cut. */
export const CARD_SIZES = {
  poker: { label: 'Poker', width: 63.5, height: 88.9 },
  bridge: { label: 'Bridge', width: 57.15, height: 88.9 },
  euro: { label: 'Euro', width: 59, height: 92 },
  'mini-euro': { label: 'Mini Euro', width: 44, height: 68 },
  tarot: { label: 'Tarot', width: 70, height: 120 },
} as const satisfies Record<CardSizeName, Size & { readonly label: string }>;
