import { data } from 'react-router';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { endFollowByToken, getFollowByToken } from '#contract/follows/follows.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { followTexts } from '#texts/de/follows/follows.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/unfollow.route.ts';

const { byToken: texts } = followTexts;

type Outcome = 'OPEN' | 'DONE' | 'BROKEN' | 'FAILED';

const tokenOf = (url: URL): string => url.searchParams.get('zugang') || url.searchParams.get('token') || '-';
const isBroken = (error: unknown): boolean => isResponseError(error) && error.status >= 400 && error.status < 429;

/** GET changes nothing: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  try {
    const { name, isFollowed } = await context.get(apiContext).call(getFollowByToken, { token: tokenOf(url) });
    const outcome: Outcome = isFollowed ? 'OPEN' : 'DONE';
    return data({ name, outcome });
  } catch (error) {
    if (!isBroken(error)) throw error;
    const outcome: Outcome = 'BROKEN';
    return data({ name: null, outcome }, { status: 404 });
  }
}

export async function action({ url, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).call(endFollowByToken, { token: tokenOf(url) });
    return data({ outcome: 'DONE' as const });
  } catch (error) {
    if (!isResponseError(error) && !isFetchError(error)) throw error;
    return isBroken(error)
      ? data({ outcome: 'BROKEN' as const }, { status: 400 })
      : data({ outcome: 'FAILED' as const }, { status: 503 });
  }
}

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: followPaths.unfollow(), isHiddenFromSearch: true });

export default function Unfollow({ loaderData, actionData }: Route.ComponentProps) {
  const outcome: Outcome = actionData?.outcome ?? loaderData.outcome;
  const isOpen = outcome === 'OPEN' || outcome === 'FAILED';
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
      {isOpen && (
        <PageForm className="grid justify-items-start gap-4" submit={texts.submit} leavesPage>
          <p>{texts.text(loaderData.name ?? texts.someone)}</p>
        </PageForm>
      )}
      <div>
        <LinkButton href={followPaths.follows()}>{texts.toList}</LinkButton>
      </div>
    </div>
  );
}
