import { useId, useState } from 'preact/hooks';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';

interface Props {
  /** What the field is for, such as "A GeoJSON or TopoJSON file". */
  readonly label: string;
  /** Endings that the browser's own dialog offers. */
  readonly accept: string;
  /** The file in use. */
  readonly name: string | undefined;
  readonly onFile: (file: File) => void;
}

/** A file by the browser's dialog or dropped onto the field. */
export function FilePicker({ label, accept, name, onFile }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      class={over ? 'file-picker over' : 'file-picker'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) onFile(file);
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
        }}
      />
      <p class="fine">
        {name === undefined
          ? `Choose it or drop it here; at most ${FILE_LIMITS.bytes / 1e6} MB and ${FILE_LIMITS.features} states. It stays in this browser.`
          : `In use: ${name}`}
      </p>
    </div>
  );
}
