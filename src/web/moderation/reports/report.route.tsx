import { isUuid } from '#domain/text/uuid.ts';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { reportAdvert } from '#contract/moderation/moderation.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { paths } from '#contract/paths.ts';
import { getProduct } from '#contract/search/products.ts';
import { moderationRefusals, reportTexts as texts } from '#texts/de/moderation/moderation.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report.route.ts';
import { type FindReported, loadReported } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerReport } from './report-form.ts';
import '#web/moderation/moderation.css';

/** The public advert that is to be reported; what only its owner sees is an own one. */
const find =
  (advert: string): FindReported =>
  async (api) => {
    const call = isUuid(advert) ? api.call(getAdvert, { advertId: advert }) : api.call(getProduct, { slug: advert });
    const { id, slug, title, status, isMine } = await call;
    const isOwn = isMine || status !== 'ACTIVE';
    return { id, name: title, path: isOwn ? paths.sharedAdvert(id) : paths.advert(slug), isMine: isOwn };
  };

export const loader = (visit: Route.LoaderArgs) => loadReported(visit, find(visit.params.advert));

export const action = (sent: Route.ActionArgs) =>
  answerReport(sent, find(sent.params.advert), (api, advertId, advertReportDto) =>
    api.call(reportAdvert, { advertId, advertReportDto }),
  );

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: loaderData ? reportPaths.reportAdvert(loaderData.id) : undefined,
    isHiddenFromSearch: true,
  });

export default function ReportAdvert({ loaderData: advert, actionData }: Route.ComponentProps) {
  return (
    <PageReport
      title={texts.title}
      back={texts.back}
      intro={texts.intro}
      own={moderationRefusals.ownAdvert}
      shown={advert}
      sent={actionData ?? null}
    />
  );
}
