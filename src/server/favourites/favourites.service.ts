import { DAY_IN_MS } from '#domain/durations.ts';
import {
  type FavouriteChange,
  type FavouriteState,
  MOST_FAVOURITES,
  mergeFavourite,
} from '#domain/favourites/favourite.ts';
import type {
  Favourite,
  FavouriteAdvert,
  FavouriteChangeDto,
  FavouriteEntry,
  FavouriteSync,
} from '#contract/favourites/favourites.schemas.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { advertNotFound } from '#server/adverts/adverts.service.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { loadListItems } from '#server/search/search.service.ts';
import { listIsFull, notSaved } from './favourites.problems.ts';
import {
  type FavouriteRow,
  type KnownAdvert,
  countSaved,
  deleteOldRemovals,
  findFavourites,
  findKnownAdverts,
  listSaved,
  lockList,
  updateNote,
  writeFavourite,
} from './favourites.repository.ts';

type Place = { postalCode?: string | null | undefined; countryCode?: string | null | undefined };
/** Where delivered prices are measured to, and for how much firewood. */
type Visit = Place & { firewoodInRm?: number | null | undefined };

/** Marks of removals are kept so long: a device that was offline for longer may bring an advert back. */
const REMOVALS_KEPT_IN_DAYS = 90;
const BATCH = 500;

/** The list of the viewer, the latest saved first. @throws session.required (401) */
export async function listFavourites(
  context: Context,
  visit: Visit,
  findPlace: FindPlace,
): Promise<{ items: FavouriteEntry[]; most: number }> {
  const { key } = requireViewer(context);
  const rows = await listSaved(context.db, key);
  const adverts = await presentAdverts(
    context,
    rows.map((row) => row.advert_id),
    { visit, findPlace },
  );
  const byId = new Map(adverts.map((advert) => [advert.advertId, advert]));
  const items = rows.map((row) => {
    const { item = null, gone = null } = byId.get(row.advert_id) ?? {};
    return { ...presentFavourite(row), item, gone };
  });
  return { items, most: MOST_FAVOURITES };
}

/** What became of adverts that a device remembers, in the given order; those that never were public are left out. */
export async function listFavouriteAdverts(
  context: Context,
  { ids, ...visit }: { ids: string[] } & Visit,
  findPlace: FindPlace,
): Promise<FavouriteAdvert[]> {
  return presentAdverts(context, [...new Set(ids.map((id) => id.toLowerCase()))], { visit, findPlace });
}

async function presentAdverts(
  context: Context,
  ids: readonly string[],
  { visit, findPlace }: { visit: Visit; findPlace: FindPlace },
): Promise<FavouriteAdvert[]> {
  if (ids.length === 0) return [];
  const { postalCode, countryCode, firewoodInRm } = visit;
  const [known, from] = await Promise.all([
    findKnownAdverts(context.db, ids, context.clock()),
    postalCode ? findPlace(countryCode || 'AT', postalCode) : null,
  ]);
  const keys = known.flatMap(({ key, is_public }) => (is_public && key !== null ? [key] : []));
  const visitor = { from, ...(firewoodInRm ? { firewoodInRm } : {}) };
  const items = new Map((await loadListItems(context.db, keys, visitor)).map((item) => [item.id, item]));
  const byId = new Map(known.map((advert) => [advert.advert_id, advert]));
  return ids.flatMap((id) => {
    const advert = byId.get(id);
    if (advert === undefined) return [];
    const item = items.get(id) ?? null;
    return [{ advertId: id, item, gone: item === null ? goneOf(advert) : null }];
  });
}

const goneOf = ({ category, postal_code, country_code }: KnownAdvert): FavouriteAdvert['gone'] => ({
  category,
  postalCode: postal_code,
  countryCode: country_code,
});

type SaveWish = Pick<FavouriteChangeDto, 'savedAt' | 'note' | 'price'>;

/** Saves an advert for the viewer. @throws advert.not-found (404), favourite.list-full (409) */
export async function saveFavourite(
  context: Context,
  { advertId }: { advertId: string },
  wish: SaveWish,
): Promise<Favourite> {
  const id = advertId.toLowerCase();
  const {
    refused: [refused],
  } = await change(context, [{ ...wish, advertId: id, isSaved: true, changedAt: null }]);
  if (refused?.reason === 'UNKNOWN') throw advertNotFound();
  if (refused?.reason === 'FULL') throw listIsFull();
  const [row] = await findFavourites(context.db, requireViewer(context).key, [id]);
  if (row === undefined) throw notSaved();
  return presentFavourite(row);
}

/** Removes an advert from the list of the viewer; one that is not on it stays so. @throws session.required (401) */
export async function deleteFavourite(context: Context, { advertId }: { advertId: string }): Promise<void> {
  await change(context, [{ advertId: advertId.toLowerCase(), isSaved: false, changedAt: null }]);
}

/** Replaces the note at a saved advert of the viewer. @throws favourite.not-found (404) */
export async function noteFavourite(
  context: Context,
  { advertId, note }: { advertId: string; note: string },
): Promise<Favourite> {
  const row = await updateNote(context.db, requireViewer(context).key, { advertId, note });
  if (row === null) throw notSaved();
  return presentFavourite(row);
}

/** Merges what a device changed into the list of the viewer. @throws session.required (401) */
export async function syncFavourites(
  context: Context,
  { changes }: { changes: FavouriteChangeDto[] },
): Promise<FavouriteSync> {
  return change(context, changes);
}

/** The ids of the viewer's saved adverts, the latest saved first. @throws session.required (401) */
export async function listFavouriteIds(context: Context): Promise<{ savedIds: string[] }> {
  const saved = await listSaved(context.db, requireViewer(context).key);
  return { savedIds: saved.map((row) => row.advert_id) };
}

/** Null: it happens just now, after all that the list knows of. */
type Change = Omit<FavouriteChangeDto, 'changedAt'> & { changedAt: string | null };

/** The same list changed twice at once is changed one after the other. */
async function change(context: Context, changes: readonly Change[]): Promise<FavouriteSync> {
  const { key } = requireViewer(context);
  return inTransaction(context.db, async (tx) => {
    if (changes.length > 0) await lockList(tx, key);
    const refused = await writeChanges(tx, key, { changes, now: context.clock() });
    const saved = await listSaved(tx, key);
    return { savedIds: saved.map((row) => row.advert_id), refused };
  });
}

type Changes = { changes: readonly Change[]; now: Date };

async function writeChanges(tx: Db, userKey: number, { changes, now }: Changes): Promise<FavouriteSync['refused']> {
  const ids = [...new Set(changes.map(({ advertId }) => advertId.toLowerCase()))];
  if (ids.length === 0) return [];
  const [rows, adverts, savedBefore] = await Promise.all([
    findFavourites(tx, userKey, ids),
    findKnownAdverts(tx, ids, now),
    countSaved(tx, userKey),
  ]);
  const states = new Map(rows.map((row) => [row.advert_id, stateOf(row)]));
  const known = new Map(adverts.map((advert) => [advert.advert_id, advert]));
  const refused: FavouriteSync['refused'] = [];
  let count = savedBefore;
  for (const wish of changes) {
    const advertId = wish.advertId.toLowerCase();
    const advert = known.get(advertId);
    const before = states.get(advertId) ?? null;
    if (advert === undefined) {
      // Also a removal: marks of ids that never were adverts would fill the table.
      if (wish.isSaved) refused.push({ advertId, reason: 'UNKNOWN' });
      continue;
    }
    const present = Math.max(now.getTime(), (before?.changedAt ?? 0) + 1);
    const changedAt = wish.changedAt === null ? present : Date.parse(wish.changedAt);
    const state = mergeFavourite(before, changeOf(wish, advert, changedAt), present);
    const added = Number(state.isSaved) - Number(before?.isSaved ?? false);
    if (added > 0 && count >= MOST_FAVOURITES) {
      refused.push({ advertId, reason: 'FULL' });
      continue;
    }
    count += added;
    states.set(advertId, state);
    await writeFavourite(tx, userKey, { ...state, advertId });
  }
  return refused;
}

/** What a device says, with the present price where it knows none. */
function changeOf(wish: Change, advert: KnownAdvert, changedAt: number): FavouriteChange {
  const savedAt = wish.savedAt ? Date.parse(wish.savedAt) : changedAt;
  const isJust = savedAt >= changedAt;
  return {
    isSaved: wish.isSaved,
    changedAt,
    savedAt,
    note: wish.note ?? undefined,
    price: wish.price ?? (isJust && advert.is_public ? priceOf(advert) : null),
  };
}

const priceOf = ({ price_per_unit_in_cents, price_total_in_cents, unit }: KnownAdvert): FavouriteState['price'] => ({
  pricePerUnitInCents: price_per_unit_in_cents,
  priceTotalInCents: price_total_in_cents,
  ...(unit === null ? {} : { unit }),
});

function storedPrice(row: FavouriteRow): Favourite['price'] {
  const { price_per_unit_in_cents: perUnit, price_total_in_cents: total, price_unit: unit } = row;
  if (perUnit === null && total === null) return null;
  const isKnown = unit !== null && isUnitCode(unit);
  return { pricePerUnitInCents: perUnit, priceTotalInCents: total, ...(isKnown ? { unit } : {}) };
}

const stateOf = (row: FavouriteRow): FavouriteState => ({
  isSaved: row.is_saved,
  changedAt: row.changed_at.getTime(),
  savedAt: row.saved_at.getTime(),
  note: row.note,
  price: storedPrice(row),
});

const presentFavourite = (row: FavouriteRow): Favourite => ({
  advertId: row.advert_id,
  savedAt: row.saved_at.toISOString(),
  note: row.note,
  price: storedPrice(row),
});

/** Deletes the marks of removals that no device needs any more. For a regular job. */
export function dropOldRemovals(base: BaseContext): Promise<number> {
  const before = new Date(base.clock().getTime() - REMOVALS_KEPT_IN_DAYS * DAY_IN_MS);
  return inBatches(BATCH, () => deleteOldRemovals(base.db, { before, limit: BATCH }));
}
