import { hashPassword } from '#server/platform/secrets/password-hash.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { silentProgress, type StartProgress } from '#server/platform/console/progress.ts';
import { LARGE_BATCH, refreshMarketPrices } from '#server/market-prices/market-job.service.ts';
import { type Db, inTransaction, withoutTimeLimits } from '#server/platform/database/database.ts';
import { markDisposable } from '#server/platform/disposable.ts';
import { newId } from '#server/platform/ids.ts';
import { ensureVoucher } from '#server/payments/vouchers/admin-vouchers.service.ts';
import { reindexAll } from '#server/search/indexing/search-index.service.ts';
import { type SampleAdvert, isTradeOnly, sampleAdvert, sampleKindAdverts } from './sample-adverts.ts';
import { drawSampleAdvertising, insertSampleAdvertising } from './sample-advertising.ts';
import { insertSampleChats } from './people/sample-chats.ts';
import { insertSampleRatings } from './people/sample-ratings.ts';
import { insertSampleCompanies } from './companies/sample-company-rows.ts';
import { KIND_ADVERT_COUNT, hasKinds } from './kinds/sample-kinds.ts';
import { insertSampleMarketPrices } from './figures/sample-market-prices.ts';
import { insertSampleRequests } from './people/sample-requests.ts';
import { createDice } from './sample-random.ts';
import { SAMPLE_VOUCHERS } from './sample-vouchers.data.ts';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, samplePlaces, sampleSeller } from './sample-sellers.ts';
import { insertSampleStatistics } from './figures/sample-statistics.repository.ts';
import type { SampleSeller } from './sample-types.ts';
import { analyseTables, type BulkColumn, columns, continueKeys, hasPeople, insertMany } from './sample.repository.ts';

const SEED = 2026;
const BATCH = 2_000;
const ADVERTS_PER_SELLER = 15;
const FILLED_TABLES = [
  'users',
  'adverts',
  'advert_addresses',
  'advert_contacts',
  'advert_images',
  'advert_stats',
  'event_items',
  'event_item_months',
];
/** Above this size the sample serves measurements: one picture an advert is enough. */
const LARGE = 20_000;

export type Sample = {
  adverts: number;
  sellers: number;
  vouchers: { code: string; title: string }[];
};

type FillOptions = { count: number; withKinds?: boolean; startProgress?: StartProgress };

/**
 * Fills an empty marketplace with sample sellers and adverts; does nothing where people have accounts. From 3,000 on,
 * the adverts of SAMPLE_KINDS are added to `count`. Atomic, except above 20,000 adverts, which are inserted in batches.
 * No limit of time for a statement: on a busy machine a first start takes longer than an answer may.
 */
export async function fillSampleMarketplace(base: BaseContext, options: FillOptions): Promise<Sample | null> {
  if (options.count === 0 || base.config.isProduction || (await hasPeople(base.db))) return null;
  return withoutTimeLimits(base.db, (db) => fillEmptyMarketplace({ ...base, db }, options));
}

async function fillEmptyMarketplace(
  base: BaseContext,
  { count, withKinds = hasKinds(count), startProgress = silentProgress }: FillOptions,
): Promise<Sample> {
  const sellerCount = count <= 3_000 ? 200 : Math.min(60_000, Math.ceil(count / ADVERTS_PER_SELLER));
  const mostImages = count > LARGE ? 1 : 4;
  const now = base.clock();
  const places = samplePlaces();
  const sellers = Array.from({ length: sellerCount }, (_, number) => sampleSeller(number, SEED, places));
  const partners = await drawSampleAdvertising(base);
  const fill = async (db: Db): Promise<void> => {
    await insertSellers(db, sellers, now);
    const progress = startProgress('Anzeigen', count);
    // One batch is made while the database still writes the one before.
    let writing: Promise<void> = Promise.resolve();
    for (let from = 0; from < count; from += BATCH) {
      const size = Math.min(BATCH, count - from);
      const adverts = Array.from({ length: size }, (_, index) => advertOf(from + index));
      await writing;
      progress.to(from);
      writing = insertAdverts(db, adverts, from);
      // A failed write is thrown at the next await, not as an unhandled rejection.
      writing.catch(() => undefined);
    }
    await writing;
    progress.to(count);
    progress.end();
    if (withKinds)
      await insertAdverts(
        db,
        sampleKindAdverts({ seed: SEED, now, mostImages, sellers: selling, firstNumber: count }),
        count,
      );
    await insertSampleChats(db, now);
    await insertSampleRatings(db, { seed: SEED, now, sellerCount });
    await insertSampleRequests(db, sellers, { seed: SEED, now });
    for (const voucher of SAMPLE_VOUCHERS) await ensureVoucher({ ...base, db }, voucher);
    await insertSampleAdvertising(db, partners, now);
    await insertSampleStatistics(db, now);
    // Before anything asks the new rows: without figures the planner takes minutes for what takes a second.
    await analyseTables(db, FILLED_TABLES);
    await insertSampleMarketPrices(db, now);
    await continueKeys(db, ['users', 'companies', 'adverts', 'advert_images']);
    await markDisposable(db);
  };
  const selling = sellers.filter((seller) => SAMPLE_ACCOUNTS[seller.number]?.sells !== false);
  const businesses = selling.filter((seller) => seller.isBusiness);
  const advertOf = (number: number): SampleAdvert => {
    const seller = createDice(SEED, -number).of(isTradeOnly(number, SEED) ? businesses : selling);
    return sampleAdvert(number, { seed: SEED, now, mostImages, seller });
  };
  await (count > LARGE ? fill(base.db) : inTransaction(base.db, fill));
  const prices = startProgress('Marktpreise aus Anzeigen');
  await refreshMarketPrices(base, { batch: LARGE_BATCH, onProgress: prices.to });
  prices.end();
  await reindexAll(base.db, base.clock(), { startProgress });
  return { adverts: count + (withKinds ? KIND_ADVERT_COUNT : 0), sellers: sellerCount, vouchers: [...SAMPLE_VOUCHERS] };
}

const USER_COLUMNS: BulkColumn[] = [
  ['id', 'bigint'],
  ['public_id', 'uuid'],
  ['email', 'text'],
  ['username', 'text'],
  ['password_hash', 'text'],
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['is_business', 'boolean'],
  ['is_farm', 'boolean'],
  ['email_confirmed_at', 'timestamptz'],
  ['terms_accepted_at', 'timestamptz'],
  ['is_sample', 'boolean'],
  ['created_at', 'timestamptz'],
];
const ADVERT_COLUMNS: BulkColumn[] = [
  ['id', 'bigint'],
  ['public_id', 'uuid'],
  ['user_id', 'bigint'],
  ['category', 'text'],
  ['status', 'text'],
  ['slug', 'text'],
  ['title', 'text'],
  ['description', 'text'],
  ['price_per_unit_in_cents', 'integer'],
  ['price_total_in_cents', 'bigint'],
  ['unit', 'text'],
  ['unit_quantity', 'numeric'],
  ['minimum_quantity', 'numeric'],
  ['vat_rate', 'smallint'],
  ['price_is_gross', 'boolean'],
  ['category_data', 'jsonb'],
  ['delivery_bands', 'jsonb'],
  ['heat_price', 'numeric'],
  ['heat_price_low', 'numeric'],
  ['heat_price_high', 'numeric'],
  ['was_public', 'boolean'],
  ['created_at', 'timestamptz'],
  ['updated_at', 'timestamptz'],
  ['published_at', 'timestamptz'],
  ['bumped_at', 'timestamptz'],
  ['expires_at', 'timestamptz'],
];
const ADDRESS_COLUMNS: BulkColumn[] = [
  ['advert_id', 'bigint'],
  ['public_id', 'uuid'],
  ['country_code', 'text'],
  ['postal_code', 'text'],
  ['city', 'text'],
  ['federal_state_id', 'smallint'],
  ['latitude', 'float8'],
  ['longitude', 'float8'],
  ['shown_latitude', 'float8'],
  ['shown_longitude', 'float8'],
];
const CONTACT_COLUMNS: BulkColumn[] = [
  ['advert_id', 'bigint'],
  ['public_id', 'uuid'],
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['company_name', 'text'],
  ['phone_number', 'text'],
  ['email', 'text'],
];
const IMAGE_COLUMNS: BulkColumn[] = [
  ['public_id', 'uuid'],
  ['advert_id', 'bigint'],
  ['position', 'smallint'],
  ['drawing_kind', 'text'],
  ['drawing_species', 'text'],
  ['drawing_seed', 'integer'],
];
const SLUG_COLUMNS: BulkColumn[] = [
  ['slug', 'text'],
  ['advert_id', 'bigint'],
  ['created_at', 'timestamptz'],
];
const STAT_COLUMNS: BulkColumn[] = [
  ['advert_id', 'bigint'],
  ['view_count', 'bigint'],
  ['reveal_count', 'bigint'],
];

async function insertSellers(db: Db, sellers: SampleSeller[], now: Date): Promise<void> {
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const ids = sellers.map(() => newId());
  const joinedAt = (seller: SampleSeller): Date =>
    new Date(now.getTime() - ((seller.number * 37) % 1_100) * 86_400_000 - 3_600_000);
  await insertMany(
    db,
    'users',
    USER_COLUMNS,
    columns(sellers, (seller) => [
      seller.number + 1,
      ids[seller.number],
      seller.email,
      seller.email,
      seller.number < SAMPLE_ACCOUNTS.length ? passwordHash : null,
      seller.firstName,
      seller.lastName,
      seller.isBusiness,
      seller.isFarm,
      joinedAt(seller),
      joinedAt(seller),
      true,
      joinedAt(seller),
    ]),
  );
  const companies = sellers.filter((seller) => seller.isBusiness);
  await insertSampleCompanies(
    db,
    companies.map((seller) => ({ seller, ownerId: ids[seller.number] ?? newId(), createdAt: joinedAt(seller) })),
    SEED,
  );
  const granted = [
    ...SAMPLE_ACCOUNTS.flatMap(({ permissions }, index) =>
      permissions.map((permission) => [index + 1, permission] as const),
    ),
    // A company page is public while its account has the licence for it.
    ...companies
      .filter(({ number }) => number >= SAMPLE_ACCOUNTS.length)
      .map(({ number }) => [number + 1, 'company'] as const),
  ];
  await insertMany(
    db,
    'user_permissions',
    [
      ['user_id', 'bigint'],
      ['permission', 'text'],
      ['granted_at', 'timestamptz'],
      ['granted_by', 'text'],
    ],
    columns(granted, ([userKey, permission]) => [userKey, permission, now, 'sample']),
  );
}

async function insertAdverts(db: Db, adverts: SampleAdvert[], firstNumber: number): Promise<void> {
  const keyOf = (index: number): number => firstNumber + index + 1;
  await insertMany(
    db,
    'adverts',
    ADVERT_COLUMNS,
    columns(adverts, ({ goods, ...advert }, index) => [
      keyOf(index),
      advert.id,
      advert.sellerNumber + 1,
      goods.category,
      'ACTIVE',
      advert.slug,
      goods.title,
      goods.description,
      goods.pricePerUnitInCents,
      goods.priceTotalInCents,
      goods.unit,
      goods.unitQuantity,
      goods.minimumQuantity,
      goods.vatRateInPercent,
      goods.priceIsGross,
      JSON.stringify(goods.data),
      JSON.stringify(goods.deliveryBands),
      advert.heat?.centre ?? null,
      advert.heat?.low ?? null,
      advert.heat?.high ?? null,
      true,
      advert.createdAt,
      advert.createdAt,
      advert.createdAt,
      advert.createdAt,
      advert.expiresAt,
    ]),
  );
  await insertMany(
    db,
    'advert_addresses',
    ADDRESS_COLUMNS,
    columns(adverts, ({ place, exact, shown }, index) => [
      keyOf(index),
      newId(),
      'AT',
      place.postalCode,
      place.city,
      place.federalStateId,
      exact.latitude,
      exact.longitude,
      shown.latitude,
      shown.longitude,
    ]),
  );
  await insertContacts(db, adverts, keyOf);
  await insertMany(
    db,
    'advert_slugs',
    SLUG_COLUMNS,
    columns(adverts, (advert, index) => [advert.slug, keyOf(index), advert.createdAt]),
  );
  const images = adverts.flatMap((advert, index) =>
    advert.images.map((image, position) => ({ ...image, position, advertKey: keyOf(index) })),
  );
  await insertMany(
    db,
    'advert_images',
    IMAGE_COLUMNS,
    columns(images, (image) => [newId(), image.advertKey, image.position, image.kind, image.species, image.seed]),
  );
  await insertMany(
    db,
    'advert_stats',
    STAT_COLUMNS,
    columns(adverts, ({ viewCount }, index) => [keyOf(index), viewCount, Math.floor(viewCount / 14)]),
  );
}

async function insertContacts(db: Db, adverts: SampleAdvert[], keyOf: (index: number) => number): Promise<void> {
  const places = samplePlaces();
  await insertMany(
    db,
    'advert_contacts',
    CONTACT_COLUMNS,
    columns(adverts, ({ sellerNumber }, index) => {
      const seller = sampleSeller(sellerNumber, SEED, places);
      return [
        keyOf(index),
        newId(),
        seller.firstName,
        seller.lastName,
        seller.companyName,
        seller.phoneNumber,
        seller.email,
      ];
    }),
  );
}
