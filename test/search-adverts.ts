import { reservationEnd } from '#domain/adverts/availability/reservation.ts';
import type { CategoryDataOf } from '#domain/adverts/category-data.ts';
import { CATEGORY_CODES, type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { createRandom } from '#domain/pictures/random.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type AdvertWishes, TEST_NOW, type TestUser, dataOf, insertAdvert, insertUser } from './factories.ts';

/** Adverts that differ in everything a search can ask for, and searches for them, made from a seed. */
export type OracleAdvert = {
  key: number;
  id: string;
  wishes: AdvertWishes & { category: CategoryCode; title: string; at: { latitude: number; longitude: number } };
  publishedAt: Date;
  expiresAt: Date;
  user: TestUser;
  isBusiness: boolean;
};

type Random = ReturnType<typeof createRandom>;

/** Words that no filter is read from. */
const WORDS = ['Nebelhorn', 'Drachenei', 'Quarzbote', 'Kometenschweif', 'Jojospieler', 'Xylophonist'];
const COUNTRIES = ['AT', 'DE', 'CZ'];
const PLACES = [
  { latitude: 48.12, longitude: 14.87 },
  { latitude: 48.31, longitude: 14.29 },
  { latitude: 47.07, longitude: 15.44 },
  { latitude: 47.27, longitude: 11.4 },
  { latitude: 48.21, longitude: 16.37 },
];
const MINUTE = 60_000;

const chance = (random: Random, share: number): boolean => random.next() < share;
const whole = (random: Random, from: number, to: number): number => Math.floor(random.between(from, to + 1));
const maybe = <T>(random: Random, share: number, make: () => T): T | null => (chance(random, share) ? make() : null);
const some = <T>(random: Random, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: whole(random, 1, most) }, () => pickOf(random, list))),
];

function pickOf<T>(random: Random, list: readonly T[]): T {
  const found = list[whole(random, 0, list.length - 1)];
  if (found === undefined) throw new Error('Nothing to pick from.');
  return found;
}

/** The month so many before the present one, as adverts store it. */
const monthsAgo = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, 1)).toISOString().slice(0, 7);
};

/** Answers that older adverts lack: some have none, some say so, some answer. */
function later<Name extends string>(random: Random, codes: Record<Name, readonly string[]>) {
  const answers = (Object.keys(codes) as Name[]).flatMap((name): [Name, string | null][] =>
    chance(random, 0.3) ? [] : [[name, maybe(random, 0.8, () => pickOf(random, codes[name]))]],
  );
  return Object.fromEntries(answers) as Partial<Record<Name, string | null>>;
}

function dataFor(random: Random, category: CategoryCode): CategoryDataOf[CategoryCode] {
  const woodTypeIds = some(random, WOOD_TYPES.slice(0, 6), 2).map((row) => row.id);
  const origin = maybe(random, 0.6, () => pickOf(random, COUNTRIES));
  const pefcCertified = chance(random, 0.3);
  switch (category) {
    case 'FIREWOOD':
      return dataOf('FIREWOOD', {
        woodTypeIds,
        lengthInCm: maybe(random, 0.8, () => pickOf(random, [25, 33, 50, 100])),
        dryingState: maybe(random, 0.8, () => pickOf(random, DRYING_STATES).code),
        ...later(random, { splitMonth: [0, 3, 8, 14, 26].map(monthsAgo) }),
        deliveryIsPossible: chance(random, 0.5),
        countryCodeOfOrigin: origin,
        pefcCertified,
      });
    case 'LOGS': {
      const isSingleItem = chance(random, 0.4);
      const low = whole(random, 15, 60);
      const terms = later(random, {
        logBillingCode: ['FMO', 'FOO'],
        logHandoverCode: ['FREI_STRASSE', 'FREI_WERK'],
        felledMonth: [-3, 0, 2, 5, 14].map(monthsAgo),
      });
      return isSingleItem
        ? dataOf('LOGS', {
            woodTypeId: woodTypeIds[0] ?? null,
            isSingleItem,
            diameterInCm: low,
            lengthInCm: 400,
            ...terms,
            pefcCertified,
          })
        : dataOf('LOGS', {
            woodTypeId: woodTypeIds[0] ?? null,
            minDiameterInCm: low,
            maxDiameterInCm: low + 20,
            minLengthInCm: 300,
            maxLengthInCm: 500,
            ...terms,
            pefcCertified,
          });
    }
    case 'SAWN_WOOD': {
      const thickness = whole(random, 18, 80);
      return dataOf('SAWN_WOOD', {
        woodTypeId: woodTypeIds[0] ?? null,
        minThicknessInMm: thickness,
        maxThicknessInMm: thickness + 10,
        minWidthInMm: 80,
        maxWidthInMm: whole(random, 100, 250),
        ...later(random, { sawnSurfaceCode: ['SAEGERAU', 'GEHOBELT'], sawnEdgesCode: ['BESAEUMT', 'UNBESAEUMT'] }),
        ...later(random, { sawnDryingCode: ['FRISCH', 'LUFTGETROCKNET'], sawnGradeCode: ['C24', 'GII'] }),
        countryCodeOfOrigin: origin,
        pefcCertified,
      });
    }
    case 'PELLETS':
      return dataOf('PELLETS', {
        deliveryIsPossible: chance(random, 0.7),
        blowInIsPossible: chance(random, 0.4),
        enPlusCertified: chance(random, 0.5),
        ...later(random, { pelletDiameterCode: ['D06', 'D08'] }),
        pefcCertified,
      });
    case 'FOREST':
      return dataOf('FOREST', {
        woodTypeIds,
        isFromTrunkSale: chance(random, 0.5),
        isForProcessing: chance(random, 0.5),
        diameterAtBreastHeightInCm: whole(random, 10, 60),
        ...later(random, { forestSlopeCode: ['BIS_30', 'UEBER_60'], forestExtractionCode: ['SEIL', 'FORWARDER'] }),
        pefcCertified,
      });
    case 'WOOD_CHIPS':
      return dataOf('WOOD_CHIPS', {
        particleSizeCode: pickOf(random, ['P31S', 'P45S', 'P16S']),
        moistureContentCode: pickOf(random, ['M20', 'M35']),
        ...later(random, { chipsClassCode: ['A1', 'A2', 'B1'], chipsHandoverCode: ['AB_LAGER', 'FREI_WERK'] }),
        deliveryIsPossible: chance(random, 0.5),
        pefcCertified,
      });
    case 'SERVICES':
      return dataOf('SERVICES', {
        serviceCategoryIds: [pickOf(random, [101, 102, 201, 301])],
        areaOfServiceIds: [whole(random, 1, 9)],
        equipmentIds: [whole(random, 1, 5)],
        certificateIds: [],
      });
  }
}

/** Writes `count` adverts that differ in everything a search can ask for. */
export async function insertOracleAdverts(db: Db, count: number, seed: number): Promise<OracleAdvert[]> {
  const random = createRandom(seed);
  const users = await Promise.all(
    [false, true, false, true, false].map(async (isBusiness) => ({
      isBusiness,
      user: await insertUser(db, { isBusiness }),
    })),
  );
  const adverts: OracleAdvert[] = [];
  for (let index = 0; index < count; index += 1) {
    const category = pickOf(random, CATEGORY_CODES);
    const { user, isBusiness } = pickOf(random, users);
    const place = pickOf(random, PLACES);
    const pricing = random.next();
    const publishedAt = new Date(TEST_NOW.getTime() - whole(random, 0, 200) * 30 * MINUTE);
    const expiresAt = new Date(TEST_NOW.getTime() + whole(random, 1, 60) * 24 * 60 * MINUTE);
    const units: readonly UnitCode[] = categoryOf(category).units;
    const wishes = {
      category,
      data: dataFor(random, category),
      user,
      title: `${pickOf(random, WORDS)} ${chance(random, 0.5) ? pickOf(random, WORDS) : 'Nummer'} ${index}`,
      description: `Beschreibung mit ${pickOf(random, WORDS)} und mehr als zwanzig Zeichen.`,
      pricePerUnitInCents: pricing < 0.7 ? whole(random, 1, 40) * 500 : pricing > 0.95 ? 0 : null,
      priceTotalInCents: pricing > 0.6 && pricing < 0.85 ? whole(random, 1, 40) * 5_000 : null,
      unit: chance(random, 0.7) ? categoryOf(category).defaultUnit : pickOf(random, units),
      unitQuantity: maybe(random, 0.5, () => whole(random, 1, 30)),
      heatPrice: categoryOf(category).heatPriceApplies ? maybe(random, 0.8, () => whole(random, 400, 900) / 100) : null,
      deliveryBands: chance(random, 0.3)
        ? [{ upToKm: whole(random, 20, 150), amountInCents: 4_000, per: 'TRIP' as const }]
        : [],
      publishedAt,
      expiresAt,
      federalStateId: whole(random, 1, FEDERAL_STATES.length),
      at: {
        latitude: place.latitude + random.between(-0.2, 0.2),
        longitude: place.longitude + random.between(-0.2, 0.2),
      },
      hasImage: chance(random, 0.5),
      // Some reservations are over and not cleared yet.
      reservedUntil: maybe(random, 0.25, () => reservationEnd(TEST_NOW, whole(random, -3, 30))),
    };
    const { key, id } = await insertAdvert(db, wishes as AdvertWishes);
    adverts.push({ key, id, wishes: wishes as OracleAdvert['wishes'], publishedAt, expiresAt, user, isBusiness });
  }
  return adverts;
}

type Draw = { random: Random; request: SearchRequest; adverts: readonly OracleAdvert[]; hasPlace: boolean };

/** A random search with the same kind of values; `place` is the place of its postcode. */
export function randomSearch(random: Random, adverts: readonly OracleAdvert[]): SearchRequest {
  const hasPlace = chance(random, 0.5);
  const request: SearchRequest = { page: 0, size: 100, sorting: { sortBy: 'CREATED_AT', sortDesc: true } };
  const draw: Draw = { random, request, adverts, hasPlace };
  drawGoods(draw);
  drawPrices(draw);
  drawSeller(draw);
  drawPlace(draw);
  drawSorting(draw);
  return request;
}

function drawGoods({ random, request }: Draw): void {
  const category = maybe(random, 0.7, () => pickOf(random, CATEGORY_CODES));
  if (category) request.category = category;
  if (category && chance(random, 0.5)) request.categoryData = dataFilterFor(random, category);
  if (chance(random, 0.25)) request.searchTerm = pickOf(random, WORDS);
  if (chance(random, 0.2)) request.imageExists = chance(random, 0.8);
  if (chance(random, 0.2)) request.withoutReserved = true;
}

const mayHaveHeatPrice = ({ category }: SearchRequest): boolean =>
  category === undefined || categoryOf(category).heatPriceApplies;

function drawPrices({ random, request }: Draw): void {
  if (chance(random, 0.15)) request.pricingType = pickOf(random, ['PER_UNIT', 'TOTAL', 'ON_REQUEST'] as const);
  const mayHaveRange = request.category === undefined ? request.pricingType !== 'PER_UNIT' : true;
  if (chance(random, 0.25) && mayHaveRange && request.pricingType !== 'ON_REQUEST') {
    request.priceMinInCents = whole(random, 0, 10) * 500;
    request.priceMaxInCents = request.priceMinInCents + whole(random, 5, 30) * 500;
    if (chance(random, 0.5)) request.priceOnRequest = true;
  } else if (chance(random, 0.1)) request.priceOnRequest = false;
  if (chance(random, 0.1) && mayHaveHeatPrice(request)) request.heatPriceMaxInCents = whole(random, 500, 800) / 100;
  if (chance(random, 0.1) && request.category) request.quantityMin = whole(random, 1, 20);
}

function drawSeller({ random, request, adverts }: Draw): void {
  if (chance(random, 0.15)) request.sellerKind = pickOf(random, ['PRIVATE', 'BUSINESS'] as const);
  if (chance(random, 0.1)) request.userId = pickOf(random, adverts).user.id;
}

function drawPlace({ random, request, hasPlace }: Draw): void {
  if (chance(random, 0.15)) request.federalStateId = whole(random, 1, 9);
  if (chance(random, 0.15)) request.bounds = { west: 14, south: 47, east: whole(random, 15, 17), north: 48.2 };
  if (!hasPlace) return;
  request.sorting.postalCode = pickOf(random, ['3300', '4020', '8010', '1010']);
  if (chance(random, 0.4)) request.radiusInKm = pickOf(random, [10, 25, 50, 100, 200]);
  if (chance(random, 0.15)) request.deliversToMe = true;
}

function drawSorting({ random, request, hasPlace }: Draw): void {
  const sorts: SearchRequest['sorting']['sortBy'][] = ['CREATED_AT', 'EXPIRES_AT', 'RELEVANCE'];
  if (request.category) sorts.push('PRICE');
  if (mayHaveHeatPrice(request)) sorts.push('HEAT_PRICE');
  if (hasPlace) sorts.push('DISTANCE');
  request.sorting = { ...request.sorting, sortBy: pickOf(random, sorts), sortDesc: chance(random, 0.5) };
}

function dataFilterFor(random: Random, category: CategoryCode): CategoryFilters {
  const woodTypeIds = some(random, WOOD_TYPES.slice(0, 6), 3).map((row) => row.id);
  switch (category) {
    case 'FIREWOOD':
      return pickOf<CategoryFilters>(random, [
        { woodTypeIds },
        { lengthMinInCm: 30, lengthMaxInCm: 35 },
        { dryingStates: ['LUFTTROCKEN', 'OFENFERTIG'], deliveryIsPossible: true },
        { countryCodesOfOrigin: ['AT'], woodTypeIds },
        { dryByMonth: 10 },
        { dryByMonth: 3, woodTypeIds },
      ]);
    case 'LOGS':
      return pickOf<CategoryFilters>(random, [
        { diameterMinInCm: 40 },
        { diameterMaxInCm: 45, isSingleItem: true },
        { isSingleItem: false, woodTypeIds },
        { logBillingCodes: ['FMO'] },
        { logHandoverCodes: ['FREI_STRASSE', 'FREI_WERK'], felledMonthsAgoMax: 12 },
        { felledMonthsAgoMax: 3 },
      ]);
    case 'SAWN_WOOD':
      return pickOf<CategoryFilters>(random, [
        { thicknessMinInMm: 40, thicknessMaxInMm: 60 },
        { widthMaxInMm: 90 },
        { countryCodesOfOrigin: ['AT', 'DE'] },
        { sawnSurfaceCodes: ['SAEGERAU'] },
        { sawnEdgesCodes: ['BESAEUMT'], sawnDryingCodes: ['LUFTGETROCKNET', 'KAMMERGETROCKNET'] },
        { sawnGradeCodes: ['C24', 'C30'] },
      ]);
    case 'PELLETS':
      return pickOf<CategoryFilters>(random, [
        { blowInIsPossible: true },
        { blowInIsPossible: false },
        { isLoose: true },
        { enPlusCertified: true, deliveryIsPossible: true },
        { pefcCertified: true },
        { pelletDiameterCodes: ['D06'] },
      ]);
    case 'FOREST':
      return pickOf<CategoryFilters>(random, [
        { isFromTrunkSale: true },
        { forestSlopeCodes: ['BIS_30', 'BIS_60'] },
        { forestExtractionCodes: ['SEIL'], isFromTrunkSale: true },
        { diameterMinInCm: 20, diameterMaxInCm: 40 },
        { woodTypeIds },
      ]);
    case 'WOOD_CHIPS':
      return pickOf<CategoryFilters>(random, [
        { particleSizeCodes: ['P31S', 'P16S'] },
        { moistureContentCodes: ['M20'] },
        { chipsClassCodes: ['A1', 'A2'] },
        { chipsHandoverCodes: ['FREI_WERK'] },
      ]);
    case 'SERVICES':
      return pickOf<CategoryFilters>(random, [
        { serviceCategoryIds: [101, 201] },
        { areaOfServiceIds: [1, 2, 3] },
        { equipmentIds: [1, 2] },
      ]);
  }
}
