import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { storedName } from '#domain/adverts/categories/field.ts';
import { publishingIssues } from '#domain/adverts/edit/advert-completeness.ts';
import { CATEGORY_CODES, categoryOf, unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { certificateById } from '#domain/lookups/certificates.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { equipmentById } from '#domain/lookups/equipment.data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { rawMaterialGroupByCode } from '#domain/lookups/raw-material-groups.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import {
  ashContentByCode,
  fineFractionByCode,
  moistureContentByCode,
  particleSizeByCode,
  woodChipsDryingStateByCode,
  woodChipsWoodTypeByCode,
} from '#domain/lookups/wood-chips.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { pictureUrl, parsePictureUrl } from '#domain/pictures/picture-url.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { advertWarnings } from '#domain/adverts/advert-checks.ts';
import { isTradeOnly, sampleAdvert, sampleKindAdverts, type SampleAdvert } from './sample-adverts.ts';
import { KIND_ADVERT_COUNT, SAMPLE_KINDS, hasKinds } from './kinds/sample-kinds.ts';
import { samplePlaces, sampleSeller } from './sample-sellers.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const places = samplePlaces();

const advert = (number: number): SampleAdvert =>
  sampleAdvert(number, { seed: 2026, now: NOW, mostImages: 4, seller: sampleSeller(number % 200, 2026, places) });

/** Gross price of a unit in cents, null without one. */
const grossOf = ({ pricePerUnitInCents, priceIsGross, vatRateInPercent }: SampleAdvert['goods']): number | null =>
  pricePerUnitInCents === null || priceIsGross
    ? pricePerUnitInCents
    : pricePerUnitInCents * (1 + vatRateInPercent / 100);

const adverts = Array.from({ length: 3_000 }, (_, number) => advert(number));

test('gives the same advert for the same number', () => {
  expect(advert(417)).toEqual(adverts[417]);
});

test('loose pellets are blown in for 40 to 60 euro a delivery, bags for nothing', () => {
  const pellets = adverts.flatMap(({ goods }) => (goods.category === 'PELLETS' ? [goods.data] : []));
  const charged = pellets.filter(({ blowInIsPossible }) => blowInIsPossible);
  expect(charged.length).toBeGreaterThan(20);
  for (const { blowInChargeInCents: charge } of charged) {
    expect(charge).toBeGreaterThanOrEqual(4000);
    expect(charge).toBeLessThanOrEqual(6000);
  }
  expect(pellets.filter((data) => !data.blowInIsPossible && typeof data.blowInChargeInCents === 'number')).toEqual([]);
});

test('pellets have the diameter that their words name', () => {
  const named = adverts.flatMap(({ goods: { category, data, title, description } }) => {
    const [, written] = /\b([68]) mm\b/.exec(`${title} ${description}`) ?? [];
    return category === 'PELLETS' && written !== undefined ? [[`D0${written}`, data.pelletDiameterCode]] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([written, stated]) => typeof stated === 'string' && stated !== written)).toEqual([]);
});

test('every list of codes that adverts may state is stated by some', () => {
  const stated = new Set(
    adverts.flatMap(({ goods: { category, data } }) =>
      Object.entries(data).flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [`${category} ${name}`] : [],
      ),
    ),
  );
  const known = CATEGORY_CODES.flatMap((category) =>
    categoryFieldsOf(category).flatMap(([name, field]) =>
      field.kind === 'CODE' ? [`${category} ${storedName(name, field)}`] : [],
    ),
  );
  expect(known.filter((name) => !stated.has(name))).toEqual([]);
});

test('keeps the 3,000 adverts that searches, bench and screenshots know', () => {
  // These came later, as fields beside what their words had said from the start.
  const logs = ['logGradeCode', 'logBillingCode', 'logHandoverCode', 'felledMonth'];
  const later = new Set([
    ...logs,
    'forestSlopeCode',
    'forestExtractionCode',
    'chipsHandoverCode',
    'enPlusNumber',
    'blowInChargeInCents',
    'splitMonth',
    'firewoodFormCode',
    'speciesShares',
    'sawnSurfaceCode',
    'sawnEdgesCode',
    'sawnDryingCode',
    'sawnGradeCode',
    'pelletDiameterCode',
    'chipsClassCode',
  ]);
  // Pictures are drawn from these facts and change with the rules of drawing.
  for (const drawn of ['images', 'pictureDetails']) later.add(drawn);
  const asBefore = JSON.stringify(adverts, (key, value: unknown) => (later.has(key) ? undefined : value));
  const made = createHash('sha256').update(asBefore).digest('hex');
  expect(made).toBe('c124423762d49bb6bb7010541210e922973191522c5fc5bb661344abf97118db');
});

describe('the drawing of a sample advert', () => {
  const drawn = adverts.flatMap(({ goods, images }) => (images[0] ? [{ ...goods, kind: images[0].kind }] : []));
  const kindsWhere = (isMeant: (one: (typeof drawn)[number]) => boolean) =>
    [...new Set(drawn.filter(isMeant).map(({ kind }) => kind))].sort();

  test('contradicts neither the words nor the unit of its goods', () => {
    const said = (words: RegExp) => (one: (typeof drawn)[number]) => words.test(`${one.title} ${one.description}`);
    const [isLoose, isWaney] = [said(/lose geschüttet/iu), said(/unbesäumt/iu)];
    expect(kindsWhere((one) => one.category === 'FIREWOOD' && isLoose(one))).toEqual(['heap', 'looseBox']);
    expect(kindsWhere((one) => one.category === 'FIREWOOD' && one.unit === 'RM')).toEqual([
      'crate',
      'stack',
      'stackRow',
    ]);
    expect(kindsWhere((one) => one.category === 'PELLETS' && one.unit === 'T')).toEqual(['pelletTruck', 'pellets']);
    expect(kindsWhere((one) => one.category === 'PELLETS' && one.unit === 'SACK')).toEqual(['pelletBags']);
    expect(kindsWhere((one) => one.category === 'SAWN_WOOD' && isWaney(one))).toEqual(['waneyBoards', 'waneySlab']);
  });

  test('is one of several on any page of a category', () => {
    for (const category of ['FIREWOOD', 'SAWN_WOOD', 'PELLETS'] as const) {
      const shown = drawn.filter((one) => one.category === category).slice(0, 24);
      expect(new Set(shown.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    }
  });
});

test('covers every category, fuel most often', () => {
  const counts = Object.fromEntries(
    CATEGORY_CODES.map((code) => [code, adverts.filter(({ goods }) => goods.category === code).length]),
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  expect(counts['FIREWOOD']).toBeGreaterThan(1_000);
});

/** What publishing refuses of an advert, with its title. */
const refusalsOf = (each: SampleAdvert): string[] => {
  const seller = sampleSeller(each.sellerNumber, 2026, places);
  const issues = publishingIssues({
    ...each.goods,
    place: { countryCode: 'AT', street: '', ...each.place, ...each.exact },
    contact: {
      firstName: seller.firstName,
      lastName: seller.lastName,
      companyName: seller.companyName,
      phoneNumber: seller.phoneNumber,
      email: seller.email,
      shopLink: '',
    },
    raffleAccepted: false,
    householdMaximum: null,
    localDays: null,
    localRadiusInKm: null,
  });
  return issues.map(({ path, code }) => `${each.goods.title}: ${path} ${code}`);
};

test('makes only adverts that a person could have published', () => {
  expect(adverts.flatMap(refusalsOf)).toEqual([]);
  expect(adverts.filter(({ goods }) => !unitIsAllowed(goods.category, goods.unit))).toEqual([]);
});

test('says nothing twice in one description', () => {
  const repeating = adverts.filter(({ goods }) => {
    const sentences = goods.description.replace(/^[^.:]+: /, '').split(/(?<=[.!?]) /);
    return new Set(sentences).size < sentences.length;
  });
  expect(repeating.map(({ goods }) => goods.description)).toEqual([]);
});

test('stays within usual figures and prices, but for a few', () => {
  const odd = adverts.filter(
    ({ goods }) => advertWarnings(goods, { unit: goods.unit, unitQuantity: goods.unitQuantity }).length > 0,
  );
  expect(odd.length).toBeLessThan(adverts.length * 0.05);
});

test('hides where the goods are and never moves them to another region', () => {
  const moved = adverts.map(({ exact, shown }) => distanceInKm(exact, shown));
  expect(Math.max(...moved)).toBeLessThanOrEqual(2.5);
  expect(Math.min(...moved)).toBeGreaterThan(0);
});

test('shows pictures that can be served, hardly two alike', () => {
  const urls = adverts.flatMap(({ images }) =>
    images
      .slice(0, 1)
      .map(({ kind, species, seed }) => `/bilder/z/${kind}/${species.replaceAll('+', '-')}/${seed}/640.avif`),
  );
  const readable = urls.map(parsePictureUrl);
  expect(readable.every((variant) => variant !== null)).toBe(true);
  expect(readable.flatMap((variant) => (variant ? [pictureUrl(variant.picture, 640, 'avif')] : []))).toHaveLength(
    urls.length,
  );
  expect(new Set(urls).size).toBeGreaterThan(urls.length * 0.99);
});

test('has terms of 90 days, some of them ending soon, none over', () => {
  const left = adverts.map(({ expiresAt }) => (expiresAt.getTime() - NOW.getTime()) / 86_400_000);
  expect(Math.min(...left)).toBeGreaterThan(0);
  expect(left.filter((days) => days < 14).length).toBeGreaterThan(50);
});

test('names no phone number that could ring somewhere', () => {
  for (const number of [0, 1, 57, 199])
    expect(sampleSeller(number, 2026, places).phoneNumber).toMatch(/^\+43 720 \d{3} \d{2}$/);
});

test('states no tax for private sellers', () => {
  const byKind = (isBusiness: boolean) =>
    adverts.filter(({ sellerNumber }) => sampleSeller(sellerNumber, 2026, places).isBusiness === isBusiness);
  expect(byKind(false).filter(({ goods }) => goods.vatRateInPercent !== 0 || !goods.priceIsGross)).toEqual([]);
  expect(byKind(true).some(({ goods }) => goods.vatRateInPercent === 20 && !goods.priceIsGross)).toBe(true);
});

test('leaves pellets and services to businesses', () => {
  const isTrade = ({ goods }: SampleAdvert): boolean => goods.category === 'PELLETS' || goods.category === 'SERVICES';
  expect(adverts.filter((each, number) => isTrade(each) !== isTradeOnly(number, 2026))).toEqual([]);
});

test('names the length of pulpwood as its figures do', () => {
  const pulpwood = adverts.flatMap(({ goods }) =>
    goods.category === 'LOGS' && goods.title.startsWith('Schleifholz') ? [goods] : [],
  );
  expect(pulpwood.length).toBeGreaterThan(5);
  for (const { title, data } of pulpwood) {
    expect([title, data.maxLengthInCm]).toEqual([
      `Schleifholz Fichte, ${(data.minLengthInCm ?? 0) / 100} m am Polter`,
      data.minLengthInCm,
    ]);
  }
});

describe('kinds that come on top', () => {
  const sellers = Array.from({ length: 200 }, (_, number) => sampleSeller(number, 2026, places));
  const make = (seed = 2026): SampleAdvert[] =>
    sampleKindAdverts({ seed, now: NOW, mostImages: 4, sellers, firstNumber: 3_000 });
  const made = make();
  const all = [...adverts, ...made];

  /** The adverts of each kind, in the order of SAMPLE_KINDS. */
  const byKind = (): { name: string; category: string; adverts: SampleAdvert[] }[] => {
    let from = 0;
    return SAMPLE_KINDS.map(({ name, category, offers }) => {
      const own = made.slice(from, from + offers.length);
      from += offers.length;
      return { name, category, adverts: own };
    });
  };

  test('are at least 65, each offered three to six times by different sellers', () => {
    expect(new Set(SAMPLE_KINDS.map(({ name }) => name)).size).toBe(SAMPLE_KINDS.length);
    expect(SAMPLE_KINDS.length).toBeGreaterThanOrEqual(65);
    for (const { name, category, adverts: own } of byKind()) {
      expect([name, own.length >= 3 && own.length <= 6]).toEqual([name, true]);
      expect([name, new Set(own.map(({ sellerNumber }) => sellerNumber)).size]).toEqual([name, own.length]);
      expect([name, new Set(own.map(({ goods }) => goods.category))]).toEqual([name, new Set([category])]);
    }
  });

  test('come with the usual sample and larger ones, and leave those of tests as they are counted', () => {
    expect([0, 60, 300, 2_999, 3_000, 1_000_000].map(hasKinds)).toEqual([false, false, false, false, true, true]);
    expect(made.length).toBe(KIND_ADVERT_COUNT);
    // README, docs and .env.example name the figure.
    expect(KIND_ADVERT_COUNT).toBe(279);
  });

  test('are the same for the same seed and others for another', () => {
    expect(make()).toEqual(made);
    expect(make(7).map(({ sellerNumber }) => sellerNumber)).not.toEqual(made.map(({ sellerNumber }) => sellerNumber));
  });

  test('word every advert differently', () => {
    const wordsOf = (say: (advert: SampleAdvert) => string): Set<string> => new Set(made.map(say));
    expect(wordsOf(({ goods }) => goods.title.toLowerCase()).size).toBe(made.length);
    expect(wordsOf(({ goods }) => goods.description.toLowerCase()).size).toBe(made.length);
    expect(wordsOf(({ id }) => id).size).toBe(made.length);
    const known = new Set(adverts.map(({ goods }) => goods.title));
    expect(made.filter(({ goods }) => known.has(goods.title))).toEqual([]);
  });

  test('pass what publishing asks of a person', () => {
    expect(made.flatMap(refusalsOf)).toEqual([]);
    expect(made.filter(({ goods }) => !unitIsAllowed(goods.category, goods.unit))).toEqual([]);
    const ofOtherUse = made.filter(({ goods }) => {
      const { data } = goods;
      const ids = 'woodTypeIds' in data ? data.woodTypeIds : 'woodTypeId' in data ? [data.woodTypeId ?? 0] : [];
      const use = categoryOf(goods.category).woodTypeUse;
      return ids.some((woodId) => use === null || woodTypeById(woodId)?.uses.includes(use) !== true);
    });
    expect(ofOtherUse.map(({ goods }) => goods.title)).toEqual([]);
  });

  test('use codes and ids that the lists know, and water contents of their state of dryness', () => {
    const unknown = made.filter(({ goods }) => {
      if (goods.category === 'WOOD_CHIPS') {
        const { woodTypeCode, dryingStateCode, rawMaterialGroupCode, particleSizeCode, ...rest } = goods.data;
        return [
          woodChipsWoodTypeByCode(woodTypeCode ?? ''),
          woodChipsDryingStateByCode(dryingStateCode ?? ''),
          rawMaterialGroupByCode(rawMaterialGroupCode ?? ''),
          particleSizeCode === null || particleSizeByCode(particleSizeCode),
          rest.moistureContentCode === null || moistureContentByCode(rest.moistureContentCode),
          rest.ashCode === null || ashContentByCode(rest.ashCode),
          rest.fineFractionCode === null || fineFractionByCode(rest.fineFractionCode),
        ].includes(undefined);
      }
      if (goods.category === 'PELLETS') return !pelletQualityTypeByCode(goods.data.pelletQualityTypeCode ?? '');
      if (goods.category !== 'SERVICES') return false;
      const { serviceCategoryIds, equipmentIds, certificateIds } = goods.data;
      return [
        ...serviceCategoryIds.map(serviceCategoryById),
        ...equipmentIds.map(equipmentById),
        ...certificateIds.map(certificateById),
      ].includes(undefined);
    });
    expect(unknown.map(({ goods }) => goods.title)).toEqual([]);
    const wrong = made.filter(({ goods }) => {
      if (goods.category !== 'FIREWOOD') return false;
      const { dryingState, moistureInPercent } = goods.data;
      if (typeof moistureInPercent !== 'number') return false;
      const state = DRYING_STATES.find(({ code }) => code === dryingState);
      const water = moistureInPercent / 100;
      return state === undefined || water < state.waterContentMin || water > state.waterContentMax;
    });
    expect(wrong.map(({ goods }) => goods.title)).toEqual([]);
  });

  test('state prices within the usual, and unusual measures only where the goods are small', () => {
    const warned = made.flatMap(({ goods }) =>
      advertWarnings(goods, {
        unit: goods.unit,
        unitQuantity: goods.unitQuantity,
        grossPricePerUnitInCents: grossOf(goods),
      }).map(({ code }) => `${goods.category} ${code}`),
    );
    expect([...new Set(warned)].toSorted()).toEqual([
      'SAWN_WOOD warning.sawn-length',
      'SAWN_WOOD warning.sawn-thickness',
    ]);
  });

  test('carry a heat price where fuel is sold by a measure that holds a known heat', () => {
    const measured = made.filter(
      ({ goods }) => categoryOf(goods.category).heatPriceApplies && ['RM', 'SRM', 'T'].includes(goods.unit),
    );
    const priced = measured.filter(({ goods }) => goods.pricePerUnitInCents !== null);
    expect(priced.length).toBeGreaterThan(50);
    expect(priced.filter(({ heat }) => heat === null)).toEqual([]);
    const briquettes = priced.filter(({ goods }) => /brikett/i.test(goods.title));
    for (const { heat } of briquettes) expect(heat?.centre).toBeGreaterThan(5);
    for (const { heat } of briquettes) expect(heat?.centre).toBeLessThan(11);
  });

  test('leave pellets and services to businesses and tax to those who owe it', () => {
    const isBusiness = ({ sellerNumber }: SampleAdvert): boolean => sampleSeller(sellerNumber, 2026, places).isBusiness;
    const isTrade = ({ goods }: SampleAdvert): boolean => goods.category === 'PELLETS' || goods.category === 'SERVICES';
    expect(made.filter((each) => isTrade(each) && !isBusiness(each))).toEqual([]);
    expect(made.filter((each) => !isBusiness(each) && each.goods.vatRateInPercent !== 0)).toEqual([]);
  });

  test('show pictures that can be served', () => {
    const urls = made.flatMap(({ images }) =>
      images.map(({ kind, species, seed }) => `/bilder/z/${kind}/${species}/${seed}/640.avif`),
    );
    expect(urls.filter((url) => parsePictureUrl(url) === null)).toEqual([]);
    expect(made.filter(({ images }) => images.length > 0).length).toBeGreaterThan(made.length * 0.9);
    const trees = made.filter(({ goods }) => /christbäume/i.test(goods.title));
    expect(new Set(trees.flatMap(({ images }) => images.map(({ kind }) => kind)))).toEqual(new Set(['youngTrees']));
  });

  test('have keys of their own beside the 3,000', () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  });
});
