import { useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Settings } from '../../rules/settings.ts';
import { makePlayHash } from './playHash.ts';
import { readPasted } from './readPasted.ts';
import type { PlayAction } from './reducePlay.ts';

interface Props {
  /** Those that moves without a link are played under. */
  readonly settings: Settings;
  readonly dispatch: (action: PlayAction) => void;
}

/** A field for what “Take it along” gives out: it opens again here. What cannot be read stays in the field. */
export function OpenPasted({ settings, dispatch }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const open = () => {
    const read = readPasted(text, settings);
    setProblem(read.ok ? undefined : read.error.message);
    if (!read.ok) return;
    setText('');
    dispatch({ type: 'opened', hash: makePlayHash(read.value) });
  };
  return (
    <form
      class="open-pasted"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField
        label="Open a link, a position or moves"
        value={text}
        problem={problem}
        onInput={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        onLeave={() => {}}
      />
      <Key onPress={open}>Open</Key>
    </form>
  );
}
