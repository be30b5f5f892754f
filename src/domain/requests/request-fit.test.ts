import { expect, test } from 'vitest';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { type Offered, type OfferedByCompany, type Wanted, advertFits, companyFits } from './request-fit.ts';

const idOf = (code: string): number => WOOD_TYPES.find((row) => row.code === code)?.id ?? 0;
const woods = (...codes: string[]): number[] => codes.map(idOf);

const WANTED: Wanted = {
  category: 'FIREWOOD',
  woodTypeIds: woods('BUCHE'),
  serviceCategoryId: null,
  quantity: 10,
  unit: 'RM',
  dryingState: null,
  lengthInCm: null,
  handover: 'EITHER',
  radiusInKm: 50,
  budgetInCents: null,
  federalStateId: 3,
};
const OFFERED: Offered = {
  category: 'FIREWOOD',
  woodTypeIds: woods('BUCHE'),
  serviceCategoryIds: [],
  areaIds: [],
  quantity: 40,
  minimumQuantity: null,
  householdMaximum: null,
  unit: 'RM',
  pricePerUnitInCents: 11_000,
  dryingState: 'LUFTTROCKEN',
  lengthInCm: 33,
  deliveryIsPossible: false,
  deliveryReachInKm: null,
  distanceInKm: 20,
};

type Pair = [what: string, wanted: Partial<Wanted>, offered: Partial<Offered>, fits: boolean];

const LOGS = { category: 'LOGS', unit: 'FM' } as const;
const CHIPS = { category: 'WOOD_CHIPS', unit: 'SRM', woodTypeIds: [], dryingState: null, lengthInCm: null } as const;
const PELLETS = { category: 'PELLETS', unit: 'T', woodTypeIds: [], dryingState: null, lengthInCm: null } as const;

/** Judged by hand before the rules were written down: would this seller want to be told? */
const PAIRS: readonly Pair[] = [
  ['the same goods nearby', {}, {}, true],
  ['another category', {}, LOGS, false],
  ['another species', {}, { woodTypeIds: woods('FICHTE') }, false],
  ['one of two species', { woodTypeIds: woods('BUCHE', 'EICHE') }, { woodTypeIds: woods('EICHE') }, true],
  ['any species', { woodTypeIds: [] }, { woodTypeIds: woods('FICHTE') }, true],
  ['mixed hardwood wanted, ash offered', { woodTypeIds: woods('LAUB_HART') }, { woodTypeIds: woods('ESCHE') }, true],
  [
    'mixed hardwood wanted, poplar offered',
    { woodTypeIds: woods('LAUB_HART') },
    { woodTypeIds: woods('PAPPEL') },
    false,
  ],
  ['beech wanted, mixed hardwood offered', {}, { woodTypeIds: woods('LAUB_HART') }, false],
  ['spruce wanted, spruce and fir offered', { woodTypeIds: woods('FICHTE') }, { woodTypeIds: woods('FITA') }, true],
  ['spruce and fir wanted, fir offered', { woodTypeIds: woods('FITA') }, { woodTypeIds: woods('TANNE') }, true],
  ['softwood wanted, larch offered', { woodTypeIds: woods('NADEL_GEMISCHT') }, { woodTypeIds: woods('LAERCHE') }, true],
  ['softwood wanted, beech offered', { woodTypeIds: woods('NADEL_GEMISCHT') }, {}, false],
  ['too little of it', {}, { quantity: 3 }, false],
  ['nearly all of it', {}, { quantity: 8.5 }, true],
  ['an amount that is not stated', {}, { quantity: null }, true],
  ['a minimum above what is wanted', {}, { minimumQuantity: 20 }, false],
  ['a minimum that is met', {}, { minimumQuantity: 5 }, true],
  ['10 rm wanted, 5 fm offered', {}, { unit: 'FM', quantity: 5 }, false],
  ['10 rm wanted, 7 fm offered', {}, { unit: 'FM', quantity: 7 }, true],
  ['10 rm wanted, 14 srm offered', {}, { unit: 'SRM', quantity: 14 }, true],
  ['units that cannot be compared', {}, { unit: 'PAL', quantity: 2 }, true],
  ['6 t wanted, 500 kg offered', { ...PELLETS, quantity: 6 }, { ...PELLETS, unit: 'KG', quantity: 500 }, false],
  ['6 t wanted, 30,000 kg offered', { ...PELLETS, quantity: 6 }, { ...PELLETS, unit: 'KG', quantity: 30_000 }, true],
  ['dry wanted, fresh offered', { dryingState: 'LUFTTROCKEN' }, { dryingState: 'WALDFRISCH' }, false],
  ['dry wanted, kiln-dried offered', { dryingState: 'LUFTTROCKEN' }, { dryingState: 'KAMMERGETROCKNET' }, true],
  ['dry wanted, nothing said', { dryingState: 'OFENFERTIG' }, { dryingState: null }, false],
  ['33 cm wanted, 1 m offered', { lengthInCm: 33 }, { lengthInCm: 100 }, false],
  ['33 cm wanted, 25 cm offered', { lengthInCm: 33 }, { lengthInCm: 25 }, true],
  ['25 cm wanted, 33 cm offered', { lengthInCm: 25 }, {}, false],
  ['50 cm wanted, length not said', { lengthInCm: 50 }, { lengthInCm: null }, true],
  ['within the budget', { budgetInCents: 120_000 }, {}, true],
  ['a little above the budget', { budgetInCents: 100_000 }, {}, true],
  ['far above the budget', { budgetInCents: 60_000 }, {}, false],
  ['budget, price on request', { budgetInCents: 60_000 }, { pricePerUnitInCents: null }, true],
  ['too far to fetch', { handover: 'PICKUP' }, { distanceInKm: 80 }, false],
  ['too far to fetch, but delivered there', { handover: 'EITHER' }, { distanceInKm: 80, deliveryReachInKm: 100 }, true],
  ['delivery wanted, none offered', { handover: 'DELIVERY' }, {}, false],
  ['delivery wanted and offered', { handover: 'DELIVERY' }, { deliveryIsPossible: true, deliveryReachInKm: 30 }, true],
  ['delivery wanted beyond its reach', { handover: 'DELIVERY' }, { deliveryReachInKm: 15 }, false],
  ['delivery without prices, near', { handover: 'DELIVERY' }, { deliveryIsPossible: true, distanceInKm: 40 }, true],
  ['delivery without prices, far', { handover: 'DELIVERY' }, { deliveryIsPossible: true, distanceInKm: 120 }, false],
  [
    'logs of the right species',
    { ...LOGS, woodTypeIds: woods('LAERCHE') },
    { ...LOGS, woodTypeIds: woods('LAERCHE') },
    true,
  ],
  ['chips have no species', { ...CHIPS, quantity: 30 }, { ...CHIPS, quantity: 200 }, true],
  [
    'standing wood is not delivered',
    { category: 'FOREST', unit: 'EFM' },
    { category: 'FOREST', unit: 'EFM', distanceInKm: 90, deliveryReachInKm: 100 },
    false,
  ],
];

test('who gives each household nearly the whole amount is told, who gives less is not', () => {
  expect([7, 8].map((householdMaximum) => advertFits(WANTED, { ...OFFERED, householdMaximum }))).toEqual([false, true]);
});

test('sellers are told of what they have, and of nothing else', () => {
  const wrong = PAIRS.filter(
    ([, wanted, offered, fits]) => advertFits({ ...WANTED, ...wanted }, { ...OFFERED, ...offered }) !== fits,
  );
  expect(wrong.map(([what]) => what)).toEqual([]);
  expect(PAIRS.length).toBeGreaterThanOrEqual(40);
});

const SERVICE: Wanted = { ...WANTED, category: 'SERVICES', woodTypeIds: [], serviceCategoryId: 404, unit: 'H' };
const SAWMILL: OfferedByCompany = {
  serviceCategoryIds: [404],
  areaIds: [],
  deliveryRadiusInKm: null,
  distanceInKm: 30,
};

test('companies are told of services that they offer where they work', () => {
  const fits = (wanted: Partial<Wanted>, company: Partial<OfferedByCompany> = {}): boolean =>
    companyFits({ ...SERVICE, ...wanted }, { ...SAWMILL, ...company });
  expect(fits({})).toBe(true);
  expect(fits({ serviceCategoryId: 101 })).toBe(false);
  expect(fits({ serviceCategoryId: null })).toBe(false);
  expect(fits({ category: 'FIREWOOD' })).toBe(false);
  expect(fits({}, { distanceInKm: 90 })).toBe(false);
  expect(fits({}, { distanceInKm: 90, deliveryRadiusInKm: 100 })).toBe(true);
  expect(fits({}, { distanceInKm: 300, areaIds: [3, 4] })).toBe(true);
});

test('adverts for services fit by service and by area or distance', () => {
  const offered: Offered = { ...OFFERED, category: 'SERVICES', serviceCategoryIds: [404, 401], woodTypeIds: [] };
  expect(advertFits(SERVICE, offered)).toBe(true);
  expect(advertFits(SERVICE, { ...offered, serviceCategoryIds: [101] })).toBe(false);
  expect(advertFits(SERVICE, { ...offered, distanceInKm: 200 })).toBe(false);
  expect(advertFits(SERVICE, { ...offered, distanceInKm: 200, areaIds: [3] })).toBe(true);
});
