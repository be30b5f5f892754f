import { describe, expect, it } from 'vitest';

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';

const read = (line: string): SearchLineReading => readSearchLine(line, { findPlace: () => null });
const saysOf = (line: string): string[] => read(line).preferences.flatMap(({ words }) => words?.split(' ') ?? []);

type Row = [line: string, category: CategoryCode | undefined, says?: string];

const TURNERS: readonly Row[] = [
  ['spindle blanks', undefined, 'Drechselrohling'],
  ['Maserknolle', undefined, 'Maser'],
  ['Live edge slab walnut', 'SAWN_WOOD', 'Tischplatte'],
  ['Gehstock Kastanie', undefined, 'Stecken'],
  ['Goldregen', undefined, 'Drechselholz'],
  ['Messergriffblock', undefined, 'Messergriffe'],
  ['Eschenstiele für Hacke', undefined, 'Werkzeugstiel'],
  ['Stielholz Esche', undefined, 'Werkzeugstiel'],
];
const JOINERS: readonly Row[] = [
  ['KVH NSi 60x160', 'SAWN_WOOD', 'NSi'],
  ['GL28c', 'SAWN_WOOD', 'BSH'],
  ['Triolam 160x240', 'SAWN_WOOD', 'BSH'],
  ['Eiche Bohlen KD', 'SAWN_WOOD', 'kammergetrocknet'],
  ['Industrieparkett', 'SAWN_WOOD', 'Schiffboden'],
  ['holz für hühner haus', 'SAWN_WOOD', 'Kantholz'],
  ['fosne 5x20', 'SAWN_WOOD'],
];
const MILLS: readonly Row[] = [
  ['Fichte D-Holz', 'LOGS', 'Cx'],
  ['Erdstammstück Eiche', 'LOGS', 'Furnier'],
  ['LKW-Zug Rundholz Fi', 'LOGS'],
  ['Los 12 Bergahorn', 'LOGS', 'Submission'],
  ['Buche C Schwellenholz', 'LOGS', 'C'],
  ['Zerspaner Fi 12-20 cm', 'LOGS'],
];
const STOVES: readonly Row[] = [
  ['Holz für Tunnelofen', 'FIREWOOD'],
  ['Sparherdholz', 'FIREWOOD', 'Tischherd'],
  ['spritzendes Holz', 'FIREWOOD'],
  ['kloahoiz', 'FIREWOOD', 'Anzündholz'],
  ['ein anhänger holz', 'FIREWOOD'],
  ['hartholzbriketts rund', undefined, 'Nestro'],
];

describe.each([
  ['turners', TURNERS],
  ['joiners and people who learn German', JOINERS],
  ['saw mills', MILLS],
  ['those who heat', STOVES],
] as const)('words of %s', (_, rows) => {
  it.each(rows)('"%s"', (line, category, says = '') => {
    expect(read(line).filters.category).toBe(category);
    expect(['', ...saysOf(line)]).toContain(says);
  });
});

describe('what older adverts of sawn wood, logs, stands and chips do not state', () => {
  it.each<[string, CategoryFilters]>([
    ['Lärche sägerau', { sawnSurfaceCodes: ['SAEGERAU'] }],
    ['Fichte gehobelt', { sawnSurfaceCodes: ['GEHOBELT', 'GEHOBELT_GEFAST'] }],
    ['Bretter besäumt', { sawnEdgesCodes: ['BESAEUMT', 'PARALLEL', 'KONISCH'] }],
    ['Eiche unbesäumt', { sawnEdgesCodes: ['UNBESAEUMT'] }],
    ['Kantholz C24', { sawnGradeCodes: ['C24', 'C30'] }],
    ['Kantholz S10', { sawnGradeCodes: ['C24', 'C30'] }],
    ['Bauholz S 10', { sawnGradeCodes: ['C24', 'C30'] }],
    ['Kantholz S7', { sawnGradeCodes: ['C16', 'C24', 'C30'] }],
    ['Lärche Bloch ab Lagerplatz', { logHandoverCodes: ['AB_LAGER'] }],
    ['Hackgut ab Lager', { chipsHandoverCodes: ['AB_LAGER'] }],
    ['Hackgut frei Forststraße', { chipsHandoverCodes: ['FREI_STRASSE'] }],
    ['Fichte frei Forststraße', { logHandoverCodes: ['FREI_STRASSE'] }],
    ['Rundholz frisch gefällt', { felledMonthsAgoMax: 3 }],
    ['Buche ungespalten', { firewoodFormCodes: ['RUND'] }],
    ['Standholz Hangneigung bis 30 %', { forestSlopeCodes: ['BIS_30'] }],
    ['Fichte stehend Hang 40 %', { forestSlopeCodes: ['BIS_60'] }],
    ['Fichte ab Stock, Gefälle über 60 %', { forestSlopeCodes: ['UEBER_60'] }],
    ['Fichte ab Stock 50 % Neigung', { forestSlopeCodes: ['BIS_60'] }],
    ['Fichte ab Stock eben', { forestSlopeCodes: ['BIS_30'] }],
    ['Bretter luftgetrocknet', { sawnDryingCodes: ['LUFTGETROCKNET'] }],
    ['Eiche Bohlen kammergetrocknet', { sawnDryingCodes: ['KAMMERGETROCKNET'] }],
    ['Fichte Bloch FMO', { logBillingCodes: ['FMO'] }],
    ['Rundholz FOO', { logBillingCodes: ['FOO'] }],
    ['Fichte 2b frei Waldstraße', { logHandoverCodes: ['FREI_STRASSE'] }],
    ['Lärche Bloch frei Werk', { logHandoverCodes: ['FREI_WERK'] }],
    ['Buche Rundholz ab Lager', { logHandoverCodes: ['AB_LAGER'] }],
    ['Fichte ab Stock traktorbefahrbar', { forestSlopeCodes: ['BIS_30'] }],
    ['Stehendes Holz Steilhang', { forestSlopeCodes: ['BIS_60', 'UEBER_60'] }],
    ['Fichte ab Stock Seilgelände', { forestExtractionCodes: ['SEIL'] }],
    ['Fichte ab Stock Seilkran', { forestExtractionCodes: ['SEIL'] }],
    ['Lärche am Stamm Seilwinde', { forestExtractionCodes: ['SCHLEPPER'] }],
    ['Fichte ab Stock mit Harvester', { forestSlopeCodes: ['BIS_30'] }],
    ['Hackgut t atro frei Heizwerk', { chipsHandoverCodes: ['FREI_WERK'] }],
    ['A1 Hackgut', { chipsClassCodes: ['A1'] }],
    ['Hackgut B2', { chipsClassCodes: ['B2'] }],
  ])('"%s" prefers it and filters nothing by it', (line, data) => {
    const { filters, preferences } = read(line);
    expect(preferences.map((one) => one.data)).toContainEqual(data);
    for (const name of Object.keys(data)) expect(filters.categoryData ?? {}).not.toHaveProperty(name);
  });
});

describe('when logs were felled', () => {
  it.each<[string, number[]]>([
    ['gefällt im Winter Fichte Rundholz', [11, 12, 1, 2]],
    ['Lärche Bloch im Winter geschlägert', [11, 12, 1, 2]],
    ['Fichte Rundholz Wintereinschlag', [11, 12, 1, 2]],
    ['Fichte Winterfällung', [11, 12, 1, 2]],
    ['Fichte gefällt im Jänner', [1]],
    ['Buche Rundholz gefällt November 2025', [11]],
  ])('"%s" prefers it, says what was understood and excludes nothing', (line, felledMonths) => {
    const { filters, preferences, termsLeft, understood } = read(line);
    expect(filters.category).toBe('LOGS');
    expect(filters.categoryData).toEqual({ woodTypeIds: [expect.any(Number)] });
    expect(preferences.map((one) => one.felledMonths)).toContainEqual(felledMonths);
    expect(understood.some(({ kind }) => kind === 'QUALITY')).toBe(true);
    expect(termsLeft).toBe('');
  });

  it('is work where it is asked for', () => {
    expect(read('Wer macht Winterschlägerung').filters.category).toBe('SERVICES');
  });
});

describe('who sells', () => {
  it.each([
    ['Bretter vom Sägewerk', 'BUSINESS'],
    ['Brennholz vom Holzhändler', 'BUSINESS'],
    ['Rundholz vom Forstbetrieb', 'FARM'],
    ['Fichte Bloch vom Waldbesitzer', 'FARM'],
    ['Brennholz vom Bauern', 'FARM'],
    ['Brennholz privat', 'PRIVATE'],
  ])('"%s" asks for %s', (line, sellerKind) => {
    expect(read(line).filters.sellerKind).toBe(sellerKind);
    expect(read(line).termsLeft).toBe('');
  });
});

describe('round wood that still stands', () => {
  it.each(['Rundholz ab Stock', 'Fichte Rundholz am Stock', 'Bloch am Stock'])('"%s" is a stand', (line) => {
    expect(read(line).filters).toMatchObject({ category: 'FOREST', categoryData: { isFromTrunkSale: true } });
    expect(read(line).termsLeft).toBe('');
  });
});

describe('work beside standing wood', () => {
  it.each<[string, CategoryFilters]>([
    ['Fichte ab Stock Seilkran', { woodTypeIds: [1], isFromTrunkSale: true }],
    ['ab Stock Seilkran', { isFromTrunkSale: true }],
    ['Fichte ab Stock Bringung Seilkran', { woodTypeIds: [1], isFromTrunkSale: true }],
    ['ab Stock Fichte Steilhang Seilkran', { woodTypeIds: [1], isFromTrunkSale: true }],
    ['Fichte ab Stock mit Harvester', { woodTypeIds: [1], isFromTrunkSale: true }],
  ])('"%s" means the stand', (line, data) => {
    const { filters, termsLeft } = read(line);
    expect(filters).toMatchObject({ category: 'FOREST', categoryData: data });
    expect(termsLeft).toBe('');
  });

  it.each(['Seilkran', 'Fichte Seilkran', 'Bringung Seilkran', 'Wald Seilkran', 'Fichte ab Stock fällen', 'Harvester'])(
    '"%s" means the work',
    (line) => {
      expect(read(line).filters.category).toBe('SERVICES');
    },
  );
});

describe('a standard', () => {
  it.each<[string, CategoryCode | undefined]>([
    ['Brennholz nach ÖNORM EN ISO 17225-5', 'FIREWOOD'],
    ['DIN 4074 Balken', 'SAWN_WOOD'],
    ['EN 14081', 'SAWN_WOOD'],
    ['ISO 9001', undefined],
  ])('"%s" leaves no number in the text', (line, category) => {
    expect(read(line).filters.category).toBe(category);
    expect(read(line).termsLeft).not.toMatch(/\d/);
  });
});

describe('a whole class of diameters', () => {
  it('is read behind its label and before a plus', () => {
    expect(read('Stärkeklasse 4 Kiefer').filters.categoryData).toMatchObject({
      diameterMinInCm: 40,
      diameterMaxInCm: 49,
    });
    expect(read('Eiche B 4+ Rundholz').filters.categoryData?.diameterMinInCm).toBe(40);
  });
  it('and "40+" without any word are diameters of logs', () => {
    expect(read('lärche 5m 40+').filters).toMatchObject({
      category: 'LOGS',
      categoryData: { diameterMinInCm: 40, woodTypeIds: [6] },
    });
    expect(read('Eiche Furnier ab 50 cm').filters).toMatchObject({
      category: 'LOGS',
      categoryData: { diameterMinInCm: 50 },
    });
  });
  it('is no class without either', () => {
    expect(read('Eiche Rundholz 4').filters.categoryData?.diameterMinInCm).toBeUndefined();
  });
});

describe('grades and diameters that adverts state', () => {
  it.each([
    ['Lärche Bretter Güte I', ['GI']],
    ['Pfosten Eiche II. Klasse', ['GII']],
    ['Fichte Bretter Güteklasse I–III', ['GI', 'GII', 'GIII']],
    ['Schnittholz Güte 0/III', ['G0_III']],
  ])('"%s" prefers sawn wood of that appearance', (line, sawnGradeCodes) => {
    const { filters, textWords, preferences } = read(line);
    expect(filters.category).toBe('SAWN_WOOD');
    expect(textWords).toStrictEqual([]);
    expect(preferences).toContainEqual({ weight: 0.7, data: { sawnGradeCodes } });
  });

  it.each([
    ['Pellets 6 mm', ['D06']],
    ['Holzpellets 8mm Durchmesser', ['D08']],
    ['Pellets Ø 6', ['D06']],
    ['Pellets 6/8 mm', ['D06', 'D08']],
  ])('"%s" prefers pellets of that diameter', (line, pelletDiameterCodes) => {
    const { filters, textWords, preferences } = read(line);
    expect(filters).toStrictEqual({ category: 'PELLETS' });
    expect(textWords).toStrictEqual([]);
    expect(preferences).toStrictEqual([{ weight: 0.6, data: { pelletDiameterCodes } }]);
  });
});

describe('"Pfosten"', () => {
  it.each([
    'Robinienpfosten',
    'Robinienpfosten Koppel',
    'Pfosten Robinie rund 2 m',
    'Lärchenpfosten rund',
    'Kastanienpfosten',
    'Akazienpfosten gespitzt',
  ])('are posts of a fence, round or sawn, in "%s"', (line) => {
    const { filters, preferences, termsLeft } = read(line);
    expect(filters.category).toBeUndefined();
    expect(termsLeft).toContain('pfosten');
    expect(preferences).toContainEqual({ weight: 0.6, categories: ['LOGS'] });
    const post = read(line).textWords.find(({ text }) => text === 'pfosten');
    expect(post?.groups[0]).toEqual(expect.arrayContaining(['pfosten', 'pfahl']));
  });

  it.each([
    'Lärchenpfosten',
    'Pfosten Lärche rund 2 m',
    'Robinienpfosten 5 cm stark',
    'Robinie Pfosten 10x10',
    'Kastanienbohlen',
  ])('are planks in "%s"', (line) => {
    expect(read(line).filters.category).toBe('SAWN_WOOD');
    expect(read(line).termsLeft).toBe('');
  });

  it('of a fence are wood before the work of building it', () => {
    const { textWords, filters } = read('Weidezaun Stecken');
    expect(textWords.map(({ text }) => text)).toEqual(['Stecken']);
    expect(filters).toEqual({});
    expect(read('Weidezaun Stecken').preferences).toContainEqual({ weight: 0.6, categories: ['LOGS', 'SAWN_WOOD'] });
  });
});

describe('standing trees', () => {
  it.each(['Fichte 4m A/B ab Stock', 'Rundholz Fichte 4m A/B ab Stock'])(
    'take the grade as an order in "%s"',
    (line) => {
      const { filters, understood, preferences } = read(line);
      expect(filters).toMatchObject({ category: 'FOREST', categoryData: { isFromTrunkSale: true } });
      expect(understood.map(({ text, kind }) => [text, kind])).toContainEqual(['A/B', 'QUALITY']);
      expect(preferences).toContainEqual({ weight: 0.6, words: 'B' });
      expect(preferences.some(({ data }) => data?.logGradeCodes !== undefined)).toBe(false);
    },
  );
});

describe('a raised bed', () => {
  it.each(['Hochbeet Füllmaterial Äste', 'Äste für Hochbeet', 'Hochbeet befüllen'])(
    'is filled, not built: "%s"',
    (line) => {
      expect(read(line).filters.category).toBeUndefined();
      expect(saysOf(line)).toContain('Astmaterial');
    },
  );

  it('is built of boards', () => {
    expect(read('Hochbeet bauen').filters.category).toBe('SAWN_WOOD');
  });
});

describe('logs for chipping canters', () => {
  it('are called so in two ways and better the smaller they are', () => {
    const { filters, preferences, termsLeft } = read('Zerspanerholz');
    expect({ filters, preferences, termsLeft }).toEqual({
      filters: read('Zerspaner').filters,
      preferences: read('Zerspaner').preferences,
      termsLeft: '',
    });
    const largest = preferences.map(({ data }) => data?.diameterMaxInCm ?? 0);
    expect(largest).toEqual([24, 20, 16]);
  });
});
