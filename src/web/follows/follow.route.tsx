import { redirect } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { followSeller, getFollow, unfollowSeller } from '#contract/follows/follows.ts';
import { paths } from '#contract/paths.ts';
import { followTexts } from '#texts/de/follows/follows.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { safeBackPath } from '#web/page/display-path.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/follow.route.ts';
import { FOLLOW_INTENTS } from './follow-intents.ts';

const { page: texts } = followTexts;

const backOf = (url: URL, sellerId: string): string => {
  const back = safeBackPath(url.searchParams.get('von'));
  return back === '/' ? paths.seller(sellerId) : back;
};

/** Where a guest lands after signing in: one button away from what was wanted. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const { sellerId } = params;
  try {
    const { name, isFollowed, followerCount } = await context.get(apiContext).call(getFollow, { sellerId });
    if (followerCount !== null) throw redirect(paths.seller(sellerId));
    return { name, isFollowed, back: backOf(url, sellerId) };
  } catch (error) {
    if (isResponseError(error) && [400, 404, 410, 422].includes(error.status)) throw invalidPath(url);
    throw error;
  }
}

/** The button of a seller's page comes here too; a guest signs in first. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const { sellerId } = params;
  const api = context.get(apiContext);
  const isEnd = typed(await request.formData(), INTENT_FIELD) === FOLLOW_INTENTS.end;
  try {
    if (isEnd) await api.call(unfollowSeller, { sellerId });
    else await api.call(followSeller, { sellerId });
  } catch (error) {
    return replyData(refusedBy(error, { values: {} }));
  }
  throw redirect(backOf(url, sellerId), 303);
}

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.title(loaderData.name) : followTexts.title,
    path: followPaths.follows(),
    isHiddenFromSearch: true,
  });

export default function Follow({ loaderData: { name, isFollowed, back }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap py-6">
      <Stack gap={4} className="justify-items-start max-w-[68ch] wrap-anywhere">
        <h1>{isFollowed ? texts.followed(name) : texts.title(name)}</h1>
        <p>{isFollowed ? texts.followedText : texts.text}</p>
        <Cluster gap={3}>
          <PageForm
            reply={actionData ?? null}
            intent={isFollowed ? FOLLOW_INTENTS.end : FOLLOW_INTENTS.follow}
            submit={isFollowed ? followTexts.end : followTexts.button.follow}
            variant={isFollowed ? 'edge' : 'main'}
            className="grid gap-3"
            leavesPage
          />
        </Cluster>
        <Cluster gap={3}>
          <LinkButton href={back}>{texts.back}</LinkButton>
          <LinkButton href={followPaths.follows()}>{followTexts.button.list}</LinkButton>
        </Cluster>
      </Stack>
    </div>
  );
}
