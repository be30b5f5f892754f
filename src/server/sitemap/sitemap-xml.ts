import { escapeXml } from '#server/platform/http/xml-text.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address with the day of its last change, where that is known. */
export type SitemapEntry = { url: string; changedAt?: Date };

const inside = ({ url, changedAt }: SitemapEntry): string =>
  `<loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`;

/** A sitemap of pages. Source: sitemaps.org protocol 0.9. */
export const urlSet = (entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">${entries.map((entry) => `<url>${inside(entry)}</url>`).join('')}</urlset>\n`;

/** A sitemap of sitemaps. Source: sitemaps.org protocol 0.9. */
export const sitemapIndex = (files: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">${files.map((file) => `<sitemap>${inside(file)}</sitemap>`).join('')}</sitemapindex>\n`;

/** Private parts of the site, and addresses that are no page. */
const PRIVATE = [
  '/api/',
  '/anmelden',
  '/registrieren',
  '/passwort-',
  '/email-bestaetigen',
  '/chats',
  '/meine-anzeigen',
  '/meine-vereinbarungen',
  '/neues',
  '/user/profil-einstellungen',
  '/editadvert/',
  '/admin',
  '/dashboards',
  '/order',
];

/** What robots may crawl: nothing outside production. Source: RFC 9309. */
export function robotsText({ isProduction, siteUrl }: { isProduction: boolean; siteUrl: string }): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n';
  const rules = PRIVATE.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
