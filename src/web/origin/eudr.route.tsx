import { getEudr } from '#contract/origin/eudr.ts';
import { eudrTexts as texts } from '#texts/de/origin/eudr.ts';
import { apiContext } from '#web/api/api-context.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/eudr.route.ts';
import { answerEudr } from './answer-eudr.ts';
import { EudrPage } from './eudr-page.tsx';

export async function loader({ url, params: { advertId }, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return orInvalidPath(url, () => context.get(apiContext).call(getEudr, { advertId }));
}

export async function action({ request, url, params: { advertId }, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  return replyData(await answerEudr(context.get(apiContext), advertId, await request.formData()));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function EudrRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EudrPage own={loaderData} reply={actionData ?? null} />;
}
