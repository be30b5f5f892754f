import { data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { pageReportTexts } from '#texts/de/moderation/account-moderation.ts';
import { sellerTexts as texts } from '#texts/de/sellers/seller.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { newOnesStandOut } from '#web/adverts/card/card-facts.parts.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { FollowButton } from '#web/follows/follow-button.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/seller.route.ts';
import { NeedNote } from '#web/adverts/need-note.parts.tsx';
import { ProofBadges } from '#web/proofs/proof-badges.parts.tsx';
import { RatingCounts } from '#web/ratings/rating-counts.parts.tsx';
import { loadSeller, pageHref } from './load-seller.ts';
import { SellerRecordLines } from '#web/users/seller-record/seller-record.parts.tsx';
import { SellerKindBadge, SellerMark } from '#web/users/seller-mark.parts.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { data: seller, status } = await loadSeller({
    url,
    userId: params.userId,
    api: context.get(apiContext),
    page: context.get(pageContext),
  });
  return data(seller, { status });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, name, page, total } = loaderData;
  return pageMeta(matches, {
    title: texts.pageOf(texts.title(name), page),
    description: texts.description(name, total),
    path: pageHref(id, page),
    isHiddenFromSearch: loaderData.items.length === 0,
  });
};

export default function Seller({ loaderData: seller }: Route.ComponentProps) {
  return (
    <div className="wrap seller-page">
      <div className="py-2">
        <Breadcrumb crumbs={[{ label: texts.crumbHome, href: paths.home() }]} current={seller.name} />
      </div>
      <header className="flex flex-wrap items-start gap-6 pt-3 pb-8">
        <SellerMark id={seller.id} isLarge />
        <div className="grid min-w-0 justify-items-start gap-2">
          <h1>{seller.name}</h1>
          <Cluster gap={3} rowGap={1}>
            <SellerKindBadge kind={seller.kind} />
            <span className="text-sm text-ink-soft">{texts.memberSince(seller.memberSince)}</span>
            <span className="text-sm">{texts.adverts(seller.total)}</span>
          </Cluster>
          {seller.company !== null && (
            <p className="text-sm">
              {texts.company} <a href={paths.company(seller.company.slug)}>{seller.company.name}</a>
            </p>
          )}
          <FollowButton sellerId={seller.id} view={seller.follow} back={paths.seller(seller.id)} />
          <ProofBadges view={seller.badges} />
          <SellerRecordLines record={seller.record} />
          <RatingCounts userId={seller.id} ratings={seller.ratings} />
          <p className="text-xs text-ink-soft">{texts.hints[seller.kind]}</p>
        </div>
      </header>
      <section aria-label={texts.results} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SellerAdverts seller={seller} />
      </section>
      <p className="text-sm">
        <a href={reportPaths.reportSeller(seller.id)}>{pageReportTexts.reportSeller}</a>
      </p>
    </div>
  );
}

function SellerAdverts({ seller }: { seller: Route.ComponentProps['loaderData'] }) {
  const { id, items, need, page, pageCount, now } = seller;
  if (items.length === 0) {
    const isPastEnd = page > 1;
    return (
      <EmptyState
        title={isPastEnd ? texts.emptyPage : texts.empty}
        actions={
          <LinkButton href={isPastEnd ? paths.seller(id) : paths.products()}>
            {isPastEnd ? texts.firstPage : texts.browse}
          </LinkButton>
        }
      >
        {isPastEnd ? null : texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <NeedNote note={need} items={items} />
      <ul className="advert-grid">
        {items.map((item, index) => (
          <li key={item.id}>
            <AdvertCard
              item={item}
              now={now}
              marksNew={newOnesStandOut(items, now)}
              totalFor={need.totalFor}
              isUrgent={index < 2}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefOf={(number) => pageHref(id, number)} />
    </>
  );
}
