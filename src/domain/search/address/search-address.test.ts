import { describe, expect, it } from 'vitest';

import { CATEGORIES, CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { filterApplies } from '#domain/search/filter-keys.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { settleRequest } from '#domain/search/settle-request.ts';
import { WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import { categoryPathCheck } from './category-path.ts';
import { CODE_LIST_PARAMS, FLAG_PARAMS, ID_LIST_PARAMS, MEASURE_PARAMS } from './filter-params.ts';
import { sortedValues } from './param-readers.ts';
import { searchRequestFromUrl } from './request-from-url.ts';
import { searchRequestToUrl } from './request-to-url.ts';
import { SORTING_WORDS } from './request-words.ts';

const partsOf = (pathname: string) => {
  const [, , category, param] = pathname.split('/');
  return { category, param };
};
const readUrl = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return searchRequestFromUrl(partsOf(pathname), searchParams);
};
const urlOf = (request: SearchRequest): string => {
  const { pathname, search } = searchRequestToUrl(request);
  return `${pathname}${search}`;
};

describe('filters on lists of codes', () => {
  it('keep their order in addresses, later ones come before the origin', () => {
    const names = CODE_LIST_PARAMS.map(({ name }) => name);
    expect(names.slice(0, 10)).toEqual([
      'trocken',
      'qualitaet',
      'koernung',
      'wassergehalt',
      'hackgut-holz',
      'hackgut-trocken',
      'asche',
      'feinanteil',
      'rohstoff',
      'gueteklasse',
    ]);
    expect(names.at(-1)).toBe('herkunft');
    expect(new Set(names).size).toBe(names.length);
  });

  it('have words that lead back to their codes', () => {
    const url = '/kaufen-verkaufen/schnittholz?oberflaeche=saegerau&schnittholz-guete=c24&schnittholz-guete=g0-iii';
    const { request } = searchRequestFromUrl({ category: 'schnittholz' }, new URL(url, 'http://x').searchParams);
    expect(request.categoryData).toEqual({ sawnSurfaceCodes: ['SAEGERAU'], sawnGradeCodes: ['C24', 'G0_III'] });
    expect(searchRequestToUrl(request)).toEqual({
      pathname: '/kaufen-verkaufen/schnittholz',
      search: '?oberflaeche=saegerau&schnittholz-guete=c24&schnittholz-guete=g0-iii',
    });
  });
});

describe('the path of a listing', () => {
  it('accepts every category with every state', () => {
    for (const category of CATEGORIES) {
      expect(categoryPathCheck(category.slug, undefined)).toEqual({ ok: true, category: category.code });
      for (const state of FEDERAL_STATES) {
        expect(categoryPathCheck(category.slug, state.slug)).toMatchObject({ ok: true, federalStateId: state.id });
      }
    }
  });
  it('accepts wood types where the category has them and services among services', () => {
    expect(categoryPathCheck('brennholz', 'buche')).toEqual({ ok: true, category: 'FIREWOOD', woodTypeId: 20 });
    expect(categoryPathCheck('schnittholz', 'laerche')).toEqual({ ok: true, category: 'SAWN_WOOD', woodTypeId: 6 });
    for (const service of SERVICE_CATEGORIES) {
      expect(categoryPathCheck('dienstleistungen', service.slug)).toMatchObject({
        ok: true,
        serviceCategoryId: service.id,
      });
    }
  });
  it.each([
    ['foo', undefined],
    ['Brennholz', undefined],
    ['brennholz', 'seilkran'],
    ['brennholz', 'foo'],
    ['pellets', 'buche'],
    ['dienstleistungen', 'buche'],
    ['__proto__', undefined],
    ['brennholz', 'constructor'],
    [undefined, 'buche'],
    ['', undefined],
  ])('refuses %s / %s', (category, param) => expect(categoryPathCheck(category, param)).toEqual({ ok: false }));
});

describe('an address', () => {
  it('is read with every filter by its German name', () => {
    const read = readUrl(
      '/kaufen-verkaufen/brennholz?suche=gespalten&plz=4820&umkreis=50&art=buche&art=esche&laenge=33&trocken=ofenfertig,lufttrocken' +
        '&zustellung=ja&pefc=ja&herkunft=at&preis-von=80&preis-bis=149,90&einheit=rm&heiz-bis=8,5&verkaeufer=privat&bild=ja&sortierung=waermepreis&seite=3&ansicht=liste',
    );
    const { asked: _asked, ...settled } = read;
    expect(settled).toEqual({
      request: {
        page: 2,
        size: 24,
        searchTerm: 'gespalten',
        category: 'FIREWOOD',
        categoryData: {
          woodTypeIds: [20, 25],
          lengthMinInCm: 31,
          lengthMaxInCm: 35,
          dryingStates: ['LUFTTROCKEN', 'OFENFERTIG'],
          deliveryIsPossible: true,
          pefcCertified: true,
          countryCodesOfOrigin: ['AT'],
        },
        priceMinInCents: 8_000,
        priceMaxInCents: 14_990,
        unit: 'RM',
        heatPriceMaxInCents: 8.5,
        sellerKind: 'PRIVATE',
        imageExists: true,
        radiusInKm: 50,
        sorting: { sortBy: 'HEAT_PRICE', sortDesc: false, postalCode: '4820', countryCode: 'AT' },
      },
      place: { postalCode: '4820', countryCode: 'AT' },
      view: 'list',
      dropped: [],
      notes: [],
    });
  });

  it('keeps the nearest first where that was chosen beside words, which may put what fits first', () => {
    const address = '/kaufen-verkaufen/brennholz?suche=Kaminholz&plz=4820&sortierung=naehe';
    const { request } = readUrl(address);
    expect(request.sorting).toMatchObject({ sortBy: 'DISTANCE', isChosen: true });
    expect(new URL(urlOf(request), 'http://localhost').searchParams.get('sortierung')).toBe('naehe');
    for (const usual of [address.replace('&sortierung=naehe', ''), address.replace('suche=Kaminholz&', '')])
      expect(readUrl(usual).request.sorting).not.toHaveProperty('isChosen');
  });

  it('ignores fields that a form sends empty', () => {
    expect(readUrl('/kaufen-verkaufen?suche=&plz=&preis-von=&art=&sortierung=')).toMatchObject({
      request: { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true } },
      dropped: [],
      notes: [],
    });
  });

  it('is sorted by distance with a place, by relevance with words, else newest first', () => {
    expect(readUrl('/kaufen-verkaufen?suche=x&plz=4820').request.sorting.sortBy).toBe('DISTANCE');
    expect(readUrl('/kaufen-verkaufen?suche=x').request.sorting.sortBy).toBe('RELEVANCE');
    expect(readUrl('/kaufen-verkaufen').request.sorting.sortBy).toBe('CREATED_AT');
  });

  it('names groups of species and a grade', () => {
    expect(readUrl('/kaufen-verkaufen/brennholz?guete=hart').request.categoryData?.woodTypeIds).toEqual(
      WOOD_TYPE_GROUPS.hartholz,
    );
    expect(readUrl('/kaufen-verkaufen/brennholz?art=hartholz').request.categoryData?.woodTypeIds).toEqual(
      WOOD_TYPE_GROUPS.hartholz,
    );
    expect(
      readUrl('/kaufen-verkaufen/brennholz?art=buche&art=fichte&guete=hart').request.categoryData?.woodTypeIds,
    ).toEqual([20]);
  });

  it('leaves out a grade that refuses all listed species, instead of finding everything', () => {
    const { request, dropped } = readUrl('/kaufen-verkaufen/brennholz?art=fichte&guete=hart');
    expect(request.categoryData?.woodTypeIds).toEqual([1]);
    expect(dropped).toEqual([{ name: 'guete', value: 'hart', reason: 'UNKNOWN_VALUE' }]);
  });

  it('keeps foreign postcodes apart by their country', () => {
    expect(readUrl('/kaufen-verkaufen?plz=83022&land=de').place).toEqual({ postalCode: '83022', countryCode: 'DE' });
    expect(readUrl('/kaufen-verkaufen?plz=9000&land=CH').request.sorting).toMatchObject({
      postalCode: '9000',
      countryCode: 'CH',
    });
  });

  it('is short and the same for equal searches', () => {
    const sorting = { sortBy: 'CREATED_AT', sortDesc: true } as const;
    const one: SearchRequest = {
      page: 0,
      size: 24,
      sorting,
      category: 'FIREWOOD',
      categoryData: { woodTypeIds: [25, 20], pefcCertified: true },
    };
    const other: SearchRequest = {
      categoryData: { pefcCertified: true, woodTypeIds: [20, 25] },
      sorting,
      category: 'FIREWOOD',
      size: 24,
      page: 0,
    };
    expect(urlOf(one)).toBe('/kaufen-verkaufen/brennholz?art=buche&art=esche&pefc=ja');
    expect(urlOf(other)).toBe(urlOf(one));
    expect(urlOf({ page: 0, size: 24, sorting })).toBe('/kaufen-verkaufen');
    expect(urlOf({ page: 2, size: 24, sorting, category: 'FIREWOOD', categoryData: { woodTypeIds: [20] } })).toBe(
      '/kaufen-verkaufen/brennholz/buche?seite=3',
    );
  });

  it('can lead to the map and to the list view', () => {
    const request: SearchRequest = {
      page: 0,
      size: 24,
      sorting: { sortBy: 'CREATED_AT', sortDesc: true },
      category: 'LOGS',
    };
    expect(searchRequestToUrl(request, { base: '/map', view: 'list' })).toEqual({
      pathname: '/map/rundholz',
      search: '?ansicht=liste',
    });
  });
});

describe('a broken address', () => {
  it.each([
    ['seite=0', 'seite', 'OUT_OF_RANGE'],
    ['seite=-4', 'seite', 'OUT_OF_RANGE'],
    ['seite=1000000000', 'seite', 'OUT_OF_RANGE'],
    ['seite=zwei', 'seite', 'OUT_OF_RANGE'],
    ['plz=48201', 'plz', 'UNREADABLE'],
    ['plz=4820&land=x', 'land', 'UNKNOWN_VALUE'],
    ['art=mahagoni', 'art', 'UNKNOWN_VALUE'],
    ['preis-bis=viel', 'preis-bis', 'UNREADABLE'],
    ['preis-bis=-5', 'preis-bis', 'UNREADABLE'],
    ['preis-bis=99999999999', 'preis-bis', 'OUT_OF_RANGE'],
    ['sortierung=schoenheit', 'sortierung', 'UNKNOWN_VALUE'],
    ['zustellung=vielleicht', 'zustellung', 'UNKNOWN_VALUE'],
    ['ausschnitt=1,2,3', 'ausschnitt', 'UNREADABLE'],
    ['ausschnitt=14,47,13,48', 'ausschnitt', 'UNREADABLE'],
    ['filter[a][b][c]=1', 'filter[a][b][c]', 'UNKNOWN_NAME'],
    ['__proto__=1', '__proto__', 'UNKNOWN_NAME'],
    ['constructor=1', 'constructor', 'UNKNOWN_NAME'],
    ['anbieter=%00%27--', 'anbieter', 'UNREADABLE'],
    ['anbieter=NaN', 'anbieter', 'UNREADABLE'],
    ['position=%00', 'position', 'UNREADABLE'],
    ['umkreis=0', 'umkreis', 'OUT_OF_RANGE'],
    ['plz=4820&plz=1010', 'plz', 'REPEATED'],
  ])('?%s is read without the broken part, which is reported', (query, name, reason) => {
    const { dropped, request } = readUrl(`/kaufen-verkaufen?${query}`);
    expect(dropped).toContainEqual(expect.objectContaining({ name, reason }));
    expect(urlOf(request)).not.toContain('NaN');
  });

  it('keeps the page within reach', () => {
    expect(readUrl('/kaufen-verkaufen?seite=1000000000').request.page).toBe(415);
    expect(readUrl('/kaufen-verkaufen?seite=0').request.page).toBe(0);
  });

  it('takes control characters out of the words and cuts them', () => {
    const { request, dropped } = readUrl(`/kaufen-verkaufen?suche=${encodeURIComponent('Buche\u0000\u0007  33')}`);
    expect(request.searchTerm).toBe('Buche 33');
    expect(dropped).toEqual([]);
    const long = readUrl(`/kaufen-verkaufen?suche=${'a'.repeat(10_000)}`);
    expect(long.request.searchTerm).toHaveLength(500);
    expect(long.dropped).toContainEqual(expect.objectContaining({ name: 'suche', reason: 'TOO_LONG' }));
  });

  it('reports at most fifty parts of at most eighty characters', () => {
    const params = new URLSearchParams(Array.from({ length: 2_000 }, (_, index) => [`x${index}`, 'y'.repeat(1_000)]));
    const { dropped } = searchRequestFromUrl({}, params);
    expect(dropped).toHaveLength(50);
    expect(dropped.every(({ value }) => value.length <= 80)).toBe(true);
  });

  it('never throws, whatever the names and values', () => {
    const hostile = [
      '',
      '%',
      '\u0000',
      '[]',
      '{}',
      '__proto__',
      '1e309',
      '-0',
      '٣',
      '\ud800',
      '9'.repeat(400),
      'a,'.repeat(5_000),
      '1,2,3,4',
      '🌲',
    ];
    const names = [
      'suche',
      'plz',
      'land',
      'umkreis',
      'bundesland',
      'art',
      'guete',
      'laenge',
      'preis-von',
      'einheit',
      'heiz-von',
      'menge-ab',
      'anbieter',
      'ausschnitt',
      'sortierung',
      'seite',
      'pro-seite',
      'position',
      'ansicht',
      'trocken',
      'leistung',
      'pefc',
      '__proto__',
    ];
    for (const name of names) {
      for (const value of hostile) {
        const { request } = searchRequestFromUrl(
          { category: value, param: value },
          new URLSearchParams([
            [name, value],
            [name, value],
          ]),
        );
        expect(
          urlOf(
            searchRequestFromUrl(
              partsOf(searchRequestToUrl(request).pathname),
              new URLSearchParams(searchRequestToUrl(request).search),
            ).request,
          ),
        ).toBe(urlOf(request));
      }
    }
  });
});

/** Mulberry32: the same seed gives the same searches in every run. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

function randomRequest(random: () => number): SearchRequest {
  const chance = (share: number): boolean => random() < share;
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const some = <Value extends string | number>(values: Iterable<Value>): Value[] => {
    const list = [...values];
    return sortedValues(
      Array.from(
        { length: whole(1, Math.min(4, list.length)) },
        () => list[whole(0, list.length - 1)] ?? list[0],
      ).filter((value) => value !== undefined),
    );
  };
  const category = chance(0.8) ? CATEGORY_CODES[whole(0, CATEGORY_CODES.length - 1)] : undefined;
  const mayUse = (key: keyof CategoryFilters): boolean => filterApplies(key, category) && chance(0.3);
  const data: CategoryFilters = {};
  if (mayUse('woodTypeIds'))
    data.woodTypeIds = chance(0.2) ? [...WOOD_TYPE_GROUPS.hartholz] : some(WOOD_TYPES.map((row) => row.id));
  for (const { key, choices } of ID_LIST_PARAMS) if (mayUse(key)) data[key] = some(choices.wordOf.keys());
  for (const { key, choices } of CODE_LIST_PARAMS) if (mayUse(key)) data[key] = some(choices.wordOf.keys());
  for (const { key } of FLAG_PARAMS) if (mayUse(key)) data[key] = chance(0.7);
  for (const { key, max, isWhole } of MEASURE_PARAMS)
    if (mayUse(key)) data[key] = isWhole ? whole(1, max) : whole(10, 2_000) / 10;
  const [, sorting] = [...SORTING_WORDS][whole(0, SORTING_WORDS.size - 1)] ?? [];
  const place = chance(0.5) ? { postalCode: String(whole(1000, 9999)), countryCode: 'AT' } : {};
  return {
    page: chance(0.3) ? whole(0, 100) : 0,
    size: chance(0.1) ? whole(1, 100) : 24,
    sorting: { sortBy: 'CREATED_AT', sortDesc: true, ...sorting, ...place },
    ...(chance(0.4)
      ? { searchTerm: ['Buche 33', 'Lärche & Föhre', '"trocken" 100 %', 'a+b=c?'][whole(0, 3)] ?? 'x' }
      : {}),
    ...(category === undefined ? {} : { category }),
    ...(Object.keys(data).length === 0 ? {} : { categoryData: data }),
    ...(chance(0.2) ? { priceMinInCents: whole(0, 90_000) } : {}),
    ...(chance(0.2) ? { priceMaxInCents: whole(0, 90_000) } : {}),
    ...(chance(0.1) ? { heatPriceMaxInCents: whole(1, 2_000) / 100 } : {}),
    ...(chance(0.1) ? { priceOnRequest: chance(0.5) } : {}),
    ...(chance(0.1) ? { pricingType: 'ON_REQUEST' as const } : {}),
    ...(chance(0.1) ? { unit: 'RM' as const } : {}),
    ...(chance(0.1) ? { quantityMin: whole(1, 5_000) / 100 } : {}),
    ...(chance(0.1) ? { orderQuantity: whole(1, 5_000) / 100 } : {}),
    ...(chance(0.1) ? { sellerKind: 'BUSINESS' as const } : {}),
    ...(chance(0.1) ? { userId: '0198c2a4-7b1e-7cc3-9d55-1f2a3b4c5d6e' } : {}),
    ...(chance(0.2) ? { federalStateId: whole(1, 9) } : {}),
    ...(chance(0.2) ? { radiusInKm: whole(1, 500) } : {}),
    ...(chance(0.1) ? { deliversToMe: true } : {}),
    ...(chance(0.2) ? { imageExists: chance(0.8) } : {}),
    ...(chance(0.1) ? { withoutReserved: true as const } : {}),
    ...(chance(0.1) ? { bounds: { west: 13.25, south: 47.5, east: 14.125, north: 48 } } : {}),
    ...(chance(0.05) ? { cursor: 'eyJpZCI6MX0' } : {}),
  };
}

describe('any search', () => {
  it('comes back from its address unchanged', () => {
    const random = randomOf(20_261_107);
    for (let count = 0; count < 3_000; count += 1) {
      const { request } = settleRequest(randomRequest(random));
      const url = urlOf(request);
      const read = readUrl(url);
      expect(read.dropped).toEqual([]);
      expect(read.notes).toEqual([]);
      expect(read.request).toEqual(request);
      expect(urlOf(read.request)).toBe(url);
    }
  });

  it('is settled once and for all', () => {
    const random = randomOf(7);
    for (let count = 0; count < 1_000; count += 1) {
      const once = settleRequest(randomRequest(random)).request;
      expect(settleRequest(once)).toEqual({ request: once, notes: [] });
    }
  });
});
