import { useEffect, useRef, useState } from 'preact/hooks';
import { adoptFile, forgetFile, keepFile, keptFiles, type FileUse, type KeptFile } from './fileStore.ts';

/** The files of one use that this browser keeps, beside the one that is in use on the page. */
export interface KeptFiles {
  /** Those that are not in use, the last one first. */
  readonly others: readonly KeptFile[];
  /** The browser is asked for the file that was in use before a reload. */
  readonly looking: boolean;
  /** Whether the file in use is kept; undefined where nobody has tried. */
  readonly kept: boolean | undefined;
  /** Keeps the file in use, once. */
  readonly keep: (name: string, blob: Blob) => void;
  /** Takes one of the others into use. */
  readonly open: (file: KeptFile) => void;
  /** Forgets one of the others, or, without a file, the one in use; resolves once it is gone. */
  readonly forget: (file?: KeptFile) => Promise<void>;
}

/** Looks for kept files once they are `wanted`; `onOpen` hears of the one to be used. */
export function useKeptFiles(use: FileUse, wanted: boolean, onOpen: (file: KeptFile) => void): KeptFiles {
  const [files, setFiles] = useState<readonly KeptFile[]>();
  const [kept, setKept] = useState<boolean>();
  /** The blob that was kept last or came from what is kept, so that none is written twice. */
  const last = useRef<Blob>();
  const take = useRef(onOpen);
  take.current = onOpen;

  const open = (file: KeptFile) => {
    last.current = file.blob;
    setKept(true);
    setFiles((before = []) => before.map((one) => ({ ...one, own: one.key === file.key })));
    adoptFile(use, file.key);
    take.current(file);
  };
  useEffect(() => {
    if (!wanted || files) return;
    let gone = false;
    void keptFiles(use).then((found) => {
      if (gone) return;
      setFiles(found);
      const own = found.find((file) => file.own);
      // A file that was chosen meanwhile stays.
      if (own && last.current === undefined) open(own);
    });
    return () => {
      gone = true;
    };
  }, [wanted, files]);

  return {
    others: (files ?? []).filter(({ own }) => !own),
    looking: wanted && files === undefined,
    kept,
    open,
    keep: (name, blob) => {
      if (last.current === blob) return;
      last.current = blob;
      void keepFile(use, name, blob).then(async (done) => {
        if (last.current !== blob) return;
        setKept(done);
        setFiles(await keptFiles(use));
      });
    },
    forget: async (file) => {
      await forgetFile(use, file?.key);
      if (!file) {
        last.current = undefined;
        setKept(undefined);
      }
      setFiles((before = []) => before.filter(({ key, own }) => (file ? key !== file.key : !own)));
    },
  };
}
