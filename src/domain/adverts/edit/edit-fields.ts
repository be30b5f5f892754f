import type { CategoryCode, WoodTypeUse } from '#domain/lookups/categories.data.ts';
import type { WoodType } from '#domain/lookups/wood-types.data.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import { roundTo } from '#domain/rounding.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { isWithin } from '#domain/wood/limits.data.ts';
import type { Limits } from '#domain/wood/limits.data.ts';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { namesOfField } from '#domain/adverts/categories/field.ts';
import { frequentWoodTypesOf } from './edit-fields.data.ts';
import type { MeasureBasis } from '#domain/adverts/category-data.ts';

/** Returns the names of all fields of a category's form, in the order of the trade. */
export const editFieldNames = (category: CategoryCode): string[] =>
  categoryFieldsOf(category).flatMap(([name, field]) => namesOfField(name, field));

/** A slip of unit moves the decimal point: millimetres for centimetres, metres for millimetres and so on. */
const SLIPS = [0.1, 10, 0.01, 100, 0.001, 1000] as const;

export type FigureBounds = { limits: Limits; usual: Limits | null };

/**
 * Returns the figure probably meant by one outside the limits or the usual range: the same digits in another unit that
 * is usual (330 cm of firewood → 33), of several the one nearest to the middle of the range (5 m of log → 500 cm, not
 * 50); null where there is nothing to correct or to guess.
 */
export function correctedFigure(typed: number, { limits, usual }: FigureBounds): number | null {
  const expected = usual ?? limits;
  if (!Number.isFinite(typed) || typed <= 0 || isWithin(expected, typed)) return null;
  const candidates = SLIPS.map((factor) => roundTo(typed * factor, 6));
  const possible = candidates.filter((figure) => Number.isInteger(figure) && isWithin(expected, figure));
  // Units differ by factors, so the middle is the geometric one.
  const middle = Math.log(expected.minimum * expected.maximum) / 2;
  const distance = (figure: number): number => Math.abs(Math.log(figure) - middle);
  return possible.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

export type WoodSectionCode = 'HARD' | 'SOFT' | 'MIXED' | 'CONIFEROUS' | 'BROADLEAVED';
export type WoodSection = { code: WoodSectionCode; frequent: readonly WoodType[]; further: readonly WoodType[] };

const sectionOf = (use: WoodTypeUse, { grade, group }: WoodType): WoodSectionCode => {
  if (use !== 'FURNACE') return group === 'SOFTWOOD' ? 'CONIFEROUS' : 'BROADLEAVED';
  return grade ?? 'MIXED';
};

const ORDER_OF_SECTIONS: Record<WoodTypeUse, readonly WoodSectionCode[]> = {
  FURNACE: ['HARD', 'SOFT', 'MIXED'],
  FOREST: ['CONIFEROUS', 'BROADLEAVED'],
  SAWN: ['CONIFEROUS', 'BROADLEAVED'],
  LOG: ['CONIFEROUS', 'BROADLEAVED'],
};

/**
 * Returns the wood types of a use in sections as the trade speaks of them: firewood as hard, soft and mixed, other
 * wood as coniferous and broadleaved; in each section the frequent ones first and in the order of demand.
 */
export function woodSectionsOf(use: WoodTypeUse): WoodSection[] {
  const demand = frequentWoodTypesOf(use);
  return ORDER_OF_SECTIONS[use].map((code) => {
    const members = woodTypesOfUse(use).filter((row) => sectionOf(use, row) === code);
    const frequent = demand.flatMap((wanted) => members.filter((row) => row.code === wanted));
    return { code, frequent, further: members.filter((row) => !frequent.includes(row)) };
  });
}

/** Units in which firewood is counted that was measured in a way, the usual one first; bags and pallets always fit. */
const UNITS_OF_BASIS: Record<MeasureBasis, readonly [UnitCode, ...UnitCode[]]> = {
  STACKED_1M: ['RM'],
  STACKED_SHORT: ['RM'],
  LOOSE: ['SRM'],
  SOLID: ['FM'],
  WEIGHT: ['T', 'T_ATRO', 'KG'],
};

/** Returns the unit to count in for a way of measuring firewood: the present one if it fits, else the usual one. */
export function unitForMeasureBasis(basis: MeasureBasis, present: UnitCode): UnitCode {
  const fitting = UNITS_OF_BASIS[basis];
  return fitting.includes(present) || present === 'SACK' || present === 'PAL' ? present : fitting[0];
}
