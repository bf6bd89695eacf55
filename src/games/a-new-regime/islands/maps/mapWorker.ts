import { parseList } from '#lib/board/maps/list/parseList.ts';
import { shapesOfList } from '#lib/board/maps/list/shapesOfList.ts';
import { shapesOfTrace } from '#lib/board/maps/traced/shapesOfTrace.ts';
import type { MapShapes } from '#lib/board/maps/mapShape.ts';
import { readMapFile } from '#lib/board/maps/read/readMapText.ts';
import { chooseWorld } from '#lib/board/maps/world/chooseWorld.ts';
import { detailFor } from '#lib/board/maps/world/regions.ts';
import type { Detail, WorldFile } from '#lib/board/maps/world/worldFile.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { makeMapBoard } from '../../maps/makeMapBoard.ts';
import { settingsFor } from '../../maps/settingsFor.ts';
import type { ListedCountry, MapAnswer, MapTask } from './mapTask.ts';

/** Makes boards of maps beside the page: one task after another, until the page ends it. */
addEventListener('message', ({ data }: MessageEvent<MapTask>) => {
  void work(data).then((answer) => postMessage(answer));
});

async function work(task: MapTask): Promise<MapAnswer> {
  const { run, settings } = task;
  const progress = (stage: string, share: number): void =>
    postMessage({ run, kind: 'progress', stage, share } satisfies MapAnswer);
  try {
    const shapes = await readSource(task, progress);
    if (!shapes.ok) return { run, kind: 'problem', problem: shapes.error };
    const made = makeMapBoard(shapes.value.shapes, settingsFor(task.source.kind, settings), progress);
    if (!made.ok) return { run, kind: 'problem', problem: made.error };
    const { countries } = shapes.value;
    return { run, kind: 'made', map: made.value, ...(countries && { countries }) };
  } catch (error) {
    const message = `The map could not be made into a board: ${error instanceof Error ? error.message : String(error)}.`;
    return { run, kind: 'problem', problem: { code: 'fault', message, where: 'map' } };
  }
}

interface ReadSource {
  readonly shapes: MapShapes;
  readonly countries?: readonly ListedCountry[];
}

async function readSource(
  { source, base }: MapTask,
  progress: (stage: string, share: number) => void,
): Promise<Result<ReadSource>> {
  if (source.kind === 'file') {
    progress('Reading the file', 0.02);
    const read = readMapFile(source.bytes);
    return read.ok ? ok({ shapes: read.value }) : read;
  }
  if (source.kind === 'list') {
    progress('Laying out the list', 0.02);
    const list = parseList(source.text);
    return list.ok ? ok({ shapes: shapesOfList(list.value) }) : list;
  }
  if (source.kind === 'picture') {
    const traced = shapesOfTrace(source.trace);
    return traced.ok ? ok({ shapes: traced.value }) : traced;
  }
  progress('Fetching the world', 0.02);
  const world = await fetchWorld(detailFor(source.regions), base);
  if (!world.ok) return world;
  const chosen = chooseWorld(world.value, source.regions);
  if (!chosen.ok) return chosen;
  const countries = world.value.objects.countries.geometries.map(({ id, properties }) => ({
    code: id,
    ...properties,
  }));
  return ok({ shapes: chosen.value, countries });
}

const fetched = new Map<Detail, WorldFile>();

async function fetchWorld(detail: Detail, base: string): Promise<Result<WorldFile>> {
  const known = fetched.get(detail);
  if (known) return ok(known);
  const failed = (why: string) =>
    err({ code: 'not-loaded', message: `The built-in map could not be loaded. ${why}`, where: 'map' });
  const response = await fetch(`${base}maps/world-${detail}.json`).catch(() => undefined);
  if (!response) return failed('Check the connection and choose again.');
  if (!response.ok) return failed(`The site gave answer ${response.status}.`);
  const world = (await response.json().catch(() => undefined)) as WorldFile | undefined;
  if (!world) return failed('Check the connection and choose again.');
  fetched.set(detail, world);
  return ok(world);
}
