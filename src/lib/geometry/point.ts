/** A place in the plane, in millimetres unless its user says otherwise. */
export type Point = readonly [x: number, y: number];
