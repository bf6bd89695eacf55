import { zipSync } from 'fflate';

/** A file of an archive. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Files in one archive, in their order. They are stored as they are, since PDF and PNG are packed already; the same
 * files and day (YYYY-MM-DD) give the same bytes, for the format knows no time zone.
 */
export function zipFiles(files: readonly PackedFile[], day: string): Uint8Array {
  const mtime = `${day}T12:00:00`;
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { level: 0, mtime }]])));
}
