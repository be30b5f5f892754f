import { describe, expect, it } from 'vitest';

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';

const read = (line: string): SearchLineReading => readSearchLine(line, { findPlace: () => null });
/** Says whether a preference covers all these facts: species and codes among its own, lengths within its range. */
function prefers(reading: SearchLineReading, facts: CategoryFilters): boolean {
  return reading.preferences.some(({ data }) =>
    Object.entries(facts).every(([key, wanted]) => {
      const known = (data as Record<string, unknown> | undefined)?.[key];
      if (Array.isArray(wanted)) return Array.isArray(known) && wanted.every((value) => known.includes(value));
      return known === wanted;
    }),
  );
}
const saysOf = (reading: SearchLineReading): string[] =>
  reading.preferences.flatMap(({ words }) => (words === undefined ? [] : words.split(' ')));

type Row = [line: string, category: CategoryCode | undefined, facts: CategoryFilters, word: string];
const BEECH = { woodTypeIds: [20] };
const LARCH = { woodTypeIds: [6] };

const STOVE_ROWS: readonly Row[] = [
  ['Holz für den Kachelofen', 'FIREWOOD', { lengthMinInCm: 33, lengthMaxInCm: 50 }, 'Kachelofen'],
  ['trockenes Holz für Grundofen', 'FIREWOOD', { lengthMinInCm: 33, lengthMaxInCm: 50 }, 'Grundofen'],
  ['Holz fürn Schwedenofen', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 33 }, 'Schwedenofen'],
  ['Buche für Kaminofen', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 33 }, 'Kaminofen'],
  ['Holz zum Tischherd', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 33 }, 'Tischherd'],
  ['Küchenherd Holz', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 33 }, 'Küchenherd'],
  ['Holz für offenen Kamin', 'FIREWOOD', { woodTypeIds: [27] }, 'Kaminholz'],
  ['Scheitholzkessel', 'FIREWOOD', { lengthMinInCm: 48, lengthMaxInCm: 102 }, 'Scheitholzkessel'],
  ['Holz für Holzvergaser', 'FIREWOOD', { lengthMinInCm: 48, lengthMaxInCm: 102 }, 'Holzvergaser'],
  ['für die Hackgutheizung', 'WOOD_CHIPS', { moistureContentCodes: ['M30'] }, ''],
  ['Pelletsheizung', 'PELLETS', { pelletQualityTypeCodes: ['ENPLUS_A1'] }, ''],
  ['Material fürs Biomasseheizwerk', 'WOOD_CHIPS', { particleSizeCodes: ['P63'] }, 'Waldhackgut'],
  ['Holz zum Anheizen', 'FIREWOOD', { lengthMaxInCm: 30 }, 'Anzündholz'],
  ['Kaminkassette', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 33 }, 'Kaminofen'],
  ['Holz für Kachelofeneinsatz', 'FIREWOOD', { lengthMinInCm: 33, lengthMaxInCm: 50 }, 'Kachelofen'],
  ['Holz für Vergaserkessel', 'FIREWOOD', { lengthMinInCm: 48, lengthMaxInCm: 102 }, 'Holzvergaser'],
  ['Holz fürs Herdl in da Kuchl', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 33 }, 'Küchenherd'],
  ['ich suchen holz für offen', 'FIREWOOD', { lengthMinInCm: 20, lengthMaxInCm: 50 }, 'ofenfertig'],
  ['Hackgut für Privatkessel', 'WOOD_CHIPS', { moistureContentCodes: ['M20'] }, ''],
  ['haben sie holz für winter', 'FIREWOOD', {}, ''],
];
const FIRE_ROWS: readonly Row[] = [
  ['Holz zum Grillen', 'FIREWOOD', BEECH, 'Grillholz'],
  ['Kirsche für den Smoker', 'FIREWOOD', { woodTypeIds: [30] }, 'Smokerholz'],
  ['Buche zum Räuchern', 'FIREWOOD', BEECH, 'Räucherholz'],
  ['Holz zum Selchen', 'FIREWOOD', BEECH, 'Räuchermehl'],
  ['Holz für Pizzaofen', 'FIREWOOD', BEECH, 'Pizzaofenholz'],
  ['Brotbackofen Holz', 'FIREWOOD', BEECH, 'Backofen'],
  ['Gulaschkessel', 'FIREWOOD', BEECH, 'Grillholz'],
  ['Erle für Forellen', 'FIREWOOD', { woodTypeIds: [28] }, 'Räucherholz'],
  ['smoking wood chips', 'FIREWOOD', BEECH, 'Räucherholz'],
  ['Saunaofen Birke ohne Rinde', 'FIREWOOD', { woodTypeIds: [27] }, 'Saunaholz'],
  ['Saunaofen', 'FIREWOOD', { woodTypeIds: [27] }, 'Saunaholz'],
  ['Holz fürs Badefass', 'FIREWOOD', { woodTypeIds: [27] }, 'Badefass'],
  ['Feuerschale', 'FIREWOOD', BEECH, 'Schwedenfeuer'],
  ['sauna', undefined, { woodTypeIds: [27] }, 'Saunaholz'],
];
const GROUND_ROWS: readonly Row[] = [
  ['Späne für Pferdestall', 'WOOD_CHIPS', {}, 'Einstreu'],
  ['Einstreu für Pferde', undefined, {}, 'Hobelspäne'],
  ['Mulch für den Garten', 'WOOD_CHIPS', { rawMaterialGroupCodes: ['1.1.6'] }, 'Rindenmulch'],
  ['Hackschnitzel für Reitplatz', 'WOOD_CHIPS', {}, 'Reitplatz'],
  ['Spielplatz', undefined, {}, 'Fallschutz'],
  ['Gartenweg', 'WOOD_CHIPS', {}, 'Rindenmulch'],
  ['Hackschnitzel für Laufbahn', 'WOOD_CHIPS', {}, 'Gartenwege'],
  ['Barfußpfad Rinde', 'WOOD_CHIPS', {}, 'Wege'],
  ['Rindenmulch für Kindergarten', 'WOOD_CHIPS', {}, 'Spielplatz'],
  ['Hackschnitzel EN 1177', 'WOOD_CHIPS', {}, 'Fallschutz'],
];
const BUILDING_ROWS: readonly Row[] = [
  ['Holz für Terrasse', 'SAWN_WOOD', LARCH, 'Terrassendielen'],
  ['Balkon Bretter', 'SAWN_WOOD', LARCH, 'Balkonbretter'],
  ['Fassade Holz', 'SAWN_WOOD', LARCH, 'Rhombus'],
  ['Holz für Dachstuhl', 'SAWN_WOOD', { woodTypeIds: [1] }, 'KVH'],
  ['Carport bauen', 'SAWN_WOOD', { woodTypeIds: [1] }, 'Kantholz'],
  ['Fundament einschalen', 'SAWN_WOOD', {}, 'Schalungsbretter'],
  ['Holzboden', 'SAWN_WOOD', {}, 'Schiffboden'],
  ['Holz für Stiege', 'SAWN_WOOD', { woodTypeIds: [22] }, 'Stufen'],
  ['Hochbeet', 'SAWN_WOOD', LARCH, 'Hochbeet'],
  ['Blockhaus', undefined, {}, 'Rundholz'],
  ['Gartenzaun', undefined, LARCH, 'Zaunpfähle'],
  ['Weidezaun', undefined, { woodTypeIds: [29] }, 'Weidepfähle'],
  ['Weingarten', undefined, { woodTypeIds: [29] }, 'Weinstecken'],
  ['Pfosten für Weidezaun', undefined, {}, 'Zaunpfosten'],
  ['Bestellung Papierfabrik', 'LOGS', {}, 'Schleifholz'],
];
const PUBLIC_ROWS: readonly Row[] = [
  ['Krainerwand Holz', 'LOGS', LARCH, 'Piloten'],
  ['Ufersicherung', 'LOGS', LARCH, 'Piloten'],
  ['Brunnentrog', 'LOGS', LARCH, 'Starkholz'],
  ['Palisaden kesseldruckimprägniert', 'LOGS', {}, 'KDI'],
  ['Schneestangen', 'LOGS', {}, 'Bohnenstangen'],
  ['Schneezeichen Haselnuss', 'LOGS', {}, 'Bohnenstangen'],
  ['Maibam aufstellen Fichte 28m', 'LOGS', { lengthMinInCm: 900 }, 'Maibaum'],
  ['Hiefler', 'LOGS', {}, 'Stangen'],
  ['Grubenholz', 'LOGS', {}, ''],
  ['Eisenbahnschwellen Ersatz', 'SAWN_WOOD', { woodTypeIds: [22] }, 'Schwellen'],
  ['Parkbank', 'SAWN_WOOD', LARCH, 'Bohle'],
  ['Stallbretter', 'SAWN_WOOD', LARCH, 'Bohlen'],
  ['Dammbalken', 'SAWN_WOOD', LARCH, 'Balken'],
  ['Hochsitzleiter', 'SAWN_WOOD', LARCH, 'Stangen'],
  ['Wegkreuz', 'SAWN_WOOD', LARCH, 'Balken'],
  ['Zaunlatten', 'SAWN_WOOD', {}, 'Lattenzaun'],
  ['Spielgeräte', undefined, { woodTypeIds: [29] }, 'Rundpfosten'],
  ['Holzgeländer', undefined, LARCH, 'Rundpfosten'],
  ['Wegweiser', undefined, LARCH, 'Pflöcke'],
  ['Zweige', undefined, {}, 'Reisig'],
  ['Radwegbrücke Holz', undefined, LARCH, 'Bohlen'],
  ['Bachverbauung', 'LOGS', LARCH, 'Piloten'],
  ['Baumanbindung', 'LOGS', LARCH, 'Rundpfosten'],
  ['Fressstand', 'SAWN_WOOD', LARCH, 'Bohlen'],
  ['Winterdienst', undefined, {}, 'Schneestangen'],
  ['Hackschnitzel für Auslauf', 'WOOD_CHIPS', {}, 'Paddock'],
  ['Holz für Sitzbänke am Wanderweg', 'SAWN_WOOD', LARCH, 'Bohle'],
  ['Brennstoff fürs BHKW', 'WOOD_CHIPS', { moistureContentCodes: ['M10'] }, 'gesiebt'],
];
const CRAFT_ROWS: readonly Row[] = [
  ['Holz für Möbel', 'SAWN_WOOD', { woodTypeIds: [31] }, 'Blockware'],
  ['Tischplatte', 'SAWN_WOOD', { isSingleItem: true }, 'Bohle'],
  ['Holz zum Schnitzen', undefined, { woodTypeIds: [33] }, 'Schnitzholz'],
  ['drechseln', undefined, { woodTypeIds: [30] }, 'Drechselholz'],
  ['Gitarrenbau', undefined, { woodTypeIds: [1, 26] }, 'Klangholz'],
  ['Bogenbau', undefined, { woodTypeIds: [10] }, 'Bogenholz'],
  ['Bienenkasten', 'SAWN_WOOD', { woodTypeIds: [9] }, 'Bienenbeuten'],
  ['wood carving', undefined, { woodTypeIds: [33] }, 'Schnitzholz'],
];

describe.each([
  ['stoves', STOVE_ROWS],
  ['fire and food', FIRE_ROWS],
  ['animals and ground', GROUND_ROWS],
  ['building and fences', BUILDING_ROWS],
  ['municipalities, farmers and hunters', PUBLIC_ROWS],
  ['crafts', CRAFT_ROWS],
] as const)('what suits %s', (_, rows) => {
  it.each(rows)('"%s"', (line, category, facts, word) => {
    const reading = read(line);
    expect(reading.filters.category).toBe(category);
    expect(reading.filters.categoryData?.lengthMinInCm).toBeUndefined();
    expect(prefers(reading, facts)).toBe(true);
    expect(['', ...saysOf(reading)]).toContain(word);
  });
});

describe('a use beside goods', () => {
  it.each([
    ['Pellets für den Kaminofen', 'PELLETS'],
    ['Hackgut für Zentralheizung', 'WOOD_CHIPS'],
    ['Bretter für Sauna', 'SAWN_WOOD'],
    ['Rundholz für Blockhaus', 'LOGS'],
    ['Rindenmulch für Beete', 'WOOD_CHIPS'],
    ['Hartholzbriketts für Kachelofen', 'FIREWOOD'],
  ])('"%s" seeks the goods', (line, category) => {
    const reading = read(line);
    expect(reading.filters.category).toBe(category);
    expect(reading.termsLeft).not.toMatch(/ofen|heizung|sauna|haus|beete/i);
  });
  it('leaves what the line says more exactly as it is', () => {
    const reading = read('Buche 50 cm für Kachelofen');
    expect(reading.filters.categoryData).toEqual({ woodTypeIds: [20], lengthMinInCm: 48, lengthMaxInCm: 52 });
  });
  it('is to heat with where nothing but "Holz" is named', () => {
    const burnt = { weight: 0.8, categories: ['FIREWOOD'] };
    expect(read('wo gibt es billiges Holz').preferences).toEqual([burnt]);
    expect(read('Holz für Regal').preferences).not.toContainEqual(burnt);
    expect(read('Holz Fichte').preferences).toEqual([]);
  });
  it('gives every preference a weight between 0 and 1', () => {
    const rows = [...STOVE_ROWS, ...FIRE_ROWS, ...GROUND_ROWS, ...BUILDING_ROWS, ...PUBLIC_ROWS, ...CRAFT_ROWS];
    const weights = rows.flatMap(([line]) => read(line).preferences.map(({ weight }) => weight));
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
  });
});
