import { isResponseError } from '#contract/api-errors.ts';
import type { FavouriteChangeDto, FavouriteSync } from '#contract/favourites/favourites.schemas.ts';
import {
  listFavouriteAdverts,
  listFavouriteIds,
  noteFavourite,
  syncFavourites,
} from '#contract/favourites/favourites.ts';
import { MOST_FAVOURITES, type SavedPrice } from '#domain/favourites/favourite.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { favouriteMessages } from '#texts/de/favourites/favourite-messages.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import {
  type KeptFavourite,
  type PendingChange,
  readAccountList,
  readDeviceFavourites,
  writeAccountList,
  writeDeviceFavourites,
} from './device-list.parts.ts';
import { FAVOURITES_KEY, currentFrame, currentSavedIds, showSavedIds } from './saved-ids.ts';

/** Changes of a program in between are sent in portions that one call takes. */
const MOST_CHANGES = MOST_FAVOURITES;

/** The page comes first, and a tab that goes on at once asks only where it stays. */
const SYNC_AFTER_MS = 1_000;

let isListening = false;
let running: Promise<void> | null = null;
let isAskedAgain = false;

/** Shows the list of the person who looks, and lets account and device agree. */
export function followList(): void {
  showList();
  if (!isListening) {
    isListening = true;
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(FAVOURITES_KEY)) showList();
    });
    window.addEventListener('online', () => void syncList());
  }
  setTimeout(() => void syncList(), SYNC_AFTER_MS);
}

/** The saved ids as this device knows them: those of the account with what was just changed, or those without one. */
function showList(): void {
  const frame = currentFrame();
  if (frame === null) return;
  const kept = readDeviceFavourites();
  const ids = new Set(kept.keys());
  if (frame.viewerId !== null) {
    const list = readAccountList(frame.viewerId);
    for (const id of list.ids) ids.add(id);
    for (const [id, { isSaved }] of list.pending) {
      if (isSaved) ids.add(id);
      else ids.delete(id);
    }
  }
  showSavedIds(ids);
}

/** Saves an advert or lets it go. */
export function toggleFavourite(advertId: string): void {
  // The page may have been changed by another tab or device since the heart was drawn.
  showList();
  const isSaved = !currentSavedIds().has(advertId);
  changeFavourite(advertId, { isSaved });
}

/** Changes one advert of the list at once; an account hears of it as soon as there is a connection. */
export function changeFavourite(advertId: string, wish: Partial<KeptFavourite> & { isSaved: boolean }): void {
  const frame = currentFrame();
  if (frame === null) return;
  if (wish.isSaved && !currentSavedIds().has(advertId) && currentSavedIds().size >= MOST_FAVOURITES) {
    frame.notify({ kind: 'warning', text: favouriteMessages.full(MOST_FAVOURITES), group: 'merkliste' });
    return;
  }
  const changedAt = new Date().toISOString();
  const isKept =
    frame.viewerId === null
      ? keepOnDevice(advertId, wish, changedAt)
      : keepForAccount(frame.viewerId, advertId, { ...wish, changedAt });
  if (!isKept) {
    frame.notify({ kind: 'warning', text: favouriteMessages.notKept, group: 'merkliste' });
    return;
  }
  showList();
  if (frame.viewerId !== null) void syncList();
  else if (wish.isSaved && !wish.price) void keepPrice(advertId);
}

function keepOnDevice(advertId: string, wish: Partial<KeptFavourite> & { isSaved: boolean }, now: string): boolean {
  const list = readDeviceFavourites();
  const { savedAt = now, note = '', price = null } = wish;
  if (wish.isSaved) list.set(advertId, list.get(advertId) ?? { savedAt, note, price });
  else list.delete(advertId);
  return writeDeviceFavourites(list);
}

function keepForAccount(userId: string, advertId: string, change: PendingChange): boolean {
  const list = readAccountList(userId);
  list.pending.set(advertId, change);
  return writeAccountList(userId, list);
}

/** What the advert costs today, to compare with later; without a connection the list asks for it when it is opened. */
async function keepPrice(advertId: string): Promise<void> {
  try {
    const [found] = await createHttpApi().call(listFavouriteAdverts, { favouriteAdvertsDto: { ids: [advertId] } });
    if (found?.item) keepPrices(new Map([[advertId, found.item]]));
  } catch {
    // The price is told without one.
  }
}

/** Stores prices where none are known yet. */
export function keepPrices(prices: ReadonlyMap<string, SavedPrice>): void {
  const list = readDeviceFavourites();
  let hasChanged = false;
  for (const [id, kept] of list) {
    const price = prices.get(id);
    if (price === undefined || kept.price !== null) continue;
    const { pricePerUnitInCents, priceTotalInCents, unit } = price;
    list.set(id, { ...kept, price: { pricePerUnitInCents, priceTotalInCents, ...(unit ? { unit } : {}) } });
    hasChanged = true;
  }
  if (hasChanged) writeDeviceFavourites(list);
}

/** Stores the note at a saved advert. Rejects where the account could not be reached. */
export async function keepNote(advertId: string, note: string): Promise<void> {
  if (currentFrame()?.viewerId) {
    await createHttpApi().call(noteFavourite, { advertId, favouriteNoteDto: { note } });
    return;
  }
  const list = readDeviceFavourites();
  const kept = list.get(advertId);
  if (kept === undefined) return;
  list.set(advertId, { ...kept, note });
  if (!writeDeviceFavourites(list)) throw new Error(favouriteMessages.notKept);
}

/** One after the other: what is changed meanwhile goes with the next one. */
export function syncList(): Promise<void> {
  isAskedAgain = true;
  running ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await syncOnce().catch(() => undefined);
    }
    running = null;
  })();
  return running;
}

async function syncOnce(): Promise<void> {
  const userId = currentFrame()?.viewerId;
  if (!userId) return;
  const kept = readDeviceFavourites();
  const pending = readAccountList(userId).pending;
  const changes = new Map<string, FavouriteChangeDto>();
  for (const [advertId, { savedAt, note, price }] of kept)
    changes.set(advertId, { advertId, isSaved: true, changedAt: savedAt, savedAt, note, price: priceDto(price) });
  for (const [advertId, change] of pending)
    changes.set(advertId, { ...change, advertId, price: priceDto(change.price ?? null) });
  try {
    const sent = [...changes.values()].slice(0, MOST_CHANGES);
    const api = createHttpApi();
    const answer =
      sent.length === 0
        ? { ...(await api.call(listFavouriteIds, {})), refused: [] }
        : await api.call(syncFavourites, { favouriteChangesDto: { changes: sent } });
    // Another person may have signed in meanwhile.
    if (currentFrame()?.viewerId === userId) applySyncAnswer(userId, { answer, kept, pending, sent });
  } catch (error) {
    const isRefused = isResponseError(error) && (error.status === 400 || error.status === 422);
    // What the server cannot read would be refused for ever, with all that comes after it.
    if (isRefused) writeAccountList(userId, { ...readAccountList(userId), pending: new Map() });
  }
  showList();
}

type Sent = {
  answer: FavouriteSync;
  kept: ReadonlyMap<string, KeptFavourite>;
  pending: ReadonlyMap<string, PendingChange>;
  sent: readonly FavouriteChangeDto[];
};

/** Forgets what the server now knows, but not what was changed while it was being told. */
function applySyncAnswer(userId: string, { answer, kept, pending, sent }: Sent): void {
  const ids = new Set(sent.map(({ advertId }) => advertId));
  const present = readAccountList(userId).pending;
  for (const [id, { changedAt }] of pending)
    if (ids.has(id) && present.get(id)?.changedAt === changedAt) present.delete(id);
  writeAccountList(userId, { ids: answer.savedIds, pending: present });
  const refused = new Map(answer.refused.map(({ advertId, reason }) => [advertId, reason]));
  const own = readDeviceFavourites();
  // What does not fit stays on the device until there is room.
  for (const id of kept.keys()) if (ids.has(id) && refused.get(id) !== 'FULL') own.delete(id);
  writeDeviceFavourites(own);
  const [reason] = [...pending.keys()].flatMap((id) => refused.get(id) ?? []);
  if (reason === undefined) return;
  const text = reason === 'FULL' ? favouriteMessages.full(MOST_FAVOURITES) : favouriteMessages.unknown;
  currentFrame()?.notify({ kind: 'warning', text, group: 'merkliste' });
}

function priceDto(price: SavedPrice | null): FavouriteChangeDto['price'] {
  if (price === null) return null;
  const { pricePerUnitInCents, priceTotalInCents, unit } = price;
  return { pricePerUnitInCents, priceTotalInCents, ...(unit !== undefined && isUnitCode(unit) ? { unit } : {}) };
}
