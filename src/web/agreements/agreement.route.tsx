import { redirect } from 'react-router';
import { getOwnAgreement } from '#contract/agreements/agreements.ts';
import { paths } from '#contract/paths.ts';
import { getAgreementRatings } from '#contract/ratings/ratings.ts';
import { MEASUREMENT_KINDS } from '#domain/agreements/measurement.ts';
import { agreementPageTexts as texts, measuringTexts } from '#texts/de/agreements/measuring.ts';
import { apiContext } from '#web/api/api-context.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { answerRatingForm } from '#web/ratings/answer-rating.parts.ts';
import type { Route } from './+types/agreement.route.ts';
import { OneAgreement } from './one-agreement.tsx';
import { MEASURE, answerMeasurement } from './answer-measurement.ts';

/** What a form did, as the address of the page says it afterwards. */
const DONE = ['gemessen', 'bewertet', 'geantwortet', 'widersprochen'] as const;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  return orInvalidPath(url, async () => {
    const [agreement, ratings] = await Promise.all([
      api.call(getOwnAgreement, { agreementId: params.agreementId }),
      api.call(getAgreementRatings, { agreementId: params.agreementId }),
    ]);
    const wanted = url.searchParams.get('messen');
    const kind = MEASUREMENT_KINDS.find((one) => measuringTexts.slugs[one] === wanted) ?? null;
    const done = DONE.find((one) => one === url.searchParams.get('erledigt')) ?? null;
    return { agreement, ratings, kind, done };
  });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const { agreementId } = params;
  const form = await request.formData();
  const page = paths.myAgreement(agreementId);
  if (typed(form, INTENT_FIELD) === MEASURE) {
    const refused = await answerMeasurement(api, agreementId, form);
    if (refused !== null) return replyData(refused);
    throw redirect(`${page}?erledigt=gemessen#nachmessen`, 303);
  }
  const answered = await answerRatingForm(api, agreementId, form);
  if ('reply' in answered) return replyData(answered);
  throw redirect(`${page}?erledigt=${answered.done}#bewerten`, 303);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, measuringTexts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title(loaderData.agreement.goods), isHiddenFromSearch: true }) : [];

export default function AgreementRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OneAgreement shown={loaderData} sent={actionData ?? null} />;
}
