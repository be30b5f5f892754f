import { HOUR_IN_MS } from '#domain/durations.ts';
import { serviceCategoryBySlug } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import { DEFAULT_PICKUP_RADIUS_IN_KM } from '#domain/requests/request.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { type SampleRequest, insertSampleRequestRows } from '#server/requests/sample-requests.service.ts';
import { createDice } from '#server/sample/sample-random.ts';
import { SAMPLE_WISHES } from './sample-requests.data.ts';
import type { SampleSeller } from '#server/sample/sample-types.ts';

const TIMES = 3;
/** All of them still run for some days. */
const OLDEST_IN_HOURS = 24 * 25;
/** Away from the accounts with a role of their own. */
const FIRST_BUYER = 10;

const idOf = (code: string): number[] => WOOD_TYPES.filter((row) => row.code === code).map(({ id }) => id);

/** Posts what people of the sample marketplace look for; the same wishes, people and ages each time. */
export async function insertSampleRequests(
  db: Db,
  sellers: readonly SampleSeller[],
  { seed, now }: { seed: number; now: Date },
): Promise<void> {
  const buyers = sellers.slice(FIRST_BUYER).filter(({ isBusiness }) => !isBusiness);
  if (buyers.length === 0) return;
  const requests = Array.from({ length: SAMPLE_WISHES.length * TIMES }, (_, number): SampleRequest => {
    const wish = SAMPLE_WISHES[number % SAMPLE_WISHES.length] ?? SAMPLE_WISHES[0];
    const dice = createDice(seed, 2_000_000 + number);
    const buyer = dice.of(buyers);
    if (wish === undefined) throw new Error('There are no sample wishes.');
    const { place } = buyer;
    const shown = blurCoordinates(place.latitude, place.longitude, `gesuch ${number}`);
    return {
      id: newId(),
      userKey: buyer.number + 1,
      createdAt: new Date(now.getTime() - dice.integer(1, OLDEST_IN_HOURS) * HOUR_IN_MS),
      content: {
        category: wish.category,
        woodTypeIds: (wish.woods ?? []).flatMap(idOf),
        serviceCategoryId: wish.service === undefined ? null : (serviceCategoryBySlug(wish.service)?.id ?? null),
        title: wish.title,
        text: '',
        signs: [],
        quantity: wish.quantity,
        unit: wish.unit,
        dryingState: wish.drying ?? null,
        lengthInCm: wish.lengthInCm ?? null,
        neededBy: null,
        handover: wish.handover,
        radiusInKm: DEFAULT_PICKUP_RADIUS_IN_KM,
        budgetInCents: null,
        countryCode: 'AT',
        postalCode: place.postalCode,
        city: place.city,
        federalStateId: place.federalStateId,
        shownLatitude: shown.latitude,
        shownLongitude: shown.longitude,
      },
    };
  });
  await insertSampleRequestRows(db, requests);
}
