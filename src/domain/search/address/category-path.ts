import { categoryBySlug } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { federalStateBySlug } from '#domain/lookups/regions.data.ts';
import { serviceCategoryBySlug } from '#domain/lookups/service-categories.data.ts';
import { woodTypeBySlug } from '#domain/lookups/wood-types.data.ts';

/** What the two parts of a listing's path name; `{ ok: false }` is a page that does not exist. */
export type CategoryPath =
  | {
      ok: true;
      category?: CategoryCode;
      woodTypeId?: number;
      federalStateId?: number;
      serviceCategoryId?: number;
    }
  | { ok: false };

/** Returns what /kaufen-verkaufen/{category?}/{param?} names: a category, then a wood type, a state or a service. */
export function categoryPathCheck(category: string | undefined, param: string | undefined): CategoryPath {
  if (category === undefined) return param === undefined ? { ok: true } : { ok: false };
  const row = categoryBySlug(category);
  if (row === undefined) return { ok: false };
  if (param === undefined) return { ok: true, category: row.code };
  const state = federalStateBySlug(param);
  if (state !== undefined) return { ok: true, category: row.code, federalStateId: state.id };
  const woodType = woodTypeBySlug(param);
  if (woodType !== undefined && row.woodTypeUse !== null && woodType.uses.includes(row.woodTypeUse)) {
    return { ok: true, category: row.code, woodTypeId: woodType.id };
  }
  const service = row.code === 'SERVICES' ? serviceCategoryBySlug(param) : undefined;
  return service === undefined ? { ok: false } : { ok: true, category: row.code, serviceCategoryId: service.id };
}
