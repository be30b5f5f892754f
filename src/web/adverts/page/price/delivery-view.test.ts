import { expect, test } from 'vitest';
import type { DeliveryBand } from '#contract/adverts/adverts.schemas.ts';
import type { AdvertWishes } from '#test/sample-advert.ts';
import { advertOf } from '#test/sample-advert.ts';
import type { DeliveryView, Destination } from './delivery-view.ts';
import { deliveryOutcome, deliveryViewOf, wantedQuantity } from './delivery-view.ts';

const bands: DeliveryBand[] = [
  { upToKm: 40, minimumQuantity: 5, amountInCents: 9000, per: 'TRIP' },
  { upToKm: 20, minimumQuantity: null, amountInCents: 6000, per: 'TRIP' },
];
const kirchdorf = (distanceInKm: number): Destination => ({
  postalCode: '4560',
  countryCode: 'AT',
  name: 'Kirchdorf',
  distanceInKm,
  isByRoad: false,
});

function viewOf(
  wishes: AdvertWishes = {},
  destination: Destination | null = null,
  wanted: number | null = null,
): DeliveryView {
  const advert = advertOf('FIREWOOD', {}, { deliveryBands: bands, ...wishes });
  const view = deliveryViewOf(advert, { wanted, destination, unknownPlace: null });
  if (view === null) throw new Error('The advert has no box.');
  return view;
}

test('6 rm at € 165 over 14 km cost € 990 and € 60 delivery', () => {
  const view = viewOf({}, kirchdorf(14), 6);
  expect(deliveryOutcome(view, view.quantity)).toEqual({
    kind: 'DELIVERED',
    goodsInCents: 99_000,
    deliveryInCents: 6_000,
    totalInCents: 105_000,
    raisedTo: null,
  });
});

test('a farther band with a minimum raises the quantity and says so', () => {
  expect(deliveryOutcome(viewOf({}, kirchdorf(33)), 2)).toMatchObject({
    kind: 'DELIVERED',
    raisedTo: 5,
    goodsInCents: 82_500,
    totalInCents: 91_500,
  });
});

test('pellets that are blown in cost their charge on top of each delivery, in sacks they do not', () => {
  const data = { deliveryIsPossible: true, blowInIsPossible: true, blowInChargeInCents: 4_500 };
  const outcomeIn = (unit: 'T' | 'SACK', more: object = {}) => {
    const advert = advertOf('PELLETS', { ...data, ...more }, { deliveryBands: bands, unit });
    const view = deliveryViewOf(advert, { wanted: 6, destination: kirchdorf(14), unknownPlace: null });
    return view && deliveryOutcome(view, view.quantity);
  };
  expect(outcomeIn('T')).toMatchObject({ goodsInCents: 99_000, deliveryInCents: 10_500, totalInCents: 109_500 });
  expect(outcomeIn('SACK')).toMatchObject({ deliveryInCents: 6_000 });
  expect(outcomeIn('T', { blowInIsPossible: false })).toMatchObject({ deliveryInCents: 6_000 });
  expect(outcomeIn('T', { blowInChargeInCents: null })).toMatchObject({ deliveryInCents: 6_000 });
});

test('beyond the last band the reach and the distance are told, with the price at the yard', () => {
  expect(deliveryOutcome(viewOf({}, kirchdorf(63)), 4)).toEqual({
    kind: 'TOO_FAR',
    goodsInCents: 66_000,
    reachInKm: 40,
    distanceInKm: 63,
  });
});

test('without a place there is a price at the yard and a question', () => {
  expect(deliveryOutcome(viewOf(), 4)).toEqual({ kind: 'NO_PLACE', goodsInCents: 66_000 });
});

test('delivery without stated prices is on request, no delivery is pick-up', () => {
  expect(deliveryOutcome(viewOf({ deliveryBands: [] }), 1).kind).toBe('ON_REQUEST');
  const advert = advertOf('FIREWOOD', { deliveryIsPossible: false });
  const view = deliveryViewOf(advert, { wanted: null, destination: null, unknownPlace: null });
  expect(view && deliveryOutcome(view, 1).kind).toBe('PICKUP');
});

test('a usual order of 5 rm is shown until another is asked for, never below the minimum nor above the stock', () => {
  expect(viewOf().quantity).toBe(5);
  expect(viewOf({}, null, 8).quantity).toBe(8);
  expect(viewOf({ minimumQuantity: 7 }, null, 2)).toMatchObject({ quantity: 7, minimum: 7 });
  expect(viewOf({ unitQuantity: 3 }).quantity).toBe(3);
  expect(viewOf({ unitQuantity: 30 }, null, 99)).toMatchObject({ quantity: 30, maximum: 30 });
});

test('a household is offered no more than it gets, and no delivery that starts above it', () => {
  const capped = viewOf({ householdMaximum: 4, unitQuantity: 30 }, kirchdorf(14), 9);
  expect(capped).toMatchObject({ quantity: 4, maximum: 4, isCapped: true });
  expect(deliveryOutcome(capped, 4).kind).toBe('DELIVERED');
  expect(deliveryOutcome({ ...capped, destination: kirchdorf(33) }, 4).kind).toBe('ON_REQUEST');
  expect(viewOf({ householdMaximum: 40, unitQuantity: 3 }).isCapped).toBe(false);
});

test('a lot with one price for everything is taken as a whole', () => {
  const view = viewOf({ pricePerUnitInCents: null, priceTotalInCents: 120_000, unitQuantity: 8 }, kirchdorf(10), 2);
  expect(view).toMatchObject({ quantity: 8, minimum: 8, maximum: 8 });
  expect(deliveryOutcome(view, 8)).toMatchObject({ goodsInCents: 120_000, totalInCents: 126_000 });
});

test('a net price names the tax on top', () => {
  expect(viewOf({ priceIsGross: false, vatRate: 13 }).vatOnTop).toBe(13);
  expect(viewOf().vatOnTop).toBeNull();
});

test.each(['LOGS', 'FOREST', 'SAWN_WOOD', 'SERVICES'] as const)(
  '%s without delivery prices have no box',
  (category) => {
    expect(deliveryViewOf(advertOf(category), { wanted: null, destination: null, unknownPlace: null })).toBeNull();
  },
);

test('a price on request has no box', () => {
  const advert = advertOf('FIREWOOD', {}, { pricePerUnitInCents: null });
  expect(deliveryViewOf(advert, { wanted: null, destination: null, unknownPlace: null })).toBeNull();
});

test.each([
  ['menge=6', 6],
  ['menge=6&schritt=1', 7],
  ['menge=6&schritt=-1', 5],
  ['menge=2,5', 2.5],
  ['menge=6&schritt=999', 6],
  ['menge=viel', null],
  ['', null],
])('the address "%s" asks for %s', (query, quantity) => {
  expect(wantedQuantity(new URLSearchParams(query))).toBe(quantity);
});
