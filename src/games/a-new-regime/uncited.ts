import type { RuleId } from './citations.ts';

const PART = 'Says what lies on the table; the program keeps it as data.';
const KEY = 'Says how the manual writes.';

/** The rules that no function carries out, and why: each describes, and leaves nothing to be done. */
export const UNCITED: Readonly<Partial<Record<RuleId, string>>> = {
  'game-kind': 'Says what kind of game it is.',
  'game-aim': 'Says what players are after; the rules of scoring carry it out.',
  'little-luck': 'A promise about the game as a whole.',
  'course-of-play': 'Tells the course in short; the rules of the turn carry it out.',
  'winner-in-short': 'Tells the end in short; the rules of scoring carry it out.',
  'parts-board': PART,
  'parts-dice': PART,
  'parts-figures': PART,
  'parts-tokens': PART,
  'parts-outfits': PART,
  'parts-markers': PART,
  'parts-cards': PART,
  'key-letters': KEY,
  'key-variables': KEY,
  'three-affiliations': 'Names the affiliations; the vocabulary of the program has them as its types.',
  'affiliation-carriers': 'Says what bears an affiliation; the types of the program do.',
  'affiliation-decides': 'Leads to the methods and to the action grid, which carry it out.',
  'loyal-figures': 'Says which figures stand for the loyal.',
  'unloyal-figures': 'Says which figures stand for the un-loyal.',
  'token-currency': 'Names the kinds of token; the vocabulary of the program has them as its types.',
  'token-functions': 'Gathers what the rules of buying and of prices carry out.',
  'verbal-contracts': 'A promise binds nobody; only the table can tell whether one was broken.',
  'outfit-purpose': 'Says what outfits are for; the rules of imperializing and of conflict carry it out.',
  'unit-strength': 'Advice that follows from how units are lost.',
  'board-size': 'Advice to those who choose a board; the board maker begins with it and allows others.',
  'affiliation-markers': 'Says what marks a state on the table.',
};
