import { expect, test } from 'vitest';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { advertOf } from '#test/sample-advert.ts';
import { apiAnswering, samplePage as page } from '#test/sample-page.ts';
import { loadAdvert } from './load-advert.ts';

const kirchdorf = {
  countryCode: 'AT',
  postalCode: '4560',
  name: 'Kirchdorf an der Krems',
  federalStateId: 4,
  latitude: 47.9,
  longitude: 14.12,
  precision: 'exact',
};

const gone = {
  status: 410,
  code: 'advert.gone',
  message: 'Nicht mehr online.',
  extensions: { similar: { category: 'FIREWOOD', postalCode: '4591', countryCode: 'AT' } },
};

/** Answers the calls of the page; what is not given is not there. */
function apiWith(advert: Advert | null, problem = { status: 404, code: 'advert.not-found', message: 'Nein.' }): Api {
  return apiAnswering((operation, input) => {
    const asked = JSON.stringify(input);
    if (operation === 'getProduct' || operation === 'getAdvert') return advert ?? refuse(problem);
    if (operation === 'getPlace' && asked.includes('4560')) return kirchdorf;
    if (operation === 'searchProducts') return { items: [], totalElements: 0 };
    if (operation === 'suggestPlaces') return { items: asked.includes('Kirch') ? [kirchdorf] : [] };
    return refuse({ status: 404, code: 'unknown', message: 'Nein.' });
  });
}

function refuse({
  extensions,
  ...problem
}: {
  status: number;
  code: string;
  message: string;
  extensions?: object;
}): never {
  throw new ResponseError(problem.status, JSON.stringify({ ...extensions, ...problem }));
}

function visit(address: string, api: Api, context: Partial<PageContext> = {}) {
  const url = new URL(address, 'https://stammplatz.example');
  const isShort = url.pathname.startsWith('/ad/');
  return loadAdvert({ url, param: url.pathname.split('/').at(-1) ?? '', isShort, api, page: { ...page, ...context } });
}

const advert = advertOf(
  'FIREWOOD',
  {},
  {
    deliveryBands: [{ upToKm: 40, minimumQuantity: null, amountInCents: 6000, per: 'TRIP' }],
  },
);

test('an old slug leads on for good, with its query', async () => {
  const redirect = await visit('/kaufen-verkaufen/p/buche-alt?menge=3', apiWith(advert)).catch(
    (thrown: unknown) => thrown,
  );
  expect(redirect).toBeInstanceOf(Response);
  if (!(redirect instanceof Response)) return;
  expect([redirect.status, redirect.headers.get('location')]).toEqual([
    301,
    `/kaufen-verkaufen/p/${advert.slug}?menge=3`,
  ]);
});

test('the short address takes id and slug and names the canonical one', async () => {
  for (const param of [advert.id, advert.slug]) {
    const { data, status } = await visit(`/ad/${param}`, apiWith(advert));
    expect([status, data.head.path]).toEqual([200, `/kaufen-verkaufen/p/${advert.slug}`]);
  }
});

test('what never was public is not found, in the words of the specification', async () => {
  const thrown = await visit('/kaufen-verkaufen/p/nichts', apiWith(null)).catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    data: { message: 'Page Not Found: /kaufen-verkaufen/p/nichts' },
    init: { status: 404 },
  });
});

test('what is gone answers 410 with its category, hidden from search engines', async () => {
  const { data, status } = await visit('/kaufen-verkaufen/p/verkauft', apiWith(null, gone));
  expect(status).toBe(410);
  expect(data).toMatchObject({ kind: 'GONE', category: 'FIREWOOD', head: { isHidden: true } });
});

test('a failure of the server stays a failure', async () => {
  const failing = apiWith(null, { status: 503, code: 'service.unavailable', message: 'Später.' });
  await expect(visit('/kaufen-verkaufen/p/x', failing)).rejects.toBeInstanceOf(ResponseError);
});

test('a typed postcode gives the total to the door and is remembered', async () => {
  const { data, headers } = await visit(`/kaufen-verkaufen/p/${advert.slug}?plz=4560&menge=6`, apiWith(advert));
  expect(headers.get('set-cookie')).toMatch(/^ort=AT-4560; .*HttpOnly; Secure$/);
  expect(data).toMatchObject({
    delivery: { quantity: 6, destination: { postalCode: '4560', distanceInKm: expect.closeTo(10, 0) } },
  });
});

test('the name of a place does as well', async () => {
  const { data } = await visit(`/kaufen-verkaufen/p/${advert.slug}?plz=Kirchdorf`, apiWith(advert));
  expect(data).toMatchObject({ delivery: { destination: { postalCode: '4560' } } });
});

test('an unknown place is said at the field and not remembered, an emptied field forgets the place', async () => {
  const unknown = await visit(`/kaufen-verkaufen/p/${advert.slug}?plz=9999`, apiWith(advert));
  expect(unknown.data).toMatchObject({ delivery: { destination: null, unknownPlace: '9999' } });
  expect(unknown.headers.get('set-cookie')).toBeNull();
  const emptied = await visit(`/kaufen-verkaufen/p/${advert.slug}?plz=`, apiWith(advert));
  expect(emptied.headers.get('set-cookie')).toMatch(/^ort=; .*Max-Age=0/);
});

test('the remembered place counts without being asked for again', async () => {
  const place = { postalCode: '4560', countryCode: 'AT', name: 'Kirchdorf an der Krems' };
  const { data } = await visit(`/kaufen-verkaufen/p/${advert.slug}`, apiWith(advert), { place });
  expect(data).toMatchObject({
    delivery: { destination: { postalCode: '4560' } },
    place: { distanceInKm: expect.any(Number) },
  });
});

test('the remembered need is what the total is for, unless the address names another amount', async () => {
  const need = { quantityInStackedCubicMetres: 7, lengthInCm: null, showsTotals: true, isKeptForYear: false };
  const quantityAt = async (query: string) => {
    const { data } = await visit(`/kaufen-verkaufen/p/${advert.slug}${query}`, apiWith(advert), { need });
    return 'delivery' in data ? data.delivery?.quantity : null;
  };
  expect([await quantityAt(''), await quantityAt('?menge=6')]).toEqual([7, 6]);
});

test('tells its owner of a sold advert that it was sold, not that it is deleted', async () => {
  const shownFor = async (deleteType: 'SOLD_HERE' | 'NOT_SOLD') => {
    const own = advertOf('FIREWOOD', {}, { isMine: true, status: 'DELETED', deleteType });
    return (await visit(`/ad/${own.id}`, apiWith(own))).data;
  };
  expect(await shownFor('SOLD_HERE')).toMatchObject({ owner: { status: 'SOLD' } });
  expect(await shownFor('NOT_SOLD')).toMatchObject({ owner: { status: 'DELETED' } });
});

test('what the page is given holds no number, address or street, not even for the owner', async () => {
  const own = advertOf(
    'FIREWOOD',
    {},
    {
      isMine: true,
      status: 'INACTIVE',
      contact: { ...advert.contact, phoneNumber: '+43 660 1234567', email: 'eva@example.at' },
      address: { ...advert.address, street: 'Steinbichl 3' },
    },
  );
  const { data } = await visit(`/ad/${own.id}`, apiWith(own));
  expect(JSON.stringify(data)).not.toMatch(/1234567|eva@example|Steinbichl 3/);
  expect(data).toMatchObject({
    owner: { status: 'INACTIVE' },
    contact: { mayBeShown: false },
    head: { isHidden: true, structuredData: [] },
  });
});

test('exact coordinates never reach the page: only places on the small map do', async () => {
  const { data } = await visit(`/kaufen-verkaufen/p/${advert.slug}`, apiWith(advert));
  expect(JSON.stringify(data)).not.toMatch(/latitude|longitude|47\.88/);
});
