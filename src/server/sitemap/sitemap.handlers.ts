import type { FastifyReply } from 'fastify';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import type { SitemapCount } from '#contract/search/products.schemas.ts';
import { type GoodsPage, LANDING_CATEGORIES, LANDING_FILTERS, SITEMAP_PAGES } from '#contract/sitemap/sitemap-pages.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { MARKET_PRODUCTS } from '#domain/market-prices/market-products.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import { forOldReads } from '#server/platform/database/database.ts';
import { listCompaniesForSitemap } from '#server/companies/companies.service.ts';
import { listRequestsForSitemap } from '#server/requests/requests.service.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { listForSitemap, listSitemapParts } from '#server/search/browse/browse.service.ts';
import { type SearchContext, searchAdverts } from '#server/search/search.service.ts';
import { countForSitemap } from '#server/search/browse/sitemap-counts.service.ts';
import { type SitemapEntry, robotsText, sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Keys of one file of adverts, so at most as many addresses as the protocol allows. Source: sitemaps.org protocol 0.9. */
const ADVERTS_A_FILE = 50_000;

/** What search engines ask for: /robots.txt, /sitemap.xml and the files it names. */
export function registerSitemapFiles({ app, base: written }: ApiServer): void {
  const base = forOldReads(written);
  const { config } = base;
  const siteUrl = siteUrlOf(config);
  const send = (reply: FastifyReply, xml: string): FastifyReply =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText({ isProduction: config.isProduction, siteUrl })),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await listSitemapParts(base, ADVERTS_A_FILE);
    const companies = await listCompaniesForSitemap(base.db);
    const fileOf = (name: string, changedAt: Date | undefined): SitemapEntry => ({
      url: `${siteUrl}/sitemaps/${name}.xml`,
      ...(changedAt === undefined ? {} : { changedAt }),
    });
    const files = parts.map((part) => fileOf(`anzeigen-${part.number}`, part.changed_at));
    const postsChangedAt = latest(BLOG_HEADS.map(({ updated }) => new Date(updated)));
    const offersChangedAt = latest(parts.map((part) => part.changed_at));
    const companyFile =
      companies.length === 0 ? [] : [fileOf('betriebe', latest(companies.map(({ updated_at }) => updated_at)))];
    const requests = await listRequestsForSitemap(base);
    const requestFile =
      requests.length === 0 ? [] : [fileOf('gesuche', latest(requests.map(({ changedAt }) => changedAt)))];
    const pages = [fileOf('seiten', postsChangedAt), fileOf('angebot', offersChangedAt)];
    return send(reply, sitemapIndex([...pages, ...companyFile, ...requestFile, ...files]));
  });

  app.get('/sitemaps/seiten.xml', async (_request, reply) =>
    send(
      reply,
      urlSet([
        ...SITEMAP_PAGES.map((name) => ({ url: siteUrl + paths[name]() })),
        ...MARKET_PRODUCTS.map(({ id }) => ({ url: siteUrl + paths.marketPrice(id) })),
        ...BLOG_HEADS.map(({ slug, updated }) => ({
          url: siteUrl + paths.blogPost(slug),
          changedAt: new Date(updated),
        })),
      ]),
    ),
  );

  app.get('/sitemaps/betriebe.xml', async (_request, reply) => {
    const companies = await listCompaniesForSitemap(base.db);
    const entries = companies.map((row) => ({ url: siteUrl + paths.company(row.slug), changedAt: row.updated_at }));
    return send(reply, urlSet(entries));
  });

  app.get('/sitemaps/gesuche.xml', async (_request, reply) => {
    const requests = await listRequestsForSitemap(base);
    return send(
      reply,
      urlSet(requests.map(({ slug, changedAt }) => ({ url: siteUrl + paths.request(slug), changedAt }))),
    );
  });

  app.get('/sitemaps/angebot.xml', async (_request, reply) => {
    const counts = await countForSitemap(base.db);
    const pages = [...counts.flatMap(listingPaths), ...(await landingPaths(base, counts))];
    return send(reply, urlSet(pages.map((path) => ({ url: siteUrl + path }))));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/anzeigen-:part(^\\d{1,9}$).xml', async (request, reply) => {
    const rows = await listForSitemap(base, Number(request.params.part), ADVERTS_A_FILE);
    const entries = rows.map((row) => ({ url: siteUrl + paths.advert(row.slug), changedAt: row.updated_at }));
    return send(reply, urlSet(entries));
  });
}

const latest = (dates: readonly Date[]): Date | undefined =>
  dates.length === 0 ? undefined : new Date(Math.max(...dates.map((date) => date.getTime())));

const isGoodsPage = (name: string): name is GoodsPage => Object.hasOwn(LANDING_CATEGORIES, name);

const FILTERS: Partial<Record<GoodsPage, CategoryFilters>> = LANDING_FILTERS;

/** The landing pages that have something to show: the others ask search engines to leave them out. */
async function landingPaths(base: SearchContext, counts: readonly SitemapCount[]): Promise<string[]> {
  const filled = new Set(counts.filter(({ count }) => count > 0).map(({ category }) => category));
  const hasAdverts = async (name: GoodsPage): Promise<boolean> => {
    const category = LANDING_CATEGORIES[name];
    if (category === null) return filled.size > 0;
    const categoryData = FILTERS[name];
    if (!filled.has(category) || categoryData === undefined) return filled.has(category);
    const sorting = { sortBy: 'CREATED_AT', sortDesc: true } as const;
    return (await searchAdverts(base, { category, categoryData, sorting, page: 0, size: 1 })).totalElements > 0;
  };
  const shown: string[] = [];
  for (const name of Object.keys(LANDING_CATEGORIES).filter(isGoodsPage)) {
    if (await hasAdverts(name)) shown.push(paths.landing(name));
  }
  return shown;
}

/** The listings of a category that have adverts: the category itself, its states, wood types and services. */
function listingPaths({ category, count, federalStates, woodTypes, serviceCategories }: SitemapCount): string[] {
  if (count === 0) return [];
  const params = [
    ...federalStates.map(({ id }) => federalStateById(id)?.slug),
    ...woodTypes.map(({ id }) => woodTypeById(id)?.slug),
    ...serviceCategories.map(({ id }) => serviceCategoryById(id)?.slug),
  ];
  return [undefined, ...params.filter((slug) => slug !== undefined)].map((slug) => paths.products(category, slug));
}
