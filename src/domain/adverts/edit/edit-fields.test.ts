import { describe, expect, it } from 'vitest';
import { CATEGORY_CODES, WOOD_TYPE_USES } from '#domain/lookups/categories.data.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import { editBlocksOf } from './edit-fields.data.ts';
import { editFieldNames, correctedFigure, unitForMeasureBasis, woodSectionsOf } from './edit-fields.ts';

const firewoodLength = { limits: { minimum: 10, maximum: 300 }, usual: { minimum: 10, maximum: 100 } };
const sawnLength = { limits: { minimum: 100, maximum: 20_000 }, usual: { minimum: 2_000, maximum: 18_000 } };
const sawnThickness = { limits: { minimum: 3, maximum: 500 }, usual: { minimum: 18, maximum: 280 } };
const logLength = { limits: { minimum: 50, maximum: 2_400 }, usual: { minimum: 50, maximum: 1_950 } };
const logDiameter = { limits: { minimum: 5, maximum: 200 }, usual: null };

describe('the fields of a category', () => {
  it.each(CATEGORY_CODES)('of %s are asked for once each', (category) => {
    const names = editFieldNames(category);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
  });

  it('stand in the order in which sawn wood is spoken of: thickness, width, length', () => {
    const measures = editBlocksOf('SAWN_WOOD').flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === 'MEASURE' ? [`${field.single} ${field.unit}`] : [])),
    );
    expect(measures).toEqual(['thicknessInMm mm', 'widthInMm mm', 'lengthInMm mm']);
  });

  it('ask how firewood was measured last, next to its quantity', () => {
    expect(editFieldNames('FIREWOOD').at(-1)).toBe('measureBasis');
  });

  it('keep every usual range inside the hard limits', () => {
    const fields = CATEGORY_CODES.flatMap((category) => editBlocksOf(category).flatMap((block) => block.fields));
    const bounded = fields.filter((field) => field.kind === 'FIGURE' || field.kind === 'MEASURE');
    for (const { limits, usual } of bounded) {
      expect(usual?.minimum ?? limits.minimum).toBeGreaterThanOrEqual(limits.minimum);
      expect(usual?.maximum ?? limits.maximum).toBeLessThanOrEqual(limits.maximum);
    }
    expect(bounded).toHaveLength(9);
  });
});

describe('a figure in the wrong unit', () => {
  it.each([
    ['330 mm of firewood as 33 cm', 330, firewoodLength, 33],
    ['4 m of board as 4000 mm', 4, sawnLength, 4_000],
    ['400 cm of board as 4000 mm', 400, sawnLength, 4_000],
    ['2,4 cm of board as 24 mm', 2.4, sawnThickness, 24],
    ['450 mm of log as 45 cm', 450, logDiameter, 45],
    ['4 m of log as 400 cm', 4, logLength, 400],
    ['5 m of log as 500 cm, not 50', 5, logLength, 500],
  ])('is recognised: %s', (_title, typed, bounds, meant) => {
    expect(correctedFigure(typed, bounds)).toBe(meant);
  });

  it.each([
    ['a usual one', 33, firewoodLength],
    ['nothing readable', Number.NaN, firewoodLength],
    ['zero', 0, firewoodLength],
    ['one that is no whole figure in any unit', 0.1234567, sawnThickness],
  ])('is not guessed for %s', (_title, typed, bounds) => {
    expect(correctedFigure(typed, bounds)).toBeNull();
  });
});

describe('the wood types to choose from', () => {
  it.each(WOOD_TYPE_USES)('for %s are all there, each in one section', (use) => {
    const offered = woodSectionsOf(use).flatMap(({ frequent, further }) => [...frequent, ...further]);
    expect(offered.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(
      woodTypesOfUse(use)
        .map((row) => row.id)
        .toSorted((a, b) => a - b),
    );
  });

  it('are hard, soft and mixed for firewood: alder is broadleaved and yet soft', () => {
    const [hard, soft, mixed] = woodSectionsOf('FURNACE');
    expect(hard?.frequent[0]?.code).toBe('BUCHE');
    expect(soft?.further.map((row) => row.code)).toContain('ERLE');
    expect(mixed?.further.map((row) => row.code)).toEqual(['GEMISCHT']);
  });

  it('are coniferous and broadleaved for logs', () => {
    expect(woodSectionsOf('LOG').map(({ code, frequent }) => [code, frequent[0]?.code])).toEqual([
      ['CONIFEROUS', 'FICHTE'],
      ['BROADLEAVED', 'BUCHE'],
    ]);
  });
});

describe('the unit of firewood', () => {
  it.each([
    ['LOOSE', 'RM', 'SRM'],
    ['STACKED_1M', 'SRM', 'RM'],
    ['SOLID', 'RM', 'FM'],
    ['WEIGHT', 'RM', 'T'],
    ['WEIGHT', 'KG', 'KG'],
    ['STACKED_SHORT', 'PAL', 'PAL'],
  ] as const)('measured as %s and counted in %s should be %s', (basis, present, wanted) => {
    expect(unitForMeasureBasis(basis, present)).toBe(wanted);
  });
});
