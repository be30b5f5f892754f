import { data } from 'react-router';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { endNotificationMails } from '#contract/users/own-data.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { mailEndTexts as texts } from '#texts/de/mail/mail-end.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import type { Route } from './+types/mail-end.route.ts';

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

/** GET changes nothing: mail scanners open every link. */
export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: tokenOf(url) !== '' };
}

export async function action({ url, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).call(endNotificationMails, { token: tokenOf(url) || '-' });
    return data({ outcome: 'DONE' as const });
  } catch (error) {
    if (!isResponseError(error) && !isFetchError(error)) throw error;
    const isUnknown = isResponseError(error) && error.status >= 400 && error.status < 429;
    return data({ outcome: isUnknown ? ('BROKEN' as const) : ('FAILED' as const) }, { status: isUnknown ? 400 : 503 });
  }
}

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.mailEnd(), isHiddenFromSearch: true });

export default function EndMails({ loaderData: { hasToken }, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome ?? (hasToken ? 'OPEN' : 'BROKEN');
  const settings = `${paths.profileSettings()}#benachrichtigungen`;
  return (
    <div className="wrap grid gap-5 pt-4 pb-12 wrap-anywhere hyphens-auto">
      <h1>{outcome === 'DONE' ? texts.doneTitle : outcome === 'BROKEN' ? texts.brokenTitle : texts.title}</h1>
      {outcome === 'DONE' && (
        <Notice kind="success" isLive>
          {texts.done}
        </Notice>
      )}
      {outcome === 'BROKEN' && <Notice kind="warning">{texts.broken}</Notice>}
      {outcome === 'FAILED' && (
        <Notice kind="error" isLive>
          {texts.failed}
        </Notice>
      )}
      {(outcome === 'OPEN' || outcome === 'FAILED') && (
        <PageForm className="grid justify-items-start gap-4" submit={texts.submit} leavesPage>
          <p>{texts.text}</p>
        </PageForm>
      )}
      <div>
        <LinkButton href={settings}>{texts.profile}</LinkButton>
      </div>
    </div>
  );
}
