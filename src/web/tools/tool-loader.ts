import type { Api } from '#contract/api.ts';
import { searchProducts } from '#contract/search/products.ts';
import type { ProductFilter } from '#contract/search/products.schemas.ts';

/** Counts the adverts of a search; null where the marketplace does not answer: the calculator works without. */
export async function countAdverts(api: Api, filter: Pick<ProductFilter, 'category' | 'categoryData'>) {
  return api
    .call(searchProducts, { productFilter: { ...filter, page: 0, size: 1 } })
    .then(({ totalElements }) => totalElements)
    .catch(() => null);
}
