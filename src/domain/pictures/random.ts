export type Random = {
  /** A number from 0 up to but not including 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly around: (spread: number) => number;
  readonly integer: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** Returns the 32-bit FNV-1a hash of a text. Source: RFC 9923 "The FNV Non-Cryptographic Hash Algorithm". */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a repeatable stream of random numbers for a 32-bit seed. Source: mulberry32 by Tommy Ettinger, public domain. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    around: (spread) => (next() - 0.5) * spread,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
