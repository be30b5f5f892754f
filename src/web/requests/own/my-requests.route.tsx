import { data } from 'react-router';
import { listOwnRequests } from '#contract/requests/requests.ts';
import { getMe } from '#contract/users/users.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { requestListTexts } from '#texts/de/requests/requests.ts';
import { ownRequestTexts as texts } from '#texts/de/requests/own-requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { LeavingBanner } from '#web/accounts/leaving-banner.parts.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import { LAST_PAGE } from '#web/requests/load-requests.ts';
import type { Route } from './+types/my-requests.route.ts';
import { type OwnRequestReply, answerOwnRequests } from './answer-own-requests.ts';
import { OwnRequestRow } from './own-request-row.tsx';

const PAGE_SIZE = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const page = pageNumberOf(url.searchParams, { last: LAST_PAGE });
  const api = context.get(apiContext);
  const [list, me] = await Promise.all([
    api.call(listOwnRequests, { page: page - 1, size: PAGE_SIZE }),
    api.call(getMe, {}),
  ]);
  return {
    page,
    pageCount: list.totalPages,
    items: list.items,
    newId: url.searchParams.get('neu'),
    accountEndsAt: me.endsAt ?? null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const { reply, status } = await answerOwnRequests(context.get(apiContext), await request.formData());
  return data(reply, { status });
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  keepWithoutConnection(sent, texts.failed) as Promise<OwnRequestReply>;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.myRequests(), isHiddenFromSearch: true });

export default function MyRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { items, page, pageCount, newId, accountEndsAt } = loaderData;
  const reply = actionData ?? null;
  const isNew = items.some(({ id }) => id === newId);
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <header className="grid max-w-[68ch] gap-1">
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      <LeavingBanner endsAt={accountEndsAt} />
      <Cluster gap={2}>
        <LinkButton variant="main" icon="plus" href={paths.newRequest()}>
          {texts.post}
        </LinkButton>
        <LinkButton href={requestPaths.fittingRequests()}>{requestListTexts.fitting}</LinkButton>
        <LinkButton href={paths.requests()}>{requestListTexts.all}</LinkButton>
      </Cluster>
      <DoneNotice>{isNew && reply === null && texts.posted}</DoneNotice>
      <DoneNotice>{reply?.done}</DoneNotice>
      {reply?.message && (
        <Notice kind="error" isLive>
          {reply.message}
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState headingLevel={2} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {items.map((item) => (
            <li key={item.id}>
              <OwnRequestRow item={item} isHidden={accountEndsAt !== null} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? paths.myRequests() : `${paths.myRequests()}?seite=${number}`)}
      />
    </Stack>
  );
}
