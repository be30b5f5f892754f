import { isResponseError } from '#contract/api-errors.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { listSavedSearchesByToken } from '#contract/saved-searches/saved-searches.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/saved-search-by-token.route.ts';
import { answerSearchForm } from './answer-search-form.ts';
import { BrokenLink } from './broken-link.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';

const { byToken: texts } = savedSearchTexts;
const GONE = 404;

const tokenOf = (url: URL): string => url.searchParams.get('zugang') ?? '';

/** GET changes nothing: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const now = new Date().toISOString();
  try {
    const { items, quietHours } = await context
      .get(apiContext)
      .call(listSavedSearchesByToken, { token: tokenOf(url) || '-' });
    return { items, quietHours, now, isGone: items.length === 0 };
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500 || error.status === 429) throw error;
    return { items: [], quietHours: null, now, isGone: error.status === GONE };
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return replyData(await answerSearchForm(context.get(apiContext), await request.formData(), tokenOf(url) || '-'));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.savedSearchByToken(), isHiddenFromSearch: true });

/** The link of a mail: one search, or all of an address; a button pauses, changes or ends. */
export default function SavedSearchByToken({ loaderData, actionData }: Route.ComponentProps) {
  const { items, quietHours, now, isGone } = loaderData;
  if (isGone) return <BrokenLink title={texts.goneTitle} text={texts.gone} />;
  if (items.length === 0) return <BrokenLink title={texts.brokenTitle} text={texts.broken} />;
  return (
    <div className="wrap py-6">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        {items.map((search) => (
          <SavedSearchCard
            key={search.id}
            search={search}
            now={now}
            reply={actionData ?? null}
            isByToken
            isOpen={items.length === 1}
          />
        ))}
        {quietHours !== null && <QuietHoursForm stored={quietHours} reply={actionData ?? null} />}
      </Stack>
    </div>
  );
}
