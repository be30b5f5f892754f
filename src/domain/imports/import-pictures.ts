import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import { findPicture } from './picture-names.ts';
import type { PictureIndex } from './picture-names.ts';

/** Longest address of a picture in characters. */
export const LONGEST_PICTURE_ADDRESS = 1_000;

/** Only so many pictures of a cell or list are read. */
export const MOST_READ = 200;
const LONGEST_CELL = 50_000;

const NAMES_PART = /[|\r\n]|(?<=\.(?:jpe?g|png|webp|avif|hei[cf]|gif|bmp|tiff?))[\s,;]/i;

/**
 * Returns the pictures named in a cell of a list, in order. Addresses are parted by "|", blanks or line breaks, or by a comma
 * or semicolon before the next one, since they may hold both; names of files by "|", line breaks, or what follows an
 * ending such as ".jpg", since they may hold blanks.
 */
export function picturesIn(cell: string): string[] {
  const parts = /https?:/i.test(cell)
    ? cell.split(/[\s|]|[,;](?=[\s|,;]|https?:|$)/i, MOST_READ)
    : cell.slice(0, LONGEST_CELL).split(NAMES_PART, MOST_READ);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Prefix of a picture in the zip beside the list; others are addresses. */
const IN_ZIP = 'zip:';

/** Returns the address of an entry in the zip beside a list. */
export const zipAddress = (path: string): string => `${IN_ZIP}${path}`;

/** Returns the entry that an address means, null where it is one of the internet. */
export const pathInZip = (address: string): string | null =>
  address.startsWith(IN_ZIP) ? address.slice(IN_ZIP.length) : null;

/** Why a picture of a row cannot be had. */
export type PictureRefusal = { given: string; reason: 'ADDRESS' | 'NO_ZIP' | 'MISSING' | 'AMBIGUOUS' };

/** Pictures of a row that can be had, each once, and those that cannot. */
export type PictureList = { addresses: string[]; refused: PictureRefusal[]; tooMany: number };

export type PictureRules = {
  /** Whether an address of the internet may be asked. */
  accepts: (url: URL) => boolean;
  /** The pictures of the zip beside the list; null where there is none. */
  zip: PictureIndex | null;
};

/** Returns where the pictures of a row lie, normalised, at most twelve. */
export function readPictureList(given: readonly string[], rules: PictureRules): PictureList {
  const addresses = new Set<string>();
  const refused: PictureRefusal[] = [];
  for (const written of given) {
    const found = placeOf(written, rules);
    if ('reason' in found) refused.push({ given: written, reason: found.reason });
    else addresses.add(found.address);
  }
  const all = [...addresses];
  return { addresses: all.slice(0, MAX_IMAGES), refused, tooMany: Math.max(0, all.length - MAX_IMAGES) };
}

const LOOKS_LIKE_ADDRESS = /^[a-z][a-z\d+.-]*:|^www\./i;
const LOOKS_LIKE_FILE = /\.(?:jpe?g|png|webp|avif|hei[cf]|gif|bmp|tiff?)$/i;

function placeOf(
  written: string,
  { accepts, zip }: PictureRules,
): { address: string } | { reason: PictureRefusal['reason'] } {
  if (written.length > LONGEST_PICTURE_ADDRESS) return { reason: 'ADDRESS' };
  if (!LOOKS_LIKE_ADDRESS.test(written)) {
    if (zip === null) return { reason: LOOKS_LIKE_FILE.test(written) ? 'NO_ZIP' : 'ADDRESS' };
    const found = findPicture(zip, written);
    return 'path' in found ? { address: zipAddress(found.path) } : found;
  }
  const url = URL.parse(written);
  if (url === null) return { reason: 'ADDRESS' };
  url.hash = '';
  return url.href.length <= LONGEST_PICTURE_ADDRESS && accepts(url) ? { address: url.href } : { reason: 'ADDRESS' };
}
