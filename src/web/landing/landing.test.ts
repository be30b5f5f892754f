import { expect, test } from 'vitest';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import type { ProductFilter } from '#contract/search/products.schemas.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { sampleItem } from '#test/sample-item.ts';
import { apiAnswering, samplePage as page } from '#test/sample-page.ts';
import { loadLanding } from './landing-loader.ts';
import { landingMeta } from './landing-meta.ts';

const STYRIA = 6;
const inGraz: PageContext = { ...page, place: { postalCode: '8010', countryCode: 'AT', name: 'Graz' } };

/** A marketplace with so many adverts in a state (or in all of Austria) whose prices rise by one euro each. */
function marketOf(totalIn: (federalStateId: number | undefined) => number) {
  const asked: string[] = [];
  const api = apiAnswering((operation, input) => {
    if (operation === 'getPlace') return { federalStateId: STYRIA };
    const { productFilter: filter }: { productFilter: ProductFilter } = Object(input);
    const total = totalIn(filter.federalStateId);
    const { page: position = 0, sorting } = filter;
    if (sorting?.sortBy === 'PRICE') asked.push(`${sorting.sortDesc ? 'dear' : 'cheap'} ${position}`);
    const cents = 100 * (sorting?.sortDesc ? total - position : position + 1);
    const items = total === 0 ? [] : [{ ...sampleItem, pricePerUnitInCents: cents }];
    return { items, totalElements: total };
  });
  return { api, asked };
}

const robots = (data: Parameters<typeof landingMeta>[1]): unknown[] =>
  landingMeta([], data).filter((tag) => 'name' in tag && tag.name === 'robots');

test('the price span leaves out the cheapest and the dearest tenth', async () => {
  const { api, asked } = marketOf(() => 40);
  const { market } = await loadLanding(api, LANDING_CONTENTS.buypellets, page);
  expect(asked.toSorted()).toEqual(['cheap 0', 'cheap 4', 'dear 4']);
  expect(market?.span).toMatchObject({ amount: '€\u00A05 bis 36', unit: 't' });
  expect(market?.count).toBe('40 Anzeigen');
});

test('a few prices make no span', async () => {
  const { market } = await loadLanding(marketOf(() => 4).api, LANDING_CONTENTS.buypellets, page);
  expect(market).toMatchObject({ total: 4, span: null });
});

test('where the own state has nothing, all of Austria is shown, and said', async () => {
  const { api } = marketOf((state) => (state === STYRIA ? 0 : 12));
  const { market } = await loadLanding(api, LANDING_CONTENTS.sellpellets, inGraz);
  expect(market).toMatchObject({ total: 12, region: 'in Österreich' });
  expect(market?.notice).toContain('in der Steiermark');
});

test('a page without any advert stays out of search engines, one with adverts or without figures does not', async () => {
  const empty = await loadLanding(marketOf(() => 0).api, LANDING_CONTENTS.buylogwood, page);
  expect(robots(empty)).toEqual([{ name: 'robots', content: 'noindex, follow' }]);
  const full = await loadLanding(marketOf(() => 9).api, LANDING_CONTENTS.buylogwood, page);
  expect(robots(full)).toEqual([]);
  expect(robots({ ...full, market: null })).toEqual([]);
});

test('the page for sellers of pellets names the price of the plan as it is now, or none where none is on sale', async () => {
  const plan = { title: 'Pellets', privilegeGroup: 'pellets', recurrence: 'MONTHLY', amount: 1_650 };
  const apiWith = (offers: object[]) =>
    apiAnswering((operation) => (operation === 'listSubscriptions' ? offers : { items: [], totalElements: 0 }));
  const wordsWith = async (offers: object[]) => {
    const { page: shown, structuredData } = await loadLanding(apiWith(offers), LANDING_CONTENTS.sellpellets, page);
    return JSON.stringify([shown, structuredData]);
  };
  const priced = await wordsWith([{ ...plan, amount: 2_000, privilegeGroup: 'business' }, plan]);
  expect(priced.match(/ab €\u00A016,50 im Monat/g)).toHaveLength(3);
  expect(priced).not.toContain('{Pelletspreis}');
  expect(await wordsWith([])).not.toMatch(/Pelletspreis|im Monat/);
});
