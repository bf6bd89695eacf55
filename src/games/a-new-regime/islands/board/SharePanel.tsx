import { useEffect, useRef, useState } from 'preact/hooks';
import { qrCode, qrSymbol, sideWithQuietZone, useQrSymbol } from '#lib/print/qrCode.ts';
import type { Result } from '#lib/core/result.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { CopyLine } from '#ui/CopyLine.tsx';
import { Key } from '#ui/Key.tsx';
import { SceneView } from '#ui/SceneView.tsx';
import type { Download } from './useDownload.ts';

interface Props {
  /** None: why there is none. */
  readonly link: Result<string>;
  readonly title: string;
  /** What to know before downloading. */
  readonly note: string | undefined;
  /** What becomes of the PDF. */
  readonly pdf: Download;
  readonly onPdf: () => void;
  readonly onSaid: (text: string) => void;
}

/** Ways to take the board to a table and to other people. */
export function SharePanel({ link, title, note, pdf, onPdf, onSaid }: Props) {
  const { status, failed, tell } = pdf;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const address = link.ok ? link.value : undefined;
  const qr = useQr(address);

  const share = async () => {
    try {
      await navigator.share({ title, ...(address !== undefined && { url: address }) });
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
        <Key class="strong pdf" onPress={onPdf}>
          Download PDF
        </Key>
        {canShare && address !== undefined && <Key onPress={() => void share()}>Share …</Key>}
      </p>
      {note !== undefined && <p class="fine">{note}</p>}
      <p class="fine">
        Over several sheets, or with cards, pieces and dice:{' '}
        <a href={`../print/${address?.slice(address.indexOf('#')) ?? ''}`}>
          print the whole game for this board
        </a>
        .
      </p>
      <p class={failed ? 'status failed' : 'status'} role="status">
        {status}
      </p>
      {address !== undefined ? (
        <CopyLine label="Link to this board" text={address} button="Copy link" onDone={tell} />
      ) : (
        <p>{!link.ok && link.error.message}</p>
      )}
      {qr && (
        <div class="share-code">
          <SceneView scene={qr} idPrefix="qr-" class="qr" />
          <p class="fine">Scan to open this board on another device. The sheet bears a code of its own.</p>
        </div>
      )}
    </section>
  );
}

/** Characters of a link that a code on a screen still shows well. */
const MOST_CODE = 400;
const QR_SIDE = 100;

/** Milliseconds without a change after which the code follows: making one takes as long as drawing a board. */
const SETTLED = 200;

/** The code of an address, a moment after it has changed. */
function useQr(address: string | undefined): Scene | undefined {
  const make = () => (address === undefined ? undefined : qrScene(address));
  const [qr, setQr] = useState(make);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setQr(make), SETTLED);
    return () => clearTimeout(timer);
  }, [address]);
  return qr;
}

/** A link too long for a code has none. */
function qrScene(link: string): Scene | undefined {
  if (link.length > MOST_CODE) return undefined;
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
