import type { BlogHead } from '#content/blog-head.ts';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import type { ProductFilter } from '#contract/search/products.schemas.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';

export type PostAdverts = { items: CardItem[]; href: string };

const SHOWN = 3;
const newestFirst = { sortBy: 'CREATED_AT', sortDesc: true } as const;

/** Returns the newest adverts of a post's wood or service, filled up from its category, and the search that has them all. */
export async function matchingAdverts(api: Api, { category, param }: BlogHead['adverts']): Promise<PostAdverts> {
  const filter: ProductFilter = { category, size: SHOWN, page: 0, sorting: newestFirst };
  const path = categoryPathCheck(categoryOf(category).slug, param ?? undefined);
  const narrow = path.ok ? narrowing(path) : null;
  const close = narrow === null ? [] : await found(api, { ...filter, categoryData: narrow });
  const others = close.length >= SHOWN ? [] : await found(api, filter);
  const seen = new Set<string>();
  const items = [...close, ...others].filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, SHOWN);
  return { items, href: paths.products(category, close.length > 0 ? (param ?? undefined) : undefined) };
}

function narrowing({ woodTypeId, serviceCategoryId }: { woodTypeId?: number; serviceCategoryId?: number }) {
  if (woodTypeId !== undefined) return { woodTypeIds: [woodTypeId] };
  return serviceCategoryId === undefined ? null : { serviceCategoryIds: [serviceCategoryId] };
}

async function found(api: Api, productFilter: ProductFilter): Promise<CardItem[]> {
  return (await api.call(searchProducts, { productFilter })).items.map(cardItemOf);
}
