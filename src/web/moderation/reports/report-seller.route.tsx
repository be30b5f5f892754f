import { reportSeller } from '#contract/moderation/account-moderation.ts';
import { findUser } from '#contract/users/users.ts';
import { paths } from '#contract/paths.ts';
import { pageReportTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-seller.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { type FindReported, loadReported } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerReport } from './report-form.ts';
import '#web/moderation/moderation.css';

/** The public seller that is to be reported. */
const find =
  (userId: string): FindReported =>
  async (api, viewerId) => {
    const { id, displayName } = await api.call(findUser, { userDto: { id: userId } });
    return { id, name: displayName, path: paths.seller(id), isMine: viewerId === id };
  };

export const loader = (visit: Route.LoaderArgs) => loadReported(visit, find(visit.params.userId));

export const action = (sent: Route.ActionArgs) =>
  answerReport(sent, find(sent.params.userId), (api, userId, pageReportDto) =>
    api.call(reportSeller, { userId, pageReportDto }),
  );

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
