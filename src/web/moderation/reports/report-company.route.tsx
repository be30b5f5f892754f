import { reportCompany } from '#contract/moderation/account-moderation.ts';
import { getCompany } from '#contract/companies/companies.ts';
import { paths } from '#contract/paths.ts';
import { pageReportTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-company.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { type FindReported, loadReported } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerReport } from './report-form.ts';
import '#web/moderation/moderation.css';

/** The public company page that is to be reported. */
const find =
  (companyId: string): FindReported =>
  async (api) => {
    const { id, name, slug = id, isCompanyOfUser } = await api.call(getCompany, { companyId });
    return { id, name, path: paths.company(slug), isMine: isCompanyOfUser };
  };

export const loader = (visit: Route.LoaderArgs) => loadReported(visit, find(visit.params.slug));

export const action = (sent: Route.ActionArgs) =>
  answerReport(sent, find(sent.params.slug), (api, companyId, pageReportDto) =>
    api.call(reportCompany, { companyId, pageReportDto }),
  );

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, reportTexts.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.companyTitle, isHiddenFromSearch: true });

export default function ReportCompany({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <PageReport
      title={texts.companyTitle}
      back={texts.backToCompany}
      parts={texts.companyParts}
      shown={shown}
      sent={actionData ?? null}
    />
  );
}
