import type { Ruling } from '#lib/core/ruling.ts';
import type { RuleId } from '../citations.ts';

/** A ruling of this game: what it touches are rules that exist. The game has no cards. */
export type GameRuling = Ruling<string, RuleId, never>;
