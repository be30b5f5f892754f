import { data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { companyListTexts as texts } from '#texts/de/companies/companies.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { companyPageTexts } from '#texts/de/companies/companies.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { breadcrumbList, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/companies.route.ts';
import { CompanyCard } from './company-card.tsx';
import { CompanySearch } from './company-search.tsx';
import { type CompanyListData, companiesHref, loadCompanies } from './load-companies.ts';
import './companies.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: list, status } = await loadCompanies(context.get(apiContext), url, context.get(pageContext).place);
  const crumbs = [{ label: companyPageTexts.crumbHome, href: paths.home() }];
  const way = { crumbs, current: companyPageTexts.crumbCompanies, path: paths.companies() };
  return data({ ...list, way: breadcrumbList(way, context.get(pageContext).publicUrl) }, { status });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { request, stateName, serviceName, items, way } = loaderData;
  const tags = pageMeta(matches, {
    title: texts.pageOf(texts.titleOf(serviceName, stateName), request.page),
    description: texts.description,
    path: companiesHref(request),
    isHiddenFromSearch: request.search !== '' || items.length === 0,
  });
  return [...tags, ...structuredDataTags([way])];
};

export default function Companies({ loaderData: list }: Route.ComponentProps) {
  return (
    <div className="wrap companies">
      <Breadcrumb
        crumbs={[{ label: companyPageTexts.crumbHome, href: paths.home() }]}
        current={companyPageTexts.crumbCompanies}
      />
      <header className="grid gap-1 max-w-[68ch]">
        <h1>{texts.titleOf(list.serviceName, list.stateName)}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      <CompanySearch list={list} />
      <Stack as="section" gap={4} aria-labelledby="treffer">
        <h2 id="treffer" className="only-read">
          {texts.results}
        </h2>
        <Results list={list} />
      </Stack>
      <section className="box companies-own" aria-labelledby="eigene-firma">
        <h2 id="eigene-firma">{texts.ownTitle}</h2>
        <p>{texts.ownText}</p>
        <div>
          <LinkButton href={paths.myCompany()} icon="factory" rel="nofollow">
            {texts.own}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

function Results({ list }: { list: CompanyListData }) {
  const { items, total, request, pageCount } = list;
  if (items.length === 0) return <Nothing list={list} />;
  return (
    <>
      <p className="font-semibold" role="status">
        {texts.count(total)}
      </p>
      <ul className="companies-grid grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <CompanyCard item={item} />
          </li>
        ))}
      </ul>
      <Pagination page={request.page} pageCount={pageCount} hrefOf={(page) => companiesHref({ ...request, page })} />
    </>
  );
}

function Nothing({ list: { request, total } }: { list: CompanyListData }) {
  if (total > 0) {
    return (
      <EmptyState
        title={texts.emptyPage}
        actions={<LinkButton href={companiesHref({ ...request, page: 1 })}>{texts.firstPage}</LinkButton>}
      />
    );
  }
  const isNarrowed = request.search !== '' || request.state !== '' || request.service !== '';
  return (
    <EmptyState
      title={isNarrowed ? texts.empty : texts.none}
      actions={
        <>
          {isNarrowed && <LinkButton href={paths.companies()}>{texts.reset}</LinkButton>}
          <LinkButton href={paths.products()}>{texts.browse}</LinkButton>
        </>
      }
    >
      {isNarrowed ? texts.emptyText : texts.noneText}
    </EmptyState>
  );
}
