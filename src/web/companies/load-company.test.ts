import { expect, test } from 'vitest';
import { apiAnswering, samplePage as page } from '#test/sample-page.ts';
import { loadCompany } from './load-company.ts';

const company = {
  id: '0199d8a0-0000-7000-8000-000000000007',
  slug: 'hof-egger-molln',
  name: 'Hof Egger',
  ownerUserId: '0199d8a0-0000-7000-8000-000000000009',
  address: null,
  certificates: [],
  isPublished: false,
};

test.each([
  ['FARM', 'Land- und Forstwirtschaft'],
  ['BUSINESS', 'Gewerblich'],
])('the page of a company says of whom it is: %s', async (kind, words) => {
  const api = apiAnswering((operation) => {
    if (operation === 'getCompany') return company;
    if (operation === 'searchProducts') return { items: [], totalPages: 0, totalElements: 0 };
    if (operation === 'listBadges') return { badges: [] };
    return { id: company.ownerUserId, kind, displayName: company.name, memberSince: '2023-03-31T22:30:00.000Z' };
  });
  const url = new URL(`https://stammplatz.example/betriebe/${company.slug}`);
  const { data } = await loadCompany({ url, slug: company.slug, api, page });
  expect(data).toMatchObject({ kind: 'SHOWN', ownerKind: words });
});
