import { federalStateById, federalStateBySlug } from '#domain/lookups/regions.data.ts';

/** All federal states together. */
export const WHOLE_COUNTRY = 0;
export const WHOLE_COUNTRY_SLUG = 'oesterreich';

/** Returns the id of a region of market prices: that of a federal state, or of the whole country for everything else. */
export const marketRegionId = (slug: string): number => federalStateBySlug(slug)?.id ?? WHOLE_COUNTRY;

/** Returns the address part of a region of market prices. */
export const marketRegionSlug = (id: number): string => federalStateById(id)?.slug ?? WHOLE_COUNTRY_SLUG;
