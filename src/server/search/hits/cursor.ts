import { SORT_CODES, type SearchRequest, type SortCode } from '#domain/search/search-types.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Position } from './bounded-probe.repository.ts';

/** Position in a list of hits: the tier, and the last hit shown of it. */
export type Cursor = { tier: number; position: Position };

/**
 * One page of hits. `total`: where finding the page counted all hits anyway. `ungraded`: those of a graded search that
 * are ordered by their age alone.
 */
export type HitPage = { ids: number[]; next: Cursor | null; total?: number; ungraded?: number[] };

const LARGEST_VALUE = 4e15;
const MOST_TIERS = 8;

/** The cursor for the client; it reveals nothing about the adverts but what the order shows anyway. */
export function writeCursor(sorting: SearchRequest['sorting'], cursor: Cursor): string {
  const { tier, position } = cursor;
  return [SORT_CODES.indexOf(sorting.sortBy), sorting.sortDesc ? 1 : 0, tier, position.k, position.id].join('_');
}

/** @throws search.cursor-refused (422) when the cursor is damaged or belongs to another order. */
export function readCursor(sorting: SearchRequest['sorting'], text: string): Cursor {
  const parts = text.split('_');
  const [sort, desc, tier, k, id] = parts.map((part) =>
    /^-?\d{1,16}(\.\d{1,20})?(e-?\d{1,2})?$/.test(part) ? Number(part) : Number.NaN,
  );
  const isNatural = (value: number | undefined, limit: number): value is number =>
    value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= limit;
  const sortBy: SortCode | undefined = sort === undefined ? undefined : SORT_CODES[sort];
  const isOfThisOrder = sortBy === sorting.sortBy && desc === (sorting.sortDesc ? 1 : 0);
  if (parts.length !== 5 || !isOfThisOrder || !isNatural(tier, MOST_TIERS) || !isNatural(id, Number.MAX_SAFE_INTEGER))
    throw refused();
  if (k === undefined || !Number.isFinite(k) || Math.abs(k) > LARGEST_VALUE) throw refused();
  const isWholeOrder = sortBy !== 'DISTANCE' && sortBy !== 'DELIVERED_PRICE';
  if (isWholeOrder && !Number.isSafeInteger(k)) throw refused();
  return { tier, position: { k, id } };
}

function refused(): Problem {
  const message = 'Diese Stelle der Liste gibt es nicht mehr. Bitte beginne wieder vorne.';
  return new Problem({ status: 422, code: 'search.cursor-refused', message, errors: [{ path: 'cursor', message }] });
}
