import { useId, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly button: string;
  /** Told what became of it, as a sentence. */
  readonly onDone: (message: string) => void;
}

/** A line of text to take along: in sight, selectable, and with a button that copies it. */
export function CopyLine({ label, text, button, onDone }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onDone(`${label} copied.`);
    } catch {
      // No clipboard without a secure address or the person's leave: then it is at least selected.
      field.current?.focus();
      field.current?.select();
      onDone(`The browser does not let this page copy. The text is selected: copy it with Ctrl+C or ⌘C.`);
    }
  };
  return (
    <div class="copy-line">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input
          id={id}
          ref={field}
          type="text"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {button}
        </button>
      </div>
    </div>
  );
}
