import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { paths } from '#contract/paths.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { ErrorBox } from '#ui/surfaces/error-box.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { Loader } from '#ui/chart/rings.tsx';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import { AdvertRow } from '#web/adverts/adverts.parts.tsx';
import type { ListingData, NeedView } from '#web/search/listing/listing-types.parts.ts';
import type { MapData, NamedMark } from './map-types.ts';
import { withParam } from './map-window.ts';
import { advertsIn } from './map.queries.ts';

const URGENT_PICTURES = 4;

/** Says which adverts belong to the mark that is chosen or under the pointer. */
type RowsProps = { isActive: (item: CardItem) => boolean };
type ListedProps = RowsProps & { listing: ListingData; items: readonly CardItem[] };

/** The rows of the listing; the map finds them by their ids. */
function Rows({ listing: { now, medians, marksNew, words }, items, isActive }: ListedProps) {
  return (
    <ul className="map-rows" aria-label={mapTexts.list}>
      {items.map((item, index) => (
        <li key={item.id} data-advert={item.id} data-active={isActive(item) ? '' : undefined}>
          <AdvertRow
            item={item}
            now={now}
            marksNew={marksNew}
            totalFor={words.need?.totalFor}
            isSmall
            medianHeatPriceInCents={medians[item.category]}
            isUrgent={index < URGENT_PICTURES}
          />
        </li>
      ))}
    </ul>
  );
}

/** What the household needs, whose totals the rows show; links alone, since a form cannot stand in that of the filters. */
export function MapNeed({ need }: { need: NeedView | null }) {
  if (need === null || need.said === null) return null;
  return (
    <p className="text-sm" data-need>
      {need.amount !== null && <input type="hidden" name="menge" value={need.amount} />}
      <b className="mr-3">{need.said.need}</b>
      {need.ways.map(
        (way) =>
          'href' in way && (
            <a key={way.label} href={way.href} rel="nofollow" className="reach mr-3">
              {way.label}
            </a>
          ),
      )}
    </p>
  );
}

/** The adverts of the searched window: the way to everything that needs no map. */
export function MapList({ map, ...rows }: RowsProps & { map: MapData }) {
  const { hrefs, listing } = map;
  const { page, request, requestId } = listing;
  const { revalidate } = useRevalidator();
  if (page === null) {
    const { title, text } = productsTexts.failed;
    return (
      <ErrorBox title={title} requestId={requestId} onRetry={() => void revalidate()}>
        {text}
      </ErrorBox>
    );
  }
  const pageCount = Math.min(page.totalPages, Math.floor(MAX_RANKED_ROWS / page.pageSize));
  return (
    <>
      {page.totalElements === 0 ? <NothingHere map={map} /> : <Rows listing={listing} items={page.items} {...rows} />}
      <div className="grid justify-items-center gap-2 p-4">
        <Pagination
          page={request.page + 1}
          pageCount={pageCount}
          hrefOf={(number) => (number === 1 ? hrefs.pages : withParam(hrefs.pages, 'seite', String(number)))}
        />
        <a className="button button-text" href={paths.newSavedSearch(listing.words.meantHref)} rel="nofollow">
          {productsTexts.saveSearch}
        </a>
        <a className="button button-text" href={listing.requests?.href ?? paths.requests()}>
          {listing.requests?.label ?? mapTexts.requests}
        </a>
        {listing.why !== null && (
          <a className="button button-text" href={listing.why.href} rel="nofollow">
            {listing.why.label}
          </a>
        )}
      </div>
    </>
  );
}

function NothingHere({ map: { listing, totalEverywhere, hrefs } }: { map: MapData }) {
  const { request } = listing;
  const isLimited = request.bounds !== undefined || request.radiusInKm !== undefined;
  return (
    <EmptyState
      title={mapTexts.emptyTitle}
      actions={
        isLimited && (
          <LinkButton variant="main" href={hrefs.withoutRadius} data-keep-scroll="">
            {mapTexts.showAll}
          </LinkButton>
        )
      }
    >
      {mapTexts.emptyText} {totalEverywhere !== null && totalEverywhere > 0 && mapTexts.emptyWider(totalEverywhere)}
    </EmptyState>
  );
}

type ChosenListProps = RowsProps & { mark: NamedMark; listing: ListingData; onBack: () => void };

/** The adverts of one mark. */
export function ChosenList({ mark, listing, onBack, ...rows }: ChosenListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isError, refetch } = useQuery(
    advertsIn(listing.request, mark.extent, listing.words.need?.totalFor ?? null),
  );
  useEffect(() => heading.current?.focus({ preventScroll: true }), [mark.key]);
  return (
    <section className="map-chosen" aria-labelledby="auswahl">
      <div className="map-chosen-head grid justify-items-start px-4 pt-3 pb-1 border-b border-seam [&_h2]:text-lg [&_h2]:outline-none">
        <h2 id="auswahl" ref={heading} tabIndex={-1}>
          {mapTexts.chosen(mark.count, mark.near)}
        </h2>
        <Button variant="text" icon="arrow-left" onClick={onBack}>
          {mapTexts.backToAll}
        </Button>
      </div>
      {isPending && <Loader />}
      {isError && <ErrorBox title={mapTexts.chosenFailed} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={mapTexts.chosenGone} />}
      {data && data.items.length > 0 && <Rows listing={listing} items={data.items} {...rows} />}
    </section>
  );
}
