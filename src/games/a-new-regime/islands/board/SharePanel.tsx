import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { qrCode, qrSymbol, sideWithQuietZone, useQrSymbol } from '#lib/print/qrCode.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { CopyLine } from '#ui/CopyLine.tsx';
import { Key } from '#ui/Key.tsx';
import { SceneView } from '#ui/SceneView.tsx';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../../board/boardFileName.ts';

interface Props {
  readonly link: string;
  readonly title: string;
  /** What to know before downloading. */
  readonly note: string | undefined;
  /** Makes a file and hands it over; rejects with a sentence. */
  readonly onDownload: (format: DownloadFormat) => Promise<void>;
  readonly onSaid: (text: string) => void;
}

/** Ways to take the board along. */
export function SharePanel({ link, title, note, onDownload, onSaid }: Props) {
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const qr = useMemo(() => qrScene(link), [link]);

  const download = async (format: DownloadFormat) => {
    // A second press of a double click asks for nothing new.
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    setStatus(format === 'pdf' ? 'Making the PDF…' : '');
    try {
      await onDownload(format);
      setStatus(`${format.toUpperCase()} is ready and goes to your downloads.`);
    } catch (error) {
      setFailed(true);
      setStatus(
        `The ${format.toUpperCase()} could not be made. ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      busy.current = false;
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Closing the system's dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        onSaid('The system did not share the link; copy it instead.');
    }
  };
  return (
    <section class="panel share needs-scripts" aria-labelledby="panel-share">
      <h2 class="kicker" id="panel-share">
        Print and share
      </h2>
      <p class="keys-row">
        {DOWNLOAD_FORMATS.map((format) => (
          <Key key={format} class={format === 'pdf' ? 'strong' : ''} onPress={() => void download(format)}>
            {format === 'pdf' ? 'Download PDF' : format.toUpperCase()}
          </Key>
        ))}
        {canShare && <Key onPress={() => void share()}>Share …</Key>}
      </p>
      {note !== undefined && <p class="fine">{note}</p>}
      <p class={failed ? 'status failed' : 'status'} role="status">
        {status}
      </p>
      <CopyLine label="Link to this board" text={link} button="Copy link" onDone={setStatus} />
      <div class="share-code">
        <SceneView scene={qr} idPrefix="qr-" class="qr" />
        <p class="fine">Scan to open this board on another device. The sheet bears a code of its own.</p>
      </div>
    </section>
  );
}

const QR_SIDE = 100;

function qrScene(link: string): Scene {
  const code = qrCode(link);
  const side = sideWithQuietZone(code, QR_SIDE);
  return {
    width: side,
    height: side,
    title: 'QR code of the link to this board',
    symbols: { qr: qrSymbol(code) },
    children: [useQrSymbol('qr', code, { x: 0, y: 0, width: side, height: side })],
  };
}
