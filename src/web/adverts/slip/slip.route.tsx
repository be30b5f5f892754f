import { getPileSlip } from '#contract/adverts/slip/slip.ts';
import { slipTexts as texts } from '#texts/de/adverts/slip/slip.ts';
import { apiContext } from '#web/api/api-context.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/slip.route.ts';
import { answerSlip } from './answer-slip.ts';
import { SlipPage } from './slip-page.tsx';

export async function loader({ url, params: { advertId }, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return orInvalidPath(url, () => context.get(apiContext).call(getPileSlip, { advertId }));
}

export async function action({ request, url, params: { advertId }, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  return replyData(await answerSlip(context.get(apiContext), advertId, await request.formData()));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function SlipRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SlipPage own={loaderData} reply={actionData ?? null} />;
}
