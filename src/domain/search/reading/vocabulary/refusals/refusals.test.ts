import { describe, expect, it } from 'vitest';

import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });
const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];

describe('what is refused', () => {
  it.each(['Holz brennen, nicht nass', 'Brennholz nicht so nass'])('reads "%s" as a wish for dry wood', (line) => {
    expect(read(line).filters).toMatchObject({ category: 'FIREWOOD', categoryData: { dryingStates: DRY } });
  });

  it.each(['Brennholz keine Fichte', 'Brennholz nicht Fichte'])('finds all woods but the one of "%s"', (line) => {
    const { filters, textWords, understood } = read(line);
    const { category, categoryData: { woodTypeIds = [] } = {} } = filters;
    expect(category).toBe('FIREWOOD');
    expect(woodTypeIds).toEqual(expect.arrayContaining([2, 4, 20, 22, 49]));
    // Neither spruce nor lots that hold it.
    for (const id of [1, 3, 19]) expect(woodTypeIds).not.toContain(id);
    expect(textWords).toStrictEqual([]);
    expect(understood.at(-1)?.text).toBe(line.replace('Brennholz ', ''));
  });

  it('finds all ways of drying but the one that is not wanted', () => {
    expect(read('Buche 33, aber nicht kammergetrocknet').filters.categoryData).toMatchObject({
      woodTypeIds: [20],
      dryingStates: ['WALDFRISCH', 'VORGETROCKNET', 'LUFTTROCKEN', 'OFENFERTIG'],
    });
  });

  it.each(['Brennholz nicht imprägniert', 'Brennholz nicht lackiert'])('takes nothing else from "%s"', (line) => {
    expect(read(line).filters).toStrictEqual({ category: 'FIREWOOD' });
  });

  it('does not make a job of a machine that is not wanted', () => {
    expect(read('Durchforstung 3 ha, aber ohne Harvester').filters.categoryData?.serviceCategoryIds).toStrictEqual([
      103,
    ]);
  });

  it.each([
    'Brennholz ohne Fichte',
    'Brennholz außer Fichte',
    'Brennholz ohne die Fichte',
    'Brennholz ned mit Fichte',
    'Brennholz ohne Fichtenholz',
    'Brennholz -Fichte',
  ])('hears a refusal in "%s"', (line) => {
    const { filters, textWords, unkept } = read(line);
    const { category, categoryData: { woodTypeIds = [] } = {} } = filters;
    expect(category).toBe('FIREWOOD');
    expect(woodTypeIds).toEqual(expect.arrayContaining([4, 20, 22]));
    for (const id of [1, 3, 19]) expect(woodTypeIds).not.toContain(id);
    expect(textWords).toStrictEqual([]);
    expect(unkept).toStrictEqual([]);
  });

  it.each(['Buche - Fichte', 'Buche-Fichte', 'Buche - Fichte -Brennholz', 'Buche, Fichte -getrocknet'])(
    'hears none in "%s"',
    (line) => expect(read(line).filters.categoryData?.woodTypeIds).toEqual([20, 1]),
  );

  it('leaves the refused wood out of a group of woods', () => {
    const { woodTypeIds = [] } = read('Hartholz außer Buche').filters.categoryData ?? {};
    expect(woodTypeIds).toEqual(expect.arrayContaining([21, 22, 25]));
    for (const id of [1, 20]) expect(woodTypeIds).not.toContain(id);
  });

  it.each([
    'Brennholz keine Fichte und Kiefer',
    'Brennholz keine Fichte oder Kiefer',
    'Brennholz ohne Kiefer und Fichte',
    'Brennholz, weder Fichte noch Kiefer',
  ])('refuses both woods of "%s"', (line) => {
    const { woodTypeIds = [] } = read(line).filters.categoryData ?? {};
    expect(woodTypeIds).toContain(20);
    for (const id of [1, 4]) expect(woodTypeIds).not.toContain(id);
  });

  it.each<[line: string, data: object]>([
    ['Pellets nicht in Säcken', { isLoose: true }],
    ['Pellets keine Sackware', { isLoose: true }],
    ['Pellets ned im Sackerl', { isLoose: true }],
    ['Pellets nicht auf Palette', { isLoose: true }],
    ['Buche kein Meterholz', { woodTypeIds: [20], lengthMaxInCm: 97 }],
    ['Buche keine Meterscheiter', { woodTypeIds: [20], lengthMaxInCm: 97 }],
    ['Brennholz ohne Meterholz', { lengthMaxInCm: 97 }],
    ['nicht trockene Buche', { woodTypeIds: [20], dryingStates: ['WALDFRISCH', 'VORGETROCKNET'] }],
    ['Brennholz keine Selbstabholung', { deliveryIsPossible: true }],
    [
      'Hackgut nicht Fichte',
      { woodChipsWoodTypeCodes: ['KIEFER', 'LAUB_HART', 'BUCHE', 'LAUB_WEICH', 'MISCH', 'RINDE'] },
    ],
  ])('reads what "%s" leaves', (line, data) => {
    const { filters, textWords, unkept } = read(line);
    expect(filters.categoryData).toStrictEqual(data);
    expect(filters.unit).toBeUndefined();
    expect(textWords).toStrictEqual([]);
    expect(unkept).toStrictEqual([]);
  });

  it('does not ask for a delivery that is not wanted', () => {
    const { filters, understood } = read('Pellets ohne Zustellung');
    expect(filters).toStrictEqual({ category: 'PELLETS' });
    expect(understood.at(-1)).toMatchObject({ text: 'ohne Zustellung', kind: 'PICKUP' });
  });

  it('seeks round wood where split wood is not wanted', () => {
    const { preferences, lexemes } = read('Fichte nicht gespalten');
    expect(preferences).toContainEqual({ weight: 0.8, data: { firewoodFormCodes: ['RUND'] } });
    expect(lexemes.flat()).not.toContain('gespalten');
  });

  it.each<[line: string, unkept: string[]]>([
    ['Brennholz nicht lackiert', ['nicht lackiert']],
    ['Brennholz nicht in Kisten', ['nicht in Kisten']],
    ['Brennholz nicht 25 cm', ['nicht 25 cm']],
    ['Brennholz außer Wien', ['außer Wien']],
    ['Brennholz keine Fichte', []],
    ['Bretter ohne Äste', []],
  ])('says what of "%s" it cannot keep away', (line, unkept) => {
    expect(read(line).unkept).toStrictEqual(unkept);
  });

  it.each<[line: string, data: object]>([
    ['Buche ohne Rinde', { woodTypeIds: [20] }],
    ['Brennholz das nicht spuckt, Buche', { woodTypeIds: [20] }],
    ['Buche nicht nur 33 cm', { woodTypeIds: [20], lengthMinInCm: 31, lengthMaxInCm: 35 }],
    ['Buche nicht länger als 33 cm', { woodTypeIds: [20], lengthMaxInCm: 35 }],
  ])('refuses nothing of "%s"', (line, data) => {
    expect(read(line).filters.categoryData).toStrictEqual(data);
  });

  it('keeps what stands before a negation or in a phrase with it', () => {
    expect(read('Buche trocken nicht teuer').filters.categoryData?.woodTypeIds).toStrictEqual([20]);
  });
});

const SPRUCE = [1, 3, 19];
const PINE = [4];
const BEECH = [20];

describe('a refusal in another language or behind the word', () => {
  it.each<[line: string, refused: number[]]>([
    ['firewood no spruce', SPRUCE],
    ['I need wood for stove, no pine', PINE],
    ['dry firewood no pine', PINE],
    ['firewood without spruce', SPRUCE],
    ['firewood except spruce', SPRUCE],
    ['firewood but not pine', PINE],
    ['firewood no spruce or pine', [...SPRUCE, ...PINE]],
    ['drva bez bora', PINE],
    ['bez smreke drva', SPRUCE],
    ['drva ne smreka', SPRUCE],
    ['drva osim bora', PINE],
    ['tűzifa nem fenyő', PINE],
    ['tűzifa fenyő nélkül', PINE],
    ['çam olmasın odun', PINE],
    ['çamsız odun', PINE],
    ['camsiz odun', PINE],
    ['kayın hariç odun', BEECH],
    ['brennholz nix fichte', SPRUCE],
    ['brennholz kane fichtn', SPRUCE],
    ['brennholz fichte ned', SPRUCE],
    ['brennholz fichte nein danke', SPRUCE],
    ['brennholz, fichte will ich nicht', SPRUCE],
    ['brennholz fichte mag i ned', SPRUCE],
    ['brennholz fichte und kiefer nicht', [...SPRUCE, ...PINE]],
    ['brennholz fichte nicht, aber trocken', SPRUCE],
    ['Brennholz, Fichte ausgenommen', SPRUCE],
    ['brennholz statt fichte', SPRUCE],
    ['Scheitholz nix weiches', [...SPRUCE, ...PINE]],
  ])('keeps away what "%s" refuses', (line, ids) => {
    const { filters, textWords, unkept } = read(line);
    const { woodTypeIds = [] } = filters.categoryData ?? {};
    expect(filters).toMatchObject({ category: 'FIREWOOD' });
    expect(filters.federalStateId).toBeUndefined();
    expect(woodTypeIds).toEqual(expect.arrayContaining([21, 22]));
    for (const id of ids) expect(woodTypeIds).not.toContain(id);
    expect([textWords, unkept]).toStrictEqual([[], []]);
  });

  it.each<[line: string, data: object]>([
    ['nix nasses brennholz', { dryingStates: DRY }],
    ['brennholz statt fichte lieber buche', { woodTypeIds: [20] }],
    ['pellets ohne Sack', { isLoose: true }],
    ['pellets no bags', { isLoose: true }],
    ['pellets not in bags', { isLoose: true }],
    ['Brennholz Lieferung nicht nötig', {}],
  ])('reads what "%s" leaves', (line, data) => {
    const { filters, unkept } = read(line);
    expect(filters.categoryData ?? {}).toStrictEqual(data);
    expect(unkept).toStrictEqual([]);
  });

  it('says what it cannot keep away', () => {
    expect(read('oak boards no knots').unkept).toStrictEqual(['no knots']);
    expect(read('Brennholz ohne Sack').unkept).toStrictEqual(['ohne Sack']);
  });

  it.each<[line: string, filters: object]>([
    ['Brennholz NÖ', { category: 'FIREWOOD', federalStateId: 3 }],
    ['Brennholz noe', { category: 'FIREWOOD', federalStateId: 3 }],
    ['firewood NÖ', { category: 'FIREWOOD', federalStateId: 3 }],
    ['brennholz no', { category: 'FIREWOOD', federalStateId: 3 }],
    ['no fichte', { federalStateId: 3, categoryData: { woodTypeIds: [1] } }],
    ['ne Palette Pellets', { category: 'PELLETS' }],
    ['kost nix, Brennholz', { category: 'FIREWOOD' }],
    ['kost nix brennholz', { category: 'FIREWOOD' }],
    ['habts Brennholz oder ned', { category: 'FIREWOOD' }],
    ['Statt Öl Pellets', { category: 'PELLETS' }],
  ])('hears none in "%s"', (line, filters) => {
    expect(read(line)).toMatchObject({ filters, unkept: [] });
  });

  it('takes what goods are without for no part of the name of a wood', () => {
    expect(read('ohne Splint Eiche Bretter').filters.categoryData?.woodTypeIds).toStrictEqual([22]);
    const { woodTypeIds = [] } = read('Holz ohne Schwarz Kiefer').filters.categoryData ?? {};
    expect(woodTypeIds).toContain(4);
    expect(woodTypeIds).not.toContain(5);
  });

  it('leaves the word before a refusal of what stands behind', () => {
    expect(read('Brennholz Fichte nicht nass').filters.categoryData?.woodTypeIds).toStrictEqual([1]);
    expect(read('Brennholz Fichte nicht teuer').filters.categoryData?.woodTypeIds).toStrictEqual([1]);
  });
});

type Row = [line: string, category: CategoryCode | undefined];

describe('states and jobs', () => {
  it.each<Row>([
    ['drei Birken müssen gefällt werden', 'SERVICES'],
    ['gefällt im Winter Fichte Rundholz', 'LOGS'],
    ['Fichte Rundholz wintergefällt', 'LOGS'],
    ['wer fällt mir eine Fichte', 'SERVICES'],
    ['Baumschnitt hacken lassen', 'SERVICES'],
    ['Stadtbäume überprüfen', 'SERVICES'],
    ['Bäume am Bach auf Stock setzen', 'SERVICES'],
    ['Hackgut unter das Klettergerüst', 'WOOD_CHIPS'],
    ['Heizmaterial Hackgut Schule', 'WOOD_CHIPS'],
    ['Heizmaterial für den Winter', 'FIREWOOD'],
  ])('reads "%s" as %s', (line, category) => {
    expect(read(line).filters.category).toBe(category);
  });

  it('prefers chips of the material that was chipped', () => {
    expect(read('Wurzelstöcke geschreddert').preferences).toContainEqual({
      weight: 1,
      data: { rawMaterialGroupCodes: ['1.1.5', '1.1.2'] },
    });
  });
});

describe('figures of one measure', () => {
  it.each<[line: string, data: object]>([
    ['Scheitholz, 25 oder 33', { lengthMinInCm: 23, lengthMaxInCm: 35 }],
    ['Kanthölzer 12/12 und 10/10', { thicknessMinInMm: 90, thicknessMaxInMm: 132 }],
    // What a word usually means is narrowed by a figure.
    ['Kachelofenholz 50cm', { lengthMinInCm: 48 }],
  ])('reads those of "%s" as a choice', (line, data) => {
    expect(read(line).filters.categoryData).toMatchObject(data);
  });
});

describe('codes of the trade', () => {
  it.each(['Pellets 6er', '6er Pellets', 'Holzpellets 6er'])('reads "%s" as a diameter in mm', (line) => {
    const { preferences, textWords } = read(line);
    expect(preferences).toContainEqual({ weight: 0.6, data: { pelletDiameterCodes: ['D06'] } });
    expect(textWords).toStrictEqual([]);
  });

  it('takes S10 of softwood for C24, and leaves classes of hardwood alone', () => {
    expect(read('S10 Fichte Kantholz').lexemes).toStrictEqual([['c24']]);
    expect(read('LS10 Buche Kantholz').lexemes).toStrictEqual([['ls10']]);
  });

  it('puts the class of moisture that is named before drier chips', () => {
    const [best] = read('Waldhackgut M40').preferences;
    expect(best?.data?.moistureContentCodes).toContain('M40');
    expect(best?.data?.moistureContentCodes).not.toContain('M35');
  });

  it('hears no path in "wegen" and no avenue in "alles"', () => {
    expect(read('Birke wegen der Flamme').filters.category).toBeUndefined();
    expect(read('Tanne, Fichte und Lärche, alles in 4 m').filters.category).toBeUndefined();
  });

  it('finds the verb of a noun and the noun of a verb', () => {
    expect(read('sanieren').lexemes).toStrictEqual([['sani', 'sanierung']]);
  });
});

describe('measures beside packing and percentages', () => {
  it('takes "33 Palette" as a length and "12 Paletten" as an amount', () => {
    expect(read('Birke ofenfertig 33 Palette').filters.categoryData).toMatchObject({
      lengthMinInCm: 31,
      lengthMaxInCm: 35,
    });
    expect(read('Birke ofenfertig 12 Paletten').filters.categoryData?.lengthMinInCm).toBeUndefined();
  });

  it('reads a share of water', () => {
    expect(read('Hackgut max 30 Prozent Wasser').filters.categoryData?.moistureContentCodes).toContain('M30');
  });

  it('orders by the wood before an unknown end, and excludes none', () => {
    const { filters, preferences } = read('Zirbenschale drechseln');
    expect(filters.categoryData?.woodTypeIds).toBeUndefined();
    expect(preferences).toContainEqual({ weight: 1, data: { woodTypeIds: [8] } });
  });
});
