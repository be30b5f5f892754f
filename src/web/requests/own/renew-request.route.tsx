import { data } from 'react-router';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { getRequestRenewal, renewRequestByLink } from '#contract/requests/requests.ts';
import type { RequestRenewal } from '#contract/requests/requests.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { formatDate } from '#domain/format/dates.ts';
import { ownRequestTexts } from '#texts/de/requests/own-requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/renew-request.route.ts';

const { renewal: texts, failed } = ownRequestTexts;

const tokenOf = (url: URL): string => url.searchParams.get('token') || '-';

async function answerOf(call: Promise<RequestRenewal>) {
  try {
    return data({ renewal: await call, refusal: null });
  } catch (error) {
    if (isFetchError(error)) return data({ renewal: null, refusal: failed }, { status: 503 });
    if (!isResponseError(error)) throw error;
    const refusal = (error.serverMessage ?? failed).replace(ACCESS_MARKER, '');
    return data({ renewal: null, refusal }, { status: error.status });
  }
}

/** GET changes nothing: mail scanners open every link. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  answerOf(context.get(apiContext).call(getRequestRenewal, { token: tokenOf(url) }));

export const action = ({ url, context }: Route.ActionArgs) =>
  answerOf(context.get(apiContext).call(renewRequestByLink, { renewRequestDto: { token: tokenOf(url) } }));

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.renewRequest(), isHiddenFromSearch: true });

export default function RenewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { renewal, refusal } = actionData ?? loaderData;
  const day = renewal === null ? '' : formatDate(renewal.expiresAt);
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <h1>{renewal === null ? texts.brokenTitle : renewal.isDone ? texts.doneTitle : texts.title}</h1>
      {renewal === null && <Notice kind="warning">{refusal}</Notice>}
      {renewal?.isDone === true && <Notice kind="success">{texts.done(renewal.title, day)}</Notice>}
      {renewal?.isDone === false && (
        <PageForm className="grid justify-items-start gap-4" submit={texts.submit} leavesPage>
          <p className="wrap-anywhere">{texts.text(renewal.title, day)}</p>
        </PageForm>
      )}
      <div>
        <LinkButton href={paths.myRequests()}>{texts.mine}</LinkButton>
      </div>
    </Stack>
  );
}
