/** Bits that may differ between two looks of the same picture: scaling and compression change a few. */
const MOST_DIFFERENT_BITS = 6;
const LOOK_BITS = 64;
const LOOK_DIGITS = 16;
const KEY_DIGITS = 4;
/** Looks with fewer light or dark bits are of plain areas, which are alike without being copies. */
const LEAST_SET_BITS = 8;

/** A picture is made so large, in grey, to read its look. */
export const LOOK_WIDTH = 9;
export const LOOK_HEIGHT = 8;

/**
 * The look of a picture as 16 hexadecimal digits (difference hash): which pixel of a grey picture of LOOK_WIDTH × LOOK_HEIGHT is
 * darker than its neighbour on the right. Size, compression and brightness hardly change it.
 */
export function lookOf(grey: Uint8Array): string {
  let look = 0n;
  for (let row = 0; row < LOOK_HEIGHT; row += 1) {
    for (let column = 0; column + 1 < LOOK_WIDTH; column += 1) {
      const at = row * LOOK_WIDTH + column;
      look = (look << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return look.toString(16).padStart(LOOK_DIGITS, '0');
}

const bitsOf = (look: string): bigint => BigInt(`0x${look}`);

function setBits(value: bigint): number {
  let bits = 0;
  for (let rest = value; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

/** Whether a look says enough to compare it. */
export function isTellingLook(look: string): boolean {
  const bits = setBits(bitsOf(look));
  return bits >= LEAST_SET_BITS && bits <= LOOK_BITS - LEAST_SET_BITS;
}

export const isSameLook = (one: string, other: string): boolean =>
  setBits(bitsOf(one) ^ bitsOf(other)) <= MOST_DIFFERENT_BITS;

/** Keys under which copies of a picture are found: the four parts of its look, of which copies usually share one. */
export const lookKeys = (look: string): number[] =>
  Array.from(
    { length: LOOK_DIGITS / KEY_DIGITS },
    (_, part) => part * 16 ** KEY_DIGITS + Number.parseInt(look.slice(part * KEY_DIGITS, (part + 1) * KEY_DIGITS), 16),
  );
