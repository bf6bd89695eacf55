import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { FILE_LIMITS } from './limits.ts';

const ALLOWED = 'GeoJSON or TopoJSON text, at most 20 MB';

/** Things that people drop in the belief that they are maps, by their first bytes. */
const OTHERS: readonly { readonly bytes: readonly number[]; readonly what: string }[] = [
  { bytes: [0x50, 0x4b], what: 'a ZIP archive; unpack it and take the .geojson or .json file in it' },
  { bytes: [0x1f, 0x8b], what: 'packed with gzip; unpack it first' },
  { bytes: [0x00, 0x00, 0x27, 0x0a], what: 'a shapefile; save it as GeoJSON in a map program first' },
  { bytes: [0x53, 0x51, 0x4c, 0x69], what: 'a GeoPackage; save it as GeoJSON in a map program first' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'a picture; open it under “A picture” and trace it' },
  { bytes: [0xff, 0xd8, 0xff], what: 'a picture; open it under “A picture” and trace it' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF' },
];

/** The text of a file: UTF-8, or UTF-16 where a mark at its start says so. Refuses what is too large or no text. */
export function decodeText(bytes: Uint8Array): Result<string> {
  if (bytes.length > FILE_LIMITS.bytes) {
    const size = `${(bytes.length / 1e6).toFixed(1)} MB`;
    return refuse(
      'too-large',
      `The file has ${size}; at most ${FILE_LIMITS.bytes / 1e6} MB are read. A map program can simplify it.`,
      size,
    );
  }
  const other = OTHERS.find(({ bytes: start }) => start.every((byte, i) => bytes[i] === byte));
  if (other) return refuse('not-a-map', `The file is ${other.what}.`, other.what);
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  const text = new TextDecoder(wide ?? 'utf-8').decode(bytes).trim();
  if (text === '') return refuse('empty', 'The file is empty.', 'nothing');
  if (/^<(?:!doctype html|html)/i.test(text)) {
    return refuse(
      'not-a-map',
      'The file is a web page, not the file that the page shows; load that down by its own link, such as “Raw” or “Download”.',
      'a web page',
    );
  }
  if (text.startsWith('<')) {
    return refuse(
      'not-a-map',
      'The file is XML, such as KML, GPX or SVG; save it as GeoJSON in a map program first.',
      'XML',
    );
  }
  return ok(text);
}

function refuse(code: string, message: string, got: string): Result<never, Problem> {
  return err({ code, message, where: 'file', got, allowed: ALLOWED });
}
