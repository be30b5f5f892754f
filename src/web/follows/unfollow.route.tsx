import { data } from 'react-router';
import { endFollowByToken, getFollowByToken } from '#contract/follows/follows.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { followTexts } from '#texts/de/follows/follows.ts';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import {
  type MailLinkOutcome,
  MailLinkPage,
  isBrokenLink,
  mailLinkResult,
} from '#web/forms/sending/mail-link-page.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/unfollow.route.ts';

const { byToken: texts } = followTexts;

const tokenOf = (url: URL): string => url.searchParams.get('zugang') || url.searchParams.get('token') || '-';

/** GET changes nothing: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  try {
    const { name, isFollowed } = await context.get(apiContext).call(getFollowByToken, { token: tokenOf(url) });
    const outcome: MailLinkOutcome = isFollowed ? 'OPEN' : 'DONE';
    return data({ name, outcome });
  } catch (error) {
    if (!isBrokenLink(error)) throw error;
    const outcome: MailLinkOutcome = 'BROKEN';
    return data({ name: null, outcome }, { status: 404 });
  }
}

export const action = ({ url, context }: Route.ActionArgs) =>
  mailLinkResult(context.get(apiContext).call(endFollowByToken, { token: tokenOf(url) }));

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: followPaths.unfollow(), isHiddenFromSearch: true });

export default function Unfollow({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      outcome={actionData?.outcome ?? loaderData.outcome}
      texts={texts}
      question={texts.text(loaderData.name ?? texts.someone)}
      next={{ href: followPaths.follows(), label: texts.toList }}
    />
  );
}
