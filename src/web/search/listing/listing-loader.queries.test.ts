import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { samplePage as page } from '#test/sample-page.ts';
import type { NeedView } from './listing-types.parts.ts';
import { loadListing } from './listing-loader.queries.ts';

/** Fails on every call. */
const silent: Api = {
  call: async ({ operation }) => {
    throw new Error(`${operation} was called`);
  },
};

async function thrownBy(address: string, api: Api = silent): Promise<unknown> {
  const url = new URL(address, 'https://stammplatz.example');
  const [, , category, param] = url.pathname.split('/');
  try {
    return await loadListing({ url, path: { category, param }, api, page });
  } catch (error) {
    return error;
  }
}

const SOPRON = { postalCode: '9400', countryCode: 'HU', name: 'Sopron', text: 'Sopron' };

/** Finds nothing, reads Sopron where the line names it, and records the searches. */
function recording(): { api: Api; searches: unknown[] } {
  const searches: unknown[] = [];
  const answers: Record<string, (productFilter: { searchTerm?: string }) => unknown> = {
    searchProducts: ({ searchTerm = '' }) => ({
      page: 0,
      items: [],
      pageSize: 24,
      totalPages: 0,
      totalElements: 0,
      size: 0,
      reading: { place: searchTerm.includes('Sopron') ? SOPRON : null, category: null },
      help: { wider: null, leaveOut: [], category: null, misses: [] },
    }),
    readSearch: ({ searchTerm = '' }) => ({
      place: searchTerm.includes('Sopron') ? SOPRON : null,
      category: null,
      filters: {},
    }),
    getPlace: () => ({ name: 'Ort', federalStateId: 4 }),
  };
  const api: Api = {
    call: async ({ operation }, params) => {
      const { productFilter = {} } = JSON.parse(JSON.stringify(params ?? {}));
      if (operation === 'searchProducts') searches.push(productFilter);
      return JSON.parse(JSON.stringify(answers[operation]?.(productFilter) ?? []));
    },
  };
  return { api, searches };
}

describe('a page of results', () => {
  const place = { postalCode: '4820', countryCode: 'AT', name: 'Bad Ischl' };
  const load = async (query: string) => {
    const { api, searches } = recording();
    const url = new URL(`/kaufen-verkaufen${query}`, 'https://stammplatz.example');
    const { data } = await loadListing({ url, path: {}, api, page: { ...page, place } });
    return { searches, request: data.request };
  };

  it('asks once with a remembered place, also where nothing is found', async () => {
    const { searches, request } = await load('?suche=Buche');
    expect(searches).toMatchObject([
      { searchTerm: 'Buche', wantsHelp: true, fallbackPlace: { postalCode: '4820', countryCode: 'AT' } },
    ]);
    expect(request.sorting).toMatchObject({ sortBy: 'DISTANCE', postalCode: '4820', countryCode: 'AT' });
  });

  it('is not measured from the remembered place where the words name one', async () => {
    const { searches, request } = await load('?suche=Buche+Sopron');
    expect(searches).toHaveLength(1);
    expect(request.sorting.postalCode).toBe(undefined);
  });

  it.each([
    ['plz=Grz', 'Grz'],
    ['plz=9999', '9999'],
    ['plz=A-12345', '12345'],
  ])(
    'is not measured from the remembered place where %s names none, and keeps what was typed',
    async (typed, shown) => {
      const { api: known, searches } = recording();
      const api: Api = {
        call: async (call, params, options) => {
          if (call.operation === 'suggestPlaces') return JSON.parse('{"items":[]}');
          if (call.operation === 'getPlace' && JSON.stringify(params).includes('9999'))
            throw new ResponseError(404, '');
          return known.call(call, params, options);
        },
      };
      const url = new URL(`/kaufen-verkaufen/brennholz?suche=buche&${typed}&umkreis=25`, 'https://stammplatz.example');
      const { data } = await loadListing({ url, path: { category: 'brennholz' }, api, page: { ...page, place } });
      expect(data).toMatchObject({ place: null, tried: { place: shown, radiusInKm: 25 } });
      expect(JSON.stringify([searches, data.request, data.words])).not.toContain('4820');
      expect(data.notices[0]).toContain(shown);
    },
  );

  it('moves a place in the words with its country into the field once a radius counts', async () => {
    const thrown = await thrownBy('/kaufen-verkaufen?suche=Brennholz+Sopron&umkreis=50', recording().api);
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(
      '/kaufen-verkaufen?suche=Brennholz&plz=9400&land=HU&umkreis=50',
    );
  });

  it.each([
    ['?plz=9400&land=HU', 'ort=HU-9400; Path=/; SameSite=Lax; HttpOnly; Secure'],
    ['?plz=4820', null],
    ['', null],
  ])(
    'with %j remembers a new place for the session, and leaves the time of a known one as agreed',
    async (query, cookie) => {
      const url = new URL(`/kaufen-verkaufen${query}`, 'https://stammplatz.example');
      const { headers } = await loadListing({ url, path: {}, api: recording().api, page: { ...page, place } });
      expect(headers.get('set-cookie')).toBe(cookie);
    },
  );

  it('names the filters that the category does not have', async () => {
    const { api } = recording();
    const url = new URL('/kaufen-verkaufen/pellets?art=buche&laenge=33', 'https://stammplatz.example');
    const { data } = await loadListing({ url, path: { category: 'pellets' }, api, page });
    expect(data.notices.map((notice) => notice.replaceAll('\u00a0', ' '))).toEqual([
      'Diese Filter gibt es bei Pellets nicht: Buche, 33 cm lang.',
    ]);
  });
});

describe('the need of a household', () => {
  const place = { postalCode: '4820', countryCode: 'AT', name: 'Bad Ischl' };
  const need = { quantityInStackedCubicMetres: 6, lengthInCm: 33, showsTotals: true, isKeptForYear: false };
  const load = async (address: string, known: Partial<PageContext> = { need, place }) => {
    const { api, searches } = recording();
    const url = new URL(address, 'https://stammplatz.example');
    const [, , category] = url.pathname.split('/');
    const { data, said } = await loadListing({ url, path: { category }, api, page: { ...page, ...known } });
    return { searches, words: data.words, request: data.request, said };
  };
  const spaced = (text: string | null | undefined): string => text?.replaceAll('\u00a0', ' ') ?? '';

  const waysOf = (line: NeedView | null) =>
    (line?.ways ?? []).map((way) => [spaced(way.label), 'href' in way ? way.href : way.intent]);

  it('is searched for in every list of firewood, and stands in none of its addresses', async () => {
    const { searches, words, request } = await load('/kaufen-verkaufen/brennholz');
    expect(searches).toMatchObject([{ category: 'FIREWOOD', orderQuantity: 6 }]);
    expect(request.orderQuantity).toBe(6);
    expect(spaced(words.need?.said?.need)).toBe('6 rm · 33 cm · 4820 Ort');
    expect([words.need?.totalFor, words.order]).toEqual([6, null]);
    expect(words.meta).toMatchObject({ isPlain: true, path: '/kaufen-verkaufen/brennholz' });
    expect(JSON.stringify({ ...words, need: null })).not.toContain('menge');
    expect(waysOf(words.need)).toEqual([
      ['ändern', `/bedarf?${new URLSearchParams({ zurueck: '/kaufen-verkaufen/brennholz?plz=4820' })}`],
      ['Preise je rm zeigen', 'einheit'],
      ['nach Gesamtpreis sortieren', '/kaufen-verkaufen/brennholz?plz=4820&sortierung=gesamtpreis'],
      ['nur 33 cm', '/kaufen-verkaufen/brennholz?laenge=33&plz=4820'],
      ['vergessen', 'vergessen'],
    ]);
  });

  it('gives way to the amount of the address, which the form of the listing sends on', async () => {
    const { searches, words } = await load(
      '/kaufen-verkaufen/brennholz?plz=4820&menge=10&laenge=33&sortierung=gesamtpreis',
    );
    expect(searches).toMatchObject([{ orderQuantity: 10 }]);
    expect(spaced(words.need?.said?.need)).toBe('10 rm · 33 cm · 4820 Ort');
    expect(words.need).toMatchObject({ amount: '10', totalFor: 10 });
    expect(waysOf(words.need).map(([label]) => label)).toEqual(['ändern', 'Preise je rm zeigen', 'vergessen']);
  });

  it('turns no plate without a place, or where prices per unit are wanted', async () => {
    const unplaced = (await load('/kaufen-verkaufen/brennholz', { need })).words.need;
    expect([unplaced?.totalFor, unplaced && waysOf(unplaced).map(([label]) => label)]).toEqual([
      null,
      ['ändern und Ort angeben', 'nur 33 cm', 'vergessen'],
    ]);
    const known = { place, need: { ...need, showsTotals: false } };
    const perUnit = (await load('/kaufen-verkaufen/brennholz', known)).words.need;
    expect([perUnit?.totalFor, perUnit && waysOf(perUnit).map(([, to]) => to)]).toEqual([
      null,
      expect.arrayContaining(['vergessen', 'gesamt']),
    ]);
  });

  it('counts beside the map, which makes its addresses of a search without the amount', async () => {
    const { searches, words, said } = await load('/map/brennholz');
    expect(searches).toMatchObject([{ category: 'FIREWOOD', orderQuantity: 6 }]);
    expect(said.orderQuantity).toBeUndefined();
    expect(words.need?.totalFor).toBe(6);
    expect(waysOf(words.need)).toContainEqual([
      'nach Gesamtpreis sortieren',
      '/map/brennholz?plz=4820&sortierung=gesamtpreis',
    ]);
    expect(waysOf(words.need)[0]).toEqual([
      'ändern',
      `/bedarf?${new URLSearchParams({ zurueck: '/map/brennholz?plz=4820' })}`,
    ]);
    expect((await load('/map/brennholz?menge=10&plz=4820')).said.orderQuantity).toBe(10);
  });

  it.each(['/kaufen-verkaufen/pellets', '/kaufen-verkaufen/brennholz?einheit=srm', '/map/pellets'])(
    'does not count on %s',
    async (address) => {
      const { searches, words } = await load(address);
      expect(JSON.stringify(searches)).not.toMatch(/orderQuantity|firewoodInRm/);
      expect(words.need).toBeNull();
    },
  );

  it('counts for the firewood among all goods, whose totals compare in its own list', async () => {
    const { searches, words, request } = await load('/kaufen-verkaufen?suche=Buche');
    expect(searches).toMatchObject([{ firewoodInRm: 6 }]);
    expect(JSON.stringify(searches)).not.toContain('orderQuantity');
    expect(request.firewoodInRm).toBe(6);
    expect([words.need?.totalFor, words.order]).toEqual([6, null]);
    expect(JSON.stringify({ ...words, need: null })).not.toMatch(/menge|firewoodInRm/);
    expect(waysOf(words.need)).toEqual([
      ['ändern', `/bedarf?${new URLSearchParams({ zurueck: '/kaufen-verkaufen?suche=Buche&plz=4820' })}`],
      ['Preise je rm zeigen', 'einheit'],
      ['Brennholz nach Gesamtpreis', '/kaufen-verkaufen/brennholz?suche=Buche&plz=4820&sortierung=gesamtpreis'],
      ['vergessen', 'vergessen'],
    ]);
    expect((await load('/kaufen-verkaufen?suche=Buche', {})).words.need).toBeNull();
  });

  it('is asked for where none is known, with the amount and length of the address', async () => {
    const { searches, words } = await load('/kaufen-verkaufen/brennholz?menge=6&laenge=33', {});
    expect(searches).toMatchObject([{ orderQuantity: 6 }]);
    expect(words.order?.value).toBe('6');
    const back = '/kaufen-verkaufen/brennholz?laenge=33&menge=6';
    expect(words.need).toMatchObject({ said: null, amount: null, totalFor: null });
    expect(waysOf(words.need)).toEqual([
      ['6 rm als deinen Bedarf merken', `/bedarf?${new URLSearchParams({ menge: '6', laenge: '33', zurueck: back })}`],
    ]);
  });
});

describe('an address that names nothing', () => {
  it.each(['/kaufen-verkaufen/quatsch', '/kaufen-verkaufen/pellets/buche', '/produkte/brennholz/nirgends'])(
    '%s is not found, in the words of the specification',
    async (path) => {
      expect(await thrownBy(path)).toMatchObject({
        data: { message: `Page Not Found: ${path}` },
        init: { status: 404, statusText: 'Page Not Found' },
      });
    },
  );
});

describe('an address as a form without script writes it', () => {
  it.each([
    ['/kaufen-verkaufen/brennholz?suche=&art=buche&preis-von=', '/kaufen-verkaufen/brennholz/buche'],
    ['/kaufen-verkaufen/brennholz?plz=4560+Kirchdorf&umkreis=50', '/kaufen-verkaufen/brennholz?plz=4560&umkreis=50'],
    ['/produkte/brennholz?suche=&laenge=33', '/produkte/brennholz?laenge=33'],
    ['/kaufen-verkaufen?suche=&plz=HU-9400+Sopron&umkreis=50', '/kaufen-verkaufen?plz=9400&land=HU&umkreis=50'],
    [
      '/kaufen-verkaufen?suche=buche&gesucht=buche&innerhalb=brennholz&sortierung=preis',
      '/kaufen-verkaufen/brennholz?suche=buche&sortierung=preis',
    ],
    ['/kaufen-verkaufen/brennholz?einheit=kwh&heiz-bis=7', '/kaufen-verkaufen/brennholz?heiz-bis=7'],
  ])('%s leads to %s', async (from, to) => {
    const thrown = await thrownBy(from);
    expect(thrown instanceof Response && [thrown.status, thrown.headers.get('location')]).toEqual([302, to]);
  });

  it('lets go of the remembered place when its field was emptied', async () => {
    const thrown = await thrownBy('/kaufen-verkaufen/brennholz?plz=');
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/kaufen-verkaufen/brennholz');
    expect(thrown instanceof Response && thrown.headers.get('set-cookie')).toMatch(/^ort=; .*Max-Age=0; .*Secure$/);
  });
});
