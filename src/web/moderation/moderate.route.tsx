import { data, redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getModeratedAdvert } from '#contract/moderation.ts';
import { paths } from '#contract/paths.ts';
import { moderationTexts as texts } from '#texts/de/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/moderate.route.ts';
import { keepWithoutConnection } from './case-form.ts';
import { CaseHistory, RevealLog } from './case-history.tsx';
import { Decisions } from './decisions.tsx';
import { FeedbackPart, ObjectionPart, ReportPart } from './findings.tsx';
import { AdvertPart, OwnerPart } from './moderated-facts.tsx';
import { answerModeration } from './moderate-answer.ts';
import { moderationApi, orNotFound } from './moderation-access.ts';
import { STATUS_TONES } from './status-tones.ts';
import './moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, viewerId } = moderationApi(context, url);
  const shown = await orNotFound(api.call(getModeratedAdvert, { advert: params.advert }), url);
  return { ...shown, viewerId, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { api } = moderationApi(context, url);
  const { advert } = await orNotFound(api.call(getModeratedAdvert, { advert: params.advert }), url);
  const answer = await answerModeration(api, advert.id, await request.formData());
  if (answer === null) throw data(null, { status: 400 });
  if ('done' in answer) throw redirect(`${paths.moderateAdvert(params.advert)}?erledigt=${answer.done}`, 303);
  return data(answer, { status: answer.status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepWithoutConnection(serverAction, texts.decisions.offline);

/** Whoever decided on an older state gets to see what is new. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.advert.title || texts.untitled, isHiddenFromSearch: true }) : [];

export default function ModerateAdvert({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { advert, done } = shown;
  const title = advert.title || texts.untitled;
  const sent = actionData && 'wish' in actionData ? actionData : null;
  const failure = actionData && !('wish' in actionData) ? actionData.message : null;
  return (
    <div className="wrap case case-wide">
      <Breadcrumb crumbs={[{ label: texts.title, href: paths.moderation() }]} current={title} />
      <header className="case-head">
        <h1>{title}</h1>
        <p className="case-entry-head">
          <Badge tone={STATUS_TONES[advert.status]}>{texts.status[advert.status]}</Badge>
          {advert.status === 'ACTIVE' && (
            <LinkButton variant="text" icon="eye" href={paths.advert(advert.slug)}>
              {texts.advert.view}
            </LinkButton>
          )}
        </p>
      </header>
      {done !== null && sent === null && (
        <Notice kind="success" isLive>
          {done}
        </Notice>
      )}
      {failure !== null && (
        <Notice kind="error" isLive>
          {failure}
        </Notice>
      )}
      <div className="case-columns">
        <div className="case-column">
          <ReportPart shown={shown} />
          <ObjectionPart shown={shown} />
          <AdvertPart shown={shown} />
          <FeedbackPart shown={shown} />
        </div>
        <div className="case-column case-side">
          <Decisions shown={shown} isOwn={shown.viewerId === shown.owner.id} sent={sent} />
          <OwnerPart shown={shown} />
          <RevealLog shown={shown} />
        </div>
      </div>
      <CaseHistory events={shown.events} />
    </div>
  );
}
