import type { MetaDescriptor } from 'react-router';
import { uiTexts } from '#texts/de/ui.ts';

type PageMeta = {
  /** Stands before the site's name; without it the site's name and claim are the title. */
  title?: string | undefined;
  description?: string | undefined;
  /** Canonical path of the page with the parts of the query string that belong to it; made absolute here. */
  path?: string | undefined;
  /** Keeps the page out of search engines although the site is public (error, empty or private pages). */
  isHiddenFromSearch?: boolean | undefined;
  /** A picture for link previews: an absolute address or a path. */
  imageUrl?: string | undefined;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Returns what a route's `meta` function gives back; `matches` are its own argument and know the site's address. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  const title = page.title ? uiTexts.titleOf(page.title) : uiTexts.siteTitle;
  const description = page.description ?? uiTexts.siteDescription;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: uiTexts.siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'de_AT' },
  ];
  if (page.path !== undefined) {
    const url = canonical(page.path, siteUrl);
    tags.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url });
  }
  if (page.imageUrl !== undefined) tags.push({ property: 'og:image', content: canonical(page.imageUrl, siteUrl) });
  if (page.isHiddenFromSearch) tags.push({ name: 'robots', content: 'noindex, follow' });
  return tags;
}

/** Returns the absolute address of a path on the given site; an absolute address stays as it is. */
export function canonical(path: string, siteUrl: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const base = siteUrl.replace(/\/+$/, '');
  return path === '/' ? `${base}/` : `${base}${path}`;
}

function siteUrlOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof data !== 'object' || data === null || !('publicUrl' in data)) return '';
  return typeof data.publicUrl === 'string' ? data.publicUrl : '';
}
