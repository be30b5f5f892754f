import { deviceStorage } from '#web/device/device-storage.ts';

/** What a visitor chose at "Bis zu dir" of an advert: how much, and where to. Kept on the device only. */
export type BuyerWish = {
  quantity: number | null;
  postalCode: string;
  place: string;
  distanceInKm: number | null;
};

const PREFIX = 'stammplatz:wunsch:';
/** How many adverts a device remembers a wish for; the oldest go first. */
const MOST = 30;

type Kept = BuyerWish & { at: number };

function kept(name: string): Kept | null {
  const value = deviceStorage.readJson(name);
  return isKept(value) ? value : null;
}

const isFigure = (value: unknown): boolean => value === null || (typeof value === 'number' && Number.isFinite(value));

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const read = (name: keyof Kept): unknown => Reflect.get(value, name);
  const hasTexts = typeof read('postalCode') === 'string' && typeof read('place') === 'string';
  return hasTexts && isFigure(read('quantity')) && isFigure(read('distanceInKm')) && typeof read('at') === 'number';
}

export const readWish = (advertId: string): BuyerWish | null => kept(PREFIX + advertId);

export function writeWish(advertId: string, wish: BuyerWish): void {
  const others = deviceStorage.keys(PREFIX).filter((name) => name !== PREFIX + advertId);
  const byAge = others.toSorted((one, other) => (kept(one)?.at ?? 0) - (kept(other)?.at ?? 0));
  for (const name of byAge.slice(0, Math.max(0, byAge.length - MOST + 1))) deviceStorage.remove(name);
  deviceStorage.write(PREFIX + advertId, JSON.stringify({ ...wish, at: Date.now() }));
}
