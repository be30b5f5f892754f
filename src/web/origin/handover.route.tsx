import { getOriginOfChat, handOverOrigin, takeBackOrigin } from '#contract/origin/handover.ts';
import { HANDOVER_KINDS } from '#domain/origin/handover.ts';
import { handoverTexts as texts } from '#texts/de/origin/handover.ts';
import { apiContext } from '#web/api/api-context.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { invalidPath, orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/handover.route.ts';
import { HandoverPage, type HandoverReply, TAKE_BACK } from './handover-page.tsx';

export async function loader({ url, params: { chatId }, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return orInvalidPath(url, () => context.get(apiContext).call(getOriginOfChat, { chatId }));
}

export async function action({ request, url, params: { chatId }, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const form = await request.formData();
  const about = typed(form, ABOUT_FIELD);
  const kind = HANDOVER_KINDS.find((one) => one === about);
  if (kind === undefined) throw invalidPath(url);
  const intent = typed(form, INTENT_FIELD);
  const isBack = intent === TAKE_BACK;
  try {
    await context.get(apiContext).call(isBack ? takeBackOrigin : handOverOrigin, { chatId, kind });
    const words = isBack ? texts.parts[kind].taken : texts.parts[kind].done;
    return replyData<HandoverReply>({
      reply: { intent, about, message: null, errors: {}, values: {}, done: words },
      status: 200,
    });
  } catch (error) {
    return replyData<HandoverReply>(refusedBy(error, { intent, about, values: {}, otherwise: texts.failed }));
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function HandoverRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HandoverPage origin={loaderData} reply={actionData ?? null} />;
}
