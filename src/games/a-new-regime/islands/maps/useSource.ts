import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';
import { LIST_LIMITS } from '#lib/board/maps/list/parseList.ts';
import { LEAST_TRACED } from '#lib/board/maps/traced/shapesOfTrace.ts';
import type { Problem } from '#lib/core/result.ts';
import { DEFAULT_CHOICE } from '../../maps/mapLink.ts';
import type { MapKind } from '../../maps/settingsFor.ts';
import { keepSource, loadSource } from './keptSource.ts';
import { bytesInWords } from './bytesInWords.ts';
import { EXAMPLE_LIST } from './ListEditor.tsx';
import type { MapSource } from './mapTask.ts';
import { BLANK, onPicture, tracedStates } from './traceState.ts';
import { useKeptFiles } from './useKeptFiles.ts';

/** Pictures are traced at this width at most, in their own pixels or fewer. */
const PICTURE_WIDTH = 840;

/** A file as it was read, and as it was given. */
interface OpenedFile {
  readonly source: Extract<MapSource, { kind: 'file' }>;
  readonly blob: Blob;
}

/** All four sources side by side, so that none is lost when another is looked at. */
export function useSource() {
  const [kind, setKind] = useState<MapKind>('world');
  const [regions, setRegions] = useState(DEFAULT_CHOICE.regions);
  const [opened, setFile] = useState<OpenedFile>();
  const [text, setText] = useState(EXAMPLE_LIST);
  const [trace, setTrace] = useState(BLANK);
  const [picture, setPicture] = useState<{ readonly name: string; readonly address: string }>();
  const [problem, setProblem] = useState<Problem>();
  const file = opened?.source;
  const lastMade = useRef<OpenedFile>();

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

  const openFile = async (name: string, blob: Blob) => {
    const bytes = await bytesOf(name, blob, FILE_LIMITS.bytes, setProblem);
    if (bytes) setFile({ source: { kind: 'file', name, bytes }, blob });
  };
  const files = useKeptFiles('file', kind === 'file', ({ name, blob }) => void openFile(name, blob));
  const takeList = async (taken: File) => {
    const bytes = await bytesOf(taken.name, taken, LIST_LIMITS.bytes, setProblem);
    if (bytes) setText(new TextDecoder().decode(bytes));
  };
  const openPicture = async (name: string, blob: Blob): Promise<boolean> => {
    setProblem(undefined);
    const bitmap = await createImageBitmap(blob).catch(() => undefined);
    if (!bitmap) {
      setProblem({
        code: 'not-a-picture',
        message: `The browser cannot show ${name} as a picture; PNG, JPEG and WebP work everywhere.`,
      });
      return false;
    }
    const width = Math.min(PICTURE_WIDTH, bitmap.width);
    const height = Math.round((bitmap.height * width) / bitmap.width);
    bitmap.close();
    setPicture({ name, address: URL.createObjectURL(blob) });
    // It may be the same picture after a reload, or one to lay below what was traced before it.
    setTrace((before) => onPicture(before, width, height));
    return true;
  };
  const pictures = useKeptFiles(
    'picture',
    kind === 'picture',
    ({ name, blob }) => void openPicture(name, blob),
  );
  const takePicture = async (taken: File) => {
    if (await openPicture(taken.name, taken)) pictures.keep(taken.name, taken);
  };
  return {
    kind,
    setKind,
    regions,
    setRegions,
    file,
    files,
    /** To be called once a board was made of a source: only a file that can be read is worth keeping. */
    keepMade: (made: MapSource) => {
      if (opened?.source !== made) return;
      lastMade.current = opened;
      files.keep(opened.source.name, opened.blob);
    },
    /** Goes back from a file that gave no board to the last one that did; false where there is none. */
    backToMade: (): boolean => {
      if (!lastMade.current || lastMade.current === opened) return false;
      setFile(lastMade.current);
      return true;
    },
    /** Takes the file, or the picture, off the page. */
    dropFile: () => {
      lastMade.current = undefined;
      setFile(undefined);
    },
    dropPicture: () => setPicture(undefined),
    pictures,
    text,
    setText,
    trace,
    setTrace,
    picture,
    source,
    problem,
    setProblem,
    takeFile: (taken: File) => openFile(taken.name, taken),
    takeList,
    takePicture,
  };
}

async function bytesOf(
  name: string,
  blob: Blob,
  most: number,
  setProblem: (problem: Problem | undefined) => void,
): Promise<Uint8Array | undefined> {
  setProblem(undefined);
  if (blob.size > most) {
    const got = bytesInWords(blob.size);
    const allowed = bytesInWords(most);
    const message = `${name} has ${got}; at most ${allowed} are read.`;
    setProblem({ code: 'too-large', message, got, allowed });
    return undefined;
  }
  const buffer = await blob.arrayBuffer().catch(() => undefined);
  if (!buffer)
    setProblem({ code: 'not-read', message: `The browser could not read ${name}. Choose it again.` });
  return buffer && new Uint8Array(buffer);
}
