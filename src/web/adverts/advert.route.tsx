import { data } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/advert.route.ts';
import { AdvertPage } from './page/advert-page.tsx';
import { answerForm } from './page/answer-form.ts';
import { GonePage } from './page/gone-page.tsx';
import { loadAdvert } from './page/load-advert.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const {
    data: advert,
    status,
    headers,
  } = await loadAdvert({
    url,
    param: params.advert,
    isShort: url.pathname.startsWith('/ad/'),
    api: context.get(apiContext),
    page: context.get(pageContext),
  });
  return data(advert, { status, headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { reply, status } = await answerForm(context.get(apiContext), String(form.get('anzeige') ?? ''), form);
  return data(reply, { status });
}

/** Requesting a contact or sending a remark does not change the page's data. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { head } = loaderData;
  const tags = pageMeta(matches, {
    title: head.title,
    description: head.description,
    path: head.path,
    isHiddenFromSearch: head.isHidden,
    image: head.image,
  });
  return [...tags, ...structuredDataTags(head.structuredData)];
};

export default function Advert({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'GONE') return <GonePage advert={loaderData} />;
  return <AdvertPage key={loaderData.id} advert={loaderData} sent={actionData ?? null} />;
}
