import { useCallback, useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { Announcer } from '#ui/Announcer.tsx';
import { CopyLine } from '#ui/CopyLine.tsx';
import { Key } from '#ui/Key.tsx';
import { Switch } from '#ui/Switch.tsx';
import { makeMoves } from '../../notation/moveText.ts';
import { makePosition } from '../../notation/positionText.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { Grid } from './Grid.tsx';
import { MoveBar } from './MoveBar.tsx';
import { MoveList } from './MoveList.tsx';
import { NewGame } from './NewGame.tsx';
import { OpenPasted } from './OpenPasted.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { makePlayHash } from './playHash.ts';
import { momentOf, NEW_GAME, startPlay } from './playState.ts';
import { projectPlay } from './projectPlay.ts';
import { reducePlay } from './reducePlay.ts';
import { ScoreLine } from './ScoreLine.tsx';
import { usePlayAddress } from './usePlayAddress.ts';
import { usePrograms } from './usePrograms.ts';

/** The table at which Nomads' Threat is played. Everything it knows is one value; see `reducePlay`. */
export function PlayTable() {
  const [state, dispatch] = useReducer(reducePlay, NEW_GAME, startPlay);
  const view = useMemo(() => projectPlay(state), [state]);
  const { game, players } = momentOf(state);
  const onOpen = useCallback((hash: string) => dispatch({ type: 'opened', hash }), []);
  const hash = makePlayHash({ game, players, ...(state.viewing !== undefined && { at: state.viewing }) });
  const address = usePlayAddress({ hash, keep: state.brokenLink !== undefined, onOpen });
  const thinking = usePrograms(state, dispatch);
  const [still, setStill] = useState(false);
  useUndoKeys(
    () => dispatch({ type: 'undo' }),
    () => dispatch({ type: 'redo' }),
  );
  const { size } = game.settings;
  const said = (text: string) => dispatch({ type: 'said', text });

  return (
    <div class={still ? 'play still' : 'play'}>
      {state.brokenLink && (
        <div class="notice" role="alert">
          <p>
            {state.brokenLink.problem.message} A new game stands here instead; the link was{' '}
            <code>{state.brokenLink.hash.slice(0, 200)}</code>
          </p>
          <Key onPress={() => dispatch({ type: 'dismissed' })}>Play here</Key>
        </div>
      )}
      <div class="play-table">
        <ScoreLine view={view} thinking={thinking} dispatch={dispatch} state={state} />
        <Grid
          view={view}
          onPress={(tile, sure) => dispatch({ type: 'tile', tile, sure })}
          onPoint={(tile) => dispatch({ type: 'pointed', tile })}
          onCancel={() => dispatch({ type: 'pick', origin: undefined })}
        />
        <MoveBar view={view} state={state} dispatch={dispatch} />
        <p class="keys-row needs-scripts">
          <Key off={!view.canUndo} onPress={() => dispatch({ type: 'undo' })}>
            Undo
          </Key>
          <Key off={!view.canRedo} onPress={() => dispatch({ type: 'redo' })}>
            Redo
          </Key>
          <Switch label="No motion" checked={still} onChange={setStill} />
        </p>
      </div>
      <div class="play-panels needs-scripts">
        <PlayersPanel players={players} paused={state.paused} dispatch={dispatch} />
        <MoveList view={view} dispatch={dispatch} />
        <AnalysisPanel game={game} view={view} dispatch={dispatch} />
        <NewGame settings={game.settings} dispatch={dispatch} />
        <section class="panel" aria-labelledby="take-along">
          <h2 class="kicker" id="take-along">
            Take it along
          </h2>
          <CopyLine label="Link to this game" text={address} button="Copy link" onDone={said} />
          <CopyLine
            label="Position"
            text={makePosition(view.position)}
            button="Copy position"
            onDone={said}
          />
          {game.moves.length > 0 && (
            <CopyLine label="Moves" text={makeMoves(game.moves, size)} button="Copy moves" onDone={said} />
          )}
          <OpenPasted settings={game.settings} dispatch={dispatch} />
        </section>
      </div>
      <Announcer {...state.said} />
    </div>
  );
}

/** Ctrl or ⌘ with Z undoes, with Shift or with Y does again; text fields keep their own. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLInputElement && !event.target.readOnly && event.target.type === 'text')
        return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
