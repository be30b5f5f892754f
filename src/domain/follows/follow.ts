import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';

/** Sellers one person can follow; product decision. */
export const MOST_FOLLOWS = 200;

/** After the last new advert a message waits so long for the next one, so that an import is told of once. */
export const COLLECTED_FOR_MS = 15 * MINUTE_IN_MS;
/** No new advert waits longer than this, quiet hours apart. */
export const COLLECTED_AT_MOST_MS = 2 * HOUR_IN_MS;
