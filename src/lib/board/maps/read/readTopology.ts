import { feature } from 'topojson-client';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { isRecord, rawFeature, tooMany, type RawFeature } from './gatherFeatures.ts';
import { FILE_LIMITS } from './limits.ts';

/** The features of the layer of a TopoJSON file that has most of them. */
export function readTopology(
  root: Readonly<Record<string, unknown>>,
): Result<{ readonly features: readonly RawFeature[]; readonly notes: readonly string[] }> {
  const { objects, arcs } = root;
  if (!isRecord(objects) || !Array.isArray(arcs)) {
    return refuse(
      'The Topology lacks its objects or its arcs.',
      `objects ${quote(objects)}, arcs ${quote(arcs)}`,
    );
  }
  const layers = Object.entries(objects).filter((entry): entry is [string, Record<string, unknown>] =>
    isRecord(entry[1]),
  );
  const sizeOf = (layer: Record<string, unknown>): number =>
    Array.isArray(layer['geometries']) ? layer['geometries'].length : 1;
  const [first, ...others] = layers.sort((p, q) => sizeOf(q[1]) - sizeOf(p[1]));
  if (first === undefined) return refuse('The Topology has no objects.', 'no objects');
  const [name, layer] = first;
  if (sizeOf(layer) > FILE_LIMITS.features) return tooMany(sizeOf(layer));
  const corners = countCorners(layer, arcs);
  if (corners > FILE_LIMITS.corners) {
    return refuse(
      `The Topology’s outlines come to more than ${FILE_LIMITS.corners} corners, which is more than can be read.`,
      `more than ${FILE_LIMITS.corners} corners`,
    );
  }
  try {
    const made: unknown = feature(root as never, layer as never);
    const list: readonly unknown[] =
      isRecord(made) && Array.isArray(made['features']) ? (made['features'] as unknown[]) : [made];
    const notes =
      others.length === 0
        ? []
        : [
            `Of ${layers.length} layers the one with most shapes is taken, ${quote(name)}; the others are left out.`,
          ];
    return ok({ features: list.map(rawFeature), notes });
  } catch {
    // The library trusts its input; whatever it trips over is damage of the file.
    return refuse('The Topology is damaged: its shapes name arcs that are not there.', 'missing arcs');
  }
}

/** How many corners all arcs that are named bring, counting each as often as it is named; stops past the limit. */
function countCorners(layer: Record<string, unknown>, arcs: readonly unknown[]): number {
  let corners = 0;
  const waiting: unknown[] = [layer['geometries'] ?? layer];
  while (waiting.length > 0 && corners <= FILE_LIMITS.corners) {
    const next = waiting.pop();
    if (typeof next === 'number') {
      const arc = arcs[next < 0 ? ~next : next];
      corners += Array.isArray(arc) ? arc.length : 0;
    } else if (Array.isArray(next)) for (const part of next as unknown[]) waiting.push(part);
    else if (isRecord(next)) waiting.push(next['arcs'], next['geometries']);
  }
  return corners;
}

function refuse(message: string, got: string): Result<never, Problem> {
  return err({
    code: 'bad-topology',
    message,
    where: 'file',
    got,
    allowed: 'a TopoJSON Topology with objects and arcs',
  });
}
