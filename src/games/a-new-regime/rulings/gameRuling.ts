import type { Ruling } from '#lib/core/ruling.ts';
import type { CardId } from '../cards.ts';
import type { RuleId } from '../citations.ts';

/** A ruling of this game: what it touches are rules and cards that exist. */
export type GameRuling = Ruling<string, RuleId, CardId>;
