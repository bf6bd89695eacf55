import type { ComponentChildren } from 'preact';
import { CopyLine } from './CopyLine.tsx';
import { Key } from './Key.tsx';

interface Props {
  /** The part of the address from # on, as it came. */
  readonly hash: string;
  /** What is wrong with it, a whole sentence. */
  readonly problem: string;
  /** What is shown in its place: "Here is the usual board instead." */
  readonly instead: string;
  /** The hash without what probably does not belong to it, where it can be read so. */
  readonly shorter: string | undefined;
  readonly onOpen: (hash: string) => void;
  readonly onDismiss: () => void;
  readonly onSaid: (text: string) => void;
  /** Further keys, before the one that puts it away. */
  readonly children?: ComponentChildren;
}

/** A link that cannot be read: why, its text to take along, and the ways out. */
export function BrokenLink(props: Props) {
  const { hash, problem, instead, shorter, onOpen, onDismiss, onSaid, children } = props;
  return (
    <div class="notice" role="alert">
      <p>
        <strong>This link could not be opened.</strong> {problem} {instead}
      </p>
      <CopyLine label="The link as it came" text={hash} button="Copy" onDone={onSaid} />
      <p class="keys-row">
        {shorter !== undefined && (
          <Key class="strong" onPress={() => onOpen(shorter)}>
            Open it without “{hash.slice(shorter.length)}” at its end
          </Key>
        )}
        {children}
        <Key onPress={onDismiss}>Put it away</Key>
      </p>
    </div>
  );
}
