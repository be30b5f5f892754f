import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import { listCompanies } from '#contract/companies/companies.ts';
import { paths } from '#contract/paths.ts';
import { listSitemapCounts } from '#contract/search/products.ts';
import { SITEMAP_PAGES, type SitemapPage } from '#contract/sitemap/sitemap-pages.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { sitemapPageNames, sitemapTexts } from '#texts/de/sitemap/sitemap.ts';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/sitemap.route.ts';
import { type CategoryView, categoryViewsOf } from './sitemap-view.ts';
import './sitemap.css';

const pageNames: Record<SitemapPage, string> = sitemapPageNames;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [counts, firstCompanies] = await Promise.all([
    api.call(listSitemapCounts, {}).catch(() => null),
    api.call(listCompanies, {}).catch(() => null),
  ]);
  const companies = (firstCompanies?.items ?? []).map(({ name, slug }) => ({ label: name, href: paths.company(slug) }));
  const pages = SITEMAP_PAGES.map((name) => ({ label: pageNames[name], href: paths[name]() }));
  const posts = BLOG_HEADS.map(({ title, slug }) => ({ label: title, href: paths.blogPost(slug) }));
  const landing = Object.values(LANDING_CONTENTS).map(({ label, name }) => ({ label, href: paths.landing(name) }));
  return { categories: categoryViewsOf(counts), landing, posts, pages, companies, countsAreKnown: counts !== null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: sitemapTexts.title, description: sitemapTexts.description, path: paths.sitemap() });

export default function Sitemap({
  loaderData: { categories, landing, posts, pages, companies, countsAreKnown },
}: Route.ComponentProps) {
  return (
    <div className="wrap sitemap grid grid-cols-1 gap-4">
      <h1>{sitemapTexts.title}</h1>
      <p className="text-ink-soft">{sitemapTexts.intro}</p>
      {!countsAreKnown && (
        <Notice kind="warning" title={sitemapTexts.failed}>
          {sitemapTexts.failedText}
        </Notice>
      )}
      <Chips label={sitemapTexts.jump}>
        {categories.map(({ slug, title }) => (
          <ChipLink key={slug} href={`#${slug}`}>
            {title}
          </ChipLink>
        ))}
      </Chips>
      {categories.map((category) => (
        <CategoryPart key={category.slug} category={category} />
      ))}
      <LinkPart id="nach-holz" title={sitemapTexts.landing} links={landing} />
      {companies.length > 0 && (
        <LinkPart
          id="betriebe"
          title={sitemapTexts.companies}
          links={[...companies, { label: sitemapTexts.allCompanies, href: paths.companies() }]}
        />
      )}
      <LinkPart id="wissen" title={sitemapTexts.posts} links={posts} />
      <LinkPart id="seiten" title={sitemapTexts.pages} links={pages} />
    </div>
  );
}

type LinkPartProps = { id: string; title: string; links: readonly { label: string; href: string }[] };

function LinkPart({ id, title, links }: LinkPartProps) {
  return (
    <section className="box grid grid-cols-1 gap-4 scroll-mt-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="sitemap-links [columns:12.5rem] gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryPart({ category: { slug, title, href, mapHref, count, groups } }: { category: CategoryView }) {
  return (
    <section className="box grid grid-cols-1 gap-4 scroll-mt-4" aria-labelledby={slug}>
      <div className="sitemap-head flex flex-wrap items-baseline gap-y-1 gap-x-4">
        <h2 id={slug}>
          <a href={href}>{title}</a>
        </h2>
        {count !== null && <span className="text-ink-soft">{sitemapTexts.adverts(count)}</span>}
        {count !== 0 && (
          <a href={mapHref} className="reach ml-auto text-sm">
            {sitemapTexts.onMap}
            <span className="only-read">: {title}</span>
          </a>
        )}
      </div>
      {count === 0 && <p className="text-ink-soft">{sitemapTexts.none}</p>}
      {groups.map((group) => (
        <div key={group.title}>
          <h3>{group.title}</h3>
          <ul className="sitemap-links [columns:12.5rem] gap-x-6">
            {group.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
                {count !== null && <span className="flex-none text-ink-soft text-sm">{formatNumber(link.count)}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
