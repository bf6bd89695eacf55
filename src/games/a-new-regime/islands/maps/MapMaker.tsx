import { useEffect, useMemo, useState } from 'preact/hooks';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';
import { shorterLink } from '#lib/share/shorterLink.ts';
import { Announcer } from '#ui/Announcer.tsx';
import { BrokenLink } from '#ui/BrokenLink.tsx';
import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import { SceneView } from '#ui/SceneView.tsx';
import { DEFAULT_CHOICE, makeMapHash, MAPS_PATH, parseMapHash } from '../../maps/mapLink.ts';
import type { MapSettings } from '../../maps/mapSettings.ts';
import { rollSpec } from '../../board/spec.ts';
import { MAP_KINDS, MEANT } from '../../maps/settingsFor.ts';
import { StatesTable } from '../board/StatesTable.tsx';
import { dropKind } from './dropKind.ts';
import { FilePicker } from './FilePicker.tsx';
import { keptRepairs, NO_REPAIRS } from './keptRepairs.ts';
import { KeptFileKeys } from './KeptFileKeys.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MapSettingsPanel } from './MapSettingsPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { showMap } from './showMap.ts';
import { TakePanel } from './TakePanel.tsx';
import { TracedNames } from './TracedNames.tsx';
import { TraceEditor } from './TraceEditor.tsx';
import { useKeptChoice } from './useKeptChoice.ts';
import { useHere, useMapAddress } from './useMapAddress.ts';
import { useMapWorker } from './useMapWorker.ts';
import { usePageDrop } from './usePageDrop.ts';
import { useSource } from './useSource.ts';
import { WarningsPanel } from './WarningsPanel.tsx';
import { WorldPicker } from './WorldPicker.tsx';

interface Props {
  readonly site: string;
  readonly siteIsSet: boolean;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  readonly edition: string;
}

const KIND_WORDS = { world: 'The world', file: 'A file', picture: 'A picture', list: 'A list' } as const;

/** The tool that makes boards of maps: source and settings on the left, the sheet on the table, what was done below. */
export function MapMaker({ site, siteIsSet, base, edition }: Props) {
  const sources = useSource();
  const { kind, regions, problem: trouble, setProblem } = sources;
  const [settings, setSettings] = useState<MapSettings>(DEFAULT_CHOICE.settings);
  const [repairs, setRepairs] = useState(NO_REPAIRS);
  const [broken, setBroken] = useState<{ readonly hash: string; readonly problem: string }>();
  const [ready, setReady] = useState(false);
  const [said, say] = useSaid();
  const here = useHere(site, base);
  const { work, stop, again } = useMapWorker(ready ? sources.source : undefined, settings, base);
  const { busy } = work;
  // A map of another kind, or of a file that was forgotten, is no picture of what is asked for now.
  const isOurs = work.made?.source.kind === kind && (kind !== 'file' || sources.file !== undefined);
  const made = isOurs ? work.made : undefined;
  useEffect(() => {
    if (made) sources.keepMade(made.source);
  }, [made]);
  useEffect(() => {
    // The file before is in use again, and why this one was not taken stays in sight.
    if (work.problem && kind === 'file' && sources.backToMade()) setProblem(work.problem);
  }, [work.problem]);
  const problem = trouble ?? work.problem;
  const hash = makeMapHash({ regions, settings });
  useKeptChoice({ regions, settings, repairs }, (kept) => {
    sources.setRegions(kept.regions);
    setSettings(kept.settings);
    setRepairs(kept.repairs);
  });
  const openHash = (text: string) => {
    const parsed = parseMapHash(text);
    const { regions: parts, settings: chosen } = parsed.ok ? parsed.value : DEFAULT_CHOICE;
    setBroken(parsed.ok ? undefined : { hash: text, problem: parsed.error.message });
    sources.setKind('world');
    sources.setRegions(parts);
    setSettings(chosen);
    setProblem(undefined);
  };
  useMapAddress(kind === 'world' ? hash : undefined, broken !== undefined, openHash, () => setReady(true));
  // Whatever else is chosen takes the place of a link that could not be read.
  const begin = () => {
    setBroken(undefined);
    setProblem(undefined);
  };

  usePageDrop((file) => {
    begin();
    const next = dropKind(file, kind);
    sources.setKind(next);
    const take = { picture: sources.takePicture, list: sources.takeList, file: sources.takeFile };
    if (next !== 'world') void take[next](file);
  });
  const mended = useMemo(
    () => (made ? keptRepairs(repairs, made.map.draft, rollSpec(made.settings.seed)) : []),
    [made, repairs],
  );
  const printed = siteIsSet ? site : here;
  const shown = useMemo(
    () => made && showMap(made, mended, { site: printed, edition }),
    [made, mended, printed, edition],
  );
  useEffect(() => {
    if (shown && !busy && !problem) {
      say(
        `${shown.title}: ${shown.board.states.length} states, ${shown.draft.straits.length} sea routes, ${shown.breaches.length} places to look at.`,
      );
    }
  }, [shown, busy, problem]);

  const change = (part: Partial<MapSettings>) => {
    begin();
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
            columns={2}
            options={MAP_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
            value={kind}
            onChange={(next) => {
              sources.setKind(next);
              begin();
            }}
          />
          {kind === 'world' && (
            <WorldPicker
              regions={regions}
              countries={work.countries}
              onChange={(next) => {
                begin();
                sources.setRegions(next);
              }}
            />
          )}
          {kind === 'file' && (
            <>
              <FilePicker
                label="A GeoJSON or TopoJSON file"
                accept=".json,.geojson,.topojson,application/geo+json,application/json"
                hint={
                  sources.file
                    ? `In use: ${sources.file.name}`
                    : sources.files.looking
                      ? 'Asking this browser for the file that it keeps …'
                      : `Choose it or drop it here; at most ${FILE_LIMITS.bytes / 1e6} MB and ${FILE_LIMITS.features} states. It stays in this browser.`
                }
                onFile={(file) => void sources.takeFile(file)}
              />
              <KeptFileKeys
                files={sources.files}
                name={sources.file?.name}
                word="file"
                onForget={sources.dropFile}
                onSaid={say}
              />
            </>
          )}
          {kind === 'list' && (
            <ListEditor
              text={sources.text}
              onChange={(text) => {
                setProblem(undefined);
                sources.setText(text);
              }}
              onFile={(file) => void sources.takeList(file)}
            />
          )}
          {kind === 'picture' && (
            <>
              <TracedNames state={sources.trace} onChange={sources.setTrace} />
              <KeptFileKeys
                files={sources.pictures}
                name={sources.picture?.name}
                word="picture"
                onForget={sources.dropPicture}
                onSaid={say}
              />
            </>
          )}
        </section>
        <MapSettingsPanel settings={settings} meant={MEANT[kind]} onChange={change} />
      </div>
      <div class="table">
        {broken && (
          <BrokenLink
            {...broken}
            instead="Here is the usual map instead."
            shorter={shorterLink(broken.hash, (text) => parseMapHash(text).ok)}
            onOpen={openHash}
            onDismiss={begin}
            onSaid={say}
          />
        )}
        {problem && (
          <div class="notice" role="alert">
            <p>
              <strong>That gave no board.</strong> {problem.message}
            </p>
          </div>
        )}
        {kind === 'picture' && (
          <TraceEditor
            state={sources.trace}
            picture={sources.picture?.address}
            onChange={sources.setTrace}
            onPicture={(file) => void sources.takePicture(file)}
            onSaid={say}
          />
        )}
        <div class="progress-row needs-scripts">
          {busy && (
            <>
              <progress max={1} value={busy.share} aria-label="Making the board" />
              <span>{busy.stage} …</span>
              <Key onPress={stop}>Cancel</Key>
            </>
          )}
          {!busy && sources.source && (work.stopped || work.problem?.code === 'not-loaded') && (
            <>
              {work.stopped && <span>Called off.</span>}
              <Key onPress={again}>Make the board</Key>
            </>
          )}
        </div>
        {kind === 'file' && !sources.file && !sources.files.looking && (
          <p class="fine">The board appears here once a file is chosen, or dropped anywhere on this page.</p>
        )}
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
          <WarningsPanel
            breaches={shown.breaches}
            settings={settings}
            states={shown.board.states.length}
            thinnable={MEANT[kind].includes('count')}
            repaired={mended.length}
            onRepair={(edits) => setRepairs({ on: made!.map.draft, made: [...mended, edits] })}
            onUndo={() => setRepairs({ on: made!.map.draft, made: mended.slice(0, -1) })}
            onChange={change}
          />
          <TakePanel
            shown={shown}
            base={base}
            link={kind === 'world' ? here + MAPS_PATH + hash : undefined}
          />
          <ReportPanel shown={shown} />
        </div>
      )}
      {shown && <StatesTable board={shown.board} title={`A New Regime, ${shown.title}`} />}
      <Announcer {...said} />
    </div>
  );
}

/** The last thing to be spoken, and a way to speak. */
function useSaid() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  return [said, (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }))] as const;
}
