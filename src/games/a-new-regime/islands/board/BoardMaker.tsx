import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { err } from '#lib/core/result.ts';
import type { StudioFormat } from '../../board/boardFileName.ts';
import { Announcer } from '#ui/Announcer.tsx';
import { Key } from '#ui/Key.tsx';
import { SceneView } from '#ui/SceneView.tsx';
import { fitsLink, makeBoardHash, makeBoardLink, type BoardChoice } from '../../board/boardLink.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '../../board/settings.ts';
import { AtHand } from './AtHand.tsx';
import { downloadPdf, today } from './boardFile.ts';
import { BoardOverlay } from './BoardOverlay.tsx';
import { CapitalsPanel } from './CapitalsPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { labelNote } from './labelNote.ts';
import { MapControls } from './MapControls.tsx';
import { choiceOf, momentOf } from './makerState.ts';
import { Notices } from './Notices.tsx';
import { printedBoard, screenSheet } from './printedBoard.ts';
import { projectMaker } from './projectMaker.ts';
import { SharePanel } from './SharePanel.tsx';
import { SheetControls } from './SheetControls.tsx';
import { boardTitle } from './sentences.ts';
import { StateReadout } from './StateReadout.tsx';
import { StatesTable } from './StatesTable.tsx';
import type { Cut } from './studio/ShapeTools.tsx';
import { useAddress } from './useAddress.ts';
import { useBoardFiles } from './useBoardFiles.ts';
import { useDownload } from './useDownload.ts';
import { useHere } from './useHere.ts';
import { useMaker } from './useMaker.ts';
import { useStudio } from './useStudio.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import { useWhenSeen } from './useWhenSeen.ts';
import { useWork } from './useWork.ts';
import { WORK_HASH } from './workStore.ts';

interface Props {
  /** Address of the site, which the links of printed boards begin with. */
  readonly site: string;
  /** Whether somebody said where the site lives; if not, printed links begin where this page was opened. */
  readonly siteIsSet: boolean;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  /** What drew the board, such as `Realmwright 0.1.0`. */
  readonly edition: string;
  readonly rulingAddress: string;
}

/** Whoever opened a board from a file has the file; from a map, it can be saved as one. */
const NO_LINK = {
  code: 'no-link',
  message: 'No link holds this board, for it comes from a file or a map. Save it as JSON to pass it on.',
};

const STANDARD: BoardChoice = { settings: DEFAULT_SETTINGS, look: DEFAULT_LOOK };

/** The tool that makes, shows, changes, shares and prints boards. Everything it knows is one value; see `reduceMaker`. */
export function BoardMaker({ site, siteIsSet, base, edition, rulingAddress }: Props) {
  const maker = useMaker(STANDARD);
  const { state, dispatch, fetchTools, waiting } = maker;
  const files = useBoardFiles(maker);
  const { parts, fetchParts } = useStudio();
  const ready = useCallback(() => {
    // Who does not get it now is told when it is needed.
    fetchTools().catch(() => undefined);
    fetchParts();
  }, []);
  const view = useMemo(() => projectMaker(state), [state]);
  const { shown, brokenLink, tools, refusal } = state;
  const { look } = view;
  const here = useHere(site, base);
  const printed = siteIsSet ? site : here;
  const drawn = useMemo(
    () => screenSheet(printedBoard(shown, { look, site: printed, edition })),
    [shown, look, printed, edition],
  );
  const note = useMemo(() => labelNote(shown.board, look, drawn.plan, drawn.labels), [shown, look, drawn]);

  const breaches = useMemo(
    () => (parts && !view.trouble ? parts.projectBreaches(shown, drawn.labels) : []),
    [parts, shown, drawn, view.trouble],
  );

  /** On a small screen: large enough to read, in a frame that scrolls. */
  const [large, setLarge] = useState(false);
  /** Whether a state was opened by a key: its panel then takes the focus. */
  const called = useRef(false);
  const [cut, setCut] = useState<Cut>();
  const choice = choiceOf(momentOf(state));
  const addressed = choice !== undefined && fitsLink(choice);
  const openWork = useWork({ maker, look, unaddressed: !addressed });
  const onOpen = useCallback(
    (hash: string) => (hash === WORK_HASH ? openWork() : dispatch({ type: 'opened', hash })),
    [],
  );
  const keep = brokenLink !== undefined && brokenLink.instead === state.history.present;
  const hash = addressed ? makeBoardHash(choice) : WORK_HASH;
  useAddress({ hash, rolls: state.rolls, keep, waiting, onOpen });
  useUndoKeys(dispatch);
  // A state that is open wants its panel, however it came to be open.
  useEffect(() => {
    if (state.opened !== undefined) ready();
  }, [state.opened]);
  const panels = useRef<HTMLDivElement>(null);
  useWhenSeen(panels, ready);
  const root = useRef<HTMLDivElement>(null);
  const goTo = useCallback(
    (key: number) => root.current?.querySelector<SVGElement>(`.overlay [data-id="${key}"]`)?.focus(),
    [],
  );
  const showBreach = (number: number) =>
    root.current?.querySelector<HTMLElement>(`[data-breach="${number}"]`)?.focus();
  const link = choice ? makeBoardLink(choice, here) : err(NO_LINK);
  const pdf = useDownload();
  const takePdf = () => pdf.start('PDF', () => downloadPdf(fileInput()), true);
  const fileInput = () => ({
    made: shown,
    look,
    site: printed,
    base,
    edition,
    date: today(),
    // An opened board came with the tools.
    ...(shown.source.kind === 'opened' && {
      nameOf: (format: StudioFormat) => tools!.openedName(shown, format),
    }),
  });

  const opened =
    tools && parts && state.opened !== undefined
      ? parts.projectState(shown, shown.draft ?? tools.draftOf(shown.board), state.opened)
      : undefined;
  const told =
    parts && state.said.edited ? `${state.said.text} ${parts.breachSentence(breaches)}` : state.said.text;
  const close = () => dispatch({ type: 'closed' });
  const page = `${drawn.plan.paper}-${drawn.plan.orientation}`;
  return (
    <div
      class={`maker${view.trouble ? ' in-trouble' : ''}${opened ? ' editing' : ''}`}
      ref={root}
      data-hash={hash}
      onPointerOver={ready}
      onFocusIn={ready}
    >
      <div class="controls needs-scripts" role="group" aria-label={opened ? 'Changes' : 'Settings'}>
        <p class="keys-row history">
          <Key off={!view.canUndo} onPress={() => dispatch({ type: 'undo' })}>
            Undo
          </Key>
          <Key off={!view.canRedo} onPress={() => dispatch({ type: 'redo' })}>
            Redo
          </Key>
          {parts && breaches.length > 0 && (
            <parts.BreachKey count={breaches.length} onPress={() => showBreach(1)} />
          )}
        </p>
        {parts && opened ? (
          <parts.StatePanel
            key={opened.key}
            view={opened}
            typed={state.drafts.name}
            called={called}
            dispatch={dispatch}
            onGo={goTo}
            onMove={() => root.current?.querySelector<SVGElement>('[data-handle]')?.focus()}
            onCut={setCut}
          />
        ) : (
          <>
            <MapControls view={view} dispatch={dispatch} rulingAddress={rulingAddress} />
            <SheetControls look={look} dispatch={dispatch} />
          </>
        )}
      </div>
      <div class="table">
        <Notices trouble={view.trouble} brokenLink={brokenLink} refusal={refusal} dispatch={dispatch} />
        <StateReadout readout={view.readout} capitals={view.capitals} dispatch={dispatch} onGo={goTo} />
        <div class={large ? 'sheet-frame large' : 'sheet-frame'}>
          <div class="sheet" data-page={page}>
            <SceneView scene={drawn.scene} idPrefix="sheet-" />
            <BoardOverlay
              made={shown}
              plan={drawn.plan}
              sheet={drawn.scene}
              current={state.current}
              hovered={state.hovered}
              capitals={view.capitals}
              tools={tools}
              showOpen={view.capitals.placed.length > 0}
              dispatch={dispatch}
              onCall={() => {
                called.current = true;
              }}
              onClose={opened && close}
            />
            {parts && breaches.length > 0 && (
              <parts.BreachMarks made={shown} plan={drawn.plan} breaches={breaches} onPick={showBreach} />
            )}
            {parts && cut && <parts.CutLine made={shown} plan={drawn.plan} cut={cut} />}
            {parts && tools && opened?.id !== undefined && !view.trouble && (
              <parts.MoveLayer
                made={shown}
                plan={drawn.plan}
                sheet={drawn.scene}
                moved={opened.key}
                tools={tools}
                dispatch={dispatch}
                onDone={() => goTo(opened.key)}
              />
            )}
            {view.trouble && <p class="stale">{view.trouble.shown}</p>}
          </div>
        </div>
        <AtHand
          canUndo={view.canUndo}
          canRedo={view.canRedo}
          drawn={!view.opened}
          large={large}
          pdf={pdf}
          onPdf={takePdf}
          onLarge={() => setLarge(!large)}
          dispatch={dispatch}
        />
        {parts && <parts.BreachList breaches={breaches} dispatch={dispatch} onGo={goTo} />}
      </div>
      <div class="panels" ref={panels}>
        <SharePanel
          link={link}
          title={`A New Regime: a board for ${view.settings.regimes} regimes`}
          note={
            view.trouble
              ? 'Files are of the last board that worked; the link is for the settings.'
              : undefined
          }
          pdf={pdf}
          onPdf={takePdf}
          onSaid={(text) => dispatch({ type: 'said', text })}
        />
        <FactsPanel facts={view.facts} note={note} dispatch={dispatch} />
        <CapitalsPanel
          capitals={view.capitals}
          suggested={view.facts.suggested}
          dispatch={dispatch}
          onGo={goTo}
        />
        {parts && (
          <>
            <parts.EditsPanel made={shown} dispatch={dispatch} />
            <parts.FilesPanel
              input={fileInput}
              onOpen={files.open}
              mapsAddress={`${base}a-new-regime/maps/`}
            />
          </>
        )}
        {parts && !view.trouble && (
          <parts.FairnessOfBoard made={shown} look={look} base={base} dispatch={dispatch} onGo={goTo} />
        )}
      </div>
      {files.hovering && <p class="drop-here">Drop the board file to open it</p>}
      <StatesTable board={shown.board} title={boardTitle(shown)} />
      <Announcer text={told.trim()} count={state.said.count} />
    </div>
  );
}
