import { useEffect, useMemo, useState } from 'preact/hooks';
import { SceneView } from '#ui/SceneView.tsx';
import { BOARD_PATH, makeBoardHash } from '../board/boardLink.ts';
import { generateBoard } from '../board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '../board/settings.ts';
import { boardSheets } from '../board/sheet.ts';
import { freshSeed, SEED_RANDOM_BYTES } from './board/freshSeed.ts';

interface Props {
  readonly site: string;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  readonly edition: string;
}

/** A sheet with a board that nobody has seen before, a new one at each visit; scripts off, the default board. */
export function FreshBoard({ site, base, edition }: Props) {
  const [seed, setSeed] = useState(DEFAULT_SETTINGS.seed);
  useEffect(() => setSeed(freshSeed(crypto.getRandomValues(new Uint8Array(SEED_RANDOM_BYTES)))), []);
  const sheet = useMemo(() => drawSheet(seed, site, edition), [seed, site, edition]);
  const { regimes } = DEFAULT_SETTINGS;
  const hash = makeBoardHash({ settings: { ...DEFAULT_SETTINGS, seed }, look: DEFAULT_LOOK });
  return (
    <figure class="fresh-board">
      <SceneView scene={sheet} idPrefix="fresh-" />
      <figcaption>
        {/* The same words for every board: the page must not move when the fresh one comes. */}A board of A
        New Regime for {regimes} regimes.{' '}
        <a href={`${base}${BOARD_PATH}${hash}`}>Open it, change it, print it</a>
      </figcaption>
    </figure>
  );
}

function drawSheet(seed: string, site: string, edition: string) {
  const settings = { ...DEFAULT_SETTINGS, seed };
  const made = generateBoard(settings);
  // The generator's tests hold it to a board for every seed at these settings.
  if (!made.ok) throw new Error(made.error.message);
  const sheets = boardSheets({ board: made.value, settings, look: DEFAULT_LOOK, site, edition });
  if (!sheets.ok) throw new Error(sheets.error.message);
  return sheets.value.pages[0]!;
}
