import type { RegimeId } from '../../rules/land.ts';
import type { Affiliation } from '../../vocabulary.ts';
import type { Draft } from '../draft.ts';
import type { GameLand } from '../state.ts';
import { KOOL_AID_PEOPLE, note, progressOn } from './note.ts';

/** What a change of a state means for Mental Cleanse and Purple Kool-Aid. */
export function noteLand(draft: Draft, before: GameLand, after: GameLand, obliterated: boolean): void {
  if (before.affiliation === 'religious' && before.holder !== null) noteReligious(draft, before.holder);
  if (after.affiliation === 'religious' && after.holder !== null) noteReligious(draft, after.holder);
  if (after.capitalOf !== null) noteCapital(draft, after.capitalOf, before, after, obliterated);
}

/** Mental Cleanse: a regime has, or had, something religious. */
export function noteReligious(draft: Draft, regime: RegimeId, affiliation: Affiliation = 'religious'): void {
  if (affiliation === 'religious' && progressOn(draft, regime, 'mental-cleanse')?.sullied === false)
    note(draft, regime, { sullied: true });
}

/** Purple Kool-Aid: from the fifteenth loyal figure on, only the regime's own obliterations may take any away. */
function noteCapital(
  draft: Draft,
  regime: RegimeId,
  before: GameLand,
  after: GameLand,
  obliterated: boolean,
): void {
  const progress = progressOn(draft, regime, 'purple-kool-aid');
  if (!progress || progress.koolAid === 'done') return;
  const held = after.holder === regime;
  const enough = held && after.loyal >= KOOL_AID_PEOPLE;
  const kept = held && progress.koolAid === 'armed' && (obliterated || after.loyal >= before.loyal);
  const done = kept && obliterated && after.loyal === 0;
  const koolAid = done ? 'done' : enough || kept ? 'armed' : 'none';
  if (koolAid !== progress.koolAid) note(draft, regime, { koolAid });
}
