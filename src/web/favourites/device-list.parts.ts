import type { SavedPrice } from '#domain/favourites/favourite.ts';
import { deviceStorage } from '#web/device/device-storage.ts';
import { FAVOURITES_KEY } from './saved-ids.ts';

/** What a device keeps of an advert without an account. */
export type KeptFavourite = { savedAt: string; note: string; price: SavedPrice | null };

/** What a device did to the list of an account and the server has not heard of yet. */
export type PendingChange = Partial<KeptFavourite> & { isSaved: boolean; changedAt: string };

/** Ids of an account's list as this device last knew them. */
export type AccountList = { ids: string[]; pending: Map<string, PendingChange> };

const accountKey = (userId: string): string => `${FAVOURITES_KEY}:${userId}`;

/** The list without an account, in the order of saving. */
export function readDeviceFavourites(): Map<string, KeptFavourite> {
  return new Map(
    entriesOf(deviceStorage.readJson(FAVOURITES_KEY)).flatMap(([id, value]) => {
      const savedAt = textOf(value, 'savedAt');
      return Number.isNaN(Date.parse(savedAt))
        ? []
        : [[id, { savedAt, note: textOf(value, 'note'), price: priceOf(value) }]];
    }),
  );
}

/** Returns whether the device could keep it. */
export function writeDeviceFavourites(list: ReadonlyMap<string, KeptFavourite>): boolean {
  return list.size === 0 ? remove(FAVOURITES_KEY) : write(FAVOURITES_KEY, Object.fromEntries(list));
}

/** What this device knows of an account's list. */
export function readAccountList(userId: string): AccountList {
  const stored = deviceStorage.readJson(accountKey(userId));
  const ids: unknown = Reflect.get(Object(stored), 'ids');
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    pending: new Map(
      entriesOf(Reflect.get(Object(stored), 'pending')).flatMap(([id, value]): [string, PendingChange][] => {
        const changedAt = textOf(value, 'changedAt');
        if (Number.isNaN(Date.parse(changedAt))) return [];
        const savedAt = textOf(value, 'savedAt');
        const kept = savedAt === '' ? {} : { savedAt, note: textOf(value, 'note'), price: priceOf(value) };
        return [[id, { isSaved: Reflect.get(Object(value), 'isSaved') === true, changedAt, ...kept }]];
      }),
    ),
  };
}

/** Returns whether the device could keep it. */
export const writeAccountList = (userId: string, { ids, pending }: AccountList): boolean =>
  write(accountKey(userId), { ids, pending: Object.fromEntries(pending) });

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value));

function textOf(value: unknown, name: string): string {
  const text: unknown = Reflect.get(Object(value), name);
  return typeof text === 'string' ? text : '';
}

function priceOf(value: unknown): SavedPrice | null {
  const price: unknown = Reflect.get(Object(value), 'price');
  if (typeof price !== 'object' || price === null) return null;
  const amount = (name: string): number | null => {
    const cents: unknown = Reflect.get(price, name);
    return typeof cents === 'number' ? cents : null;
  };
  const unit = textOf(price, 'unit');
  return {
    pricePerUnitInCents: amount('pricePerUnitInCents'),
    priceTotalInCents: amount('priceTotalInCents'),
    ...(unit === '' ? {} : { unit }),
  };
}

const write = (key: string, value: unknown): boolean => deviceStorage.write(key, JSON.stringify(value));

function remove(key: string): boolean {
  deviceStorage.remove(key);
  return true;
}
