import { data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { listRatings } from '#contract/ratings/ratings.ts';
import type { PublicRating } from '#contract/ratings/ratings.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { RATED_ROLES } from '#domain/ratings/rating.ts';
import { countLines } from '#texts/de/ratings/rating-counts.ts';
import { factLines, ratingListTexts as texts } from '#texts/de/ratings/ratings.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import type { Route } from './+types/ratings.route.ts';

const PER_PAGE = 20;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const role = url.searchParams.get('rolle') === 'kauf' ? 'BUYER' : 'SELLER';
  const page = pageNumberOf(url.searchParams);
  return orInvalidPath(url, async () => {
    const { userId } = params;
    const found = await context.get(apiContext).call(listRatings, { userId, role, page: page - 1, size: PER_PAGE });
    const counts = countLines(role === 'SELLER' ? found.asSeller : found.asBuyer);
    const { items, displayName: name, totalPages, totalElements } = found;
    const isBeyond = items.length === 0 && totalElements > 0;
    return data({ userId, role, page, name, items, counts, totalPages, isBeyond } as const, {
      status: isBeyond ? 404 : 200,
    });
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title(loaderData.name), isHiddenFromSearch: true }) : [];

/** The published ratings of a person, by what the person was in the agreement. */
export default function Ratings({ loaderData: shown }: Route.ComponentProps) {
  const { userId, role, page, name, items, counts, totalPages } = shown;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 [padding-block:24px_48px]">
      <header className="grid gap-2 max-w-[68ch]">
        <p className="text-sm">
          <a href={paths.seller(userId)}>{texts.back(name)}</a>
        </p>
        <h1 className="wrap-anywhere">{texts.title(name)}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      <Cluster as="nav" gap={2} aria-label={texts.rolesLabel}>
        {RATED_ROLES.map((one) => (
          <LinkButton
            key={one}
            href={ratingPaths.ratings(userId, one)}
            variant={one === role ? 'main' : 'edge'}
            aria-current={one === role ? 'page' : undefined}
          >
            {texts.roles[one]}
          </LinkButton>
        ))}
      </Cluster>
      {counts.length > 0 && (
        <ul className="grid gap-0.5">
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {items.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={shown.isBeyond ? texts.pageGone : texts.empty}
          actions={shown.isBeyond && <LinkButton href={ratingPaths.ratings(userId, role)}>{texts.toFirst}</LinkButton>}
        >
          {shown.isBeyond ? null : texts.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 max-w-[68ch]" aria-label={texts.list}>
          {items.map((rating) => (
            <li key={rating.id} id={rating.id}>
              <Rating rating={rating} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={totalPages} hrefOf={(number) => ratingPaths.ratings(userId, role, number)} />
    </div>
  );
}

function Rating({ rating }: { rating: PublicRating }) {
  return (
    <article className="box grid gap-2 p-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{texts.by(rating.authorName, formatDate(rating.publishedAt))}</p>
      <ul className="grid gap-0.5">
        {factLines(rating.facts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rating.text !== '' && <p className="whitespace-pre-line">{rating.text}</p>}
      {rating.textIsHidden && <p className="text-sm text-ink-soft">{texts.textHidden}</p>}
      {rating.answer !== '' && (
        <p className="pl-3 border-l-3 border-edge whitespace-pre-line">
          <b>{texts.answer}:</b> {rating.answer}
        </p>
      )}
      {!rating.isOwn && (
        <p className="text-sm">
          <a href={ratingPaths.reportRating(rating.id)} rel="nofollow" aria-label={texts.reportOf(rating.authorName)}>
            {texts.report}
          </a>
        </p>
      )}
    </article>
  );
}
