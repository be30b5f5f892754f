import { describe, expect, it } from 'vitest';
import {
  type FavouriteChange,
  type FavouriteState,
  mergeFavourite,
  priceChangeInCents,
  sortedFavourites,
} from './favourite.ts';

const NOW = 1_000_000;
const price = (pricePerUnitInCents: number) => ({ pricePerUnitInCents, priceTotalInCents: null, unit: 'RM' });
const save = (at: number, rest: Partial<FavouriteChange> = {}): FavouriteChange => ({
  isSaved: true,
  changedAt: at,
  ...rest,
});
const remove = (at: number): FavouriteChange => ({ isSaved: false, changedAt: at });
const after = (changes: readonly FavouriteChange[]) =>
  changes.reduce<FavouriteState | null>((known, change) => mergeFavourite(known, change, NOW), null);

describe('devices that changed the list while they were offline', () => {
  const orders = <T>(items: readonly T[]): T[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

  it.each([
    [true, [save(1), remove(2), save(3)]],
    [false, [save(1), save(2), remove(3)]],
    [true, [remove(2), save(2)]],
    [false, [remove(9), save(1), remove(4), save(8)]],
  ])('agree on saved = %s, in whatever order the server hears of it', (isSaved, changes) => {
    for (const order of orders(changes)) expect(after(order)?.isSaved).toBe(isSaved);
  });

  it('does not let a clock that is ahead win for ever', () => {
    const ahead = mergeFavourite(null, save(NOW + 5_000_000), NOW);
    expect(mergeFavourite(ahead, remove(NOW + 1), NOW + 1).isSaved).toBe(false);
  });
});

describe('a list of a device that meets the one of the account', () => {
  const kept = after([save(500, { note: 'Rufe Montag an', price: price(9_000) })]);

  it('keeps the earliest saving with its price, and both notes', () => {
    expect(mergeFavourite(kept, save(600, { savedAt: 300, note: 'Zufahrt eng', price: price(9_500) }), NOW)).toEqual({
      isSaved: true,
      changedAt: 600,
      savedAt: 300,
      note: 'Rufe Montag an\nZufahrt eng',
      price: price(9_500),
    });
    expect(mergeFavourite(kept, save(700, { price: price(8_000) }), NOW)).toMatchObject({
      savedAt: 500,
      price: price(9_000),
    });
  });

  it('stays the same when it is merged once more', () => {
    const change = save(600, { savedAt: 300, note: 'Zufahrt eng' });
    const once = mergeFavourite(kept, change, NOW);
    expect(mergeFavourite(once, change, NOW)).toEqual(once);
  });

  it('takes a price where none is known yet', () => {
    expect(mergeFavourite(after([save(1)]), save(2, { price: price(100) }), NOW).price).toEqual(price(100));
  });
});

it('leaves nothing but the time of what was removed', () => {
  expect(after([save(1, { note: 'privat', price: price(1) }), remove(2)])).toEqual({
    isSaved: false,
    changedAt: 2,
    savedAt: 2,
    note: '',
    price: null,
  });
});

describe('the price since saving', () => {
  it.each([
    [-500, price(9_500), price(9_000)],
    [0, price(9_500), price(9_500)],
    [null, null, price(9_500)],
    [null, price(9_500), { ...price(9_000), unit: 'SRM' }],
    [null, price(9_500), { pricePerUnitInCents: null, priceTotalInCents: 10_000, unit: 'RM' }],
    [
      2_000,
      { pricePerUnitInCents: null, priceTotalInCents: 8_000 },
      { pricePerUnitInCents: null, priceTotalInCents: 10_000 },
    ],
    // A gift costs nothing in any unit.
    [-8_000, { pricePerUnitInCents: null, priceTotalInCents: 8_000, unit: 'SRM' }, price(0)],
    [9_500, price(0), price(9_500)],
    [null, { pricePerUnitInCents: null, priceTotalInCents: null }, price(0)],
    [null, { pricePerUnitInCents: null, priceTotalInCents: null }, { pricePerUnitInCents: null, priceTotalInCents: 1 }],
  ])('differs by %j', (change, saved, now) => {
    expect(priceChangeInCents(saved, now)).toBe(change);
  });
});

describe('the order', () => {
  const item = (savedAt: string, heat: number | null, deliveredPriceInCents?: number) => ({
    savedAt,
    item: {
      heatPrice: heat === null ? null : { lowInCents: heat - 1, highInCents: heat + 1 },
      ...(deliveredPriceInCents === undefined ? {} : { deliveredPriceInCents }),
    },
  });
  const gone = { savedAt: '2026-11-04', item: null };
  const items = [item('2026-11-01', 8, 900), item('2026-11-03', null), item('2026-11-02', 5, 950), gone];
  const days = (list: readonly { savedAt: string }[]) => list.map(({ savedAt }) => savedAt.slice(-2));

  it('is by saving, by heat or by the delivered price, with what has no figure at the end', () => {
    expect(days(sortedFavourites(items, 'SAVED_AT'))).toEqual(['04', '03', '02', '01']);
    expect(days(sortedFavourites(items, 'HEAT_PRICE'))).toEqual(['02', '01', '04', '03']);
    expect(days(sortedFavourites(items, 'DELIVERED_PRICE'))).toEqual(['01', '02', '04', '03']);
  });
});
