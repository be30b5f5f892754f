import type { CategorisedData, CategoryData, CategoryDataOf } from '#domain/adverts/category-data.ts';
import { slugOf } from '#domain/lookups/lookup-index.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';

/** The moment at which tests without a wish of their own happen. */
export const TEST_NOW = new Date('2026-11-21T09:00:00.000Z');

const DAY_IN_MS = 86_400_000;
let counter = 0;

export type TestUser = { key: number; id: string; email: string };
type UserWishes = {
  email?: string;
  firstName?: string;
  isBusiness?: boolean;
  isFarm?: boolean;
  isBlocked?: boolean;
  isConfirmed?: boolean;
};

/** A user who can publish; no password, no session. */
export async function insertUser(db: Db, wishes: UserWishes = {}): Promise<TestUser> {
  counter += 1;
  const id = newId();
  const email = wishes.email ?? `user-${counter}-${id.slice(-6)}@example.at`;
  const { id: key } = await db
    .insertInto('users')
    .values({
      public_id: id,
      email,
      username: email,
      first_name: wishes.firstName ?? 'Anna',
      last_name: 'Muster',
      is_business: wishes.isBusiness ?? wishes.isFarm ?? false,
      is_farm: wishes.isFarm ?? false,
      blocked_at: wishes.isBlocked === true ? TEST_NOW : null,
      email_confirmed_at: wishes.isConfirmed === false ? null : TEST_NOW,
      terms_accepted_at: TEST_NOW,
      created_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { key, id, email };
}

const EMPTY_DATA: CategoryDataOf = {
  FOREST: {
    woodTypeIds: [],
    isFromTrunkSale: true,
    isForProcessing: false,
    diameterAtBreastHeightInCm: null,
    pefcCertified: false,
  },
  FIREWOOD: {
    woodTypeIds: [],
    deliveryIsPossible: false,
    lengthInCm: null,
    dryingState: null,
    moistureInPercent: null,
    measureBasis: null,
    countryCodeOfOrigin: null,
    pefcCertified: false,
  },
  PELLETS: {
    deliveryIsPossible: false,
    blowInIsPossible: false,
    pelletQualityTypeCode: null,
    countryCodeOfOrigin: null,
    pefcCertified: false,
    enPlusCertified: false,
    dinPlusCertified: false,
  },
  SAWN_WOOD: {
    woodTypeId: null,
    isSingleItem: false,
    lengthInMm: null,
    widthInMm: null,
    thicknessInMm: null,
    minLengthInMm: null,
    maxLengthInMm: null,
    minWidthInMm: null,
    maxWidthInMm: null,
    minThicknessInMm: null,
    maxThicknessInMm: null,
    countryCodeOfOrigin: null,
    pefcCertified: false,
  },
  WOOD_CHIPS: {
    woodTypeCode: null,
    dryingStateCode: null,
    ashCode: null,
    rawMaterialGroupCode: null,
    particleSizeCode: null,
    fineFractionCode: null,
    moistureContentCode: null,
    countryCodeOfOrigin: null,
    deliveryIsPossible: false,
    blowInIsPossible: false,
    pefcCertified: false,
  },
  LOGS: {
    woodTypeId: null,
    isSingleItem: false,
    lengthInCm: null,
    diameterInCm: null,
    minLengthInCm: null,
    maxLengthInCm: null,
    minDiameterInCm: null,
    maxDiameterInCm: null,
    logGradeCode: null,
    countryCodeOfOrigin: null,
    pefcCertified: false,
  },
  SERVICES: { certificateIds: [], serviceCategoryIds: [], areaOfServiceIds: [], equipmentIds: [] },
};

/** Category data with every answer open but the given ones. */
export function dataOf<C extends CategoryCode>(category: C, data: Partial<CategoryDataOf[C]> = {}): CategoryDataOf[C] {
  return { ...EMPTY_DATA[category], ...data };
}

type Wishes = {
  reservedUntil?: Date | null;
  user?: TestUser;
  status?: string;
  title?: string;
  description?: string;
  pricePerUnitInCents?: number | null;
  priceTotalInCents?: number | null;
  unit?: UnitCode;
  unitQuantity?: number | null;
  minimumQuantity?: number | null;
  householdMaximum?: number | null;
  heatPrice?: number | null;
  deliveryBands?: DeliveryBand[];
  publishedAt?: Date;
  expiresAt?: Date;
  postalCode?: string | null;
  city?: string;
  federalStateId?: number | null;
  /** Shown position; the exact one is nearby. Null: no known place. */
  at?: { latitude: number; longitude: number } | null;
  hasImage?: boolean;
  contact?: { phoneNumber?: string; email?: string; companyName?: string };
};

export type AdvertWishes = Wishes & Partial<CategorisedData>;

export type TestAdvert = { key: number; id: string; slug: string; user: TestUser };

const EXACT_OFFSET_IN_DEGREES = 0.0123;
const AMSTETTEN = { latitude: 48.12, longitude: 14.87 };

type SettledWishes = Wishes &
  Required<Pick<Wishes, 'title' | 'status' | 'publishedAt' | 'at'>> & { category: CategoryCode; data?: CategoryData };

const settle = (wishes: AdvertWishes, now: Date): SettledWishes => ({
  category: 'FIREWOOD',
  title: 'Brennholz Buche 33 cm',
  description: 'Aus eigenem Wald, gut gelagert und ofenfertig geschnitten.',
  status: 'ACTIVE',
  publishedAt: now,
  pricePerUnitInCents: 12_000,
  at: AMSTETTEN,
  postalCode: '3300',
  city: 'Amstetten',
  federalStateId: 3,
  ...wishes,
});

/** Writes an advert into the truth tables, active and public unless wished otherwise, and brings the index up to date. */
export async function insertAdvert(db: Db, given: AdvertWishes = {}, now: Date = TEST_NOW): Promise<TestAdvert> {
  counter += 1;
  const wishes = settle(given, now);
  const user = wishes.user ?? (await insertUser(db));
  const id = newId();
  const slug = `${slugOf(wishes.title)}-${counter}-${id.slice(-8)}`;
  const { id: key } = await db
    .insertInto('adverts')
    .values({ public_id: id, user_id: user.key, slug, ...factsOf(wishes), ...datesOf(wishes), ...pricesOf(wishes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('advert_slugs').values({ slug, advert_id: key, created_at: wishes.publishedAt }).execute();
  await insertPlace(db, key, wishes);
  await insertContact(db, key, wishes);
  if (wishes.hasImage === true) await insertDrawing(db, key);
  await indexAdverts(db, [key], now);
  return { key, id, slug, user };
}

/** Inserts a chat about an advert, with a new buyer and the given number of messages. */
export async function insertChat(db: Db, advert: TestAdvert, wishes: { at: Date; messages?: number }): Promise<void> {
  const buyer = await insertUser(db);
  await db
    .insertInto('chats')
    .values({
      public_id: newId(),
      advert_id: advert.key,
      item_public_id: advert.id,
      item_title: 'Buche',
      seller_id: advert.user.key,
      buyer_id: buyer.key,
      last_seq: wishes.messages ?? 1,
      created_at: wishes.at,
      updated_at: wishes.at,
    })
    .execute();
}

const factsOf = (wishes: SettledWishes) => ({
  category: wishes.category,
  status: wishes.status,
  title: wishes.title,
  description: wishes.description ?? '',
  category_data: JSON.stringify(wishes.data ?? dataOf(wishes.category)),
  delivery_bands: JSON.stringify(wishes.deliveryBands ?? []),
  was_public: wishes.status !== 'DRAFT',
  reserved_until: wishes.reservedUntil ?? null,
});

const datesOf = ({ publishedAt, status, expiresAt }: SettledWishes) => ({
  created_at: publishedAt,
  updated_at: publishedAt,
  published_at: status === 'DRAFT' ? null : publishedAt,
  bumped_at: status === 'DRAFT' ? null : publishedAt,
  expires_at: expiresAt ?? new Date(publishedAt.getTime() + 90 * DAY_IN_MS),
});

const pricesOf = ({ category, heatPrice = null, ...wishes }: SettledWishes) => ({
  price_per_unit_in_cents: wishes.pricePerUnitInCents ?? null,
  price_total_in_cents: wishes.priceTotalInCents ?? null,
  unit: wishes.unit ?? categoryOf(category).defaultUnit,
  unit_quantity: wishes.unitQuantity ?? null,
  minimum_quantity: wishes.minimumQuantity ?? null,
  household_maximum: wishes.householdMaximum ?? null,
  vat_rate: categoryOf(category).defaultVatRateInPercent,
  heat_price: heatPrice,
  heat_price_low: heatPrice,
  heat_price_high: heatPrice,
});

async function insertContact(db: Db, key: number, { contact = {} }: SettledWishes): Promise<void> {
  await db
    .insertInto('advert_contacts')
    .values({
      advert_id: key,
      public_id: newId(),
      first_name: 'Anna',
      last_name: 'Muster',
      company_name: contact.companyName ?? '',
      phone_number: contact.phoneNumber ?? '',
      email: contact.email ?? '',
    })
    .execute();
}

async function insertDrawing(db: Db, key: number): Promise<void> {
  const drawing = { drawing_kind: 'stack', drawing_species: 'buche', drawing_seed: key };
  await db
    .insertInto('advert_images')
    .values({ public_id: newId(), advert_id: key, position: 0, ...drawing })
    .execute();
}

async function insertPlace(
  db: Db,
  key: number,
  { at, postalCode, city, federalStateId }: SettledWishes,
): Promise<void> {
  await db
    .insertInto('advert_addresses')
    .values({
      advert_id: key,
      public_id: newId(),
      country_code: 'AT',
      postal_code: postalCode ?? null,
      city: city ?? '',
      street: 'Geheimgasse 7',
      federal_state_id: federalStateId ?? null,
      latitude: at ? at.latitude + EXACT_OFFSET_IN_DEGREES : null,
      longitude: at ? at.longitude + EXACT_OFFSET_IN_DEGREES : null,
      shown_latitude: at?.latitude ?? null,
      shown_longitude: at?.longitude ?? null,
    })
    .execute();
}
