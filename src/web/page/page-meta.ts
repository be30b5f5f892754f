import type { MetaDescriptor } from 'react-router';
import { shareImagePath } from '#contract/open-graph/share-image.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';

type PageMeta = {
  /** Precedes the site's name; without it the site's name and claim are the title. */
  title?: string | undefined;
  description?: string | undefined;
  /** Canonical path of the page with the parts of the query string that belong to it; made absolute here. */
  path?: string | undefined;
  /** Excludes the page from search engines although the site is public (error, empty or private pages). */
  isHiddenFromSearch?: boolean | undefined;
  /** A picture for link previews, an absolute address or a path; without one the site's own. */
  image?: ShareImage | undefined;
  /** What link previews take the page for. */
  kind?: 'article' | undefined;
};

/** A picture of the size that link previews ask for, 1200 × 630 px, and what is on it. */
export type ShareImage = { url: string; alt: string };

const SITE_IMAGE = shareImagePath({ kind: 'seite', name: 'stammplatz', version: '1' });

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
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:locale', content: 'de_AT' },
  ];
  if (page.path !== undefined) {
    const url = canonical(page.path, siteUrl);
    tags.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url });
  }
  tags.push(...imageTags(page.image ?? { url: SITE_IMAGE, alt: uiTexts.siteTitle }, siteUrl));
  if (page.isHiddenFromSearch) tags.push({ name: 'robots', content: 'noindex, follow' });
  return tags;
}

function imageTags({ url, alt }: ShareImage, siteUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: canonical(url, siteUrl) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the absolute URL of a path on the given site; an absolute one is unchanged. */
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
