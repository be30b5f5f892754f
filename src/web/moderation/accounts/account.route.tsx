import { data, redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getModeratedAccount } from '#contract/moderation/account-moderation.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountPageTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/account.route.ts';
import { AccountAdverts, AccountCompany, AccountFacts } from './account-facts.tsx';
import { AccountFindings, AccountHistory } from './account-findings.tsx';
import { AccountDecisions } from './account-decisions.tsx';
import { EndSessions } from './end-sessions.tsx';
import { END_SESSIONS, answerAccount } from './answer-account.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { moderationApi } from '#web/moderation/moderation-access.ts';
import { orNotFound } from '#web/page/not-found.ts';
import '#web/moderation/moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, viewerId, isAdmin } = moderationApi(context, url);
  const shown = await orNotFound(api.call(getModeratedAccount, { userId: params.userId }), url);
  return { ...shown, viewerId, isAdmin, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { api } = moderationApi(context, url);
  const answer = await answerAccount(api, params.userId, await request.formData());
  if (answer === null) throw data(null, { status: 400 });
  if ('done' in answer) throw redirect(`${adminPaths.moderateAccount(params.userId)}?erledigt=${answer.done}`, 303);
  return replyData(answer);
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  keepWithoutConnection(sent, moderationTexts.decisions.offline);

/** Who decided on an older state gets to see what is new. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.name || texts.unnamed, isHiddenFromSearch: true }) : [];

export default function ModerateAccount({ loaderData: shown, actionData }: Route.ComponentProps) {
  const name = shown.name || texts.unnamed;
  const sent = actionData ?? null;
  return (
    <AdminFrame
      page="moderation"
      isAdmin={shown.isAdmin}
      title={name}
      crumbs={[
        { label: moderationTexts.title, href: paths.moderation() },
        { label: texts.title, href: adminPaths.moderatedAccounts() },
      ]}
      head={
        <p className="case-entry-head">
          <Badge tone={shown.isBlocked ? 'warning' : 'neutral'}>{shown.isBlocked ? texts.blocked : texts.active}</Badge>
          {shown.isLeaving && <Badge>{texts.leaving}</Badge>}
          {!shown.mailIsConfirmed && <Badge>{texts.mailUnconfirmed}</Badge>}
        </p>
      }
    >
      <DoneNotice>{sent === null && shown.done}</DoneNotice>
      <Stack gap={7} className="content-start lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <Stack gap={7} className="content-start">
          <AccountFindings shown={shown} />
          <AccountCompany shown={shown} />
          <AccountAdverts shown={shown} />
        </Stack>
        <Stack gap={4} className="content-start">
          <AccountDecisions
            shown={shown}
            isOwn={shown.viewerId === shown.id}
            sent={sent?.intent === END_SESSIONS ? null : sent}
          />
          {shown.isAdmin && shown.viewerId !== shown.id && <EndSessions sent={sent} />}
          <AccountFacts shown={shown} />
        </Stack>
      </Stack>
      <AccountHistory shown={shown} />
    </AdminFrame>
  );
}
