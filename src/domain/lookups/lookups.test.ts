import { describe, expect, it } from 'vitest';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import {
  CATEGORIES,
  CATEGORY_CODES,
  categoriesOfUnit,
  categoryBySlug,
  categoryOf,
  isCategoryCode,
  unitIsAllowed,
} from './categories.data.ts';
import { CERTIFICATES, certificateByCode, certificateNumberIsWellFormed } from './certificates.data.ts';
import { COUNTRIES_OF_ORIGIN, COUNTRY_ROWS, countryOfOriginByCode } from './countries.data.ts';
import { dryingStateByCode } from './drying-states.data.ts';
import { EQUIPMENT, equipmentById } from './equipment.data.ts';
import { indexBy, slugOf } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';
import { pelletQualityTypeByCode } from './pellet-quality-types.data.ts';
import { RAW_MATERIAL_GROUPS, rawMaterialGroupByCode } from './raw-material-groups.data.ts';
import { AREAS_OF_SERVICE, FEDERAL_STATES, federalStateBySlug } from './regions.data.ts';
import { SERVICE_CATEGORIES, serviceCategoryById, serviceCategoryBySlug } from './service-categories.data.ts';
import { UNITS, UNIT_CODES, isUnitCode } from './units.data.ts';
import {
  ASH_CONTENTS,
  FINE_FRACTIONS,
  MOISTURE_CONTENTS,
  PARTICLE_SIZES,
  moistureContentByCode,
} from './wood-chips.data.ts';
import { WOOD_TYPES, woodTypeByCode, woodTypeById, woodTypeBySlug, woodTypesOfUse } from './wood-types.data.ts';

describe('every lookup list', () => {
  // Countries have no ids.
  const coded = CATEGORY_CODES.flatMap(categoryFieldsOf).flatMap(([name, field]): [string, readonly LookupRow[]][] =>
    field.kind === 'CODE' && field.list !== COUNTRY_ROWS ? [[name, field.list as readonly LookupRow[]]] : [],
  );
  const lists: [string, readonly { id: number; text: string; code?: string }[]][] = [
    ...coded,
    ['wood types', WOOD_TYPES],
    ['service categories', SERVICE_CATEGORIES],
    ['equipment', EQUIPMENT],
    ['certificates', CERTIFICATES],
  ];

  it.each(lists)('of %s has unique ids, codes and texts', (_name, rows) => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.code ?? row.id)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.text)).size).toBe(rows.length);
    expect(rows.every((row) => row.text.trim() !== '')).toBe(true);
  });

  it('refuses to hold a key twice', () => {
    expect(() => indexBy([{ id: 1 }, { id: 1 }], (row) => row.id)).toThrow('the same key twice');
  });
});

describe('categories and units', () => {
  it('have their address parts', () => {
    expect(CATEGORIES.map((row) => row.slug).toSorted()).toEqual([
      'brennholz',
      'dienstleistungen',
      'hackgut',
      'pellets',
      'rundholz',
      'schnittholz',
      'wald',
    ]);
    expect(categoryBySlug('rundholz')?.code).toBe('LOGS');
    expect(categoryBySlug('moebel')).toBeUndefined();
  });

  // Source: UStG § 10 Abs. 3 with Anlage 2 Z 9 (KN 4401), else the standard rate.
  it.each([
    ['FOREST', 'EFM', 20],
    ['FIREWOOD', 'RM', 13],
    ['PELLETS', 'T', 13],
    ['SAWN_WOOD', 'M3', 20],
    ['WOOD_CHIPS', 'SRM', 13],
    ['LOGS', 'FM', 20],
    ['SERVICES', 'H', 20],
  ] as const)('%s is priced in %s with %d %% VAT unless stated otherwise', (code, unit, rate) => {
    expect(categoryOf(code)).toMatchObject({ defaultUnit: unit, defaultVatRateInPercent: rate });
  });

  it('fit together: the default unit comes first, every unit serves some category', () => {
    for (const row of CATEGORIES) expect(row.units[0]).toBe(row.defaultUnit);
    const unused = UNIT_CODES.filter((unit) => categoriesOfUnit(unit).length === 0);
    expect(unused).toEqual([]);
    expect(unitIsAllowed('PELLETS', 'FM')).toBe(false);
    expect(UNITS).toHaveLength(18);
  });

  it('are told apart from other texts', () => {
    expect(isCategoryCode('LOGS')).toBe(true);
    expect(isCategoryCode('logs')).toBe(false);
    expect(isCategoryCode('toString')).toBe(false);
    expect(isUnitCode('RM')).toBe(true);
    expect(isUnitCode('constructor')).toBe(false);
    expect(CATEGORY_CODES).toHaveLength(7);
  });
});

describe('wood types', () => {
  it('are found by id, code and address part', () => {
    expect(woodTypeById(20)?.code).toBe('BUCHE');
    expect(woodTypeByCode('LAERCHE')?.id).toBe(6);
    expect(woodTypeBySlug('laerche')?.code).toBe('LAERCHE');
    expect(woodTypeBySlug('hartholz-gemischt')?.code).toBe('LAUB_HART');
    expect(woodTypeBySlug('fichte-tanne')?.code).toBe('FITA');
    expect(woodTypeBySlug('teak')).toBeUndefined();
  });

  // Source: Raumdichte de.wikipedia.org (spruce, beech, oak), Kollmann/LWF.
  it.each([
    { code: 'FICHTE', density: 379, calorificValue: 5.2, grade: 'SOFT', isEstimate: false },
    { code: 'BUCHE', density: 558, calorificValue: 5, grade: 'HARD', isEstimate: false },
    { code: 'EICHE', density: 571, calorificValue: 5, grade: 'HARD', isEstimate: false },
    { code: 'ERLE', density: 428, calorificValue: 5, grade: 'SOFT', isEstimate: false },
    { code: 'HAINBUCHE', density: 660, calorificValue: 5, grade: 'HARD', isEstimate: true },
    { code: 'GEMISCHT', density: 460, calorificValue: 5.1, grade: null, isEstimate: false },
  ])('of code $code estimateRows $density kg dry with $calorificValue kWh/kg', (row) => {
    expect(woodTypeByCode(row.code)).toMatchObject({
      densityInKgPerSolidCubicMetre: row.density,
      calorificValueDryInKwhPerKg: row.calorificValue,
      grade: row.grade,
      isEstimate: row.isEstimate,
    });
  });

  it('are offered by use', () => {
    const codesOf = (use: 'FOREST' | 'FURNACE' | 'SAWN' | 'LOG'): string[] =>
      woodTypesOfUse(use).map((row) => row.code);
    expect(codesOf('FURNACE')).toContain('OBSTHOLZ');
    expect(codesOf('FURNACE')).not.toContain('ZIRBE');
    expect(codesOf('SAWN')).not.toContain('NADEL_GEMISCHT');
    expect(codesOf('FOREST')).toContain('GEMISCHT');
    expect(codesOf('LOG')).toContain('EIBE');
    expect(WOOD_TYPES).toHaveLength(41);
  });
});

describe('codes of wood chips', () => {
  it('are those of ISO 17225 and the old norm', () => {
    const codesOf = (rows: readonly { code: string }[]): string => rows.map((row) => row.code).join(' ');
    expect(codesOf(FINE_FRACTIONS)).toBe('F05 F10 F15 F20 F25 F30 F30+');
    expect(codesOf(MOISTURE_CONTENTS)).toBe('M8 M10 M15 M20 M25 M30 M35 M40 M45 M50 M55 M55+ W20 W30 W35 W40 W50');
    expect(codesOf(ASH_CONTENTS)).toBe('A0.5 A0.7 A1.0 A1.5 A2.0 A3.0 A5.0 A7.0 A10.0 A10.0+');
    expect(codesOf(PARTICLE_SIZES.filter((row) => row.coarseness === 'FINE'))).toBe('P16S P16 G30');
    expect(codesOf(PARTICLE_SIZES.filter((row) => row.coarseness === 'MEDIUM'))).toBe('P31S P31 G50');
  });

  it('give the upper limit of the water content', () => {
    expect(moistureContentByCode('M30')?.waterContentMax).toBe(0.3);
    expect(moistureContentByCode('W30')?.waterContentMax).toBe(0.3);
    expect(moistureContentByCode('M55+')?.waterContentMax).toBe(0.55);
  });

  it('know each raw material group and the group it belongs to', () => {
    expect(rawMaterialGroupByCode('1.1.4.2')).toMatchObject({
      text: 'Waldrestholz: Nadelholz frisch',
      parentCode: '1.1.4',
    });
    expect(rawMaterialGroupByCode('1.1')?.parentCode).toBeNull();
    const orphans = RAW_MATERIAL_GROUPS.filter(
      ({ parentCode }) => parentCode !== null && rawMaterialGroupByCode(parentCode) === undefined,
    );
    expect(orphans).toEqual([]);
    expect(RAW_MATERIAL_GROUPS.filter((row) => row.isForbiddenInHouseholdBoilers).map((row) => row.code)).toEqual([
      '1.3.2',
    ]);
  });
});

describe('drying states and pellets', () => {
  it.each([
    ['WALDFRISCH', 0.45],
    ['VORGETROCKNET', 0.3],
    ['LUFTTROCKEN', 0.2],
    ['OFENFERTIG', 0.18],
    ['KAMMERGETROCKNET', 0.15],
  ])('%s is calculated with w %d, inside its range', (code, expected) => {
    const state = dryingStateByCode(code);
    expect(state?.waterContentDefault).toBe(expected);
    expect(state?.waterContentMin).toBeLessThanOrEqual(expected);
    expect(state?.waterContentMax).toBeGreaterThanOrEqual(expected);
  });

  // Source: enplus-pellets.at.
  it('ENplus A1 has at most 0.7 % ash', () => {
    expect(pelletQualityTypeByCode('ENPLUS_A1')).toMatchObject({ ashMaxInPercent: 0.7, isEnPlus: true });
  });
});

describe('services and regions', () => {
  it('have the ids and address parts of their groups', () => {
    expect(serviceCategoryById(203)).toMatchObject({ text: 'Seilkran', group: 'Bringung', slug: 'seilkran' });
    expect(serviceCategoryById(804)?.text).toBe('Landschaftspflege');
    expect(serviceCategoryBySlug('forststrassenbau')?.id).toBe(601);
    expect(SERVICE_CATEGORIES).toHaveLength(42);
  });

  it('number the equipment as agreed', () => {
    expect(equipmentById(1)?.text).toBe('Harvester');
    expect(equipmentById(16)?.text).toBe('Säge-Spaltautomat');
    expect(equipmentById(31)?.text).toBe('Pflanzbohrer');
  });

  it('name the nine federal states by ISO 3166-2 and nine neighbouring areas from id 20', () => {
    expect(federalStateBySlug('niederoesterreich')).toMatchObject({ id: 3, code: 'AT-3' });
    expect(federalStateBySlug('kaernten')?.id).toBe(2);
    expect(federalStateBySlug('steiermark')?.id).toBe(6);
    expect(FEDERAL_STATES).toHaveLength(9);
    expect(AREAS_OF_SERVICE.filter((row) => row.countryCode !== 'AT').every((row) => row.id >= 20)).toBe(true);
    expect(AREAS_OF_SERVICE).toHaveLength(18);
  });

  it('share no address part with wood types, so that one address has one meaning', () => {
    const slugs = [WOOD_TYPES, FEDERAL_STATES, SERVICE_CATEGORIES].flatMap((rows) => rows.map((row) => row.slug));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

it('wood never comes from countries under an import ban', () => {
  expect(countryOfOriginByCode('RU')).toBeUndefined();
  expect(countryOfOriginByCode('BY')).toBeUndefined();
  expect(COUNTRIES_OF_ORIGIN).toHaveLength(35);
});

it.each([
  ['FSC', 'FSC-C123456', true],
  ['FSC', 'FSC-X123456', false],
  ['PEFC_FM', 'PEFC/06-21-17', true],
  ['PEFC_FM', '06-21-17', false],
  ['ENPLUS', 'AT 301', true],
  ['ENPLUS', 'AT301', true],
  ['ENPLUS', '301', false],
  ['DINPLUS', '7A123', true],
  ['ISO_9001', 'anything', true],
])('a certificate number of %s written %s is well formed: %s', (code, number, expected) => {
  const certificate = certificateByCode(code);
  expect(certificate && certificateNumberIsWellFormed(certificate, number)).toBe(expected);
});

it.each([
  ['Lärche', 'laerche'],
  ['Hart-/Weichholz gemischt', 'hart-weichholz-gemischt'],
  ['Forststraßenbau', 'forststrassenbau'],
])('%s becomes the address part %s', (text, expected) => {
  expect(slugOf(text)).toBe(expected);
});
