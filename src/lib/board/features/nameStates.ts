import { pick } from '#lib/random/pick.ts';
import { openStream, type Stream } from '#lib/random/stream.ts';

/**
 * Names for a world rebuilt on ruins: old landscape words worn down, a few that sound of several tongues,
 * here and there a word in front for what was built again. Every name is unique on its board and, but for
 * the very largest boards, at most 12 characters long.
 *
 * @param count how many names
 * @param seed the board's seed; the names have a stream of their own
 */
export function nameStates(count: number, seed: string): string[] {
  const stream = openStream(seed, 'names');
  const taken = new Set<string>();
  const names: string[] = [];
  while (names.length < count) {
    const name = untakenName(stream, taken);
    taken.add(fold(name));
    names.push(name);
  }
  return names;
}

/**
 * One more name for a board that has names already, unlike all of them.
 *
 * @param key what the name is for: the same seed, key and names give the same name
 */
export function nameBeside(names: readonly string[], seed: string, key: number): string {
  return untakenName(openStream(seed, 'name', key), new Set(names.map(fold)));
}

function untakenName(stream: Stream, taken: ReadonlySet<string>): string {
  let name = newName(stream);
  for (let attempt = 0; attempt < 30 && taken.has(fold(name)); attempt++) name = newName(stream);
  return countedUp(name, taken);
}

/** Past some thousands of states the stock runs dry: count up, as settlers do. */
function countedUp(name: string, taken: ReadonlySet<string>): string {
  let copy = name;
  for (let number = 2; taken.has(fold(copy)); number++) copy = `${name} ${number}`;
  return copy;
}

/** A name with a number behind it that no other name of the board has. */
export const numberedName = (name: string, names: readonly string[]): string =>
  countedUp(name, new Set(names.map(fold)));

/** Names that differ by accents alone would be taken for one another at a table. */
const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const LONGEST = 12;

function newName(stream: Stream): string {
  for (;;) {
    const name = stream.below(5) === 0 ? `${pick(stream, EPITHETS)} ${pick(stream, PLAIN)}` : oneWord(stream);
    if (name.length <= LONGEST && pronounceable(name) && !REFUSED.has(fold(name))) return name;
  }
}

function oneWord(stream: Stream): string {
  const roll = stream.below(6);
  if (roll === 0) return pick(stream, PLAIN);
  return roll < 4
    ? pick(stream, HEADS) + pick(stream, TAILS)
    : pick(stream, FAR_HEADS) + pick(stream, FAR_TAILS);
}

/** No letter three times, no heap of consonants where two parts meet. */
function pronounceable(name: string): boolean {
  const plain = fold(name);
  return !/(.)\1\1/.test(plain) && !/[bcdfghjklmnpqrstvwxz]{4}/.test(plain) && !/[aeiouy]{3}/.test(plain);
}

/** What the parts happen to spell that has no place on a map: brands, other people's worlds, poisons, politics. */
const REFUSED = new Set(
  (
    'oakley westfield halford hartford silverstone redstone goldwater goldwell stonewall langley crowley oxford ' +
    'winterfell winterhold zara corona solana solaris sarin elvis dalek oris telia montana karen'
  ).split(' '),
);

const EPITHETS = [
  'New',
  'Low',
  'High',
  'Old',
  'Fort',
  'Port',
  'Saint',
  'Far',
  'Great',
  'Upper',
  'Mount',
  'Free',
];

const PLAIN = (
  'Alder Anvil Arden Ashes Barrow Beacon Brume Calder Cinder Corran Dross Ember Fallow Fenn Ferris Gallow ' +
  'Garnet Halden Harrow Hollow Ilse Kestrel Lantern Larch Marrow Mercy Mirrow Novum Oma Orsay Palisade Pell ' +
  'Quarry Rampart Reach Rowan Sable Salt Sorrow Sund Tallow Tessa Thane Thorn Umber Vantor Verity Vesper ' +
  'Warden Wrack Yarrow Zephyr'
).split(' ');

const HEADS = (
  'Ash Bleak Bram Brine Brock Cald Carr Chal Cold Cor Crow Dark Dun East Elm Fair Fen Flint Frost Glass Gold ' +
  'Grey Hal Harl Hart Haw Hex Holm Iron Kest Lang Lark Led Lime Lor Mar Mire Mor Nether North Oak Oster Ox ' +
  'Pale Raven Red Rime Rook Rust Sal Scar Sel Shale Silver Slate Soot South Stern Stone Storm Stow Sul Tarn ' +
  'Thorn Tide Tor Vale Wal Wane West Whit Wind Winter Wolf Wrack'
).split(' ');

const TAILS = (
  'barrow beck bourne bridge burn by cairn cliff combe cote crag croft dale den don fell field ford gard gate ' +
  'grave grove ham haven heath hold holt hurst keep lea ley low march mark mere mire moor more mouth ness point ' +
  'rick ridge rock scar shaw shore side stead stone thorpe ton vale wall ward wash water watch well wick wold ' +
  'wood worth'
).split(' ');

const FAR_HEADS = (
  'Adr Akr Alm Ant Arv Bal Bel Bor Cass Cor Dal Dor Elv Erd Est Gal Gor Hel Ist Jar Kal Kar Lav Lem Lun Mal ' +
  'Mar Mel Mir Mont Nar Nav Nor Ob Ol Or Ost Pal Per Quill Rad Rav Ros Sal Sar Sev Sol Tam Tar Tel Tor Ul Val ' +
  'Var Ver Vir Vol Zar Zel Łas Čer Öst Ré Šar Žel Ård Él'
).split(' ');

const FAR_TAILS = (
  'a ac ada an ana andr anta ara aris arn ast avia aya ek el ella en enna enta era eth etta ia ica ida ie ik in ' +
  'ina ine ira is ista ita iv ocz ola om ona onda or ora os osk ova ovar um una ur ura yr án é ín ór ů'
).split(' ');
