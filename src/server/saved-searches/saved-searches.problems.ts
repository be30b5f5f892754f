import { MOST_SAVED_SEARCHES } from '#domain/saved-searches/saved-search.ts';
import { savedSearchRefusals as refusals } from '#texts/de/saved-searches/saved-searches.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** The same answer for a search of others and for none, so that ids cannot be probed. */
export const savedSearchNotFound = (): Problem =>
  new Problem({ status: 404, code: 'saved-search.not-found', message: refusals.notFound });

export const tooManySavedSearches = (): Problem =>
  new Problem({ status: 409, code: 'saved-search.too-many', message: refusals.tooMany(MOST_SAVED_SEARCHES) });

export const savedSearchCodeOver = (): Problem =>
  new Problem({ status: 400, code: 'saved-search.code-over', message: refusals.codeOver });

export const savedSearchTokenUnknown = (): Problem =>
  new Problem({ status: 400, code: 'saved-search.token-unknown', message: refusals.tokenUnknown });

const field = (path: string, message: string): Problem =>
  new Problem({ status: 422, code: 'request.refused', message, errors: [{ path, message }] });

export const addressRefused = (): Problem => field('address', refusals.address);
export const placeUnknown = (index: number): Problem => field(`places.${index}.postalCode`, refusals.placeUnknown);

/** Areas that exclude each other, said at the place that is one of them; `index`: null where the address names it. */
export const areasRefused = (index: number | null, message: string): Problem =>
  field(index === null ? 'address' : `places.${index}.postalCode`, message);
export const noChannel = (): Problem => field('byMail', refusals.noChannel);
