import type { BoardSettings } from '../../board/settings.ts';
import { BrokenLink } from '#ui/BrokenLink.tsx';
import { Key } from '#ui/Key.tsx';
import type { MakerAction } from './makerActions.ts';
import type { MakerState } from './makerState.ts';
import type { Trouble } from './projectMaker.ts';

interface Props {
  readonly trouble: Trouble | undefined;
  readonly brokenLink: MakerState['brokenLink'];
  /** Why the last thing asked for was not done; spoken elsewhere. */
  readonly refusal: string | undefined;
  readonly dispatch: (action: MakerAction) => void;
}

/** What is wrong with the settings or the link, and the ways out. */
export function Notices({ trouble, brokenLink, refusal, dispatch }: Props) {
  const take = (change: BoardSettings) => dispatch({ type: 'settings', change });
  return (
    <>
      {brokenLink && (
        <BrokenLink
          hash={brokenLink.hash}
          problem={brokenLink.problem.message}
          instead="Here is the usual board instead."
          shorter={brokenLink.shorter}
          onOpen={(hash) => dispatch({ type: 'opened', hash })}
          onDismiss={() => dispatch({ type: 'dismissed' })}
          onSaid={(text) => dispatch({ type: 'said', text })}
        >
          {brokenLink.unedited !== undefined && (
            <Key class="strong" onPress={() => dispatch({ type: 'opened', hash: brokenLink.unedited! })}>
              Open it without the changes made by hand
            </Key>
          )}
        </BrokenLink>
      )}
      {refusal !== undefined && (
        <p class="notice refusal">
          <span>{refusal}</span>
        </p>
      )}
      {trouble && (
        <div class="notice" role="alert">
          <p>
            <strong>No board for these settings.</strong> {trouble.message}
          </p>
          {trouble.offers.length > 0 && (
            <p class="keys-row">
              These work:
              {trouble.offers.map(({ words, settings }) => (
                <Key key={words} onPress={() => take(settings)}>
                  {words}
                </Key>
              ))}
            </p>
          )}
        </div>
      )}
    </>
  );
}
