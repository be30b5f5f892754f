import type { SearchRequest } from './search-types.ts';

/** Whether a search asks for what costs nothing, in whichever unit it is counted. */
export const asksForGifts = ({
  priceMinInCents: min = 0,
  priceMaxInCents: max,
}: Pick<SearchRequest, 'priceMinInCents' | 'priceMaxInCents'>): boolean => min === 0 && max === 0;
