/** The manual's chapters in the order of play, whether they are written yet or not. */
export const PLANNED_CHAPTERS = [
  'Overview',
  'Parts',
  'Dice',
  'Affiliations',
  'Loyalty and population',
  'Tokens and trade',
  'Outfits',
  'Imperialization',
  'Conflict',
  'Chaos and uprising',
  'Setting up',
  'The turn',
  'Prices',
  'Winning and scoring',
  'Open questions',
] as const;
