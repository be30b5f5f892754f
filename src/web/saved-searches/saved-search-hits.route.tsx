import { paths } from '#contract/paths.ts';
import { listSavedSearchHits, markSavedSearchLooked } from '#contract/saved-searches/saved-searches.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { AdvertRow } from '#web/adverts/adverts.parts.tsx';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import { apiContext } from '#web/api/api-context.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { listingSince } from './listing-since.ts';
import type { Route } from './+types/saved-search-hits.route.ts';

const { found: texts } = savedSearchTexts;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const { id } = { id: params.searchId };
  return orInvalidPath(url, async () => {
    const { search, items, readAt } = await api.call(listSavedSearchHits, { id });
    // The list is worth more than its mark.
    await api.call(markSavedSearchLooked, { id, savedSearchLookedDto: { upTo: readAt } }).catch(() => undefined);
    const hits = items.map(({ advert, reason, isNew, priceBeforeInCents: before }) => ({
      item: cardItemOf(advert),
      why: texts.reasons[reason](before === null ? null : formatEuro(before)),
      isNew,
    }));
    return { search, hits, now: readAt };
  });
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const path = paths.savedSearch(loaderData?.search.id ?? '');
  return pageMeta(matches, { title: texts.title(loaderData?.search.name ?? ''), path, isHiddenFromSearch: true });
};

type Hit = { item: CardItem; why: string; isNew: boolean };

export default function SavedSearchHitsPage({ loaderData: { search, hits, now } }: Route.ComponentProps) {
  const fresh = hits.filter(({ isNew }) => isNew);
  const older = hits.filter(({ isNew }) => !isNew);
  return (
    <div className="wrap py-6">
      <Stack gap={4}>
        <h1 className="[overflow-wrap:anywhere]">{search.name}</h1>
        <Cluster gap={2}>
          <LinkButton href={paths.savedSearches()}>{texts.back}</LinkButton>
          <LinkButton href={listingSince(search.places[0]?.address ?? search.address, search.lookedAt)}>
            {savedSearchTexts.listing}
          </LinkButton>
        </Cluster>
        {hits.length === 0 && (
          <EmptyState headingLevel={2} title={texts.empty}>
            {texts.emptyText}
          </EmptyState>
        )}
        <HitList title={texts.newOnes} hits={fresh} now={now} />
        <HitList title={texts.older} hits={older} now={now} />
      </Stack>
    </div>
  );
}

function HitList({ title, hits, now }: { title: string; hits: readonly Hit[]; now: string }) {
  if (hits.length === 0) return null;
  return (
    <section>
      <Stack gap={3}>
        <h2>{title}</h2>
        <ul className="advert-list" aria-label={title}>
          {hits.map(({ item, why }) => (
            <li key={item.id} className="min-w-0 grid gap-1">
              <p className="text-sm font-semibold">{why}</p>
              <AdvertRow item={item} headingLevel={3} now={now} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
