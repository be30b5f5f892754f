import type { HitReason } from './saved-search.ts';

/** An advert that fulfils a saved search now, beside what it was and what the search has told of it. */
export type MatchedAdvert = {
  /** Whether it was in the search before, under whichever conditions. */
  wasPublic: boolean;
  /** Whether it fulfilled this search before. */
  wasHit: boolean;
  /** First published after the search was saved. */
  isYounger: boolean;
  /** In cents, of a unit or in total; null without a price, or where the two cannot be compared. */
  price: number | null;
  priceBefore: number | null;
  told: ToldOfAdvert | null;
};

export type ToldOfAdvert = { asNew: boolean; asBack: boolean; lowestPrice: number | null };

/** Returns what there is to tell of an advert that fulfils a search, or null: never the same reason a second time. */
export function reasonToTell(advert: MatchedAdvert): HitReason | null {
  const { told, price, priceBefore } = advert;
  const isCheaper = price !== null && priceBefore !== null && price < priceBefore;
  const isCheapest = price !== null && (told?.lowestPrice ?? Number.MAX_SAFE_INTEGER) > price;
  if (advert.wasPublic && isCheaper && isCheapest) return 'PRICE_DROP';
  if (advert.wasHit) return null;
  // What a search could find when it was saved is not new to it once it comes back.
  if (told === null || !told.asNew) {
    if (advert.isYounger || advert.wasPublic) return 'NEW';
  }
  return told?.asBack === true ? null : 'BACK';
}
