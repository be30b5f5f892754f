import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { listingWordsOf } from './listing-words.parts.ts';

const emptyPage: ProductPage = { page: 0, items: [], pageSize: 24, totalPages: 2, totalElements: 38, size: 0 };
const KIRCHDORF = { postalCode: '4560', countryCode: 'AT', name: 'Kirchdorf an der Krems' };

type Options = { page?: Partial<ProductPage>; hasPlace?: boolean; placeIsRemembered?: boolean };

const words = (
  path: string,
  query: string,
  { page = {}, hasPlace = false, placeIsRemembered = false }: Options = {},
) => {
  const [category, param] = path.split('/');
  const { request, view } = searchRequestFromUrl({ category, param }, new URLSearchParams(query));
  return listingWordsOf({
    request,
    view,
    base: '/kaufen-verkaufen',
    place: hasPlace ? KIRCHDORF : null,
    placeIsRemembered,
    page: { ...emptyPage, ...page },
    medians: { region: 'in Oberösterreich', inCents: { FIREWOOD: 7.1 } },
    zero: null,
  });
};
const reading = {
  place: { postalCode: '4820', countryCode: 'AT', name: 'Bad Ischl', text: '4820' },
  category: null,
};
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the line below the heading', () => {
  it('names number, radius and place', () => {
    const { line } = words('brennholz', 'plz=4560&umkreis=40', { hasPlace: true });
    expect(spaced(`${line?.count} ${line?.rest}`)).toBe(
      '38 Anzeigen im Umkreis von 40 km um 4560 Kirchdorf an der Krems',
    );
  });

  it('does not pretend to have counted an estimate', () => {
    const { line } = words('brennholz', '', { page: { totalElements: 88_214, totalIsEstimate: true } });
    expect(spaced(line?.count ?? '')).toBe('rund 88.000 Anzeigen');
  });

  it('names the place that the words named', () => {
    expect(words('brennholz', 'suche=Buche+4820', { page: { reading } }).line?.rest).toBe(
      'die nächsten zu 4820 Bad Ischl zuerst',
    );
    expect(words('brennholz', 'suche=Buche+4820', { page: { reading, totalElements: 0 } }).line?.rest).toBe('');
  });

  it('says that what fits counts besides the distance where words prefer some hits, unless the order was chosen', () => {
    const preferring = { page: { reading, sortedBy: 'RELEVANCE' } } as const;
    const { line, sorting } = words('brennholz', 'suche=Kaminholz&plz=4820', preferring);
    expect(line?.rest).toBe('was passt und nahe 4820 Bad Ischl liegt, zuerst');
    expect(sorting.find(({ isOn }) => isOn)).toMatchObject({ value: '', label: 'Passend' });
    expect(sorting.find(({ label }) => label === 'Nähe')).toMatchObject({ value: 'naehe', isOn: false });
    const chosen = words('brennholz', 'suche=Kaminholz&plz=4820&sortierung=naehe', {
      page: { reading, sortedBy: 'DISTANCE' },
    });
    expect(chosen.line?.rest).toBe('die nächsten zu 4820 Bad Ischl zuerst');
    expect(chosen.sorting.find(({ isOn }) => isOn)).toMatchObject({ value: 'naehe', label: 'Nähe' });
    expect(chosen.sorting.find(({ label }) => label === 'Passend')).toMatchObject({ value: 'relevanz' });
  });

  it('lets filters and orders that need a place count with the one among the words', () => {
    const delivery = (page: { reading?: typeof reading }) =>
      words('brennholz', 'suche=Buche+4820', { page })
        .blocks.flatMap((block) => block.parts)
        .find((part) => part.kind === 'CHECKS' && part.name === 'liefert');
    expect(delivery({ reading })).not.toHaveProperty('missing');
    expect(delivery({})).toHaveProperty('missing');
    const { sorting } = words('brennholz', 'suche=Buche+4820', { page: { reading } });
    expect(sorting.find(({ isOn }) => isOn)?.label).toBe('Nähe');
  });
});

describe('chips', () => {
  it('stand for every applied filter and lead to the page without it', () => {
    const { chips } = words('brennholz', 'art=buche&trocken=lufttrocken&heiz-bis=7&bild=ja');
    expect(chips.map(({ label }) => spaced(label))).toEqual([
      'Buche',
      'lufttrocken',
      'Wärmepreis bis 7 ct',
      'mit Bild',
    ]);
    expect(chips[0]?.href).toBe('/kaufen-verkaufen/brennholz?trocken=lufttrocken&heiz-bis=7&bild=ja');
  });

  it('do not name a place that was only remembered', () => {
    const options = { hasPlace: true, placeIsRemembered: true };
    expect(words('brennholz', 'plz=4560', options).chips).toEqual([]);
    expect(words('brennholz', 'plz=4560', { hasPlace: true }).chips).toEqual([
      { label: 'um 4560 Kirchdorf an der Krems', href: '/kaufen-verkaufen/brennholz?plz=' },
    ]);
  });

  it('take a word out of the line, also one that was read as another', () => {
    const page = {
      understood: [
        { text: '33er', field: 'categoryData.lengthMinInCm', label: '33 cm' },
        { text: 'buche', field: 'categoryData.woodTypeIds', label: 'Buche' },
      ],
      corrections: [{ typed: 'buhce', meant: 'buche', isApplied: true }],
    };
    const { understood, correction, meantHref } = words('brennholz', 'suche=33er+buhce+trocken', { page });
    expect(understood.map(({ href }) => href)).toEqual([
      '/kaufen-verkaufen/brennholz?suche=buhce+trocken',
      '/kaufen-verkaufen/brennholz?suche=33er+trocken',
    ]);
    expect(correction?.said).toBe('„buhce“ als „buche“ gelesen.');
    expect(meantHref).toBe('/kaufen-verkaufen/brennholz?suche=33er+buche+trocken');
  });

  it('show a word once that was read as two things', () => {
    const page = {
      understood: [
        { text: 'lärchenbretter', field: 'categoryData.woodTypeIds', label: 'lärchenbretter' },
        { text: 'lärchenbretter', field: 'category', label: 'lärchenbretter' },
      ],
    };
    expect(words('', 'suche=l%C3%A4rchenbretter', { page }).understood).toEqual([
      { label: 'lärchenbretter', href: '/kaufen-verkaufen' },
    ]);
  });

  it('are saved as typed where a correction is only proposed', () => {
    const page = { corrections: [{ typed: 'buhce', meant: 'buche', isApplied: false }] };
    expect(words('brennholz', 'suche=buhce', { page }).meantHref).toBe('/kaufen-verkaufen/brennholz?suche=buhce');
  });
});

describe('orders', () => {
  it('offer nearness only where a place is known', () => {
    const labels = (query: string) => words('brennholz', query).sorting.map(({ label }) => label);
    expect(labels('')).not.toContain('Nähe');
    expect(labels('plz=4560')).toContain('Nähe');
  });

  it('send nothing for the default order', () => {
    expect(words('brennholz', 'plz=4560').sorting.find(({ isOn }) => isOn)).toMatchObject({ value: '', label: 'Nähe' });
    expect(words('brennholz', '').sorting.find(({ isOn }) => isOn)).toMatchObject({ value: '', label: 'Neueste' });
  });

  it('keep an unusual order in the list once it was asked for', () => {
    const chosen = words('brennholz', 'sortierung=preis-absteigend').sorting.find(({ isOn }) => isOn);
    expect(chosen?.label).toBe('Preis je Einheit, teuerste zuerst');
  });
});

describe('what search engines read', () => {
  it('is the category and its path, page by page', () => {
    const { meta } = words('brennholz/buche', 'seite=2');
    expect(meta).toMatchObject({
      title: 'Buche Brennholz, Seite 2',
      path: '/kaufen-verkaufen/brennholz/buche?seite=2',
      isHiddenFromSearch: false,
      previousHref: '/kaufen-verkaufen/brennholz/buche',
      nextHref: null,
    });
  });

  it('is hidden for combinations of filters, and a filter that has a path of its own points to it', () => {
    expect(words('brennholz', 'art=buche&bild=ja').meta.isHiddenFromSearch).toBe(true);
    expect(words('brennholz', 'art=buche').meta).toMatchObject({ path: '/kaufen-verkaufen/brennholz/buche' });
  });
});

it('explains the scale of fuels and of nothing else', () => {
  expect(words('brennholz', '').legend).toMatchObject({ low: 4, high: 10 });
  expect(spaced(words('brennholz', '').legend?.median ?? '')).toBe('Mittlerer Preis in Oberösterreich: 7,1 ct.');
  expect(words('rundholz', '').legend).toBeNull();
});

it('keeps what the form has no field for: the window of the map and the seller', () => {
  const seller = '0198c2a4-7b1e-7cc3-9d55-1f2a3b4c5d6e';
  expect(words('brennholz', `anbieter=${seller}&ausschnitt=13.25,47.5,14.125,48`).kept).toEqual([
    { name: 'ausschnitt', value: '13.25,47.5,14.125,48' },
    { name: 'anbieter', value: seller },
  ]);
  expect(words('brennholz', 'laenge=33').kept).toEqual([]);
});

describe('a search whose hits are all of one category', () => {
  const firewood = [{ field: 'category', values: [{ value: 'FIREWOOD', count: 38 }] }];
  const labels = (page: Partial<ProductPage>, query = 'suche=Buche') =>
    words('', query, { page, hasPlace: true }).sorting.map(({ label }) => label);

  it('offers the orders and filters of that category, understood or counted', () => {
    const understood = words('', 'suche=Buche', { page: { reading: { place: null, category: 'FIREWOOD' } } });
    expect(understood.kept).toEqual([
      { name: 'innerhalb', value: 'brennholz' },
      { name: 'gesucht', value: 'Buche' },
    ]);
    expect(understood.sorting.map(({ label }) => label)).toContain('Preis je Einheit');
    expect(understood.blocks.map(({ legend }) => legend)).toContain('Trocknung');
    expect(labels({ facets: firewood })).toContain('Preis je Einheit');
    expect(labels({ facets: firewood }, 'suche=Buche&plz=4560')).toContain('Gesamtpreis bis zu dir');
  });

  it('does so neither for several categories nor for what a sample says', () => {
    const two = [{ field: 'category', values: [...(firewood[0]?.values ?? []), { value: 'LOGS', count: 1 }] }];
    const sampled = firewood.map((facet) => ({ ...facet, isRounded: true }));
    for (const facets of [two, sampled]) expect(labels({ facets })).not.toContain('Preis je Einheit');
  });
});

describe('the quantity of totals with delivery', () => {
  it('has a field as soon as totals count, with the usual order in it', () => {
    expect(words('brennholz', 'plz=4560').order).toBe(null);
    expect(words('brennholz', 'plz=4560&sortierung=gesamtpreis').order).toEqual({ value: '', usual: '5', unit: 'rm' });
    expect(words('pellets', 'plz=4560&sortierung=gesamtpreis&menge=2,5').order).toEqual({
      value: '2,5',
      usual: '4',
      unit: 't',
    });
  });
});

describe('the link to another category', () => {
  const linkTo = (query: string, path = '') =>
    words(path, query).blocks.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'LINKS' ? part.links.map(({ href }) => href) : [])),
    );

  it('keeps every filter, also those that the category will name as not its own', () => {
    const query = 'suche=Buche&plz=4820&umkreis=50&bundesland=oberoesterreich&liefert=ja&verkaeufer=privat&bild=ja';
    expect(linkTo(query)).toContain(
      '/kaufen-verkaufen/brennholz/oberoesterreich?suche=Buche&plz=4820&umkreis=50&liefert=ja&verkaeufer=privat&bild=ja',
    );
    expect(linkTo('art=buche&herkunft=at')).toContain('/kaufen-verkaufen/pellets?art=buche&herkunft=at');
    expect(linkTo('preis-bis=100')).toContain('/kaufen-verkaufen/pellets?preis-bis=100&preisart=gesamt');
  });
});

describe('the number on the filter button', () => {
  it('counts what is set in the panel, not what stands in the search line', () => {
    expect(words('brennholz', 'suche=Buche&plz=4820&umkreis=50&bild=ja&trocken=lufttrocken').filterCount).toBe(2);
  });
});
