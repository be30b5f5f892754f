import { data } from 'react-router';
import { reportRating } from '#contract/moderation/rating-moderation.ts';
import type { Api } from '#contract/api.ts';
import { getRating } from '#contract/ratings/ratings.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { ratingModerationTexts as texts } from '#texts/de/moderation/rating-moderation.ts';
import { reportTexts } from '#texts/de/moderation/moderation.ts';
import { type PageContext, apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/report-rating.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { loadPage } from './load-reported.ts';
import { PageReport } from './page-report.tsx';
import { answerNotice } from './report-form.ts';
import '#web/moderation/moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.ratingId, { url, page: context.get(pageContext) });
}

/** The published rating that is to be reported. @throws 404 for one that is not public */
const load = (api: Api, ratingId: string, visit: { url: URL; page: PageContext }) =>
  loadPage(visit, async () => {
    const { id, userId, displayName, isOwn, facts } = await api.call(getRating, { ratingId });
    const path = `${ratingPaths.ratings(userId, facts.role)}#${id}`;
    return { id, name: displayName, path, isMine: isOwn };
  });

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const { id, pageUrl } = await load(api, params.ratingId, { url, page });
  const { reply, status } = await answerNotice(
    await request.formData(),
    { pageUrl, isSignedIn: page.viewer !== null },
    (ratingReportDto) => api.call(reportRating, { ratingId: id, ratingReportDto }),
  );
  return data(reply, { status });
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, reportTexts.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function ReportRating({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <PageReport title={texts.title} back={texts.back} intro={texts.intro} shown={shown} sent={actionData ?? null} />
  );
}
