import { data, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/my-adverts.route.ts';
import { answerAsPage } from './actions/answer-order.ts';
import { loadMyAdverts } from './load-my-adverts.ts';
import { MyAdvertsPage } from './my-adverts-page.tsx';
import { orderOf } from './actions/own-actions.ts';
import { filterOfAddress, ownAdvertsPath } from './filter/own-filter.ts';
import { statusOfName } from './filter/own-status.ts';
import './my-adverts.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return loadMyAdverts(context.get(apiContext), url);
}

/** The forms of the page, for browsers without its script. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const order = orderOf(await request.formData());
  if (order === null) throw data(null, { status: 400 });
  const shown = { status: statusOfName(url.searchParams.get('stand')), filter: filterOfAddress(url.searchParams) };
  const outcome = await answerAsPage(context.get(apiContext), order, shown);
  if (outcome.kind === 'DUPLICATED') {
    throw redirect(`${ownAdvertsPath('DRAFT')}&neu=${encodeURIComponent(outcome.id)}`, 303);
  }
  return data(outcome, { status: outcome.kind === 'FAILED' ? 422 : 200 });
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.myAdverts(), isHiddenFromSearch: true });

export default function MyAdvertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MyAdvertsPage loaded={loaderData} sent={actionData ?? null} />;
}
