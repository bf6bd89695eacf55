/**
 * How strongly a state belongs to a seat that many steps away: the inverse square of one more than the steps, so that
 * the seat's own state pulls with 1. No way there (-1) is no pull. The idea of inverse squares is that of
 * ti4-map-generator (D. Peterson), which weighs the planets around each home system so.
 */
export const pull = (steps: number): number => (steps < 0 ? 0 : 1 / ((1 + steps) * (1 + steps)));
