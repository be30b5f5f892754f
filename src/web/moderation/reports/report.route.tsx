import { data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { moderationRefusals, reportTexts as texts } from '#texts/de/moderation/moderation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { CaseFrame } from '#web/moderation/case-frame.tsx';
import { loadReported } from './load-reported.ts';
import { ReportForm } from './report-fields.tsx';
import { answerReport, isSent } from './report-form.ts';
import '#web/moderation/moderation.css';

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadReported(context.get(apiContext), params.advert, { url, page: context.get(pageContext) });

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const { id, pageUrl } = await loadReported(api, params.advert, { url, page });
  const advert = { id, pageUrl, isSignedIn: page.viewer !== null };
  const { reply, status } = await answerReport(api, await request.formData(), advert);
  return data(reply, { status });
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: loaderData ? reportPaths.reportAdvert(loaderData.id) : undefined,
    isHiddenFromSearch: true,
  });

export default function ReportAdvert({ loaderData: advert, actionData }: Route.ComponentProps) {
  const back = <LinkButton href={paths.advert(advert.slug)}>{texts.back}</LinkButton>;
  if (advert.isMine) {
    return (
      <CaseFrame title={texts.title}>
        <Notice kind="info">{moderationRefusals.ownAdvert}</Notice>
        <div>
          <LinkButton href={paths.sharedAdvert(advert.id)}>{texts.back}</LinkButton>
        </div>
      </CaseFrame>
    );
  }
  if (actionData && isSent(actionData)) {
    return (
      <CaseFrame title={texts.doneTitle}>
        <Notice kind="success" isLive>
          {actionData.sentTo === '' ? texts.doneNameless : texts.done(actionData.sentTo)}
        </Notice>
        <div>{back}</div>
      </CaseFrame>
    );
  }
  const reply = actionData ?? null;
  return (
    <CaseFrame title={texts.title} intro={texts.intro(advert.title)}>
      <p className="grid gap-0.5 text-sm">
        <span className="text-xs text-ink-soft">{texts.address}</span>
        <a href={paths.advert(advert.slug)} className="reach">
          {advert.pageUrl}
        </a>
      </p>
      <ReportForm reply={reply} account={advert.account} />
    </CaseFrame>
  );
}
