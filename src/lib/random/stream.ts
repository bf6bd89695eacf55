import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Four 32-bit words: the whole of a generator, as a value that can be stored and resumed. */
export type StreamState = readonly [number, number, number, number];

/**
 * A cursor over one reproducible sequence. It is local to the function that opened it; what is kept or
 * passed on is its `state()`.
 */
export interface Stream {
  /** A whole number from 0 to 2^32 - 1. */
  uint32(): number;
  /** A whole number from 0 to `bound` - 1, each equally likely. `bound` is 1 to 2^32. */
  below(bound: number): number;
  /** A multiple of 2^-32 in [0, 1). */
  unit(): number;
  /** Where the sequence stands now. */
  state(): StreamState;
}

/**
 * The start of the sequence that belongs to a seed and a path of names, such as
 * `openStream('harbour', 'sites', 3)`. Each stage of a program opens a path of its own, so that one more
 * draw in one stage never changes what another stage sees.
 */
export function openStream(seed: string, ...path: readonly (string | number)[]): Stream {
  return resumeStream(streamState(seed, ...path));
}

/** The state that `openStream` starts from. */
export function streamState(seed: string, ...path: readonly (string | number)[]): StreamState {
  // The separator cannot occur in a seed or a name, so ('a', 'bc') and ('ab', 'c') differ.
  return hash128([seed, ...path].join('\u0000'));
}

/** Goes on from a stored state. */
export function resumeStream(state: StreamState): Stream {
  const generator = xoroshiro128plusFromState(state);
  const uint32 = (): number => generator.next() >>> 0;
  return {
    uint32,
    below(bound) {
      // Rejection: discard the few values that would make small results likelier.
      const limit = 4294967296 - (4294967296 % bound);
      let value = uint32();
      while (value >= limit) value = uint32();
      return value % bound;
    },
    unit: () => uint32() / 4294967296,
    state: () => {
      const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
      return [a, b, c, d];
    },
  };
}

/**
 * Four lanes of FNV-1a with different offsets, each finished by the avalanche step of MurmurHash3
 * (A. Appleby, public domain) and mixed into its neighbours. Not for secrets.
 */
function hash128(text: string): StreamState {
  let [a, b, c, d] = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15, 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x01000193);
    c = Math.imul(c ^ unit ^ (b >>> 13), 0x01000193);
    d = Math.imul(d ^ unit ^ (c >>> 16), 0x01000193);
  }
  a = avalanche(a ^ d);
  b = avalanche(b ^ a);
  c = avalanche(c ^ b);
  d = avalanche(d ^ c);
  // The all-zero state is the one from which xoroshiro never leaves.
  return [a, b, c, d | 1];
}

function avalanche(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
