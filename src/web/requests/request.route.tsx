import { data } from 'react-router';
import { getRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { requestFacts } from '#texts/de/requests/request-facts.ts';
import { requestPageTexts as texts } from '#texts/de/requests/requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { actionResult } from '#web/forms/account-action.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { orNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/request.route.ts';
import { answerRequestPage } from './answer-request-page.ts';
import { loadRequest } from './load-request.ts';
import { RequestPage } from './page/request-page.tsx';
import { demandOf } from './request-structured-data.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { data: loaded, status } = await loadRequest(context.get(apiContext), params.slug, { url, page });
  const structuredData = loaded.kind === 'REQUEST' ? demandOf(loaded.request, page.publicUrl) : [];
  return data({ ...loaded, structuredData }, { status });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const { id } = await orNotFound(api.call(getRequest, { requestSlug: params.slug }), url);
  return actionResult(await answerRequestPage(api, id, await request.formData()));
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  keepWithoutConnection<FormReply | ReturnType<typeof data<FormReply>>>(sent, texts.failed);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  if (loaderData.kind === 'GONE') {
    return pageMeta(matches, { title: texts.gone.title, path: location.pathname, isHiddenFromSearch: true });
  }
  const { request, structuredData } = loaderData;
  const tags = pageMeta(matches, {
    title: `${texts.badge}: ${request.title}`,
    description: texts.description(requestFacts(request).join(', ')),
    path: paths.request(request.slug),
    isHiddenFromSearch: request.state !== 'OPEN' || request.hasWarning,
  });
  return [...tags, ...structuredDataTags(structuredData)];
};

export default function RequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'GONE') {
    return (
      <div className="wrap grid gap-5 pt-4 pb-12">
        <h1 className="hyphens-auto">{texts.gone.title}</h1>
        <p>{texts.gone.text}</p>
        <Cluster gap={2}>
          <LinkButton variant="main" href={paths.requests()}>
            {texts.gone.requests}
          </LinkButton>
          <LinkButton href={loaderData.advertsHref}>{texts.gone.adverts}</LinkButton>
        </Cluster>
      </div>
    );
  }
  return <RequestPage key={loaderData.request.id} shown={loaderData} sent={actionData ?? null} />;
}
