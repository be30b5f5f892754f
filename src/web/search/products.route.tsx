import { useEffect, useRef, useState } from 'react';
import { data, isRouteErrorResponse, useNavigation, useRevalidator } from 'react-router';
import type { ProductPage } from '#contract/products.schemas.ts';
import { paths } from '#contract/paths.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorBox } from '#ui/error-box.tsx';
import { Notice } from '#ui/notice.tsx';
import { apiContext, pageContext } from '#web/api-context.ts';
import type { Route } from './+types/products.route.ts';
import { FacetPanel } from './facets/facet-panel.tsx';
import { headlineOf } from './headline.ts';
import { pageHref, shownChips } from './listing-address.ts';
import { loadListing } from './listing-loader.ts';
import type { ListingData } from './listing-loader.ts';
import { listingMeta } from './listing-meta.ts';
import { resultLineOf, shownCount } from './result-line.ts';
import { AppliedChips, Corrections, UnderstoodChips } from './results/chips-row.tsx';
import { HeatLegend } from './results/heat-legend.tsx';
import { ResultBar } from './results/result-bar.tsx';
import { ResultList } from './results/result-list.tsx';
import { ZeroHits } from './results/zero-hits.tsx';
import { SearchFields, placeLabel } from './search-fields.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useListingForm } from './use-listing-form.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { data: listing, headers } = await loadListing({
    url: new URL(request.url),
    path: { category: params.category, param: params.param },
    api: context.get(apiContext),
    page: context.get(pageContext),
  });
  return data(listing, { headers, status: listing.page === null ? 503 : 200 });
}

let latest: ListingData | null = null;

/** Without network the filters stay where they are, and the results say that they are missing. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ListingData> {
  try {
    latest = await serverLoader();
    return latest;
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || latest === null) throw error;
    return { ...latest, page: null };
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listingMeta(matches, loaderData);

const PANEL_ID = 'filter';

export default function Products({ loaderData: listing }: Route.ComponentProps) {
  const { path, request, view, place, page, notices } = listing;
  const { title, crumbs, current } = headlineOf(path);
  const panel = useRef<HTMLElement>(null);
  const sheet = useFilterSheet(panel);
  const form = useListingForm(request, view, sheet.keepsHistory);
  const formElement = useRef<HTMLFormElement>(null);
  const isLoading = useNavigation().state === 'loading';
  const shown = useLastPage(page);
  useEffect(() => {
    latest = listing;
  }, [listing]);
  const chips = shownChips(request, listing.placeIsRemembered);
  const line = page === null ? null : resultLineOf(page, request, place === null ? null : placeLabel(place));
  return (
    <div className="wrap listing">
      <Breadcrumb crumbs={crumbs} current={current} />
      <form
        ref={formElement}
        action={paths.products(request.category)}
        method="get"
        onChange={form.onChange}
        onSubmit={(event) => {
          form.onSubmit(event);
          sheet.close();
        }}
      >
        <div className="listing-head">
          <h1>
            {request.searchTerm === undefined || request.category !== undefined
              ? title
              : productsTexts.searchTitle(request.searchTerm)}
          </h1>
          {line !== null && (
            <p className="text-ink-soft" role="status">
              <b className="text-ink">{line.count}</b> {line.rest}
            </p>
          )}
        </div>
        <SearchFields
          term={request.searchTerm}
          category={request.category}
          place={listing.placeIsRemembered || place !== null ? place : null}
          radiusInKm={request.radiusInKm}
          onTaken={() => formElement.current?.requestSubmit()}
        />
        <div className="listing-columns">
          <FacetPanel
            ref={panel}
            id={PANEL_ID}
            request={form.shown}
            facets={shown?.facets}
            showLabel={showLabelOf(page, isLoading)}
            onOpenChange={sheet.onOpenChange}
          />
          <section className="listing-results" aria-label={productsTexts.results.label} inert={sheet.isOpen}>
            <div className="listing-chips">
              <Button icon="sliders-horizontal" popoverTarget={PANEL_ID} className="facets-open">
                {productsTexts.filters.open}
                {chips.length > 0 && (
                  <span className="badge badge-mark" aria-label={productsTexts.filters.openCount(chips.length)}>
                    {chips.length}
                  </span>
                )}
              </Button>
              <AppliedChips chips={chips} request={request} placeName={place?.name ?? null} view={view} />
            </div>
            {page !== null && (
              <>
                <UnderstoodChips page={page} request={request} view={view} />
                <Corrections page={page} request={request} view={view} />
              </>
            )}
            {notices.map((notice) => (
              <Notice key={notice} kind="info">
                {notice}
              </Notice>
            ))}
            <ResultBar request={form.shown} view={view} />
            <div className={classNames('listing-hits', isLoading && 'listing-hits-old')} aria-busy={isLoading}>
              <Hits listing={listing} />
            </div>
          </section>
        </div>
      </form>
    </div>
  );
}

function Hits({ listing }: { listing: ListingData }) {
  const { page, request, view, zero, now, place, medians } = listing;
  const { revalidate } = useRevalidator();
  if (page === null) {
    const { title, text, link } = productsTexts.failed;
    return (
      <ErrorBox title={title} requestId={listing.requestId} onRetry={() => void revalidate()}>
        {text}{' '}
        <noscript>
          <a href={pageHref(request, request.page + 1, view)}>{link}</a>
        </noscript>
      </ErrorBox>
    );
  }
  if (page.totalElements === 0)
    return <ZeroHits request={request} help={zero} view={view} placeName={place?.name ?? null} />;
  if (page.items.length === 0) {
    const first = pageHref(request, 1, view);
    return (
      <EmptyState
        title={productsTexts.zero.pageTitle}
        actions={<LinkButton href={first}>{productsTexts.zero.firstPage}</LinkButton>}
      />
    );
  }
  return (
    <>
      {page.notes?.map((note) => (
        <Notice key={note} kind="info">
          {note}
        </Notice>
      ))}
      <HeatLegend category={request.category} medians={medians} />
      <ResultList
        key={JSON.stringify(request)}
        request={request}
        first={page}
        view={view}
        now={now}
        medians={medians}
      />
    </>
  );
}

function showLabelOf(page: ProductPage | null, isLoading: boolean): string {
  const { filters } = productsTexts;
  if (isLoading) return filters.counting;
  if (page === null) return filters.apply;
  if (page.totalElements === 0) return filters.showNone;
  const isEstimate = page.totalIsEstimate === true;
  return filters.show(shownCount(page.totalElements, isEstimate), isEstimate);
}

/** Counts beside the filters stay while a search fails. */
function useLastPage(page: ProductPage | null): ProductPage | null {
  const [last, setLast] = useState(page);
  if (page !== null && page !== last) setLast(page);
  return page ?? last;
}
