import { useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import { makeMove, makeMoves } from '../../notation/moveText.ts';
import type { GameRecord } from '../../rules/replay.ts';
import { analysisText } from './analysisText.ts';
import { makePlayHash } from './playHash.ts';
import { TWO_PEOPLE } from './playState.ts';
import type { Answer } from './program.ts';
import type { PlayView } from './projectPlay.ts';
import type { PlayAction } from './reducePlay.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { resultText } from './resultText.ts';
import { useProgram } from './useProgram.ts';

interface Props {
  readonly game: GameRecord;
  readonly view: PlayView;
  readonly dispatch: (action: PlayAction) => void;
}

type Told = { readonly key: string; readonly answer: Answer };

/** What every move of the position in sight is worth, and what each move of the game has cost. */
export function AnalysisPanel({ game, view, dispatch }: Props) {
  const [ask, setAsk] = useState<'nothing' | 'analysis' | 'review'>('nothing');
  const [told, setTold] = useState<Told>();
  const { at, end, position } = view;
  const { size } = position.settings;
  const asked = ask === 'analysis' ? { ...game, moves: game.moves.slice(0, at) } : game;
  const key = ask === 'nothing' ? '' : `${ask} ${makePlayHash({ game: asked, players: TWO_PEOPLE })}`;
  const wanted = ask !== 'nothing' && !(ask === 'analysis' && end);
  useProgram({
    question: wanted ? { ask, game: asked } : undefined,
    key: wanted ? key : '',
    onAnswer: (answer) => setTold({ key, answer }),
    onLost: (sentence) => {
      setAsk('nothing');
      dispatch({ type: 'said', text: sentence });
    },
  });
  const answer = told?.key === key ? told.answer : undefined;
  const toggle = (one: 'analysis' | 'review') => setAsk(ask === one ? 'nothing' : one);
  return (
    <section class="panel" aria-labelledby="analysis">
      <h2 class="kicker" id="analysis">
        Analysis
      </h2>
      <p class="keys-row">
        <Key class={ask === 'analysis' ? 'strong' : ''} onPress={() => toggle('analysis')}>
          {ask === 'analysis' ? 'Close the analysis' : 'What is each move worth?'}
        </Key>
        <Key
          class={ask === 'review' ? 'strong' : ''}
          off={game.moves.length === 0}
          onPress={() => toggle('review')}
        >
          {ask === 'review' ? 'Close the review' : 'What did each move cost?'}
        </Key>
      </p>
      {ask === 'analysis' && end && (
        <p class="explained">The game is over here; there is nothing left to choose.</p>
      )}
      {wanted && (!answer || answer.of === 'move') && <p class="explained">Working it out …</p>}
      {answer?.of === 'analysis' && (
        <>
          <p class="explained">{analysisText(answer.analysis, answer.done)}</p>
          <table class="values">
            <caption class="visually-hidden">Moves, best first</caption>
            <thead>
              <tr>
                <th scope="col">Move</th>
                <th scope="col">Result</th>
                <th scope="col">And then</th>
              </tr>
            </thead>
            <tbody>
              {answer.analysis.moves.map((value) => (
                <tr key={makeMove(value.moves[0], size)}>
                  <th scope="row">
                    <button
                      type="button"
                      class="move"
                      aria-disabled={view.personMoves ? undefined : true}
                      onClick={() => dispatch({ type: 'move', move: value.moves[0] })}
                    >
                      {makeMove(value.moves[0], size)}
                    </button>
                    {value.moves.length > 1 && <small> or {makeMoves(value.moves.slice(1), size)}</small>}
                  </th>
                  <td>{resultText(value, position.mover)}</td>
                  <td>{makeMoves(value.line.slice(1, 7), size)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {answer?.of === 'review' && (
        <ReviewTable
          moves={answer.moves}
          lines={view.moves}
          done={answer.done}
          at={at}
          onShow={(to) => dispatch({ type: 'view', at: to })}
        />
      )}
    </section>
  );
}
