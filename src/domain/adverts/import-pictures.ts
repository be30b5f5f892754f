import { MAX_IMAGES } from './advert-content.ts';

/** Longest address of a picture in characters. */
export const LONGEST_PICTURE_ADDRESS = 1_000;

/** A cell or list in which more stands is not read to its end. */
export const MOST_READ = 200;

/**
 * Returns the addresses in a cell of a list, in order: parted by "|", blanks or line breaks, or by a comma or semicolon
 * before the next address, since addresses may hold both.
 */
export const pictureAddressesIn = (cell: string): string[] =>
  cell.split(/[\s|]|[,;](?=[\s|,;]|https?:|$)/i, MOST_READ).filter((part) => part !== '');

/** Addresses of a row that can be asked, each once, and those that cannot. */
export type PictureList = { addresses: string[]; refused: string[]; tooMany: number };

/** Returns the addresses that may be fetched, normalised, at most twelve; `accepts` is the caller's own rule. */
export function readPictureList(given: readonly string[], accepts: (url: URL) => boolean): PictureList {
  const addresses = new Set<string>();
  const refused: string[] = [];
  for (const written of given) {
    const url = written.length > LONGEST_PICTURE_ADDRESS ? null : URL.parse(written);
    if (url) url.hash = '';
    if (url === null || url.href.length > LONGEST_PICTURE_ADDRESS || !accepts(url)) refused.push(written);
    else addresses.add(url.href);
  }
  const all = [...addresses];
  return { addresses: all.slice(0, MAX_IMAGES), refused, tooMany: Math.max(0, all.length - MAX_IMAGES) };
}
