import { describe, expect, it } from 'vitest';

import type { SearchRequest } from '#domain/search/search-types.ts';
import { applyReading } from './apply-reading.ts';
import { readSearchLine } from './read-search-line.ts';
import type { FindPlace, FoundPlace } from './reading-types.ts';

const PLACES: readonly FoundPlace[] = [
  { name: 'Bad Ischl', postalCode: '4820', countryCode: 'AT' },
  { name: 'Linz', postalCode: '4020', countryCode: 'AT' },
  { name: 'Linz-Ebelsberg', postalCode: '4030', countryCode: 'AT' },
  { name: 'Wien', postalCode: '1010', countryCode: 'AT' },
  { name: 'Wien Donaustadt', postalCode: '1220', countryCode: 'AT' },
  { name: 'Haus', postalCode: '8967', countryCode: 'AT' },
  { name: 'Linden', postalCode: '3321', countryCode: 'AT' },
  { name: 'Weiden am See', postalCode: '7121', countryCode: 'AT' },
  { name: 'Rosenheim', postalCode: '83022', countryCode: 'DE' },
];
const findPlace: FindPlace = (text, countryCode) =>
  PLACES.find((place) => place.name.toLowerCase() === text.toLowerCase()) ??
  PLACES.find((place) => place.postalCode === text && place.countryCode === countryCode) ??
  null;

const plain = (given: Partial<SearchRequest> = {}): SearchRequest => ({
  page: 0,
  size: 24,
  sorting: { sortBy: 'RELEVANCE', sortDesc: true },
  ...given,
});
const read = (line: string, given: Partial<SearchRequest> = {}) =>
  readSearchLine(line, { findPlace, given: plain(given) });
const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];

describe('a whole line', () => {
  it('becomes filters and a place and leaves no text', () => {
    const reading = read('33er Buche trocken 4820');
    expect(reading).toMatchObject({
      termsLeft: '',
      lexemes: [],
      filters: {
        category: 'FIREWOOD',
        categoryData: { woodTypeIds: [20], lengthMinInCm: 31, lengthMaxInCm: 35, dryingStates: DRY },
      },
      place: { postalCode: '4820', countryCode: 'AT' },
    });
    expect(reading.understood.map(({ text, kind }) => [text, kind])).toEqual([
      ['33er', 'LENGTH'],
      ['Buche', 'WOOD_TYPE'],
      ['trocken', 'DRYING'],
      ['4820', 'PLACE'],
    ]);
  });

  it('keeps the words it does not know as text', () => {
    const reading = read('Buche Meisterbetrieb Huber');
    expect(reading.filters).toEqual({ categoryData: { woodTypeIds: [20] } });
    expect(reading.termsLeft).toBe('Meisterbetrieb Huber');
  });

  it('takes a number before a unit for an amount, not for a postcode', () => {
    const amount = read('4020 kg Pellets');
    expect(amount.filters).toEqual({ category: 'PELLETS', unit: 'KG', quantityMin: 4020 });
    expect(amount.place ?? null).toBeNull();
    expect(read('Brennholz 4020 Euro').filters).toEqual({ category: 'FIREWOOD', priceMaxInCents: 402_000 });
    expect(read('Brennholz 4020 20 km')).toMatchObject({ place: { name: 'Linz' }, filters: { radiusInKm: 20 } });
  });

  it('is sorted by distance once it names a place', () => {
    const request = plain({ searchTerm: 'Brennholz Bad Ischl' });
    const { request: applied } = applyReading(
      request,
      readSearchLine('Brennholz Bad Ischl', { findPlace, given: request }),
    );
    expect(applied).toEqual({
      page: 0,
      size: 24,
      category: 'FIREWOOD',
      sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4820', countryCode: 'AT' },
    });
  });

  it('keeps an order that was chosen', () => {
    const request = plain({ searchTerm: 'Brennholz 4820', sorting: { sortBy: 'PRICE', sortDesc: false } });
    const { request: applied } = applyReading(request, readSearchLine('Brennholz 4820', { findPlace, given: request }));
    expect(applied.sorting).toEqual({ sortBy: 'PRICE', sortDesc: false, postalCode: '4820', countryCode: 'AT' });
  });

  it('drops a radius without a place and says so', () => {
    const request = plain({ searchTerm: 'Brennholz 30 km' });
    const settled = applyReading(request, readSearchLine('Brennholz 30 km', { findPlace, given: request }));
    expect(settled.request.radiusInKm).toBeUndefined();
    expect(settled.notes).toEqual([{ code: 'RADIUS_NEEDS_PLACE', field: 'radiusInKm' }]);
  });
});

describe('places', () => {
  it.each([
    ['Brennholz bad ischl', '4820'],
    ['Brennholz 4820 Bad Ischl', '4820'],
    ['Brennholz A-4820', '4820'],
    ['Brennholz in Linden', '3321'],
    ['Brennholz weiden am see', '7121'],
    ['Brennholz D-83022', '83022'],
    ['Brennholz 83022', '83022'],
    ['Brennholz im Umkreis von 30 km um Linz', '4020'],
  ])('"%s" is measured from %s', (line, postalCode) => {
    const reading = read(line);
    expect(reading.place?.postalCode).toBe(postalCode);
    expect(reading.termsLeft).toBe('');
  });

  it.each([
    ['Brennholz Linz 4030', 'Linz 4030', '4030'],
    ['Brennholz Linz, A-4030', 'Linz, A-4030', '4030'],
    ['Brennholz Linz PLZ 4030', 'Linz PLZ 4030', '4030'],
    ['Brennholz Linz 4020', 'Linz 4020', '4020'],
    ['Brennholz Linz 4820', 'Linz 4820', '4820'],
    ['Brennholz Wien 1220', 'Wien 1220', '1220'],
    ['Brennholz in Linz 4030', 'Linz 4030', '4030'],
  ])('reads town and postcode of "%s" as one place', (line, text, postalCode) => {
    const { place, termsLeft, filters, understood } = read(line);
    expect(place?.postalCode).toBe(postalCode);
    expect(termsLeft).toBe('');
    expect(filters).toEqual({ category: 'FIREWOOD' });
    expect(understood.slice(1)).toMatchObject([{ text, kind: 'PLACE' }]);
  });

  it('leaves a postcode of another part of the country and an amount apart from a town', () => {
    expect(read('Brennholz Linz 8967')).toMatchObject({ place: { postalCode: '4020' }, termsLeft: '8967' });
    expect(read('Pellets Linz 4030 kg').filters.quantityMin).toBe(4030);
  });

  it('takes an everyday word as a village only behind a preposition', () => {
    expect(read('Brennholz vors Haus')).toMatchObject({ termsLeft: '', filters: { category: 'FIREWOOD' } });
    expect(read('Brennholz vors Haus').place).toBeUndefined();
    expect(read('Brennholz in Haus').place?.postalCode).toBe('8967');
  });

  it('takes Linden and Weiden as species unless a preposition says otherwise', () => {
    expect(read('Linden').filters).toEqual({ categoryData: { woodTypeIds: [33] } });
    expect(read('Weiden').filters).toEqual({ categoryData: { woodTypeIds: [36] } });
  });

  it('leaves a number that is no postcode as text', () => {
    expect(read('Brennholz 4821')).toMatchObject({ termsLeft: '4821' });
  });

  it('does not take the place of a search that has one', () => {
    const reading = read('Brennholz Linz', {
      sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4820', countryCode: 'AT' },
    });
    expect(reading.place).toBeUndefined();
    expect(reading.termsLeft).toBe('Linz');
  });
});

describe('a number that could be a postcode', () => {
  const readAnywhere = (line: string) =>
    readSearchLine(line, {
      findPlace: (text, countryCode) =>
        /^\d{4}$/.test(text) ? { name: 'Ort', postalCode: text, countryCode } : findPlace(text, countryCode),
    });
  it.each([
    ['Waldhackgut Heizwerk 2026', undefined, ''],
    ['Harvester 1270', undefined, '1270'],
    ['Brennholz in 2026', '2026', ''],
    ['Brennholz PLZ 2026', '2026', ''],
    ['Harvester 8010', '8010', ''],
    ['Brennholz 1270', '1270', ''],
  ])('%s names the place %s', (line, postalCode, left) => {
    const { place, termsLeft } = readAnywhere(line);
    expect([place?.postalCode, termsLeft]).toEqual([postalCode, left]);
  });
});

describe('a word that shares its head with the next', () => {
  it.each([
    ['Stiel-/Traubeneiche', [22]],
    ['Berg-/Spitzahorn', [26]],
    ['Schwarz- und Grauerle', [28]],
  ])('%s names one species', (line, woodTypeIds) => {
    expect(read(line)).toMatchObject({ termsLeft: '', preferences: [], filters: { categoryData: { woodTypeIds } } });
  });
});

describe('an unknown compound', () => {
  it('is read by the use it ends in', () => {
    expect(read('Almhüttenterrasse Lärche').filters).toMatchObject({ category: 'SAWN_WOOD' });
  });
  it('of an animal and its pasture is no willow', () => {
    expect(read('Pferdeweide Zaunpfähle').filters.categoryData?.woodTypeIds).toBeUndefined();
  });
});

describe('numbers', () => {
  const data = (line: string): unknown => read(line).filters.categoryData;
  it.each([
    ['2b Fichte', { woodTypeIds: [1], diameterMinInCm: 25, diameterMaxInCm: 29 }],
    ['2a+ Fichte', { woodTypeIds: [1], diameterMinInCm: 20 }],
    ['Bloch 1a', { diameterMinInCm: 10, diameterMaxInCm: 14 }],
    ['Bloch 20/24', { diameterMinInCm: 20, diameterMaxInCm: 24 }],
    ['Bloch 4 m', { lengthMinInCm: 400, lengthMaxInCm: 415 }],
    ['Rundholz ab 30 cm', { diameterMinInCm: 30 }],
    ['50er Fichte', { woodTypeIds: [1], lengthMinInCm: 48, lengthMaxInCm: 52 }],
    ['Buche 25-33 cm', { woodTypeIds: [20], lengthMinInCm: 23, lengthMaxInCm: 35 }],
    ['Latten 24x48', { thicknessMinInMm: 22, thicknessMaxInMm: 26, widthMinInMm: 44, widthMaxInMm: 52 }],
    ['Staffel 5/8', { thicknessMinInMm: 45, thicknessMaxInMm: 55, widthMinInMm: 72, widthMaxInMm: 88 }],
    ['Bretter 24 mm', { thicknessMinInMm: 22, thicknessMaxInMm: 26 }],
    ['Bretter 4 m', { thicknessMaxInMm: 35, lengthMinInCm: 395, lengthMaxInCm: 405 }],
  ])('"%s"', (line, expected) => expect(data(line)).toEqual(expected));

  it('leaves a section as text that the named product cannot have', () => {
    expect(read('Staffel 24/48').termsLeft).toBe('24/48');
  });

  it('reads "1a" as praise in firewood', () => {
    expect(read('1a Brennholz')).toMatchObject({ filters: { category: 'FIREWOOD' }, termsLeft: '' });
  });

  it.each([
    ['Brennholz bis 120 €', { priceMaxInCents: 12_000 }],
    ['Brennholz bis 120 Euro', { priceMaxInCents: 12_000 }],
    ['Brennholz max. 99,90€', { priceMaxInCents: 9_990 }],
    ['Brennholz ab 50 euro', { priceMinInCents: 5_000 }],
  ])('reads the price of "%s"', (line, prices) => {
    expect(read(line)).toMatchObject({ filters: { category: 'FIREWOOD', ...prices }, termsLeft: '' });
  });
});

describe('an explicit filter', () => {
  it('wins over the category that the line names, which then stays text', () => {
    const reading = read('Brennholz', { category: 'PELLETS' });
    expect(reading.filters).toEqual({});
    expect(reading.termsLeft).toBe('Brennholz');
  });
  it('wins over another species', () => {
    const reading = read('Buche', { category: 'FIREWOOD', categoryData: { woodTypeIds: [22] } });
    expect(reading.filters).toEqual({});
    expect(reading.termsLeft).toBe('Buche');
  });
  it('is narrowed by a species among those chosen', () => {
    const reading = read('Buche', { category: 'FIREWOOD', categoryData: { woodTypeIds: [20, 22] } });
    expect(reading.filters).toEqual({ categoryData: { woodTypeIds: [20] } });
  });
  it('wins over a length outside the chosen range', () => {
    const reading = read('33er', { category: 'FIREWOOD', categoryData: { lengthMinInCm: 48, lengthMaxInCm: 52 } });
    expect(reading.filters).toEqual({});
  });
  it('wins over another unit, state and price', () => {
    expect(read('10 rm', { category: 'FIREWOOD', unit: 'SRM' }).filters).toEqual({});
    expect(read('tirol', { federalStateId: 6 }).filters).toEqual({});
    expect(read('bis 100 euro', { priceMaxInCents: 5_000 }).filters).toEqual({});
  });
});

describe('several words of one kind', () => {
  it('widen each other when they exclude each other', () => {
    expect(read('Buche, Esche oder Eiche').filters.categoryData?.woodTypeIds).toEqual([20, 25, 22]);
  });
  it('narrow a group to its member', () => {
    expect(read('Hartholz Buche').filters.categoryData?.woodTypeIds).toEqual([20]);
  });
  it('set no category when they name two', () => {
    const reading = read('Brennholz Pellets');
    expect(reading.filters).toEqual({});
    expect(reading.termsLeft).toBe('Brennholz Pellets');
  });
  it('seek the service when one is named beside a product', () => {
    expect(read('Brennholz spalten').filters).toEqual({
      category: 'SERVICES',
      categoryData: { serviceCategoryIds: [402] },
    });
  });
});

describe('short words', () => {
  it('are species among few words and pronouns in a sentence', () => {
    expect(read('Es 33 cm').filters.categoryData?.woodTypeIds).toEqual([25]);
    expect(read('gibt es Buche').filters.categoryData?.woodTypeIds).toEqual([20]);
  });
});

describe('an undone understanding', () => {
  it('is put between quotation marks and read as text', () => {
    expect(read('Kiefer "trocken"')).toMatchObject({
      filters: { categoryData: { woodTypeIds: [4] } },
      lexemes: [['trocken']],
    });
  });
});

describe('plain wood', () => {
  it.each(['Holz', 'Hoiz', 'drewno', 'kereste', 'Hoiz Linz'])('is mostly sought for heating: %s', (line) => {
    expect(read(line).preferences).toEqual([expect.objectContaining({ categories: ['FIREWOOD'] })]);
  });
});

describe('a hostile line', () => {
  it.each([
    ['a thousand words', 'buche '.repeat(1_700)],
    ['one endless word', 'brennholz'.repeat(1_200)],
    ['digits', '1'.repeat(10_000)],
    ['dots and commas', '1.'.repeat(5_000)],
    ['quotation marks', '"'.repeat(10_000)],
    ['NUL and control characters', '\u0000\u0007'.repeat(5_000)],
    ['names of object members', '__proto__ constructor toString hasOwnProperty'],
    ['unpaired surrogates', '\ud800'.repeat(5_000)],
    ['times signs', '2x'.repeat(5_000)],
  ])('of %s is read with few look-ups and few words', (_, line) => {
    let lookUps = 0;
    const reading = readSearchLine(line, {
      findPlace: () => {
        lookUps += 1;
        return null;
      },
    });
    expect(reading.termsLeft.length).toBeLessThanOrEqual(560);
    expect(lookUps).toBeLessThanOrEqual(300);
  });
});
