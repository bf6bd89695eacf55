/** The holes that were known before the manual was written, in alphabetical order. An id is permanent. */
const KNOWN_IN_A_NEW_REGIME = `
acts-per-outfit added-units-place added-units-price advanced-tactics air-lift all-count bank-trade-time 
barrage-figures blocked-state boom-neutral bought-out-price brainwash-short bribe-tries bribe-units-cap 
bribes-in-a-row capital-lost capital-spacing captured-outfits card-chaos card-order card-window 
change-of-heart condition-deal condition-moment condition-progress conflict-target conflict-turn 
convert-excess convert-zero copies counter-die darwinism-window dead-eye-count dice-number divide-test 
double-efforts-range elimination emptied-state empty-pile empty-state entry-free failed-purchase-uprising 
falls-into-chaos false-declaration false-profit-targets final-tie first-capital-tie fully fully-unloyal 
greed-victim guardian-win hand-limit imperialize-own imperialized-uprising income-skip kool-aid-span 
landless-scoring last-man leave-neutral left-neutral-outfit merge-split method-map neutral-chaos 
neutral-loyalty new-condition-limit new-outfit-acts no-declaration no-legal-capital obliterate-excess 
obliterate-neutral open-hands others-combined outfit-affiliation outfit-entry overkill-scope play-at-once 
player-trade-time players population-cap population-growth population-reroll proactivity-hold promises 
propaganda-choice prophet-attempt purchase-aftermath purchase-empty purchase-unaffordable rebound-die 
regime-affiliation remodel-scope retire-after-act retire-fresh retire-where score-loyalty sins 
split-purchases starting-condition starting-tokens stingy-free swap-cost swap-tie table-judged three-alike 
tie-at-zero token-income token-supply trade-goods turn-count turn-direction-fix two-imperializers 
unit-cap-nine unit-limit-moment unit-strength united-one uprising-choice uprising-order uprising-owner-turn 
uprising-quota uprising-state win-declare-order zero-population-capital zero-units
`
  .trim()
  .split(/\s+/);

/** Those whose other readings the engine offers. */
const SELECTABLE_IN_A_NEW_REGIME = `
acts-per-outfit capital-spacing captured-outfits convert-zero elimination emptied-state empty-state falls-into-chaos
imperialized-uprising landless-scoring neutral-loyalty outfit-affiliation population-cap population-growth
population-reroll retire-where score-loyalty split-purchases starting-condition token-income unit-limit-moment
uprising-choice
`
  .trim()
  .split(/\s+/);

/** The holes that were known before the manual was written. An id is permanent. */
const KNOWN_IN_NOMADS_THREAT = `
pass blocked-mover full-board turn-counts turn-check start-ahead first-placement first-forced chief-in-hand
chief-unplaced camp-optional camp-chain camp-simultaneous camp-nearest camp-origin camp-adjacent camp-new-lines
camp-kind wander-origin-kind wander-equivalence tie supply even-boards chiefs-number timer first-player resign
invade-when invade-ahead invade-camp invade-protection invade-chief invade-vacated invade-only-move
invade-new-chief repetition swarm-archive swarm-which swarm-adjacency swarm-chief-back swarm-count swarm-two-chiefs
`
  .trim()
  .split(/\s+/);

/** What is known of each game's rulings beforehand, by the game's id. */
export const KNOWN: Readonly<Record<string, KnownRulings>> = {
  'a-new-regime': {
    known: KNOWN_IN_A_NEW_REGIME,
    selectable: SELECTABLE_IN_A_NEW_REGIME,
    contradictions: 12,
  },
  'nomads-threat': {
    known: KNOWN_IN_NOMADS_THREAT,
    selectable: ['blocked-mover', 'chiefs-number', 'even-boards', 'pass', 'repetition'],
    contradictions: 8,
  },
};

interface KnownRulings {
  readonly known: readonly string[];
  /** Those whose other readings the engine offers, in alphabetical order. */
  readonly selectable: readonly string[];
  /** How many there are. */
  readonly contradictions: number;
}
