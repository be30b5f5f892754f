import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { AdvertListItem } from '#contract/adverts.schemas.ts';
import { mapTexts } from '#texts/de/map.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorBox } from '#ui/error-box.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Loader } from '#ui/rings.tsx';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { hrefOf } from '#web/search/listing-address.ts';
import type { ListingData } from '#web/search/listing-loader.ts';
import type { NamedMark } from './map-loader.ts';
import { MapRow } from './map-row.tsx';
import { advertsAt } from './map.queries.ts';

const URGENT_PICTURES = 4;

export type RowsProps = {
  /** Says which adverts belong to the mark under the pointer. */
  isActive: (item: AdvertListItem) => boolean;
  onActive: (id: string | null) => void;
};

function Rows({ items, isActive, onActive }: RowsProps & { items: readonly AdvertListItem[] }) {
  return (
    <ul className="map-rows" aria-label={mapTexts.list}>
      {items.map((item, index) => (
        <li key={item.id}>
          <MapRow item={item} isActive={isActive(item)} isUrgent={index < URGENT_PICTURES} onActive={onActive} />
        </li>
      ))}
    </ul>
  );
}

type MapListProps = RowsProps & { listing: ListingData; totalEverywhere: number | null };

/** The adverts of the searched window: the way to everything that needs no map. */
export function MapList({ listing, totalEverywhere, ...rows }: MapListProps) {
  const { page, request, notices } = listing;
  const { revalidate } = useRevalidator();
  if (page === null) {
    const { title, text } = productsTexts.failed;
    return (
      <ErrorBox title={title} requestId={listing.requestId} onRetry={() => void revalidate()}>
        {text}
      </ErrorBox>
    );
  }
  const pageCount = Math.min(page.totalPages, Math.floor(MAX_RANKED_ROWS / page.pageSize));
  return (
    <>
      {[...notices, ...(page.notes ?? [])].map((notice) => (
        <Notice key={notice} kind="info">
          {notice}
        </Notice>
      ))}
      {page.totalElements === 0 ? (
        <NothingHere request={request} totalEverywhere={totalEverywhere} />
      ) : (
        <Rows items={page.items} {...rows} />
      )}
      <div className="map-list-end">
        <Pagination
          page={request.page + 1}
          pageCount={pageCount}
          hrefOf={(number) => hrefOf({ ...request, page: number - 1 }, 'grid', '/map')}
        />
        <a className="button button-text" href={hrefOf({ ...request, page: 0 }, 'list')}>
          {mapTexts.asListing}
        </a>
      </div>
    </>
  );
}

function NothingHere({ request, totalEverywhere }: { request: SearchRequest; totalEverywhere: number | null }) {
  const { bounds: _bounds, radiusInKm: _radius, ...rest } = request;
  const isLimited = request.bounds !== undefined || request.radiusInKm !== undefined;
  return (
    <EmptyState
      title={mapTexts.emptyTitle}
      actions={
        isLimited && (
          <LinkButton variant="main" href={hrefOf({ ...rest, page: 0 }, 'grid', '/map')} data-keep-scroll="">
            {mapTexts.showAll}
          </LinkButton>
        )
      }
    >
      {mapTexts.emptyText} {totalEverywhere !== null && totalEverywhere > 0 && mapTexts.emptyWider(totalEverywhere)}
    </EmptyState>
  );
}

type ChosenListProps = RowsProps & { mark: NamedMark; request: SearchRequest; onBack: () => void };

/** The adverts of one mark. */
export function ChosenList({ mark, request, onBack, ...rows }: ChosenListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isError, refetch } = useQuery(advertsAt(request, mark));
  useEffect(() => heading.current?.focus({ preventScroll: true }), [mark.key]);
  return (
    <section className="map-chosen" aria-labelledby="auswahl">
      <div className="map-chosen-head">
        <h2 id="auswahl" ref={heading} tabIndex={-1}>
          {mapTexts.chosen(mark.count, mark.near)}
        </h2>
        <Button variant="text" icon="arrow-left" onClick={onBack}>
          {mapTexts.backToAll}
        </Button>
      </div>
      {isPending && <Loader />}
      {isError && <ErrorBox title={mapTexts.chosenFailed} onRetry={() => void refetch()} />}
      {data && <Rows items={data.items} {...rows} />}
    </section>
  );
}
