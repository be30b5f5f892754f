import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { NO_FILTER, ownAdvertsPath } from './filter/own-filter.ts';

const NARROWED = {
  ENDING_SOON: { ...NO_FILTER, endsSoon: true, sortBy: 'ENDS_SOON' },
  WITHOUT_PICTURE: { ...NO_FILTER, pictures: 'WITHOUT' },
} as const;

/** Returns the address of the own adverts in a state, or of those online that end soon or have no picture. */
export const ownListPath = (which: AdvertStatus | keyof typeof NARROWED): string =>
  which === 'ENDING_SOON' || which === 'WITHOUT_PICTURE'
    ? ownAdvertsPath('ACTIVE', 1, NARROWED[which])
    : ownAdvertsPath(which);
