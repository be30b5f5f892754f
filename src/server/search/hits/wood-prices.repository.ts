import type { Db } from '#server/platform/database/database.ts';
import { PRICE_LEVELS, woodOfCode, woodPriceCode } from './attributes.ts';
import { readCountsBetween } from '#server/search/indexing/counters.repository.ts';
import type { Weighed } from './frequencies.repository.ts';

/** A price level with the attributes that stand for it, and the adverts that have one of them, about. */
export type WoodPrice = { level: number; codes: number[]; rows: number };

/**
 * What is asked for of wood types, apart by prices in the usual unit, from the lowest one up; null where that is no help.
 * Exact at this moment: an advert at a price that its wood never had before must not be passed over.
 */
export async function readWoodPrices(db: Db, conditions: Weighed): Promise<WoodPrice[] | null> {
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
