import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';

/** Units of packed pellets, which are never blown in. */
const PACKED: readonly UnitCode[] = ['SACK', 'PAL'];

/** An advert's data, stored or as it is read. */
type Data = Readonly<Record<string, unknown>>;

/** Returns what blowing in adds to each delivery of loose pellets, 0 where nothing is charged for it. */
export function blowInChargeOf(category: CategoryCode, data: Data, unit: UnitCode | undefined): number {
  if (category !== 'PELLETS' || unit === undefined || PACKED.includes(unit)) return 0;
  const { blowInIsPossible, blowInChargeInCents } = data;
  return blowInIsPossible === true && typeof blowInChargeInCents === 'number' ? blowInChargeInCents : 0;
}
