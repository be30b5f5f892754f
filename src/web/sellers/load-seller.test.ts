import { expect, test } from 'vitest';
import { ResponseError } from '#contract/api-errors.ts';
import { sampleItem } from '#test/sample-item.ts';
import { apiAnswering, samplePage as page } from '#test/sample-page.ts';
import { loadSeller, pageHref } from './load-seller.ts';

const seller = {
  id: '0199d8a0-0000-7000-8000-000000000009',
  kind: 'BUSINESS',
  displayName: 'Forsthof Steinbichl',
  memberSince: '2023-03-31T22:30:00.000Z',
  advertCount: 30,
};
const asked: unknown[] = [];
const api = apiAnswering((operation, input) => {
  asked.push(input);
  if (operation === 'listBadges') return { badges: [] };
  if (operation === 'searchProducts') {
    const isFirst = JSON.stringify(input).includes('"page":0');
    return { items: isFirst ? [sampleItem] : [], totalPages: 2, totalElements: 30 };
  }
  if (JSON.stringify(input).includes(seller.id)) return seller;
  throw new ResponseError(404, '{"code":"account.unknown","message":"Dieses Konto gibt es nicht."}');
});

const visit = (userId: string, query = '') =>
  loadSeller({ url: new URL(`https://stammplatz.example/user/${userId}${query}`), userId, api, page });

test('a seller is shown with the newest adverts first and the month of joining as in Vienna', async () => {
  const { data, status } = await visit(seller.id);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    name: 'Forsthof Steinbichl',
    kind: 'BUSINESS',
    memberSince: 'April 2023',
    page: 1,
    pageCount: 2,
  });
  expect(asked.at(-1)).toMatchObject({
    productFilter: { userId: seller.id, page: 0, sorting: { sortBy: 'CREATED_AT', sortDesc: true } },
  });
});

test('an unknown seller is not found, in the words of the specification', async () => {
  await expect(visit('0199d8a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
    data: { message: 'Page Not Found: /user/0199d8a0-0000-7000-8000-000000000000' },
    init: { status: 404 },
  });
});

test('a page behind the last one is not found but leads back; nonsense is the first page', async () => {
  expect(await visit(seller.id, '?seite=9')).toMatchObject({ status: 404, data: { page: 9, items: [] } });
  expect((await visit(seller.id, '?seite=-3')).data.page).toBe(1);
});

test('the first page has no number in its address', () => {
  expect([pageHref('u', 1), pageHref('u', 2)]).toEqual(['/user/u', '/user/u?seite=2']);
});
