import { data, redirect } from 'react-router';
import { getOwnRequest, getRequest, updateRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { requestFormTexts as texts } from '#texts/de/requests/request-form.ts';
import { requestListTexts } from '#texts/de/requests/requests.ts';
import { ownRequestTexts } from '#texts/de/requests/own-requests.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { listRetiredChoices } from '#web/api/retired-choices.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { orNotFound, pageNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/edit-request.route.ts';
import { answerRequestForm } from './answer-request-form.ts';
import { RequestForm } from './request-form.tsx';
import { valuesOfForm, valuesOfRequest } from './request-values.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const { id, isMine } = await orNotFound(api.call(getRequest, { requestSlug: params.slug }), url);
  if (!isMine) throw pageNotFound(url);
  const own = await orNotFound(api.call(getOwnRequest, { requestId: id }), url);
  if (own.state !== 'OPEN') throw redirect(paths.myRequests());
  return { own, retired: (await listRetiredChoices(api)).SERVICE_CATEGORIES };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const { id } = await orNotFound(api.call(getRequest, { requestSlug: params.slug }), url);
  const sent = { api, page: context.get(pageContext), values: valuesOfForm(await request.formData()) };
  const answered = await answerRequestForm(sent, (editRequestDto) =>
    api.call(updateRequest, { requestId: id, editRequestDto }),
  );
  if ('reply' in answered) return data(answered.reply, { status: answered.status });
  throw redirect(paths.request(answered.sent.slug), 303);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection<FormReply>(sent, texts.failed);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.editTitle, isHiddenFromSearch: true });

export default function EditRequestRoute({ loaderData: { own, retired }, actionData }: Route.ComponentProps) {
  const crumbs = [
    { label: requestListTexts.crumbHome, href: paths.home() },
    { label: ownRequestTexts.title, href: paths.myRequests() },
  ];
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <Breadcrumb crumbs={crumbs} current={texts.editTitle} />
      <h1>{texts.editTitle}</h1>
      <RequestForm
        category={own.category}
        values={valuesOfRequest(own)}
        reply={actionData ?? null}
        submit={texts.save}
        retired={retired}
      />
    </Stack>
  );
}
