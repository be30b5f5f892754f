import { listFittingRequests } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { ownRequestTexts } from '#texts/de/requests/own-requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import { LAST_PAGE } from '#web/requests/load-requests.ts';
import { RequestGrid } from '#web/requests/request-card.parts.tsx';
import type { Route } from './+types/fitting-requests.route.ts';

const { fitting: texts } = ownRequestTexts;
const PAGE_SIZE = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const page = pageNumberOf(url.searchParams, { last: LAST_PAGE });
  const list = await context.get(apiContext).call(listFittingRequests, { page: page - 1, size: PAGE_SIZE });
  return { page, pageCount: list.totalPages, items: list.items };
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: requestPaths.fittingRequests(), isHiddenFromSearch: true });

export default function FittingRequests({ loaderData: { items, page, pageCount } }: Route.ComponentProps) {
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <header className="grid max-w-[68ch] gap-1">
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={texts.empty}
          actions={<LinkButton href={paths.requests()}>{texts.all}</LinkButton>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <section aria-labelledby="passend">
          <h2 id="passend" className="only-read">
            {texts.title}
          </h2>
          <RequestGrid items={items} label={texts.title} />
        </section>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) =>
          number === 1 ? requestPaths.fittingRequests() : `${requestPaths.fittingRequests()}?seite=${number}`
        }
      />
    </Stack>
  );
}
