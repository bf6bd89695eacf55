import { useId, useState } from 'preact/hooks';

interface Props {
  /** What the field is for, such as "A GeoJSON or TopoJSON file". */
  readonly label: string;
  /** Endings that the browser's own dialog offers. */
  readonly accept: string;
  /** What to know of it, or which file is in use. */
  readonly hint: string;
  readonly onFile: (file: File) => void;
}

/** A file by the browser's dialog or dropped onto the field. */
export function FilePicker({ label, accept, hint, onFile }: Props) {
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
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was changed.
          currentTarget.value = '';
        }}
      />
      <p class="fine" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
