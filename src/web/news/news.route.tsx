import { useEffect } from 'react';
import { listNews, markNewsSeen } from '#contract/news/news.ts';
import { paths } from '#contract/paths.ts';
import { newsTexts as texts } from '#texts/de/news/news.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/news.route.ts';
import { announceSeen } from './news-channel.ts';
import { NewsList } from './news-list.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const news = await api.call(listNews, {});
  // The list is worth more than its mark.
  await api.call(markNewsSeen, { newsSeenDto: { upTo: news.readAt } }).catch(() => undefined);
  return news;
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.news(), isHiddenFromSearch: true });

export default function NewsRoute({ loaderData: { items, readAt } }: Route.ComponentProps) {
  const viewerId = useViewer()?.id;
  useEffect(() => {
    if (viewerId !== undefined) announceSeen(viewerId);
  }, [viewerId, readAt]);
  return (
    <div className="wrap news-page grid grid-cols-1 gap-6">
      <header>
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={texts.empty}
          actions={
            <LinkButton variant="main" href={paths.myAdverts()}>
              {texts.toMyAdverts}
            </LinkButton>
          }
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <NewsList items={items} />
      )}
    </div>
  );
}
