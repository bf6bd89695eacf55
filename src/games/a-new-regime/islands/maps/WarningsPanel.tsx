import type { Breach } from '#lib/board/edit/checkDraft.ts';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { counted } from '#lib/core/counted.ts';
import { Key } from '#ui/Key.tsx';
import { SPACINGS } from '../../board/settings.ts';
import { PAPER_SIZE_NAMES, PAPER_SIZES } from '../../maps/boardPlaces.ts';
import { MAP_RANGES, type MapSettings } from '../../maps/mapSettings.ts';
import { LABEL_OF } from '../board/sentences.ts';

interface Props {
  readonly breaches: readonly Breach[];
  readonly settings: MapSettings;
  /** States on the board. */
  readonly states: number;
  /** Whether the number of states can be chosen. */
  readonly thinnable: boolean;
  /** Edits that were made here and can be taken back. */
  readonly repaired: number;
  readonly onRepair: (edits: readonly BoardEdit[]) => void;
  readonly onUndo: () => void;
  readonly onChange: (change: Partial<MapSettings>) => void;
}

/** What is not as it should be on the board of a map, each with ways to mend it. */
export function WarningsPanel(props: Props) {
  const { breaches, settings, states, thinnable, repaired, onRepair, onUndo, onChange } = props;
  const larger = PAPER_SIZE_NAMES[PAPER_SIZE_NAMES.indexOf(settings.size) + 1];
  const fewer = Math.max(MAP_RANGES.count.min, Math.round(states * 0.75));
  const homeless = breaches.some(({ code }) => code === 'no-capitals');
  const nearer = SPACINGS[SPACINGS.indexOf(settings.spacing) + 1];
  const crowded = breaches.some(({ code }) => code === 'label' || code === 'short-border');
  return (
    <section class="panel warnings" aria-labelledby="panel-warnings">
      <h2 class="kicker" id="panel-warnings">
        To look at
      </h2>
      <p>
        {breaches.length === 0
          ? 'Every border can be seen, every name fits, and the capitals find their places.'
          : `${counted(breaches.length, 'place')} where the board could be better.`}
      </p>
      <p class="keys-row">
        {crowded && larger && (
          <Key onPress={() => onChange({ size: larger })}>Make it for {PAPER_SIZES[larger].label}</Key>
        )}
        {crowded && thinnable && fewer < states && (
          <Key onPress={() => onChange({ count: fewer })}>Thin out to {fewer} states</Key>
        )}
        {homeless && nearer && (
          <Key onPress={() => onChange({ spacing: nearer })}>
            Capitals {LABEL_OF.spacing[nearer].toLowerCase()} apart
          </Key>
        )}
        {homeless && settings.regimes > MAP_RANGES.regimes.min && (
          <Key onPress={() => onChange({ regimes: settings.regimes - 1 })}>
            {settings.regimes - 1} regimes
          </Key>
        )}
        {repaired > 0 && <Key onPress={onUndo}>Take back the last repair</Key>}
      </p>
      {breaches.length > 0 && (
        <ul class="breaches" tabIndex={0} aria-label="Places to look at">
          {breaches.map(({ code, message, keys, repairs }) => (
            <li key={`${code} ${keys.join(' ')}`}>
              {message}
              {repairs.length > 0 && (
                <span class="keys-row">
                  {repairs.map(({ label, edits }) => (
                    <Key key={label} class="small" onPress={() => onRepair(edits)}>
                      {label}
                    </Key>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
