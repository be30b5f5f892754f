import { getRequest, reportRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { pageReportTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-request.route.ts';
import { type FindReported, loadReported } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerReport } from './report-form.ts';
import '#web/moderation/moderation.css';

/** The running Gesuch that is to be reported. */
const find =
  (requestSlug: string): FindReported =>
  async (api) => {
    const { id, title, slug, isMine } = await api.call(getRequest, { requestSlug });
    return { id, name: title, path: paths.request(slug), isMine };
  };

export const loader = (visit: Route.LoaderArgs) => loadReported(visit, find(visit.params.slug));

export const action = (sent: Route.ActionArgs) =>
  answerReport(sent, find(sent.params.slug), (api, requestId, pageReportDto) =>
    api.call(reportRequest, { requestId, pageReportDto }),
  );

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, reportTexts.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.requestTitle, isHiddenFromSearch: true });

export default function ReportRequest({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <PageReport
      title={texts.requestTitle}
      back={texts.backToRequest}
      parts={texts.requestParts}
      shown={shown}
      sent={actionData ?? null}
    />
  );
}
