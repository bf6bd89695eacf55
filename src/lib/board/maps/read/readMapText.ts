import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import type { MapShapes } from '../mapShape.ts';
import { decodeText } from './decodeText.ts';
import { gatherFeatures, isRecord } from './gatherFeatures.ts';
import { readTopology } from './readTopology.ts';
import { shapesOfFeatures } from './shapesOfFeatures.ts';

const ALLOWED = 'a GeoJSON FeatureCollection, Feature or geometry, or a TopoJSON Topology';

/**
 * The shapes of a GeoJSON or TopoJSON file. Whatever can be repaired is, and noted; whatever cannot comes back as a
 * sentence. Never throws.
 */
export function readMapFile(bytes: Uint8Array): Result<MapShapes> {
  const text = decodeText(bytes);
  return text.ok ? readMapText(text.value) : text;
}

/** The same for text. */
export function readMapText(text: string): Result<MapShapes> {
  // White space and marks of byte order go.
  const parsed = parseJson(text.trim());
  if (!parsed.ok) return parsed;
  // Some programs write a bare list of features.
  const root = isFeatures(parsed.value) ? collectionOf(parsed.value) : parsed.value;
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    const got = Array.isArray(root) ? 'a list' : quote(root);
    return refuse('wrong-type', `The file holds ${got}; it must be ${ALLOWED}.`, got);
  }
  const { type } = root as { readonly type?: unknown };
  if (type === 'Topology') {
    const topology = readTopology(root as Record<string, unknown>);
    return topology.ok
      ? shapesOfFeatures(topology.value.features, undefined, topology.value.notes)
      : topology;
  }
  const features = gatherFeatures(root as Record<string, unknown>);
  if (!features.ok) return features;
  return shapesOfFeatures(features.value, (root as { readonly crs?: unknown }).crs, []);
}

const isFeatures = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isRecord(one) && one['type'] === 'Feature');

const collectionOf = (features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

/** Features written one a line, as programs do that make them one after another (RFC 8142); undefined if it is none. */
function parseLines(text: string): unknown {
  const lines = text.split(/[\n\r\x1e]+/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return undefined;
  try {
    const features = lines.map((line) => JSON.parse(line) as unknown);
    return isFeatures(features) ? features : undefined;
  } catch {
    return undefined;
  }
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    const lines = parseLines(text);
    if (lines !== undefined) return ok(lines);
    if (!(error instanceof SyntaxError)) {
      return refuse(
        'too-deep',
        'The file is nested too deeply to be read.',
        'lists within lists without end',
      );
    }
    const start = text.slice(0, 40);
    if (!/^[[{]/.test(text)) {
      return refuse(
        'not-json',
        `The file is not JSON; it begins with ${quote(start)}. A list of states and their neighbours is opened as a list.`,
        start,
      );
    }
    const cut = !/[\]}]\s*$/.test(text) || /unexpected end|end of json/i.test(error.message);
    return cut
      ? refuse(
          'cut-off',
          'The file ends in the middle: it was cut off on its way. Load it down again.',
          quote(text.slice(-30)),
        )
      : refuse(
          'not-json',
          'The file is damaged: it begins as JSON and then breaks its rules.',
          quote(text.slice(-30)),
        );
  }
}

function refuse(code: string, message: string, got: string): Result<never, Problem> {
  return err({ code, message, where: 'file', got, allowed: ALLOWED });
}
