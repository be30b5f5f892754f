import { data } from 'react-router';
import { reportSeller } from '#contract/moderation/account-moderation.ts';
import type { Api } from '#contract/api.ts';
import { findUser } from '#contract/users/users.ts';
import { paths } from '#contract/paths.ts';
import { pageReportTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { type PageContext, apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-seller.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { loadPage } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerNotice } from './report-form.ts';
import '#web/moderation/moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.userId, { url, page: context.get(pageContext) });
}

/** The public seller that is to be reported. @throws 404 for one that is not public */
const load = (api: Api, userId: string, visit: { url: URL; page: PageContext }) =>
  loadPage(visit, async () => {
    const { id, displayName } = await api.call(findUser, { userDto: { id: userId } });
    return { id, name: displayName, path: paths.seller(id), isMine: visit.page.viewer?.id === id };
  });

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const { id, pageUrl } = await load(api, params.userId, { url, page });
  const { reply, status } = await answerNotice(
    await request.formData(),
    { pageUrl, isSignedIn: page.viewer !== null },
    (pageReportDto) => api.call(reportSeller, { userId: id, pageReportDto }),
  );
  return data(reply, { status });
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, reportTexts.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.sellerTitle, isHiddenFromSearch: true });

export default function ReportSeller({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <PageReport
      title={texts.sellerTitle}
      back={texts.backToSeller}
      parts={texts.sellerParts}
      shown={shown}
      sent={actionData ?? null}
    />
  );
}
