import { useEffect } from 'react';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { paths } from '#contract/paths.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { ErrorBox } from '#ui/surfaces/error-box.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/products.route.ts';
import { SearchFrame } from './frame/search-frame.parts.tsx';
import { loadListing } from './listing/listing-loader.queries.ts';
import type { ListingData } from './listing/listing-types.parts.ts';
import { HeatLegend } from './results/heat-legend.tsx';
import { Hub } from './hub/hub.tsx';
import { NeedForm, NeedLine } from './need/need-line.tsx';
import { ResultList } from './results/result-list.tsx';
import { AskForIt, WaysOut, ZeroHits } from './results/zero-hits.tsx';
import './search.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { data: listing, headers } = await loadListing({
    url,
    path: { category: params.category, param: params.param },
    api: context.get(apiContext),
    page: context.get(pageContext),
  });
  return data(listing, { headers, status: listing.page === null ? 503 : 200 });
}

/** With so few hits what is sought may not be among them; product decision. */
const FEW_HITS = 4;

let latest: ListingData | null = null;

/** Offline the filters stay, and the results say that they could not be loaded. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ListingData> {
  try {
    latest = await serverLoader();
    return latest;
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || latest === null) throw error;
    return { ...latest, page: null, requestId: '' };
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { isHiddenFromSearch: true });
  const { previousHref, nextHref, isPlain: _isPlain, ...page } = loaderData.words.meta;
  return [
    ...pageMeta(matches, page),
    ...(previousHref === null ? [] : [{ tagName: 'link', rel: 'prev', href: previousHref }]),
    ...(nextHref === null ? [] : [{ tagName: 'link', rel: 'next', href: nextHref }]),
    ...(loaderData.feed?.alternates ?? []).map((link) => ({ tagName: 'link', rel: 'alternate', ...link })),
    ...structuredDataTags(loaderData.structuredData),
  ];
};

export default function Products({ loaderData: listing }: Route.ComponentProps) {
  const { words } = listing;
  useEffect(() => {
    latest = listing;
  }, [listing]);
  return (
    <div className="wrap listing">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <Breadcrumb crumbs={words.crumbs} current={words.current} />
        <SaveSearch address={words.meantHref} />
      </div>
      <SearchFrame listing={listing} pathOf={paths.products}>
        {({ filters, tools, isLoading, isCovered }) => (
          <div className="max-[38rem]:mt-0 grid grid-cols-1 gap-8 mt-1 @min-[58rem]:grid-cols-[16rem_minmax(0,1fr)]">
            {filters}
            <Stack
              as="section"
              gap={3}
              className="content-start min-w-0 @container"
              aria-labelledby="anzeigen"
              inert={isCovered}
            >
              <h2 id="anzeigen" className="only-read">
                {productsTexts.results.label}
              </h2>
              {tools}
              <div
                className={classNames(
                  'listing-hits grid grid-cols-1 gap-4 [transition:opacity_140ms]',
                  isLoading && 'opacity-50',
                )}
                aria-busy={isLoading}
              >
                {words.need !== null && <NeedLine need={words.need} />}
                <Hits listing={listing} />
              </div>
              {listing.hub !== null && <Hub hub={listing.hub} />}
            </Stack>
          </div>
        )}
      </SearchFrame>
      {words.need !== null && <NeedForm need={words.need} />}
    </div>
  );
}

/** On phones one word beside the way down: a line of its own would move the first price off the screen. */
function SaveSearch({ address }: { address: string }) {
  return (
    <a
      className="reach flex-none"
      href={paths.newSavedSearch(address)}
      rel="nofollow"
      aria-label={productsTexts.saveSearch}
    >
      <span className="max-[38rem]:hidden">{productsTexts.saveSearch}</span>
      <span className="min-[38rem]:hidden">{productsTexts.saveSearchShort}</span>
    </a>
  );
}

function Hits({ listing }: { listing: ListingData }) {
  const { page, words, requestId } = listing;
  const { revalidate } = useRevalidator();
  if (page === null) {
    const { title, text, link } = productsTexts.failed;
    return (
      <ErrorBox title={title} requestId={requestId || undefined} onRetry={() => void revalidate()}>
        {text}{' '}
        <noscript>
          <a href={words.meantHref}>{link}</a>
        </noscript>
      </ErrorBox>
    );
  }
  if (page.totalElements === 0) {
    return (
      <>
        <ZeroHits
          zero={words.zero}
          address={words.meantHref}
          now={listing.now}
          categoryIsKnown={listing.request.category !== undefined}
        />
        <AskForIt href={words.meantHref} />
      </>
    );
  }
  if (page.items.length === 0) {
    const { pageTitle, firstPage } = productsTexts.zero;
    return <EmptyState title={pageTitle} actions={<LinkButton href={words.firstPageHref}>{firstPage}</LinkButton>} />;
  }
  return (
    <>
      {words.zero !== null && <WaysOut zero={words.zero} />}
      {(words.zero !== null || words.nearest.length > 0 || page.totalElements <= FEW_HITS) && (
        <AskForIt href={words.meantHref} />
      )}
      {listing.why?.said && (
        <Notice kind="info">
          {listing.why.said.note} <a href={listing.why.said.rules.href}>{listing.why.said.rules.label}</a>
        </Notice>
      )}
      {words.legend !== null && <HeatLegend legend={words.legend} />}
      <ResultList key={words.meantHref} listing={listing} first={page} />
      <p className="flex flex-wrap gap-x-5 text-sm [&_a]:py-2.5">
        {listing.requests && <a href={listing.requests.href}>{listing.requests.label}</a>}
        {listing.why !== null && (
          <a href={listing.why.href} rel="nofollow">
            {listing.why.label}
          </a>
        )}
        {listing.feed !== null && (
          <a href={listing.feed.href} data-native>
            {listing.feed.label}
          </a>
        )}
      </p>
    </>
  );
}
