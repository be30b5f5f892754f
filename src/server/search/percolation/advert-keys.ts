import type { PlanarPoint } from '#domain/places/geometry/projection.ts';

/**
 * A filter is found by one condition that every hit fulfils, written as keys: its rarest term and the tiles of the map
 * that its area touches. An advert asks for the keys of all its terms in all tiles it is in.
 */

/** Widths of tiles, one above the diameter of each radius that pages offer: an area touches four at the most. */
const TILES_IN_METRES = [21_000, 51_000, 101_000, 201_000, 401_000, 1_001_000] as const;
const EVERYWHERE = '-';
const ANY_TERM = '*';

export type Area = { from: PlanarPoint; to: PlanarPoint };

export const attributeTerm = (code: number): string => `a${code}`;
export const lexemeTerm = (lexeme: string): string => `w${lexeme}`;

const tileAt = (width: number, x: number, y: number): string => `${width / 1_000}/${x}/${y}`;

function tilesOf(area: Area | null): string[] {
  if (area === null) return [EVERYWHERE];
  const { from, to } = area;
  const extent = Math.max(to.x - from.x, to.y - from.y);
  const width = TILES_IN_METRES.find((one) => one >= extent);
  if (width === undefined) return [EVERYWHERE];
  const tiles: string[] = [];
  for (let x = Math.floor(from.x / width); x <= Math.floor(to.x / width); x += 1)
    for (let y = Math.floor(from.y / width); y <= Math.floor(to.y / width); y += 1) tiles.push(tileAt(width, x, y));
  return tiles;
}

/** Filters that the listing judges have keys of their own, so that they are asked for apart from the others. */
const JUDGED = '!';

type Terms = { terms: readonly string[]; isJudged: boolean };

const keysOf = ({ terms, isJudged }: Terms, tiles: readonly string[]): string[] =>
  terms.flatMap((term) => tiles.map((tile) => `${isJudged ? JUDGED : ''}${term}|${tile}`));

/** Keys of a filter: one of `terms` inside `area`; no terms: any advert there. */
export const filterKeys = ({ terms, isJudged }: Terms, area: Area | null): string[] =>
  keysOf({ terms: terms.length === 0 ? [ANY_TERM] : terms, isJudged }, tilesOf(area));

/** What of an advert its keys are made of; `lexemes` as they are indexed. */
export type KeyedAdvert = PlanarPoint & { attrs: readonly number[]; lexemes: readonly string[] };

/** Keys of all filters that an advert may fulfil: of those that the listing judges, or of the others. */
export function advertKeys(advert: KeyedAdvert, { isJudged }: { isJudged: boolean }): string[] {
  const { attrs, lexemes, x, y } = advert;
  const tiles = [
    EVERYWHERE,
    ...TILES_IN_METRES.map((width) => tileAt(width, Math.floor(x / width), Math.floor(y / width))),
  ];
  // Lexemes with a prefix are those of the title or of the first species, once more.
  const words = lexemes.filter((lexeme) => !/^[a-z]\./.test(lexeme));
  return keysOf({ terms: [ANY_TERM, ...attrs.map(attributeTerm), ...words.map(lexemeTerm)], isJudged }, tiles);
}
