/**
 * Fewest sheets along one side, by laying them out one after the other until the drawing is covered: slow, and without
 * a formula. Whole micrometres.
 */
export function sheetsByLaying(length: number, room: number, overlap: number): number {
  let [covered, sheets] = [room, 1];
  while (covered < length) {
    covered += room - overlap;
    sheets += 1;
  }
  return sheets;
}
