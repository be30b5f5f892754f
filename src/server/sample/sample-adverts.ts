import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { advertSlug } from '#domain/adverts/advert-slug.ts';
import { taxedBySeller } from '#domain/adverts/seller-tax.ts';
import { pictureForAdvert } from '#domain/pictures/advert-picture.ts';
import { HIGHEST_SEED } from '#domain/pictures/picture-url.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import { advertHeatPrice } from '#domain/adverts/advert-heat-price.ts';
import { sampleFirewood, samplePellets, sampleWoodChips } from './sample-fuel.ts';
import { SAMPLE_KINDS, wordingsOf } from './kinds/sample-kinds.ts';
import { withLaterFields } from './sample-later-fields.ts';
import { createDice, type Dice } from './sample-random.ts';
import { sampleForest, sampleLogs, sampleSawnWood, sampleService } from './sample-timber.ts';
import type { SampleGoods, SamplePlace, SampleSeller } from './sample-types.ts';

/** A term is 90 days; sample adverts are 0 to 85 days old, so that some end soon. */
const TERM_IN_DAYS = 90;
const OLDEST_IN_DAYS = 85;

export type SampleImage = { kind: string; species: string; seed: number };

export type SampleAdvert = {
  id: string;
  slug: string;
  sellerNumber: number;
  goods: SampleGoods;
  place: SamplePlace;
  shown: { latitude: number; longitude: number };
  exact: { latitude: number; longitude: number };
  heat: { centre: number; low: number; high: number } | null;
  images: SampleImage[];
  createdAt: Date;
  expiresAt: Date;
  viewCount: number;
};

type Making = { seed: number; now: Date; mostImages: number; seller: SampleSeller };

/** Advert `number` of the sample marketplace, the same on every machine but for its dates. */
export function sampleAdvert(number: number, { seed, now, mostImages, seller }: Making): SampleAdvert {
  const dice = createDice(seed, number);
  return advertOf(dice, goodsFor(dice, seller), { number, now, mostImages, seller });
}

type KindMaking = {
  seed: number;
  now: Date;
  mostImages: number;
  sellers: readonly SampleSeller[];
  firstNumber: number;
};

/** The adverts of SAMPLE_KINDS, numbered from `firstNumber` on; those of one kind come from different sellers. */
export function sampleKindAdverts({ seed, now, mostImages, sellers, firstNumber }: KindMaking): SampleAdvert[] {
  const writers = {
    any: sellers,
    BUSINESS: sellers.filter(({ isBusiness }) => isBusiness),
    PRIVATE: sellers.filter(({ isBusiness }) => !isBusiness),
  };
  let number = firstNumber;
  return SAMPLE_KINDS.flatMap((kind, index) => {
    const dice = createDice(seed, KIND_SALT + index);
    const taken = new Set<SampleSeller>();
    return wordingsOf(kind).map(({ by, goodsFor: goodsOf }) => {
      let seller = dice.of(writers[by]);
      while (taken.has(seller)) seller = dice.of(writers[by]);
      taken.add(seller);
      return advertOf(dice, goodsOf(dice, seller), { number: number++, now, mostImages, seller });
    });
  });
}

/** Beyond the numbers of adverts and sellers, so that their random values do not change. */
const KIND_SALT = 10_000_000;

type Published = { number: number; now: Date; mostImages: number; seller: SampleSeller };

function advertOf(dice: Dice, untaxed: SampleGoods, { number, now, mostImages, seller }: Published): SampleAdvert {
  const place = seller.place;
  const createdAt = new Date(
    now.getTime() - Math.floor(dice.next() ** 1.6 * OLDEST_IN_DAYS * DAY_IN_MS) - MINUTE_IN_MS,
  );
  const taxed = taxedBySeller(untaxed, seller.isBusiness ? 'BUSINESS' : 'PRIVATE');
  const goods = withLaterFields(taxed, { number, createdAt });
  const id = sampleId(dice, createdAt.getTime(), number);
  const exact = { latitude: place.latitude + dice.around(0.03), longitude: place.longitude + dice.around(0.04) };
  const price = advertHeatPrice(goods, {
    unit: goods.unit,
    pricePerUnitInCents: goods.pricePerUnitInCents,
    priceTotalInCents: goods.priceTotalInCents,
    unitQuantity: goods.unitQuantity,
    vatRateInPercent: goods.vatRateInPercent,
    priceIsGross: goods.priceIsGross,
  });
  return {
    id,
    slug: advertSlug(goods.title, id),
    sellerNumber: seller.number,
    goods,
    place,
    exact,
    shown: blurCoordinates(exact.latitude, exact.longitude, id),
    heat: price ? { centre: price.centre, low: price.low, high: price.high } : null,
    images: dice.chance(0.04) && goods.pictureCategory === undefined ? [] : imagesFor(dice, goods, number, mostImages),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TERM_IN_DAYS * DAY_IN_MS),
    viewCount: Math.floor(3 * 180 ** dice.next()),
  };
}

/** Whether advert `number` is one that only businesses publish: pellets and services. */
export function isTradeOnly(number: number, seed: number): boolean {
  const share = createDice(seed, number).next();
  return share >= PELLETS_FROM || (share >= SERVICES_FROM && share < CHIPS_FROM);
}

const SERVICES_FROM = 0.69;
const CHIPS_FROM = 0.8;
const PELLETS_FROM = 0.94;

/** Shares as measured on marketplaces of this kind: fuel first, then timber, then services. */
function goodsFor(dice: Dice, seller: SampleSeller): SampleGoods {
  const share = dice.next();
  if (share < 0.4) return sampleFirewood(dice);
  if (share < 0.55) return sampleLogs(dice);
  if (share < SERVICES_FROM) return sampleSawnWood(dice);
  if (share < CHIPS_FROM) return sampleService(dice, seller.place.federalStateId);
  if (share < 0.88) return sampleWoodChips(dice);
  if (share < PELLETS_FROM) return sampleForest(dice);
  return samplePellets(dice);
}

function imagesFor(dice: Dice, goods: SampleGoods, number: number, most: number): SampleImage[] {
  const count = Math.min(most, dice.of([1, 1, 2, 3, 3, 4]));
  return Array.from({ length: count }, (_, index) => {
    const seed = (Math.imul(number + 1, 7_919) + index * 104_729) >>> 0;
    const isEndGrain = index === 1 && goods.pictureCategory === undefined;
    const picture = pictureForAdvert({
      category: goods.pictureCategory ?? (isEndGrain && goods.category !== 'SERVICES' ? 'LOGS' : goods.category),
      woodTypeCodes: goods.woodTypeCodes,
      title: isEndGrain ? '' : goods.title,
      details: isEndGrain ? { isSingleItem: true } : goods.pictureDetails,
      seed: seed % (HIGHEST_SEED + 1),
    });
    return { kind: picture.kind, species: picture.species.join('-'), seed: picture.seed };
  });
}

/** A UUIDv7 with a seeded random part; the number at its end keeps a million of them unique. */
function sampleId(dice: Dice, timeInMs: number, number: number): string {
  const time = timeInMs.toString(16).padStart(12, '0');
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => Math.floor(dice.next() * 16).toString(16)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${dice.of(['8', '9', 'a', 'b'])}${hex(3)}-${hex(4)}${number.toString(16).padStart(8, '0')}`;
}
