import { data } from 'react-router';
import type { Api } from '#contract/api.ts';
import { getRequest, reportRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { pageReportTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { type PageContext, apiContext, pageContext } from '#web/api/api-context.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-request.route.ts';
import { loadPage } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerNotice } from './report-form.ts';
import '#web/moderation/moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.slug, { url, page: context.get(pageContext) });
}

/** The running Gesuch that is to be reported. @throws 404 for one that is not public */
const load = (api: Api, requestSlug: string, visit: { url: URL; page: PageContext }) =>
  loadPage(visit, async () => {
    const { id, title, slug, isMine } = await api.call(getRequest, { requestSlug });
    return { id, name: title, path: paths.request(slug), isMine };
  });

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const { id, pageUrl } = await load(api, params.slug, { url, page });
  const { reply, status } = await answerNotice(
    await request.formData(),
    { pageUrl, isSignedIn: page.viewer !== null },
    (pageReportDto) => api.call(reportRequest, { requestId: id, pageReportDto }),
  );
  return data(reply, { status });
}

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
