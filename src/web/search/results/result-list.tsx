import type { MouseEvent } from 'react';
import { Fragment, useRef } from 'react';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { AdvertCard, AdvertRow } from '#web/adverts/adverts.parts.tsx';
import { AdPlace } from '#web/advertising/advertising.parts.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import type { ListingData, ListingPage, NearestView } from '#web/search/listing/listing-types.parts.ts';
import { useFurtherPages } from './use-further-pages.ts';

const texts = productsTexts.results;
const URGENT_PICTURES = 2;
/** Whole rows in one, two and three columns. */
const CARDS_BEFORE_AD = 6;

type ResultListProps = { listing: ListingData; first: ListingPage };

/** The adverts of this page and those loaded after it; real links lead to every page. */
export function ResultList({
  listing: { request, view, now, marksNew, medians, words, why, hasAdvertising },
  first,
}: ResultListProps) {
  const { pages: further, state, loadNext } = useFurtherPages(request, first);
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const items = withoutRepetition([first, ...further]);
  const Advert = view === 'list' ? AdvertRow : AdvertCard;
  const loadedPage = request.page + 1 + further.length;
  const pageCount = Math.min(first.totalPages, Math.floor(MAX_RANKED_ROWS / first.pageSize));
  const adIndex = Math.min(CARDS_BEFORE_AD, first.items.length) - 1;
  const shownUpTo = Math.min(first.totalElements, request.page * first.pageSize + items.length);
  const showMore = async ({ currentTarget: button, detail }: MouseEvent, load: () => Promise<void>) => {
    await load();
    requestAnimationFrame(() => {
      // On the last page the button goes, and the focus with it.
      const { activeElement, body } = document;
      if (activeElement !== button && activeElement !== body) return;
      const firstNew = list.current?.querySelectorAll<HTMLElement>('.advert-title a')[items.length];
      // Only a key needs to see where it is; who clicked has perhaps scrolled on.
      firstNew?.focus({ preventScroll: detail > 0 });
    });
  };
  return (
    <>
      <ul ref={list} className={view === 'list' ? 'advert-list' : 'advert-grid'} aria-label={texts.label}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            <NearestLine lines={words.lines} index={index} />
            <li className="min-w-0">
              <Advert
                item={item}
                headingLevel={3}
                now={now}
                marksNew={marksNew}
                categoryIsKnown={request.category !== undefined}
                medianHeatPriceInCents={medians[item.category]}
                totalFor={words.need?.totalFor}
                isUrgent={index < URGENT_PICTURES}
              />
              {why?.said?.lines[item.id] && (
                <p className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]" data-why>
                  <b>{why.said.head}</b> {why.said.lines[item.id]}
                </p>
              )}
            </li>
            {hasAdvertising && index === adIndex && (
              <li className="only-scripted col-span-full min-w-0 [&:has(>[hidden])]:hidden noscript:hidden">
                <AdPlace category={request.category} federalStateId={request.federalStateId} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <div className="@max-[38rem]:order-2 grid justify-items-center gap-3 mt-6">
        <p className="text-sm text-ink-soft" role="status">
          {words.endLine ?? texts.shown(shownUpTo, first.totalElements, first.totalIsEstimate === true)}
        </p>
        <svg className="w-50 h-0.75 bg-seam [&_rect]:fill-spruce" aria-hidden>
          <rect width={`${Math.round((100 * shownUpTo) / Math.max(1, first.totalElements))}%`} height="100%" />
        </svg>
        {state === 'failed' && <Notice kind="warning">{texts.moreFailed}</Notice>}
        {isHydrated && loadNext !== null && !why?.said && (
          <Button
            size="large"
            aria-disabled={state === 'loading' || undefined}
            onClick={(event) => void showMore(event, loadNext)}
          >
            {state === 'loading' ? texts.moreLoading : texts.more}
          </Button>
        )}
        <Pagination page={loadedPage} pageCount={pageCount} hrefOf={(page) => hrefOfPage(words.firstPageHref, page)} />
      </div>
    </>
  );
}

/** What the following adverts lack of the search, or that they are older than the last look. */
function NearestLine({ lines, index }: { lines: readonly NearestView[]; index: number }) {
  const line = lines.find(({ from }) => from === index);
  return line === undefined ? null : (
    <li className="col-span-full py-2 font-semibold [overflow-wrap:anywhere]" data-nearest>
      {line.text}
    </li>
  );
}

function hrefOfPage(first: string, page: number): string {
  return page === 1 ? first : `${first}${first.includes('?') ? '&' : '?'}seite=${page}`;
}

/** New adverts push others onto the next page; duplicates are removed. */
function withoutRepetition(pages: readonly { items: readonly CardItem[] }[]): CardItem[] {
  return [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
}
