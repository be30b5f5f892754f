import type {
  NewSavedSearchDto,
  SavedSearch,
  SavedSearchDto,
  SavedSearchHits,
  SavedSearchList,
} from '#contract/saved-searches/saved-searches.schemas.ts';
import { dueAt } from '#domain/saved-searches/due.ts';
import { MOST_SAVED_SEARCHES, type SearchPlace } from '#domain/saved-searches/saved-search.ts';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '#domain/users/quiet-hours.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import {
  type SearchFilter,
  placeNameOf,
  prepareSearch,
  readingVersion,
} from '#server/search/percolation/percolation.service.ts';
import { loadListItems } from '#server/search/search.service.ts';
import { refuseContradictions } from './contradictions.ts';
import { replaceFilters } from './matching.repository.ts';
import {
  addressRefused,
  noChannel,
  placeUnknown,
  savedSearchNotFound,
  tooManySavedSearches,
} from './saved-searches.problems.ts';
import {
  type Owner,
  type SavedSearchRow,
  countNewHits,
  countSearches,
  deleteSearches,
  findGuestEmail,
  findSearchRow,
  giveSearches,
  inheritQuietHours,
  insertSearch,
  listSearchRows,
  lockOwner,
  lockSearchRow,
  updateLookedAt,
  updateSearch,
} from './saved-searches.repository.ts';
import { searchAroundPlace, listingAddress, requestOfAddress, requestsOf } from './searched-places.ts';
import { listRecentHits, lockHits } from './told-hits.repository.ts';

/** What is shown of a search at once; the rest is in its listing. */
const MOST_SHOWN = 48;

type Work = Pick<BaseContext, 'db' | 'clock'>;

/**
 * The viewer's saved searches, with those that were saved under the same address before there was the account.
 * @throws session.required (401)
 */
export async function listSavedSearches(context: Context): Promise<SavedSearchList> {
  const viewer = requireViewer(context);
  await inTransaction(context.db, (tx) => adoptSearches(tx, viewer.key));
  return listOf(context, { userKey: viewer.key }, null);
}

/** @throws search.refused (422), saved-search.too-many (409) */
export async function addSavedSearch(context: Context, dto: NewSavedSearchDto): Promise<SavedSearch> {
  const viewer = requireViewer(context);
  return storeSearch(context, { userKey: viewer.key }, dto);
}

/** @throws saved-search.not-found (404), request.refused (422) */
export async function changeSavedSearch(context: Context, id: string, dto: SavedSearchDto): Promise<SavedSearch> {
  const viewer = requireViewer(context);
  return changeSearchOf(context, { userKey: viewer.key }, id, dto);
}

/** Ends a search; a second time it is gone. @throws saved-search.not-found (404) */
export async function endSavedSearch(context: Context, id: string): Promise<void> {
  const viewer = requireViewer(context);
  if ((await deleteSearches(context.db, { userKey: viewer.key }, id)) === 0) throw savedSearchNotFound();
}

/** What a search of the viewer found lately. @throws saved-search.not-found (404) */
export async function listSavedSearchHits(context: Context, id: string): Promise<SavedSearchHits> {
  const row = await ownRow(context, id);
  const now = context.clock();
  const hits = await listRecentHits(context.db, row.key, { now, limit: MOST_SHOWN });
  const cards = await loadListItems(
    context.db,
    hits.map(({ advert_key: key }) => key),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    search: await presentOne(context, row),
    items: hits.flatMap((hit) => {
      const advert = byId.get(hit.advert_id);
      if (advert === undefined) return [];
      const { reason, found_at: foundAt, price_before: before } = hit;
      const isNew = foundAt > row.looked_at;
      return [
        {
          advert,
          reason,
          foundAt: foundAt.toISOString(),
          isNew,
          priceBeforeInCents: reason === 'PRICE_DROP' ? before : null,
        },
      ];
    }),
    readAt: now.toISOString(),
  };
}

/** A time ahead of the clock counts as now. @throws saved-search.not-found (404) */
export async function markHitsSeen(context: Context, id: string, upTo: string): Promise<void> {
  const row = await ownRow(context, id);
  await updateLookedAt(context.db, row.key, new Date(Math.min(Date.parse(upTo), context.clock().getTime())));
}

/** Gives an account the searches that were saved under its address without an account, once the address is confirmed. */
async function adoptSearches(tx: Db, userKey: number): Promise<void> {
  const email = await findGuestEmail(tx, userKey);
  if (email === null) return;
  await lockOwner(tx, { userKey });
  const room = MOST_SAVED_SEARCHES - (await countSearches(tx, { userKey }));
  if (room > 0) await giveSearches(tx, { email }, { userKey, room });
}

async function ownRow(context: Context, id: string): Promise<SavedSearchRow> {
  const viewer = requireViewer(context);
  const row = await findSearchRow(context.db, id, { userKey: viewer.key });
  if (row === null) throw savedSearchNotFound();
  return row;
}

/** The searches of an owner as a list. */
export async function listOf(context: Work, owner: Owner, email: string | null): Promise<SavedSearchList> {
  const rows = await listSearchRows(context.db, owner);
  const quietHours = 'email' in owner ? quietHoursOf(rows[0]) : null;
  return { items: await presentAll(context, rows), limit: MOST_SAVED_SEARCHES, email, quietHours };
}

/** Those of an address without an account. */
export function quietHoursOf(row: Pick<SavedSearchRow, 'quiet_from' | 'quiet_to'> | undefined): QuietHours {
  const { quiet_from: fromHour, quiet_to: toHour } = row ?? { quiet_from: null, quiet_to: null };
  return fromHour === null || toHour === null ? DEFAULT_QUIET_HOURS : { isOn: true, fromHour, toHour };
}

type Wanted = Pick<NewSavedSearchDto, 'address' | 'name' | 'frequency' | 'byMail' | 'byPush' | 'places'>;

/** Checks a search that is to be saved, so that it can be stored later. @throws search.refused, request.refused (422) */
export async function checkSearch(context: Work, { address, places }: Pick<Wanted, 'address' | 'places'>) {
  const request = requestOfAddress(address);
  if (request === null) throw addressRefused();
  const known = namePlaces(context.db, places);
  refuseContradictions(context, request, known);
  return { request, places: known, filters: await filtersOf(context, request, known) };
}

/** @throws search.refused, request.refused (422), saved-search.too-many (409) */
export async function storeSearch(
  context: Work & Pick<BaseContext, 'newId'>,
  owner: Owner,
  wanted: Wanted,
): Promise<SavedSearch> {
  if (!wanted.byMail && !wanted.byPush) throw noChannel();
  const readBy = await readingVersion(context.db);
  const { request, places, filters } = await checkSearch(context, wanted);
  const { name, frequency, byMail, byPush } = wanted;
  const row = await inTransaction(context.db, async (tx) => {
    await lockOwner(tx, owner);
    if ((await countSearches(tx, owner)) >= MOST_SAVED_SEARCHES) throw tooManySavedSearches();
    const id = context.newId();
    const now = context.clock();
    const address = listingAddress(request);
    const key = await insertSearch(tx, { id, owner, name, address, places, frequency, byMail, byPush, now, readBy });
    if ('email' in owner) await inheritQuietHours(tx, key);
    await replaceFilters(tx, key, { filters, readBy });
    return findSearchRow(tx, id);
  });
  if (row === null) throw savedSearchNotFound();
  return presentOne(context, row);
}

/** @throws saved-search.not-found (404), request.refused (422) */
export async function changeSearchOf(
  context: Work,
  owner: Owner,
  id: string,
  dto: SavedSearchDto,
): Promise<SavedSearch> {
  const readBy = await readingVersion(context.db);
  const row = await inTransaction(context.db, async (tx) => {
    await lockHits(tx);
    const before = await lockSearchRow(tx, id);
    if (before === null || !isOwn(before, owner)) throw savedSearchNotFound();
    const { name = before.name, frequency = before.frequency, isPaused = before.is_paused } = dto;
    const { byMail = before.by_mail, byPush = before.by_push } = dto;
    if (!byMail && !byPush) throw noChannel();
    const { places, filters } =
      dto.places === undefined
        ? { places: before.places, filters: null }
        : await checkSearch(context, { address: before.address, places: dto.places });
    const now = context.clock();
    const change = { name, frequency, byMail, byPush, places };
    const pausedAt = isPaused ? now : null;
    await updateSearch(tx, before.key, {
      ...change,
      pausedAt,
      dueAt: isPaused ? null : new Date(dueAt(frequency, now)),
    });
    if (filters !== null) await replaceFilters(tx, before.key, { filters, readBy });
    return findSearchRow(tx, id);
  });
  if (row === null) throw savedSearchNotFound();
  return presentOne(context, row);
}

const isOwn = (row: SavedSearchRow, owner: Owner): boolean =>
  'userKey' in owner ? row.user_id === owner.userKey : row.email === owner.email;

/** Reads a search again after words were taught or the analyser changed; nothing where it was ended meanwhile. */
export async function rereadSearch(context: Work, id: string): Promise<void> {
  const readBy = await readingVersion(context.db);
  await inTransaction(context.db, async (tx) => {
    const row = await lockSearchRow(tx, id);
    const request = row === null ? null : requestOfAddress(row.address);
    if (row === null) return;
    // A search that a later rule forbids finds nothing, but stays in the list of its owner.
    const filters = request === null ? [] : await filtersOf(context, request, row.places).catch(() => []);
    await replaceFilters(tx, row.key, { filters, readBy });
  });
}

function filtersOf(context: Work, request: SearchRequest, places: readonly SearchPlace[]): Promise<SearchFilter[]> {
  return Promise.all(requestsOf(request, places).map((one) => prepareSearch(context, one)));
}

function namePlaces(db: Db, places: NewSavedSearchDto['places']): SearchPlace[] {
  return places.map(({ postalCode, countryCode, radiusInKm }, index) => {
    const name = placeNameOf(db, { postalCode, countryCode });
    if (name === null) throw placeUnknown(index);
    return { postalCode, countryCode, radiusInKm, name };
  });
}

export const presentOne = async (context: Work, row: SavedSearchRow): Promise<SavedSearch> => {
  const counts = await countNewHits(context.db, [row.key], context.clock());
  return present(row, counts);
};

async function presentAll(context: Work, rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
  const keys = rows.map(({ key }) => key);
  const counts = await countNewHits(context.db, keys, context.clock());
  return rows.map((row) => present(row, counts));
}

function present(row: SavedSearchRow, counts: ReadonlyMap<number, number>): SavedSearch {
  const request = requestOfAddress(row.address);
  return {
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    byMail: row.by_mail,
    byPush: row.by_push,
    isPaused: row.is_paused,
    createdAt: row.created_at.toISOString(),
    address: row.address,
    places: row.places.map((place) => ({
      ...place,
      address: request === null ? row.address : listingAddress(searchAroundPlace(request, place)),
    })),
    newCount: counts.get(row.key) ?? 0,
    lookedAt: row.looked_at.toISOString(),
  };
}
