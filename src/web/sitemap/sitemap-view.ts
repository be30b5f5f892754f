import { paths } from '#contract/paths.ts';
import type { SitemapCount } from '#contract/search/products.schemas.ts';
import { CATEGORIES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { sitemapTexts } from '#texts/de/sitemap/sitemap.ts';

export type CountedLink = { label: string; href: string; count: number };
export type LinkGroup = { title: string; links: CountedLink[] };
export type CategoryView = {
  slug: string;
  title: string;
  href: string;
  mapHref: string;
  /** null: not known. */
  count: number | null;
  groups: LinkGroup[];
};

type Row = { id: number; label: string; slug: string };

const STATES: readonly Row[] = FEDERAL_STATES.map(({ id, name, slug }) => ({ id, label: name, slug }));
const WOODS: readonly Row[] = WOOD_TYPES.map(({ id, shortText, slug }) => ({ id, label: shortText, slug }));
const SERVICES: readonly Row[] = SERVICE_CATEGORIES.map(({ id, text, slug }) => ({ id, label: text, slug }));

/** Returns every category with links to its listings; without counts only the categories and their states. */
export function categoryViewsOf(counts: readonly SitemapCount[] | null): CategoryView[] {
  return CATEGORIES.map(({ code, text, slug }) => {
    const own = counts?.find((row) => row.category === code) ?? null;
    const groups =
      own === null
        ? [group(sitemapTexts.states, allOf(code, STATES))]
        : [
            group(sitemapTexts.states, countedOf(code, { rows: STATES, counts: own.federalStates })),
            group(sitemapTexts.woodTypes, countedOf(code, { rows: WOODS, counts: own.woodTypes })),
            group(sitemapTexts.services, countedOf(code, { rows: SERVICES, counts: own.serviceCategories })),
          ];
    return {
      slug,
      title: text,
      href: paths.products(code),
      mapHref: paths.map(code),
      count: own?.count ?? null,
      groups: groups.filter(({ links }) => links.length > 0),
    };
  });
}

const group = (title: string, links: CountedLink[]): LinkGroup => ({ title, links });

const allOf = (category: CategoryCode, rows: readonly Row[]): CountedLink[] =>
  rows.map(({ label, slug }) => ({ label, href: paths.products(category, slug), count: 0 }));

type Counted = { rows: readonly Row[]; counts: readonly { id: number; count: number }[] };

function countedOf(category: CategoryCode, { rows, counts }: Counted): CountedLink[] {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return rows.flatMap(({ id, label, slug }) => {
    const count = countOf.get(id) ?? 0;
    return count === 0 ? [] : [{ label, href: paths.products(category, slug), count }];
  });
}
