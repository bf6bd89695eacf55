import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';
import { LIST_LIMITS } from '#lib/board/maps/list/parseList.ts';
import { LEAST_TRACED } from '#lib/board/maps/traced/shapesOfTrace.ts';
import type { Problem } from '#lib/core/result.ts';
import { DEFAULT_CHOICE } from '../../maps/mapLink.ts';
import type { MapKind } from '../../maps/settingsFor.ts';
import { keepSource, loadSource } from './keptSource.ts';
import { EXAMPLE_LIST } from './ListEditor.tsx';
import type { MapSource } from './mapTask.ts';
import { BLANK, onPicture, tracedStates } from './traceState.ts';

/** Pictures are traced at this width at most, in their own pixels or fewer. */
const PICTURE_WIDTH = 840;

/** All four sources side by side, so that none is lost when another is looked at. */
export function useSource() {
  const [kind, setKind] = useState<MapKind>('world');
  const [regions, setRegions] = useState(DEFAULT_CHOICE.regions);
  const [file, setFile] = useState<Extract<MapSource, { kind: 'file' }>>();
  const [text, setText] = useState(EXAMPLE_LIST);
  const [trace, setTrace] = useState(BLANK);
  const [picture, setPicture] = useState<{ readonly name: string; readonly address: string }>();
  const [problem, setProblem] = useState<Problem>();

  // An address of a picture holds memory until it is given back.
  useEffect(() => () => picture && URL.revokeObjectURL(picture.address), [picture]);

  const traced = trace.trace;
  // Before the address is read, which may hold a choice of its own.
  useLayoutEffect(() => {
    const kept = loadSource();
    if (!kept) return;
    setKind(kept.kind);
    setText(kept.text);
    setTrace({
      ...BLANK,
      trace: kept.trace,
      tool: kept.trace.mode === 'sites' ? 'site' : 'outline',
    });
  }, []);
  const begun = useRef(false);
  useEffect(() => {
    // At first what is kept is still on its way here.
    if (begun.current) keepSource({ kind, text, trace: traced });
    begun.current = true;
  }, [kind, text, traced]);

  const pictureName = picture?.name ?? 'A traced picture';
  const source = useMemo<MapSource | undefined>(() => {
    switch (kind) {
      case 'world':
        return { kind, regions };
      case 'file':
        return file;
      case 'list':
        return { kind, text };
      case 'picture':
        return tracedStates(traced).length < LEAST_TRACED
          ? undefined
          : { kind, name: pictureName, trace: traced };
    }
  }, [kind, regions, file, text, traced, pictureName]);

  const takeFile = async (taken: File) => {
    const bytes = await bytesOf(taken, FILE_LIMITS.bytes, setProblem);
    if (bytes) setFile({ kind: 'file', name: taken.name, bytes });
  };
  const takeList = async (taken: File) => {
    const bytes = await bytesOf(taken, LIST_LIMITS.bytes, setProblem);
    if (bytes) setText(new TextDecoder().decode(bytes));
  };
  const takePicture = async (taken: File) => {
    setProblem(undefined);
    const bitmap = await createImageBitmap(taken).catch(() => undefined);
    if (!bitmap) {
      setProblem({
        code: 'not-a-picture',
        message: `The browser cannot show ${taken.name} as a picture; PNG, JPEG and WebP work everywhere.`,
      });
      return;
    }
    const width = Math.min(PICTURE_WIDTH, bitmap.width);
    const height = Math.round((bitmap.height * width) / bitmap.width);
    bitmap.close();
    setPicture({ name: taken.name, address: URL.createObjectURL(taken) });
    // It may be the same picture after a reload, or one to lay below what was traced before it.
    setTrace((before) => onPicture(before, width, height));
  };
  return {
    kind,
    setKind,
    regions,
    setRegions,
    file,
    text,
    setText,
    trace,
    setTrace,
    picture,
    source,
    problem,
    setProblem,
    takeFile,
    takeList,
    takePicture,
  };
}

async function bytesOf(
  file: File,
  most: number,
  setProblem: (problem: Problem | undefined) => void,
): Promise<Uint8Array | undefined> {
  setProblem(undefined);
  const size = (bytes: number) =>
    bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  if (file.size > most) {
    setProblem({
      code: 'too-large',
      message: `${file.name} has ${size(file.size)}; at most ${size(most)} are read.`,
      got: size(file.size),
      allowed: size(most),
    });
    return undefined;
  }
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer)
    setProblem({ code: 'not-read', message: `The browser could not read ${file.name}. Choose it again.` });
  return buffer && new Uint8Array(buffer);
}
