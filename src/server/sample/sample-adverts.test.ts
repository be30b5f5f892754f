import { expect, test } from 'vitest';
import { publishingIssues } from '#domain/adverts/advert-completeness.ts';
import { CATEGORY_CODES, unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { pictureUrl, parsePictureUrl } from '#domain/pictures/picture-url.ts';
import { distanceInKm } from '#domain/places/distance.ts';
import { advertWarnings } from '#domain/wood/advert-checks.ts';
import { isTradeOnly, sampleAdvert, type SampleAdvert } from './sample-adverts.ts';
import { samplePlaces, sampleSeller } from './sample-sellers.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const places = samplePlaces();

const advert = (number: number): SampleAdvert =>
  sampleAdvert(number, { seed: 2026, now: NOW, mostImages: 4, seller: sampleSeller(number % 200, 2026, places) });

const adverts = Array.from({ length: 3_000 }, (_, number) => advert(number));

test('gives the same advert for the same number', () => {
  expect(advert(417)).toEqual(adverts[417]);
});

test('covers every category, fuel most often', () => {
  const counts = Object.fromEntries(
    CATEGORY_CODES.map((code) => [code, adverts.filter(({ goods }) => goods.category === code).length]),
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  expect(counts['FIREWOOD']).toBeGreaterThan(1_000);
});

test('makes only adverts that a person could have published', () => {
  const refused = adverts.flatMap((each) => {
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
    });
    return issues.map(({ path, code }) => `${each.goods.title}: ${path} ${code}`);
  });
  expect(refused).toEqual([]);
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
