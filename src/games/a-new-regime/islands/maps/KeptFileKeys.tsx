import { Key } from '#ui/Key.tsx';
import { bytesInWords } from './bytesInWords.ts';
import type { KeptFiles } from './useKeptFiles.ts';

interface Props {
  readonly files: KeptFiles;
  /** Name of the file in use, if there is one. */
  readonly name: string | undefined;
  /** "file" or "picture". */
  readonly word: string;
  /** Takes the file in use off the page, where it is forgotten. */
  readonly onForget: () => void;
  readonly onSaid: (text: string) => void;
}

/** What this browser keeps of the files that were opened, and the keys that make it forget them. */
export function KeptFileKeys({ files, name, word, onForget, onSaid }: Props) {
  const { others, kept, open, forget } = files;
  return (
    <>
      {name !== undefined && kept !== undefined && (
        <p class="keys-row kept-file">
          <span class="fine">
            {kept
              ? `Kept in this browser, also through a reload, until you forget it.`
              : `This browser does not keep the ${word}, as in some private windows: a reload loses it.`}
          </span>
          <Key
            onPress={() => {
              void forget().then(() => {
                onForget();
                onSaid(`${name} is forgotten.`);
              });
            }}
          >
            Forget this {word}
          </Key>
        </p>
      )}
      {others.length > 0 && (
        <ul class="kept-files" aria-label={`Kept from before`}>
          {others.map((file) => (
            <li key={file.key} class="keys-row">
              <span class="fine">
                Kept from before: {file.name} ({bytesInWords(file.blob.size)})
              </span>
              <Key label={`Open ${file.name}`} onPress={() => open(file)}>
                Open
              </Key>
              <Key
                label={`Forget ${file.name}`}
                onPress={() => {
                  void forget(file).then(() => onSaid(`${file.name} is forgotten.`));
                }}
              >
                Forget
              </Key>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
