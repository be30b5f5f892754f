/** Days for which a deleted or ended advert is remembered; product decision. */
export const REMEMBERED_DAYS = 60;

/** Words that follow each other and are compared as one. */
const SHINGLE = 3;
const PRINT_SIZE = 32;
/** About nine of ten such groups of words are the same; product decision. */
const LEAST_SHARED = 0.85;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** FNV-1a with a seed, as a signed 32-bit number. */
function hashOf(text: string, seed: number): number {
  let hash = (0x81_1c_9d_c5 ^ seed) | 0;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  // Short texts leave the upper bits alike.
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c_1b_3c_6d) | 0;
}

/**
 * A print of title and description (MinHash): two texts share about as many of its values as groups of words. Case,
 * accents, blanks and punctuation do not count, figures do.
 */
export function textPrint(title: string, description: string): number[] {
  const words = wordsOf(`${title} ${description}`);
  const count = Math.max(1, words.length - SHINGLE + 1);
  const shingles = Array.from({ length: count }, (_, at) => words.slice(at, at + SHINGLE).join(' '));
  return Array.from({ length: PRINT_SIZE }, (_, seed) =>
    shingles.reduce((least, shingle) => Math.min(least, hashOf(shingle, Math.imul(seed + 1, 0x9e_37_79_b1))), Infinity),
  );
}

/** What an advert is known again by; hashes of its pictures as hex. */
export type OfferPrint = { text: readonly number[]; pictures: readonly string[] };

function hasSameText(one: OfferPrint, other: OfferPrint): boolean {
  const shared = one.text.filter((value, at) => value === other.text[at]).length;
  return one.text.length > 0 && shared >= LEAST_SHARED * PRINT_SIZE;
}

/** All pictures of the one with fewer are among those of the other. */
function hasSamePictures(one: OfferPrint, other: OfferPrint): boolean {
  const [fewer, more] = one.pictures.length <= other.pictures.length ? [one, other] : [other, one];
  return fewer.pictures.length > 0 && fewer.pictures.every((hash) => more.pictures.includes(hash));
}

/** Whether two adverts of one seller are the same offer: nearly the same words, or the same pictures. */
export const isSameOffer = (one: OfferPrint, other: OfferPrint): boolean =>
  hasSameText(one, other) || hasSamePictures(one, other);
