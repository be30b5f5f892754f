import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { listSavedSearches, listSavedSearchesByToken } from '#contract/saved-searches/saved-searches.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { followTexts } from '#texts/de/follows/follows.ts';
import { savedSearchTexts as texts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/saved-searches.route.ts';
import { INTENTS, type SearchReply, answerSearchForm } from './answer-search-form.ts';
import { BrokenLink } from './broken-link.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';

const tokenOf = (url: URL): string | null => url.searchParams.get('zugang');

/** The searches of the account, or those of an address by the token of its mails. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const api = context.get(apiContext);
  const now = new Date().toISOString();
  const hasNew = url.searchParams.has('neu');
  if (token === null) {
    requireSignedIn(context, url);
    return { list: await api.call(listSavedSearches, {}), now, hasNew };
  }
  try {
    return { list: await api.call(listSavedSearchesByToken, { token }), now, hasNew };
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500 || error.status === 429) throw error;
    return { list: null, now, hasNew };
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const token = tokenOf(url);
  if (token === null) requireSignedIn(context, url);
  return replyData(await answerSearchForm(context.get(apiContext), await request.formData(), token));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.savedSearches(), isHiddenFromSearch: true });

export default function SavedSearches({ loaderData: { list, now, hasNew }, actionData }: Route.ComponentProps) {
  const reply: SearchReply | null = actionData ?? null;
  if (list === null) return <BrokenLink title={texts.byToken.brokenTitle} text={texts.byToken.broken} />;
  const { items, limit, email, quietHours } = list;
  const isGone = reply !== null && reply.intent !== INTENTS.quiet && !items.some(({ id }) => id === reply.about);
  return (
    <div className="wrap py-6">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <p className="text-ink-soft max-w-[68ch] [overflow-wrap:anywhere]">
          {email === null ? texts.intro(limit) : texts.introGuest(email)}
        </p>
        {email === null && (
          <p>
            <a href={followPaths.follows()}>{followTexts.title}</a>
          </p>
        )}
        <DoneNotice>{hasNew && reply === null && texts.added}</DoneNotice>
        {isGone && (
          <Notice kind={reply.done === undefined ? 'error' : 'success'} isLive>
            {reply.done ?? reply.message}
          </Notice>
        )}
        {items.map((search) => (
          <SavedSearchCard key={search.id} search={search} now={now} reply={reply} isByToken={email !== null} />
        ))}
        {items.length === 0 && (
          <EmptyState
            headingLevel={2}
            title={texts.empty}
            actions={
              <LinkButton variant="main" href={paths.products()}>
                {texts.toListing}
              </LinkButton>
            }
          >
            {texts.emptyText}
          </EmptyState>
        )}
        {quietHours !== null && items.length > 0 && <QuietHoursForm stored={quietHours} reply={reply} />}
        {email !== null && items.length > 1 && (
          <PageForm intent={INTENTS.endAll} submit={texts.endAll} variant="danger" isApart />
        )}
      </Stack>
    </div>
  );
}
