import { data, redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getModeratedAdvert } from '#contract/moderation/moderation.ts';
import { paths } from '#contract/paths.ts';
import { moderationTexts as texts } from '#texts/de/moderation/moderation.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/moderate.route.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { CaseHistory, RevealLog } from './case-history.tsx';
import { Decisions } from './decisions.tsx';
import { FeedbackPart, ObjectionPart, ReportPart } from './findings.tsx';
import { AdvertPart, OwnerPart } from './moderated-facts.tsx';
import { answerModeration } from './moderate-answer.ts';
import { orNotFound } from '#web/page/not-found.ts';
import { moderationApi } from './moderation-access.ts';
import { AdvertStatusBadge } from './status-badges.tsx';
import './moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, viewerId, isAdmin } = moderationApi(context, url);
  const shown = await orNotFound(api.call(getModeratedAdvert, { advert: params.advert }), url);
  return { ...shown, viewerId, isAdmin, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { api } = moderationApi(context, url);
  const { advert } = await orNotFound(api.call(getModeratedAdvert, { advert: params.advert }), url);
  const answer = await answerModeration(api, advert.id, await request.formData());
  if (answer === null) throw data(null, { status: 400 });
  if ('done' in answer) throw redirect(`${paths.moderateAdvert(params.advert)}?erledigt=${answer.done}`, 303);
  return replyData(answer);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.decisions.offline);

/** A decision on an older state shows what is new instead. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.advert.title || texts.untitled, isHiddenFromSearch: true }) : [];

export default function ModerateAdvert({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { advert, done } = shown;
  const title = advert.title || texts.untitled;
  const sent = actionData ?? null;
  return (
    <AdminFrame
      page="moderation"
      isAdmin={shown.isAdmin}
      title={title}
      crumbs={[{ label: texts.title, href: paths.moderation() }]}
      head={
        <p className="case-entry-head">
          <AdvertStatusBadge status={advert.status} isHidden={shown.isHiddenWithAccount} />
          {advert.status === 'ACTIVE' && !shown.isHiddenWithAccount && (
            <LinkButton variant="text" icon="eye" href={paths.advert(advert.slug)}>
              {texts.advert.view}
            </LinkButton>
          )}
        </p>
      }
    >
      <DoneNotice>{sent === null && done}</DoneNotice>
      <Stack gap={7} className="content-start lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <Stack gap={7} className="content-start">
          <ReportPart reports={shown.reports} />
          <ObjectionPart objections={shown.objections} />
          <AdvertPart shown={shown} />
          <FeedbackPart shown={shown} sent={sent} />
        </Stack>
        <Stack gap={4} className="content-start">
          <Decisions shown={shown} isOwn={shown.viewerId === shown.owner.id} sent={sent} />
          <OwnerPart shown={shown} />
          <RevealLog shown={shown} />
        </Stack>
      </Stack>
      <CaseHistory events={shown.events} />
    </AdminFrame>
  );
}
