import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { finishDraft } from '#lib/board/edit/draft.ts';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';
import type { Problem } from '#lib/core/result.ts';
import { parseSite } from '#lib/share/site.ts';
import { Announcer } from '#ui/Announcer.tsx';
import { Choices } from '#ui/Choices.tsx';
import { CopyLine } from '#ui/CopyLine.tsx';
import { Key } from '#ui/Key.tsx';
import { SceneView } from '#ui/SceneView.tsx';
import { boardSheets } from '../../board/sheet.ts';
import { mapCapitals } from '../../maps/makeMapBoard.ts';
import { DEFAULT_CHOICE, makeMapHash, MAPS_PATH, parseMapHash } from '../../maps/mapLink.ts';
import { mapLook, mapOrigin, regionsTitle, sheetSettings } from '../../maps/mapSheets.ts';
import type { MapSettings } from '../../maps/mapSettings.ts';
import { today } from '../board/boardFile.ts';
import { StatesTable } from '../board/StatesTable.tsx';
import { FilePicker } from './FilePicker.tsx';
import { downloadMapBoard } from './mapFile.ts';
import { MapSettingsPanel } from './MapSettingsPanel.tsx';
import type { MapSource } from './mapTask.ts';
import { useMapWorker, type MadeMap } from './useMapWorker.ts';
import { WorldPicker } from './WorldPicker.tsx';

interface Props {
  readonly site: string;
  readonly siteIsSet: boolean;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  readonly edition: string;
}

const WAYS = [
  { value: 'world', label: 'The world' },
  { value: 'file', label: 'A file' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** The tool that makes boards of maps: source and settings on the left, the sheet on the table, what was done below. */
export function MapMaker({ site, siteIsSet, base, edition }: Props) {
  const [way, setWay] = useState<Way>('world');
  const [regions, setRegions] = useState(DEFAULT_CHOICE.regions);
  const [file, setFile] = useState<Extract<MapSource, { kind: 'file' }>>();
  const [settings, setSettings] = useState<MapSettings>(DEFAULT_CHOICE.settings);
  const [trouble, setTrouble] = useState<Problem>();
  const [ready, setReady] = useState(false);
  const here = useHere(site, base);

  const source = useMemo<MapSource | undefined>(
    () => (!ready ? undefined : way === 'world' ? { kind: 'world', regions } : file),
    [ready, way, regions, file],
  );
  const { work, stop } = useMapWorker(source, settings, base);
  const { made, busy } = work;
  const problem = trouble ?? work.problem;
  const hash = makeMapHash({ regions, settings });
  useMapAddress(
    way === 'world' ? hash : undefined,
    (text) => {
      const parsed = parseMapHash(text);
      if (parsed.ok) {
        setWay('world');
        setRegions(parsed.value.regions);
        setSettings(parsed.value.settings);
        setTrouble(undefined);
      } else setTrouble(parsed.error);
    },
    () => setReady(true),
  );

  const shown = useMemo(
    () => made && showMap(made, { site: siteIsSet ? site : here, edition }),
    [made, site, siteIsSet, here, edition],
  );
  const said = busy
    ? ''
    : problem
      ? problem.message
      : shown
        ? `${shown.title}: ${shown.board.states.length} states, ${shown.straits} sea routes.`
        : '';
  const count = useRef(0);
  const spoken = useMemo(() => ({ text: said, count: ++count.current }), [said]);

  const takeFile = async (taken: File) => {
    setTrouble(undefined);
    if (taken.size > FILE_LIMITS.bytes) {
      setTrouble({
        code: 'too-large',
        message: `${taken.name} has ${(taken.size / 1e6).toFixed(1)} MB; at most ${FILE_LIMITS.bytes / 1e6} MB are read. A map program can simplify it.`,
      });
      return;
    }
    const bytes = await taken.arrayBuffer().catch(() => undefined);
    if (bytes) setFile({ kind: 'file', name: taken.name, bytes: new Uint8Array(bytes) });
    else
      setTrouble({ code: 'not-read', message: `The browser could not read ${taken.name}. Choose it again.` });
  };
  const change = (part: Partial<MapSettings>) => {
    setTrouble(undefined);
    setSettings((before) => ({ ...before, ...part }));
  };

  return (
    <div class="maker maps">
      <div class="controls needs-scripts" role="group" aria-label="Settings">
        <section aria-labelledby="controls-source">
          <h2 class="kicker" id="controls-source">
            The map
          </h2>
          <Choices
            legend="Comes from"
            options={WAYS}
            value={way}
            onChange={(next) => {
              setWay(next);
              setTrouble(undefined);
            }}
          />
          {way === 'world' ? (
            <WorldPicker
              regions={regions}
              countries={work.countries}
              onChange={(next) => {
                setRegions(next);
                setTrouble(undefined);
              }}
            />
          ) : (
            <FilePicker
              label="A GeoJSON or TopoJSON file"
              accept=".json,.geojson,.topojson,application/geo+json,application/json"
              name={file?.name}
              onFile={(taken) => void takeFile(taken)}
            />
          )}
        </section>
        <MapSettingsPanel settings={settings} projected gaps={way !== 'world'} onChange={change} />
      </div>
      <div class="table">
        {problem && (
          <div class="notice" role="alert">
            <p>
              <strong>That gave no board.</strong> {problem.message}
            </p>
          </div>
        )}
        <div class="progress-row" aria-live="off">
          {busy && (
            <>
              <progress max={1} value={busy.share} aria-label="Making the board" />
              <span>{busy.stage} …</span>
              <Key onPress={stop}>Cancel</Key>
            </>
          )}
        </div>
        {shown && (
          <div class="sheet-frame">
            <div class={busy ? 'sheet working' : 'sheet'} data-page={shown.page}>
              <SceneView scene={shown.sheet} idPrefix="sheet-" />
            </div>
          </div>
        )}
      </div>
      {shown && (
        <div class="panels">
          <ReportPanel shown={shown} />
          <TakePanel shown={shown} base={base} link={way === 'world' ? here + MAPS_PATH + hash : undefined} />
        </div>
      )}
      {shown && <StatesTable board={shown.board} title={`A New Regime, ${shown.title}`} />}
      <Announcer {...spoken} />
    </div>
  );
}

type Shown = ReturnType<typeof showMap>;

function showMap(
  { map, source, settings }: MadeMap,
  { site, edition }: { readonly site: string; readonly edition: string },
) {
  const { board } = finishDraft(map.draft, mapCapitals(settings), settings.seed);
  const title = source.kind === 'world' ? regionsTitle(source.regions) : source.name.replace(/\.[^.]*$/, '');
  const input = {
    board,
    settings: sheetSettings(settings, board),
    look: mapLook(settings),
    site,
    edition,
    origin: mapOrigin(title, settings, board, source.kind === 'world' ? source.regions : undefined),
  };
  const sheets = boardSheets(input);
  // The site's own address is checked where the site is built.
  if (!sheets.ok) throw new Error(sheets.error.message);
  const { pages, plan } = sheets.value;
  return {
    board,
    title,
    input,
    report: map.report,
    straits: map.draft.straits.length,
    sheet: pages[0]!,
    page: `${plan.paper}-${plan.orientation}`,
  };
}

function ReportPanel({ shown: { board, report, straits } }: { readonly shown: Shown }) {
  const placements = board.capitals.placements;
  return (
    <section class="panel" aria-labelledby="panel-report">
      <h2 class="kicker" id="panel-report">
        What became of the map
      </h2>
      <dl class="facts">
        <div>
          <dt>States found</dt>
          <dd>{report.found}</dd>
        </div>
        <div>
          <dt>States on the board</dt>
          <dd>{board.states.length}</dd>
        </div>
        <div>
          <dt>Borders on land</dt>
          <dd>{board.borders.length - straits}</dd>
        </div>
        <div>
          <dt>Sea routes</dt>
          <dd>{straits}</dd>
        </div>
        <div>
          <dt>Legal placements of capitals</dt>
          <dd>{typeof placements === 'number' ? placements : `at least ${placements.atLeast}`}</dd>
        </div>
      </dl>
      <ul class="notes">
        {report.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function TakePanel({
  shown,
  base,
  link,
}: {
  readonly shown: Shown;
  readonly base: string;
  readonly link: string | undefined;
}) {
  const [status, setStatus] = useState('');
  const download = async (format: 'pdf' | 'svg') => {
    setStatus(format === 'pdf' ? 'Making the PDF…' : '');
    try {
      await downloadMapBoard(format, { sheets: { ...shown.input, date: today() }, title: shown.title, base });
      setStatus(`${format.toUpperCase()} is ready and goes to your downloads.`);
    } catch (error) {
      setStatus(
        `The ${format.toUpperCase()} could not be made. ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  return (
    <section class="panel share" aria-labelledby="panel-take">
      <h2 class="kicker" id="panel-take">
        Print and share
      </h2>
      <p class="keys-row">
        <Key class="strong" onPress={() => void download('pdf')}>
          Download PDF
        </Key>
        <Key onPress={() => void download('svg')}>SVG</Key>
      </p>
      <p class="status" role="status">
        {status}
      </p>
      {link !== undefined && (
        <CopyLine label="Link to this map" text={link} button="Copy link" onDone={setStatus} />
      )}
    </section>
  );
}

/** Where this page was opened, for links; until scripts run the address that the site was built for. */
function useHere(site: string, base: string): string {
  const [here, setHere] = useState(site);
  useEffect(() => {
    const address = parseSite(location.origin + base);
    if (address.ok && location.pathname === base + MAPS_PATH) setHere(address.value);
  }, [base]);
  return here;
}

/** Keeps the address and the choice on the built-in map the same; without a hash the address says nothing. */
function useMapAddress(hash: string | undefined, onOpen: (hash: string) => void, onReady: () => void): void {
  const open = useRef(onOpen);
  open.current = onOpen;
  const started = useRef(false);
  useLayoutEffect(() => {
    if (location.hash.length > 1 && document.getElementById(location.hash.slice(1)) === null)
      open.current(location.hash);
    onReady();
    const moved = () => {
      if (location.hash.length > 1 && document.getElementById(location.hash.slice(1)) === null)
        open.current(location.hash);
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  useEffect(() => {
    // The first time the address may hold a choice that is on its way here.
    if (!started.current) {
      started.current = true;
      return;
    }
    const wanted = hash ?? '';
    if (location.hash !== wanted) history.replaceState(null, '', wanted === '' ? location.pathname : wanted);
  }, [hash]);
}
