import { describe, expect, it } from 'vitest';

import type { CategoryFilters } from '#domain/search/search-types.ts';
import type { FoundPlace, ReadFilters } from '#domain/search/reading/reading-types.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const PLACES: readonly FoundPlace[] = [
  { name: 'Linz', postalCode: '4020', countryCode: 'AT' },
  { name: 'Wien', postalCode: '1010', countryCode: 'AT' },
  { name: 'Stockerau', postalCode: '2000', countryCode: 'AT' },
  { name: 'Mailberg', postalCode: '2024', countryCode: 'AT' },
];
const read = (line: string) =>
  readSearchLine(line, {
    findPlace: (text) => PLACES.find(({ name, postalCode }) => postalCode === text || name === text) ?? null,
  });
const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];
const length = (from: number, to: number): CategoryFilters => ({ lengthMinInCm: from, lengthMaxInCm: to });
const diameter = (from: number, to?: number): CategoryFilters => ({
  diameterMinInCm: from,
  ...(to === undefined ? {} : { diameterMaxInCm: to }),
});
const thick = (from: number, to: number): CategoryFilters => ({ thicknessMinInMm: from, thicknessMaxInMm: to });
const section = (thickness: [number, number], width: [number, number]): CategoryFilters => ({
  ...thick(...thickness),
  widthMinInMm: width[0],
  widthMaxInMm: width[1],
});

type Row = readonly [line: string, filters: ReadFilters, left?: string];
const ofData = (rows: readonly (readonly [string, CategoryFilters])[]): Row[] =>
  rows.map(([line, categoryData]) => [line, { categoryData }]);

const check = (rows: readonly Row[]): void => {
  it.each(rows.map(([line, filters, left = '']) => ({ line, filters, left })))('"$line"', ({ line, filters, left }) => {
    const reading = read(line);
    const { category } = reading.filters;
    expect(reading.filters).toEqual(category === undefined ? filters : { category, ...filters });
    expect(reading.termsLeft).toBe(left);
  });
};

describe('dry by a month', () => {
  check([
    ['Buche trocken bis Herbst', { categoryData: { woodTypeIds: [20], dryByMonth: 10 } }],
    ['Brennholz trocken bis Oktober', { categoryData: { dryByMonth: 10 } }],
    ['Brennholz bis zum Winter trocken', { categoryData: { dryByMonth: 12 } }],
    ['Brennholz trocken bis Jänner', { categoryData: { dryByMonth: 1 } }],
  ]);

  it('with a year behind it is no month of the next twelve', () => {
    expect(read('Brennholz trocken bis Oktober 2028').filters.categoryData?.dryByMonth).toBeUndefined();
  });
});

describe('lengths', () => {
  check(
    ofData([
      ['Brennholz 25 bis 33 cm', length(23, 35)],
      ['Brennholz 25 bis 33', length(23, 35)],
      ['Brennholz 25cm-33cm', length(23, 35)],
      ['Buche 25-33', { woodTypeIds: [20], ...length(23, 35) }],
      ['Buche 25 und 33 cm', { woodTypeIds: [20], ...length(23, 35) }],
      ['Kaminholz 25/33', length(23, 35)],
      ['Buche 33/50', { woodTypeIds: [20], ...length(31, 52) }],
      ['Buche 33cm/50cm', { woodTypeIds: [20], ...length(31, 52) }],
      ['Brennholz zwischen 30 und 40', length(28, 42)],
      ['Brennholz ab 30', { lengthMinInCm: 28 }],
      ['Brennholz bis 33', { lengthMaxInCm: 35 }],
      ['Buche um die 33', { woodTypeIds: [20], ...length(28, 38) }],
      ['Brennholz ca 30cm', length(25, 35)],
      ['Brennholz Länge 33', length(31, 35)],
      ['Brennholz fünfundzwanzig bis dreiunddreißig cm', length(23, 35)],
      ['Brennholz 50 cm lang', length(48, 52)],
      ['33er', length(31, 35)],
      ['25iger Buche', { woodTypeIds: [20], ...length(23, 27) }],
      ['halber Meter Brennholz', length(48, 52)],
      ['ein halber Meter Buche', { woodTypeIds: [20], ...length(48, 52) }],
      ['½ m Brennholz', length(48, 52)],
      ['1/2 Meter Brennholz', length(48, 52)],
      ['Brennholz 1 Meter', length(98, 102)],
      ['Blochholz 4 und 5m', length(400, 515)],
      ['Bloch 4-5m', length(400, 515)],
      ['Bloch 4/5 m', length(400, 515)],
      ['Fichte 4m', { woodTypeIds: [1], ...length(400, 415) }],
      ['Bretter 1,5m', { thicknessMaxInMm: 35, ...length(145, 155) }],
    ]),
  );
});

describe('a time of driving', () => {
  it.each([
    ['Brennholz max 30 min von Linz', 30],
    ['max 45 Minuten entfernt von Linz', 45],
    ['Hackgut 20-30 min Linz', 30],
    ['Brennholz eine halbe Stunde von Linz', 30],
  ])('is a distance and no length: "%s"', (line, radiusInKm) => {
    const { filters, termsLeft } = read(line);
    expect(filters).toMatchObject({ radiusInKm });
    expect(filters.categoryData).toBeUndefined();
    expect(termsLeft).toBe('');
  });

  it('is neither a bound nor the hours of a job', () => {
    expect(read('Brennholz min 33 Linz').filters).toEqual({
      category: 'FIREWOOD',
      categoryData: { lengthMinInCm: 31 },
    });
    expect(read('Rundholz 4 m min. 30 Zopf').filters.radiusInKm).toBeUndefined();
    expect(read('Harvester 2 Stunden Linz').filters.radiusInKm).toBeUndefined();
  });
});

it('finds stems about as thick as one figure says, the nearest first', () => {
  const { filters, preferences } = read('Fichte BHD 30 am Stock');
  expect(filters.categoryData).toMatchObject(diameter(27, 33));
  const [exact, near] = preferences.map(({ data }) => data);
  expect([exact, near]).toEqual([diameter(30, 30), diameter(28, 32)]);
  expect(read('Fichte BHD 30 bis 35').filters.categoryData).toMatchObject(diameter(30, 35));
});

describe('a diameter without a word for goods', () => {
  it.each([
    ['Eiche Durchmesser 50', 22],
    ['Eiche Ø50', 22],
    ['Nuss durchmesser 40 cm', 31],
    ['Eiche ab 50 cm Durchmesser', 22],
    ['Nussbaum 60cm dick', 31],
    ['Kirsche 30 cm Durchmesser zum Drechseln', 30],
  ])('is one of logs: "%s"', (line, wood) => {
    const { filters, termsLeft } = read(line);
    expect(filters).toMatchObject({ category: 'LOGS', categoryData: { woodTypeIds: [wood] } });
    expect(filters.categoryData?.diameterMinInCm).toBeGreaterThan(25);
    expect(termsLeft).toBe('');
  });

  it('is one of standing trees at breast height', () => {
    expect(read('Fichte BHD 30').filters.category).toBe('FOREST');
  });

  it('is neither a length nor a word of the text beside other goods', () => {
    for (const line of ['Brennholz Durchmesser 30 cm', 'Hackgut Durchmesser 30']) {
      expect(read(line).filters.categoryData).toBeUndefined();
      expect(read(line).termsLeft).toBe('');
    }
    expect(read('Tischplatte Durchmesser 80 cm').filters.category).toBe('SAWN_WOOD');
    expect(read('Lärche 40 stark').filters.category).toBeUndefined();
  });
});

describe('diameters', () => {
  check(
    ofData([
      ['Fichte 4m Zopf 20', { woodTypeIds: [1], ...length(400, 415), ...diameter(20) }],
      ['Zopf 20 4m lang Fichte', { woodTypeIds: [1], ...length(400, 415), ...diameter(20) }],
      ['20 cm Zopf 4 m lang', { ...length(400, 415), ...diameter(20) }],
      ['Rundholz Zopf ab 18', diameter(18)],
      ['Rundholz Zopf ab zwanzig', diameter(20)],
      ['Rundholz fünfzig Durchmesser', diameter(45, 55)],
      ['ab 25 Zopf', diameter(25)],
      ['Sägerundholz Fichte MD 25-35', { woodTypeIds: [1], ...diameter(25, 35) }],
      ['MD 30+', diameter(30)],
      ['MD 30 und mehr', diameter(30)],
      ['BHD 40', diameter(36, 44)],
      ['Rundholz ab 30', diameter(30)],
      ['Lärchenbloche ab 40 cm', { woodTypeIds: [6], ...diameter(40) }],
      ['2b', diameter(25, 29)],
      ['2b+', diameter(25)],
      ['ab 2b', diameter(25)],
      ['2b und stärker', diameter(25)],
      ['2b plus', diameter(25)],
      ['3a und besser', diameter(30)],
      ['Stärkeklasse 4', diameter(40, 49)],
      ['Stärkeklasse 4 aufwärts', diameter(40)],
      ['Stärkeklasse 4 und mehr', diameter(40)],
      ['ab Stärkeklasse 3', diameter(30)],
      ['Stärkeklasse ab 3', diameter(30)],
      ['bis Stärkeklasse 3', { diameterMaxInCm: 39 }],
      ['Stkl 3 plus', diameter(30)],
      ['Klasse 5 oder stärker', diameter(50)],
      ['Rundholz 30 cm und dicker', diameter(30)],
      ['3a-4b', diameter(30, 49)],
      ['3a bis 4b', diameter(30, 49)],
      ['1b/2a', diameter(15, 24)],
      ['Rundholz 30 cm stark', diameter(27, 33)],
      ['Rundholz 20-30 cm Durchmesser', diameter(20, 30)],
      ['Eichenstamm 3m lang 60cm stark', { woodTypeIds: [22], ...length(300, 315), ...diameter(54, 66) }],
      ['Stamm Durchmesser 30 cm Länge 4 m', { ...length(400, 415), ...diameter(27, 33) }],
      ['Stamm 30 cm Durchmesser 4 m lang', { ...length(400, 415), ...diameter(27, 33) }],
    ]),
  );
  it('order by the grades beside a class', () => {
    expect(read('Fi 2a+ BC')).toMatchObject({ filters: { categoryData: diameter(20) }, termsLeft: '' });
    expect(read('Fi 2a+ BC').preferences).toContainEqual({ weight: 0.7, words: 'BC B C' });
  });
});

describe('sections', () => {
  check(
    ofData([
      ['Balken 16x20', section([144, 176], [180, 220])],
      ['Lärche 10x10', { woodTypeIds: [6], ...section([90, 110], [90, 110]) }],
      ['Lärche 10/10', { woodTypeIds: [6], ...section([90, 110], [90, 110]) }],
      ['8x12cm', section([72, 88], [108, 132])],
      ['24 x 100 mm', section([22, 26], [90, 110])],
      ['5x8', section([45, 55], [72, 88])],
      ['Kantholz 80/160', section([72, 88], [144, 176])],
      ['Tram 20/24', section([180, 220], [216, 264])],
      ['Balken 16/36', section([144, 176], [324, 396])],
      ['Kantholz 10/10 4m', { ...section([90, 110], [90, 110]), ...length(395, 405) }],
      ['24x100x4000', { ...section([22, 26], [90, 110]), ...length(395, 405) }],
      ['24/100/4000', { ...section([22, 26], [90, 110]), ...length(395, 405) }],
      ['30er Bretter', thick(27, 33)],
      ['Lärche 5/4 Zoll', { woodTypeIds: [6], ...thick(29, 35) }],
      ['Eiche 5cm', { woodTypeIds: [22], ...thick(45, 55) }],
      ['Eiche 50mm', { woodTypeIds: [22], ...thick(45, 55) }],
      ['Zirbenholz 30mm', { woodTypeIds: [8], ...thick(27, 33) }],
      ['Bretter 24mm 4m', { ...thick(22, 26), ...length(395, 405) }],
      ['Bretter 30 mm stark', thick(27, 33)],
      ['Bretter 20 cm breit', { thicknessMaxInMm: 35, widthMinInMm: 180, widthMaxInMm: 220 }],
    ]),
  );
  it('takes no fraction beside an unknown word for one', () => {
    expect(read('Sägekette 3/8').filters).toEqual({});
    expect(read('3/5').filters.category).toBe('SAWN_WOOD');
    expect(read('Lärche 3/5 Stellagenbau').filters.category).toBe('SAWN_WOOD');
    expect(read('5/8 Linz').filters.category).toBe('SAWN_WOOD');
  });
  it('takes an area in square metres for no section', () => {
    expect(read('Schnittholz 3x4m').filters).toEqual({ category: 'SAWN_WOOD' });
  });
});

describe('amounts', () => {
  check([
    ['1000 kg Pellets', { unit: 'KG', quantityMin: 1000 }],
    ['1 000 kg Pellets', { unit: 'KG', quantityMin: 1000 }],
    ['1000kg Pellets', { unit: 'KG', quantityMin: 1000 }],
    ['Pellets 6 to', { unit: 'T', quantityMin: 6 }],
    ['2.000 Stück Latten', { categoryData: { thicknessMaxInMm: 48 } }],
    ['Holz rücken 200 fm', { categoryData: { serviceCategoryIds: [201] } }],
    ['Aufforstung 3 ha', { categoryData: { serviceCategoryIds: [501] } }],
    ['10 ha Wald', { unit: 'HA', quantityMin: 10 }],
    ['Pellets 15 kg', {}],
    ['Forststraße 500 m', { categoryData: { serviceCategoryIds: [601, 602, 603] } }],
    ['Stockfräse 80 cm Durchmesser', { categoryData: { serviceCategoryIds: [803] } }],
    ['Baum fällen 20 m hoch', { categoryData: { serviceCategoryIds: [105, 801] } }],
    ['Wald 20.000 m²', { unit: 'HA', quantityMin: 2 }],
    ['Rindenmulch 60 l', { categoryData: { rawMaterialGroupCodes: ['1.1.6'] } }],
    ['Hackgut 20 kg', {}],
    ['1. Brennholz', {}],
    ['ein Ster Buche', { unit: 'RM', quantityMin: 1, categoryData: { woodTypeIds: [20] } }],
    ['zwei Raummeter Brennholz', { unit: 'RM', quantityMin: 2 }],
    ['fünf Festmeter Fichte', { unit: 'FM', quantityMin: 5, categoryData: { woodTypeIds: [1] } }],
    ['anderthalb Raummeter Birke', { unit: 'RM', quantityMin: 1.5, categoryData: { woodTypeIds: [27] } }],
    ['Brennholz 2½ rm', { unit: 'RM', quantityMin: 2.5 }],
    ['Brennholz 1 1/2 rm', { unit: 'RM', quantityMin: 1.5 }],
    ['Brennholz mindestens 5 rm', { unit: 'RM', quantityMin: 5 }],
    ['Brennholz 5-10 rm', { unit: 'RM', quantityMin: 5 }],
    ['Brennholz zwei bis drei rm', { unit: 'RM', quantityMin: 2 }],
    ['Brennholz bis 10 rm', { unit: 'RM' }],
    ['Brennholz 1m3', { unit: 'RM', quantityMin: 1 }],
    ['Brennholz 1 m³', { unit: 'RM', quantityMin: 1 }],
    ['Hackgut 40 m³', { unit: 'SRM', quantityMin: 40 }],
    ['Hackgut 50 Schüttmeter', { unit: 'SRM', quantityMin: 50 }],
    ['Rundholz 20 m³', { unit: 'FM', quantityMin: 20 }],
    ['Schnittholz 3 Kubik', { unit: 'M3', quantityMin: 3 }],
    ['Brennholz Kubik', {}],
    ['20 efm', { unit: 'EFM', quantityMin: 20 }],
    [
      '5 Meter Brennholz Buche',
      { category: 'FIREWOOD', unit: 'RM', quantityMin: 5, categoryData: { woodTypeIds: [20] } },
    ],
    ['10 Meter Buche', { category: 'FIREWOOD', unit: 'RM', quantityMin: 10, categoryData: { woodTypeIds: [20] } }],
    ['ein Meter Brennholz', { unit: 'RM', quantityMin: 1 }],
    ['Brennholz 10 m', { unit: 'RM', quantityMin: 10 }],
    [
      '10 rm Buche Meter',
      { category: 'FIREWOOD', unit: 'RM', quantityMin: 10, categoryData: { woodTypeIds: [20], ...length(98, 102) } },
    ],
    ['Brennholz Kiste 1,8 rm', { unit: 'RM', quantityMin: 1.8 }],
    ['Aufforstung 2000 Fichten', { categoryData: { serviceCategoryIds: [501] } }],
    ['ein Dutzend Pfähle', {}, 'Pfähle'],
  ]);

  it.each([
    'Brennholz 2 Paletten',
    'eine Fuhre Brennholz',
    'LKW-Ladung Brennholz',
    'Brennholz Big Bag',
    '2 Klafter Brennholz',
  ])('of a packing that differs from seller to seller only order the hits: "%s"', (line) => {
    const reading = read(line);
    expect(reading.filters).toEqual({ category: 'FIREWOOD' });
    expect(reading.termsLeft).toBe('');
    expect(reading.preferences).not.toEqual([]);
  });

  it('of pallets ask for packed pellets, whose thickness excludes none', () => {
    const reading = read('Palette Pellets 6mm');
    expect(reading).toMatchObject({
      filters: { category: 'PELLETS', categoryData: { isLoose: false } },
      termsLeft: '',
    });
    expect(reading.preferences).toContainEqual({ weight: 0.6, data: { isLoose: false } });
  });

  it('of pallets leave pellets loose where the line says so', () => {
    expect(read('Palette Pellets lose').filters).toEqual({ category: 'PELLETS', categoryData: { isLoose: true } });
  });

  it('are told from postcodes', () => {
    expect(read('Aufforstung 2000 Fichten').place).toBeUndefined();
    expect(read('2000 Fichtensetzlinge').place).toBeUndefined();
    expect(read('Brennholz 2024 geschlägert').place).toBeUndefined();
    expect(read('Brennholz geschlagen 2024').place).toBeUndefined();
    for (const season of ['Einschlag 2024/25', '2026/27', '2026/2027', 'Saison 2026-27'])
      expect(read(`Brennholz ${season}`)).toMatchObject({ filters: { category: 'FIREWOOD' }, termsLeft: '' });
    expect(read('5000 Fichten').termsLeft).toBe('');
    expect(read('Wald 2000 m²').place).toBeUndefined();
    expect(read('Brennholz abgelagert seit 2024').place).toBeUndefined();
    expect(read('Fichte 4020').place?.name).toBe('Linz');
    expect(read('Brennholz 1010 Wien').place?.name).toBe('Wien');
    expect(read('Fichten 2000').place?.name).toBe('Stockerau');
  });
});

describe('prices', () => {
  check([
    ['Brennholz bis 100', { priceMaxInCents: 10_000 }],
    ['Brennholz max 80', { priceMaxInCents: 8_000 }],
    ['Brennholz unter 90€', { priceMaxInCents: 9_000 }],
    ['Brennholz € 80', { priceMaxInCents: 8_000 }],
    ['Brennholz 80,- €', { priceMaxInCents: 8_000 }],
    ['Brennholz günstiger als 70', { priceMaxInCents: 7_000 }],
    ['Brennholz nicht mehr als 90 euro', { priceMaxInCents: 9_000 }],
    ['Brennholz um 80 euro', { priceMaxInCents: 8_800 }],
    ['Brennholz 80-100 Euro', { priceMinInCents: 8_000, priceMaxInCents: 10_000 }],
    ['Brennholz zwischen 80 und 100 Euro', { priceMinInCents: 8_000, priceMaxInCents: 10_000 }],
    ['Brennholz 33 bis 150 Euro', { categoryData: length(31, 35), priceMaxInCents: 15_000 }],
    ['Brennholz max. 150 pro rm', { unit: 'RM', priceMaxInCents: 15_000 }],
    ['Brennholz 80 €/rm', { unit: 'RM', priceMaxInCents: 8_000 }],
    ['Brennholz unter 100 Euro pro Meter', { unit: 'RM', priceMaxInCents: 10_000 }],
    ['Latten 2 € pro Meter', { unit: 'LFM', priceMaxInCents: 200, categoryData: { thicknessMaxInMm: 48 } }],
    ['Rundholz 80 €/t atro', { unit: 'T_ATRO', priceMaxInCents: 8_000 }],
    ['Hackgut 5 Cent kWh', { heatPriceMaxInCents: 5 }],
    ['Pellets bis 350', { priceMaxInCents: 35_000 }],
    ['Pellets unter 300 €/t', { unit: 'T', priceMaxInCents: 30_000 }],
    ['Pellets 7 ct/kWh', { heatPriceMaxInCents: 7 }],
    ['Holz unter 5 cent pro kwh', { heatPriceMaxInCents: 5 }],
    ['Brennholz unter 60 €/MWh', { heatPriceMaxInCents: 6 }],
    ['Hackgut Preis pro MWh unter 35', { heatPriceMaxInCents: 3.5 }],
    ['Hackgut 28 pro MWh', { heatPriceMaxInCents: 2.8 }],
    ['Hackgut pro MWh, 35', { heatPriceMaxInCents: 3.5 }],
    ['MWh unter 35 Euro', { heatPriceMaxInCents: 3.5 }],
    ['MWh Preis max 30', { heatPriceMaxInCents: 3 }],
    ['maximal 35 die MWh', { heatPriceMaxInCents: 3.5 }],
    ['Brennholz pro kWh max 8', { heatPriceMaxInCents: 8 }],
    ['Brennholz unter 8 Cent die Kilowattstunde', { heatPriceMaxInCents: 8 }],
    ['Buche Preis pro rm max 120', { categoryData: { woodTypeIds: [20] }, unit: 'RM', priceMaxInCents: 12_000 }],
    ['Buche rm max 120', { categoryData: { woodTypeIds: [20] }, unit: 'RM', priceMaxInCents: 12_000 }],
    ['Preis je Festmeter bis 100 Fichte', { categoryData: { woodTypeIds: [1] }, unit: 'FM', priceMaxInCents: 10_000 }],
    ['10 rm max 33 cm', { unit: 'RM', quantityMin: 10, categoryData: { lengthMaxInCm: 35 } }],
    ['Pellets bis dreihundert Euro', { priceMaxInCents: 30_000 }],
    ['Pellets bis dreihundertfünfzig', { priceMaxInCents: 35_000 }],
    ['Brennholz achtzig Euro zwei Raummeter', { unit: 'RM', quantityMin: 2, priceMaxInCents: 8_000 }],
    ['Brennholz 80 Euro 2 Raummeter', { unit: 'RM', quantityMin: 2, priceMaxInCents: 8_000 }],
    ['Brennholz zwischen achtzig und hundert Euro', { priceMinInCents: 8_000, priceMaxInCents: 10_000 }],
    ['Brennholz maximal hundertzwanzig pro Raummeter', { unit: 'RM', priceMaxInCents: 12_000 }],
    ['Pellets sieben Cent pro Kilowattstunde', { heatPriceMaxInCents: 7 }],
    ['Brennholz bis acht Uhr', {}, 'Uhr'],
    ['Holzvergaser 30 kWh', { categoryData: length(28, 32) }],
    [
      'Buche trocken unter 7 ct/kwh',
      { categoryData: { woodTypeIds: [20], dryingStates: DRY }, heatPriceMaxInCents: 7 },
    ],
  ]);

  it.each([
    'Brennholz gratis',
    'Brennholz zu verschenken',
    'verschenke Brennholz',
    'Brennholz geschenkt',
    'Brennholz kostenlos',
    'kostenloses Brennholz',
    'Brennholz umsonst',
    'Brennholz 0 €',
  ])('of nothing are those of gifts, never prices on request: "%s"', (line) => {
    expect(read(line)).toMatchObject({ lexemes: [], termsLeft: '' });
    expect(read(line).filters).toEqual({ category: 'FIREWOOD', priceMaxInCents: 0 });
  });

  it.each([
    'Brennholz Lieferung gratis',
    'Brennholz gratis Zustellung',
    'Brennholz Zustellung kostenlos',
    'Brennholz kostenlose Zustellung',
    'Brennholz kostenlose Lieferung',
  ])('of nothing for the way leave the goods their price: "%s"', (line) => {
    expect(read(line).filters).toEqual({ category: 'FIREWOOD', categoryData: { deliveryIsPossible: true } });
  });

  it.each<[line: string, euros: number, priceOf?: string]>([
    ['5 rm Buche gesamt unter 600 Euro', 120, 'RM'],
    ['5 rm Buche gesamt max 600', 120, 'RM'],
    ['4 Raummeter Buche insgesamt höchstens 500 EUR', 125, 'RM'],
    ['5 rm Buche gespalten bis 400 Euro', 80, 'RM'],
    ['10 srm Hackgut max 250 Euro gesamt', 25, 'SRM'],
    ['2 Paletten Pellets zusammen bis 800 Euro', 400, 'T'],
    ['4000 kg Pellets gesamt bis 1600 Euro', 400, 'T'],
    ['5 rm Buche bis 100 Euro', 100],
    ['5 rm Buche bis 120 Euro pro rm gesamt', 120],
    ['50 rm Buche bis 300 Euro', 300],
    ['10 rm spalten gesamt 500 Euro', 500],
  ])('"%s" asks for a unit up to %d euros', (line, euros, priceOf) => {
    const reading = read(line);
    expect(reading.filters.priceMaxInCents).toBe(euros * 100);
    expect(reading.understood.find(({ kind }) => kind === 'PRICE')?.priceOf).toBe(priceOf);
  });

  it('takes no other figure beside "gesamt" for a price', () => {
    expect(read('insgesamt 10 rm Buche bis 33').filters.priceMaxInCents).toBeUndefined();
  });

  it('does not hold two heat prices', () => {
    expect(read('Pellets unter 7 ct/kWh unter 5 ct/kWh').filters).toEqual({
      category: 'PELLETS',
      heatPriceMaxInCents: 7,
    });
  });
});

describe('moisture and storage', () => {
  const chips = (...moistureContentCodes: string[]): CategoryFilters => ({ moistureContentCodes });
  check(
    ofData([
      ['Brennholz unter 20 % Feuchte', { dryingStates: DRY }],
      ['Brennholz Restfeuchte unter 20%', { dryingStates: DRY }],
      ['Brennholz w20', { dryingStates: DRY }],
      ['Hackgut w 20', chips('M8', 'M10', 'M15', 'M20', 'W20')],
      ['Hackgut M25', chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20')],
      ['Hackgut Feuchte max 30%', chips('M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30')],
      ['100 % Buche', { woodTypeIds: [20] }],
      ['Brennholz unter zwanzig Prozent Feuchte', { dryingStates: DRY }],
      ['Brennholz zwischen 15 und 20 % Feuchte', { dryingStates: DRY }],
      ['zwanzig Prozent Restfeuchte', { dryingStates: DRY }],
      ['Brennholz rf unter 20', { dryingStates: DRY }],
      ['Brennholz unter 18 % Feuchte', { dryingStates: ['OFENFERTIG', 'KAMMERGETROCKNET'] }],
      ['Brennholz unter 15 % Feuchte', { dryingStates: ['KAMMERGETROCKNET'] }],
      ['Brennholz unter 10 % Feuchte', { dryingStates: ['KAMMERGETROCKNET'] }],
      ['Hackgut fünfundzwanzig Prozent Feuchte', chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20')],
      ['Hackgut Feuchte fünfundzwanzig', chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20')],
      ['Hackgut 25 Feuchte', chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20')],
      ['Hackgut 25 %', chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20')],
      ['Hackgut 20-25%', chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20')],
      ['Brennholz 20 %', { dryingStates: DRY }],
      ['feuchtes Brennholz', { dryingStates: ['WALDFRISCH'] }],
    ]),
  );
  check([['Hackgut 70 % Feuchte', {}]]);

  it.each(['Eiche acht Prozent', 'Ahorn 8%', 'Nuss Bohlen 8%', 'Lärchenbretter 12 %', 'Eiche 18 %'])(
    'behind a wood orders by what is said to be dry: "%s"',
    (line) => {
      const { preferences, understood, termsLeft, filters } = read(line);
      expect(preferences[0]?.words).toContain('trocken');
      expect(understood.map(({ kind }) => kind)).toContain('MOISTURE');
      expect([termsLeft, filters.categoryData?.dryingStates]).toEqual(['', undefined]);
    },
  );

  it.each([
    'Brennholz 20 % Rabatt',
    'Brennholz -20 %',
    'Brennholz 20 % günstiger',
    'Buche 50 % Esche',
    'Buche 50 % Esche 50 %',
    'Wald 30 %',
    'Wald Hang 30 %',
    'Fichte 30 % Hang',
    'Buche Anteil 30 %',
    'Brennholz spalten 20 %',
    'Pellets 20 %',
  ])('is no discount, share or slope: "%s"', (line) => {
    expect(read(line).understood.map(({ kind }) => kind)).not.toContain('MOISTURE');
  });

  it('leaves the adjective before an amount', () => {
    expect(read('feuchte zehn Raummeter Buche').filters).toMatchObject({
      quantityMin: 10,
      categoryData: { dryingStates: ['WALDFRISCH'] },
    });
    expect(read('Waldhackgut 25 %').filters.categoryData).toMatchObject(chips('M8', 'M10', 'M15', 'M20', 'M25', 'W20'));
  });

  it.each([
    'zwei Jahre gelagert',
    'gelagert 2 Jahre',
    'Brennholz 2 jährig',
    'Brennholz 2-jährig',
    'zweijährig',
    'Brennholz seit 2024',
  ])('"%s" prefers dry firewood and excludes none', (line) => {
    const reading = read(line);
    expect(reading).toMatchObject({ filters: { category: 'FIREWOOD' }, termsLeft: '' });
    expect(reading.filters.categoryData).toBeUndefined();
    expect(reading.preferences).toContainEqual(expect.objectContaining({ data: { dryingStates: DRY } }));
  });

  it('prefers dry chips with little ash where chips are "A1", which is a class of pellets else', () => {
    const reading = read('Hackgut P16S A1 M15');
    expect(reading.filters.categoryData).toEqual({
      particleSizeCodes: ['P16S'],
      moistureContentCodes: ['M8', 'M10', 'M15'],
    });
    expect(reading.preferences).toContainEqual({ weight: 0.5, data: { chipsClassCodes: ['A1'] } });
    // Three of the class, two of the moisture as stated before drier chips, and one for chips before bark and shavings.
    expect(reading.preferences).toHaveLength(6);
    expect(read('Pellets A1').filters.categoryData).toEqual({ pelletQualityTypeCodes: ['ENPLUS_A1'] });
  });
});

describe('measures as they are written in a hurry', () => {
  it.each<[line: string, data: CategoryFilters]>([
    ['hackgutp31', { particleSizeCodes: ['P31', 'P31S', 'G50'] }],
    ['G 50 W 20', { particleSizeCodes: ['P31', 'P31S', 'G50'] }],
    ['g50w20', { particleSizeCodes: ['P31', 'P31S', 'G50'] }],
    ['fi2b', { woodTypeIds: [1], ...diameter(25, 29) }],
    ['5er Pfosten', thick(45, 55)],
    ['24er Schalung', thick(22, 26)],
  ])('reads "%s"', (line, data) => {
    expect(read(line).filters.categoryData).toMatchObject(data);
  });
  it('takes metres of dry stove wood for stacked ones', () => {
    expect(read('3 Meter Buche trocken').filters).toMatchObject({ category: 'FIREWOOD', unit: 'RM', quantityMin: 3 });
  });
  it('takes "a few metres" of a stove wood for split wood', () => {
    expect(read('a poa meta buachas hoiz').filters).toMatchObject({
      category: 'FIREWOOD',
      categoryData: { woodTypeIds: [20] },
    });
    expect(read('paar Meter Lärche Bretter').filters.category).toBe('SAWN_WOOD');
  });
  it('leaves the unit behind a number to the amount, whatever job stands beside', () => {
    expect(read('Pflanzung 2000 Stk Lärche').place).toBeUndefined();
  });
});
