import { reportRating } from '#contract/moderation/rating-moderation.ts';
import { getRating } from '#contract/ratings/ratings.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { ratingModerationTexts as texts } from '#texts/de/moderation/rating-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-rating.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { type FindReported, loadReported } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerReport } from './report-form.ts';
import '#web/moderation/moderation.css';

/** The published rating that is to be reported. */
const find =
  (ratingId: string): FindReported =>
  async (api) => {
    const { id, userId, displayName, isOwn, facts } = await api.call(getRating, { ratingId });
    const path = `${ratingPaths.ratings(userId, facts.role)}#${id}`;
    return { id, name: displayName, path, isMine: isOwn };
  };

export const loader = (visit: Route.LoaderArgs) => loadReported(visit, find(visit.params.ratingId));

export const action = (sent: Route.ActionArgs) =>
  answerReport(sent, find(sent.params.ratingId), (api, ratingId, ratingReportDto) =>
    api.call(reportRating, { ratingId, ratingReportDto }),
  );

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, reportTexts.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function ReportRating({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <PageReport title={texts.title} back={texts.back} intro={texts.intro} shown={shown} sent={actionData ?? null} />
  );
}
