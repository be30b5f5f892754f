import { data, redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getRequest, removeRequest, restoreRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { requestRemovalTexts as texts } from '#texts/de/requests/request-removal.ts';
import { requestPageTexts } from '#texts/de/requests/requests.ts';
import { TextArea } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { LostDecision } from '#web/moderation/lost-decision.parts.tsx';
import { orNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireStaff } from '#web/page/route-rules.ts';
import type { Route } from './+types/remove-request.route.ts';

const { failed, back } = requestPageTexts;
const LEAST = 10;
const RESTORE = 'restore';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, url, 'moderation');
  const shown = await orNotFound(context.get(apiContext).call(getRequest, { requestSlug: params.slug }), url);
  return { ...shown, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireStaff(context, url, 'moderation');
  const api = context.get(apiContext);
  const { id, slug } = await orNotFound(api.call(getRequest, { requestSlug: params.slug }), url);
  const form = await request.formData();
  const reason = typed(form, 'reason');
  const values = { reason };
  const refuse = ({ reply, status }: { reply: FormReply; status: number }) => data(reply, { status });
  if (typed(form, INTENT_FIELD) === RESTORE) {
    try {
      await api.call(restoreRequest, { requestId: id });
    } catch (error) {
      return refuse(refusedBy(error, { intent: RESTORE, values, otherwise: failed }));
    }
    throw redirect(`${requestPaths.removeRequest(slug)}?erledigt=wieder`, 303);
  }
  if (reason.length < LEAST) return refuse(refusedAt({ reason: texts.short }, values));
  try {
    await api.call(removeRequest, { requestId: id, removeRequestDto: { reason } });
  } catch (error) {
    return refuse(refusedBy(error, { values, otherwise: failed }));
  }
  throw redirect(`${requestPaths.removeRequest(slug)}?erledigt=entfernt`, 303);
}

/** A moderator whom a colleague forestalled sees that it is removed. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection<FormReply>(sent, failed);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function RemoveRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, text, state, done } = loaderData;
  const isRemoved = state === 'REMOVED';
  const sent = actionData ?? null;
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <h1>{texts.title}</h1>
      <DoneNotice>{sent === null && done}</DoneNotice>
      <p className="wrap-anywhere">{isRemoved ? title : <a href={paths.request(slug)}>{title}</a>}</p>
      {isRemoved ? (
        <>
          <LostDecision sent={sent?.intent === RESTORE ? null : sent} />
          {text !== '' && <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{text}</p>}
          <p>{texts.removed}</p>
          <PageForm
            reply={replyTo(sent, { intent: RESTORE })}
            className="grid max-w-[44rem] gap-4"
            intent={RESTORE}
            submit={texts.restore}
          >
            {() => <p className="text-sm text-ink-soft">{texts.restoreHelp}</p>}
          </PageForm>
        </>
      ) : (
        <>
          <PageForm reply={replyTo(sent, {})} className="grid max-w-[44rem] gap-4" submit={texts.submit}>
            {(fields) => (
              <TextArea label={texts.reason} help={texts.help} rows={5} maxLength={1000} {...fields.text('reason')} />
            )}
          </PageForm>
          <p>
            <a href={paths.request(slug)}>{back}</a>
          </p>
        </>
      )}
    </Stack>
  );
}
