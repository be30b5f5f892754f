import type { Crumb } from '#ui/data-display/breadcrumb.tsx';
import { paths } from '#contract/paths.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { ListingPath } from '#domain/search/address/request-from-url.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { productsTexts } from '#texts/de/search/products.ts';

export type Headline = { title: string; crumbs: Crumb[]; current: string };

/** Returns the title of a listing by its path ("Buche Brennholz", "Brennholz in der Steiermark") and the way to it. */
export function headlineOf({ category, param }: ListingPath): Headline {
  const path = categoryPathCheck(category, param);
  const home: Crumb = { label: listingTexts.crumbHome, href: paths.home() };
  if (!path.ok || path.category === undefined) {
    return { title: listingTexts.allTitle, crumbs: [home], current: listingTexts.allTitle };
  }
  const { code, text } = categoryOf(path.category);
  const categoryTitle = productsTexts.categoryTitles[code];
  const all: Crumb = { label: listingTexts.allTitle, href: paths.products() };
  const inner: Crumb = { label: categoryTitle, href: paths.products(code) };
  const below = (title: string, current: string): Headline => ({ title, crumbs: [home, all, inner], current });

  const wood = path.woodTypeId === undefined ? undefined : woodTypeById(path.woodTypeId);
  if (wood !== undefined) return below(listingTexts.woodAndCategory(wood.shortText, text), wood.shortText);
  const state = path.federalStateId === undefined ? undefined : federalStateById(path.federalStateId);
  if (state !== undefined) return below(listingTexts.categoryInState(categoryTitle, state.name), state.name);
  const service = path.serviceCategoryId === undefined ? undefined : serviceCategoryById(path.serviceCategoryId);
  if (service !== undefined) return below(service.text, service.text);
  return { title: categoryTitle, crumbs: [home, all], current: categoryTitle };
}
