import { useEffect, useId, useState } from 'preact/hooks';
import { NOTE_MAX } from '#lib/share/setupLink.ts';
import { CopyLine } from '../CopyLine.tsx';
import type { Calculator } from './calculator.ts';
import type { View } from './view.ts';

interface Props {
  readonly link: string;
  readonly note: string;
  readonly calculator: Calculator;
  readonly view: View;
  readonly onNote: (note: string) => void;
  readonly onSaid: (text: string) => void;
}

/** Ways to take the position along: a link, a code to scan, a case for the tests, and a note to go with them. */
export function Share({ link, note, calculator, view, onNote, onSaid }: Props) {
  const id = useId();
  const qr = useLater(() => qrOf(link), [link]);
  const testCase = useLater(() => testCaseOf(calculator, view), [view]);
  return (
    <div class="share-answer">
      <div class="share-lines no-print">
        <div class="note-field">
          <label for={id}>Playtester’s note</label>
          <textarea
            id={id}
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            aria-describedby={`${id}-about`}
            onInput={(event) => onNote(event.currentTarget.value.slice(0, NOTE_MAX))}
          />
          <p class="fine" id={`${id}-about`}>
            It travels in the link, for whoever opens it. {NOTE_MAX - note.length} characters left.
          </p>
        </div>
        <CopyLine label="Link to this answer" text={link} button="Copy link" onDone={onSaid} />
        {testCase !== undefined && (
          <CopyLine label="Test case" text={testCase} button="Copy as a test case" onDone={onSaid} />
        )}
      </div>
      <div class="share-code">
        {/* Our own drawing of our own link. */}
        {qr !== undefined && <div class="qr" dangerouslySetInnerHTML={{ __html: qr }} />}
        <p class="fine">
          {qr === undefined ? 'This answer lives at' : 'Scan to open this answer, or go to'}{' '}
          <span class="link-text">{link}</span>
        </p>
      </div>
    </div>
  );
}

const qrOf = async (link: string): Promise<string | undefined> => (await import('./qrSvg.ts')).qrSvg(link);

/** The answer as the tests take it: JSON with question, given and expected. */
export async function testCaseOf({ answer }: Calculator, { asked }: View): Promise<string> {
  const expected = (await answer())(asked.question, asked.given);
  return JSON.stringify({ ...asked, expected });
}

/** How long a change has to stand before what hangs on it is made, in milliseconds: nobody scans while typing. */
const MOMENT = 250;

/** What takes code of its own to make, some time after it was last asked for. */
function useLater<T>(make: () => Promise<T | undefined>, inputs: readonly unknown[]): T | undefined {
  const [made, setMade] = useState<T>();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void make().then((value) => {
        if (current) setMade(value);
      });
    }, MOMENT);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, inputs);
  return made;
}
