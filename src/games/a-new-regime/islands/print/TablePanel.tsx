import { useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import { TextField } from '#ui/TextField.tsx';
import { tableAddress } from '../../print/tableAddress.ts';

interface Props {
  readonly busy: boolean;
  /** Packs pictures for tables on screen; with the address where they will lie, slash at its end, or none. */
  readonly onSave: (address: string) => void;
}

/** For tables on screen: pictures of everything, and an object that Tabletop Simulator opens. */
export function TablePanel({ busy, onSave }: Props) {
  const [address, setAddress] = useState('');
  const read = tableAddress(address);
  return (
    <section class="table-panel" aria-labelledby="table-panel">
      <h2 class="kicker" id="table-panel">
        For tables on screen
      </h2>
      <p class="fine">
        Board, cards and pieces as PNG, at most 4096 pixels wide or high, and a saved object for Tabletop
        Simulator with decks, bags and dice. That program finds pictures by whole addresses: say where you
        will put them, on the web or on your disk, or read in the pack what else to do.
      </p>
      <TextField
        label="Address of the folder with the pictures, if you know it"
        value={address}
        problem={read.ok ? undefined : read.error.message}
        onInput={setAddress}
        onLeave={() => undefined}
      />
      <p class="keys-row">
        <Key
          off={busy || !read.ok}
          onPress={() => {
            if (read.ok) onSave(read.value);
          }}
        >
          Save the pack (zip)
        </Key>
      </p>
    </section>
  );
}
