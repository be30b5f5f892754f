import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { confirmSavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { data } from 'react-router';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/saved-search-confirm.route.ts';
import { BrokenLink } from './broken-link.tsx';

const { confirm: texts, byToken } = savedSearchTexts;
const CONFLICT = 409;

const codeOf = (url: URL): string => url.searchParams.get('code') ?? '';

/** GET changes nothing: mail scanners open every link. */
export function loader({ url }: Route.LoaderArgs) {
  return { hasCode: codeOf(url) !== '' };
}

type Outcome = { done: { name: string; href: string } | null; isBroken: boolean; message: string | null };

export async function action({ url, context }: Route.ActionArgs) {
  const savedSearchConfirmationDto = { code: codeOf(url) || '-' };
  try {
    const { search, token } = await context.get(apiContext).call(confirmSavedSearch, { savedSearchConfirmationDto });
    const done = { name: search.name, href: paths.savedSearches(token ?? undefined) };
    return data<Outcome>({ done, isBroken: false, message: null });
  } catch (error) {
    if (!isResponseError(error) && !isFetchError(error)) throw error;
    const isRefused = isResponseError(error) && error.status >= 400 && error.status < 429;
    if (isRefused && error.status === CONFLICT)
      return data<Outcome>(
        { done: null, isBroken: false, message: error.serverMessage ?? byToken.failed },
        { status: CONFLICT },
      );
    const outcome = { done: null, isBroken: isRefused, message: isRefused ? null : byToken.failed };
    return data<Outcome>(outcome, { status: isRefused ? 400 : 503 });
  }
}

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.savedSearchConfirm(), isHiddenFromSearch: true });

export default function ConfirmSavedSearch({ loaderData: { hasCode }, actionData }: Route.ComponentProps) {
  const outcome: Outcome | undefined = actionData;
  if (!hasCode || outcome?.isBroken) return <BrokenLink title={texts.brokenTitle} text={texts.broken} />;
  const done = outcome?.done ?? null;
  return (
    <div className="wrap py-6">
      <Stack gap={4} className="justify-items-start">
        <h1>{done === null ? texts.title : texts.doneTitle}</h1>
        {done !== null && (
          <>
            <DoneNotice>{texts.done(done.name)}</DoneNotice>
            <LinkButton variant="main" href={done.href}>
              {texts.manage}
            </LinkButton>
          </>
        )}
        {outcome?.message && (
          <Notice kind="error" isLive>
            {outcome.message}
          </Notice>
        )}
        {done === null && (
          <PageForm className="grid justify-items-start gap-4" submit={texts.submit} leavesPage>
            <p>{texts.text}</p>
          </PageForm>
        )}
      </Stack>
    </div>
  );
}
