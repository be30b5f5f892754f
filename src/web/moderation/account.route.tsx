import { data, redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getModeratedAccount } from '#contract/account-moderation.ts';
import { paths } from '#contract/paths.ts';
import { accountPageTexts as texts } from '#texts/de/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Notice } from '#ui/notice.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/account.route.ts';
import { AccountAdverts, AccountCompany, AccountFacts } from './account-facts.tsx';
import { AccountFindings, AccountHistory } from './account-findings.tsx';
import { AccountDecisions } from './account-decisions.tsx';
import { answerAccount } from './answer-account.ts';
import { keepWithoutConnection } from './case-form.ts';
import { moderationApi, orNotFound } from './moderation-access.ts';
import './moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, viewerId } = moderationApi(context, url);
  const shown = await orNotFound(api.call(getModeratedAccount, { userId: params.userId }), url);
  return { ...shown, viewerId, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { api } = moderationApi(context, url);
  const answer = await answerAccount(api, params.userId, await request.formData());
  if (answer === null) throw data(null, { status: 400 });
  if ('done' in answer) throw redirect(`${paths.moderateAccount(params.userId)}?erledigt=${answer.done}`, 303);
  return data(answer, { status: answer.status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepWithoutConnection(serverAction, moderationTexts.decisions.offline);

/** Who decided on an older state gets to see what is new. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.name || texts.unnamed, isHiddenFromSearch: true }) : [];

export default function ModerateAccount({ loaderData: shown, actionData }: Route.ComponentProps) {
  const name = shown.name || texts.unnamed;
  const sent = actionData && 'wish' in actionData ? actionData : null;
  const failure = actionData && !('wish' in actionData) ? actionData.message : null;
  return (
    <div className="wrap case case-wide">
      <Breadcrumb
        crumbs={[
          { label: moderationTexts.title, href: paths.moderation() },
          { label: texts.title, href: paths.moderatedAccounts() },
        ]}
        current={name}
      />
      <header className="case-head">
        <h1>{name}</h1>
        <p className="case-entry-head">
          <Badge tone={shown.isBlocked ? 'warning' : 'neutral'}>{shown.isBlocked ? texts.blocked : texts.active}</Badge>
          {shown.isLeaving && <Badge>{texts.leaving}</Badge>}
          {!shown.mailIsConfirmed && <Badge>{texts.mailUnconfirmed}</Badge>}
        </p>
      </header>
      {shown.done !== null && sent === null && (
        <Notice kind="success" isLive>
          {shown.done}
        </Notice>
      )}
      {failure !== null && (
        <Notice kind="error" isLive>
          {failure}
        </Notice>
      )}
      <div className="case-columns">
        <div className="case-column">
          <AccountFindings shown={shown} />
          <AccountCompany shown={shown} />
          <AccountAdverts shown={shown} />
        </div>
        <div className="case-column case-side">
          <AccountDecisions shown={shown} isOwn={shown.viewerId === shown.id} sent={sent} />
          <AccountFacts shown={shown} />
        </div>
      </div>
      <AccountHistory shown={shown} />
    </div>
  );
}
