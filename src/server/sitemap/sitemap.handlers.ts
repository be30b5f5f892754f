import type { FastifyReply } from 'fastify';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import type { SitemapCount } from '#contract/products.schemas.ts';
import { SITEMAP_PAGES } from '#contract/sitemap-pages.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { Door } from '#server/platform/routing.ts';
import { listForSitemap, listSitemapParts } from '#server/search/browse.service.ts';
import { countForSitemap } from '#server/search/sitemap-counts.service.ts';
import { robotsText, sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Addresses of one file of adverts; the protocol allows 50,000. */
const ADVERTS_A_FILE = 10_000;

/** What search engines ask for: /robots.txt, /sitemap.xml and the files it names. */
export function registerSitemapFiles({ app, base }: Door): void {
  const { config } = base;
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const send = (reply: FastifyReply, xml: string): FastifyReply =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText({ isProduction: config.isProduction, siteUrl })),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await listSitemapParts(base.db, ADVERTS_A_FILE);
    const files = ['seiten', 'angebot', ...parts.map((after) => `anzeigen-${after}`)];
    return send(reply, sitemapIndex(files.map((name) => `${siteUrl}/sitemaps/${name}.xml`)));
  });

  app.get('/sitemaps/seiten.xml', async (_request, reply) =>
    send(
      reply,
      urlSet([
        ...SITEMAP_PAGES.map((name) => ({ url: siteUrl + paths[name]() })),
        ...BLOG_HEADS.map(({ slug, date }) => ({ url: siteUrl + paths.blogPost(slug), changedAt: new Date(date) })),
      ]),
    ),
  );

  app.get('/sitemaps/angebot.xml', async (_request, reply) => {
    const counts = await countForSitemap(base.db);
    return send(reply, urlSet(counts.flatMap(listingPaths).map((path) => ({ url: siteUrl + path }))));
  });

  app.get<{ Params: { after: string } }>('/sitemaps/anzeigen-:after(^\\d{1,15}$).xml', async (request, reply) => {
    const rows = await listForSitemap(base, Number(request.params.after), ADVERTS_A_FILE);
    const entries = rows.map((row) => ({ url: siteUrl + paths.advert(row.slug), changedAt: row.updated_at }));
    return send(reply, urlSet(entries));
  });
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
