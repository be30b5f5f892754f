import type { Db } from '#server/platform/database/database.ts';
import { PRICE_LEVELS, woodOfCode, woodPriceCode } from './attributes.ts';
import { readCountsBetween } from '#server/search/indexing/counters.repository.ts';
import type { EstimatedConditions } from './frequencies.repository.ts';

/** A price level with its attributes, and the estimated number of adverts with one of them. */
export type WoodPrice = { level: number; codes: number[]; rows: number };

/**
 * The searched wood types, split by prices in the usual unit, from the lowest up; null where that does not help. Read
 * from the current rows: a wood at a new price must not be missed.
 */
export async function readWoodPrices(db: Db, conditions: EstimatedConditions): Promise<WoodPrice[] | null> {
  const { all, any, category, text, isUpToDate } = conditions;
  const groups = [...all.map((code) => [code]), ...any].map((codes) => codes.map(woodOfCode));
  const woods = groups.find((group) => group.every((wood) => wood !== null))?.filter((wood) => wood !== null);
  if (!isUpToDate || category === null || text !== null || !woods) return null;
  const counted = await Promise.all(
    woods.map(async (wood) => {
      const [first, last] = [woodPriceCode(wood, 0), woodPriceCode(wood, PRICE_LEVELS - 1)];
      return first === null || last === null ? null : [...(await readCountsBetween(db, category, [first, last]))];
    }),
  );
  if (counted.includes(null)) return null;
  const counts = new Map(counted.flatMap((ofWood) => ofWood ?? []));
  const levels = Array.from({ length: PRICE_LEVELS }, (_, level): WoodPrice => {
    const codes = woods.flatMap((wood) => woodPriceCode(wood, level) ?? []).filter((code) => counts.has(code));
    return { level, codes, rows: codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0) };
  });
  return levels.filter(({ codes }) => codes.length > 0);
}
