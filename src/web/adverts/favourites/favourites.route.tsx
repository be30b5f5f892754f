import { data, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/favourites.route.ts';
import { answerFavouritesForm } from './answer-favourites.ts';
import { FavouritesPage } from './favourites-page.tsx';
import { loadFavourites } from './load-favourites.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: loaded, headers } = await loadFavourites(url, context.get(apiContext), context.get(pageContext));
  return data(loaded, { headers });
}

/** The forms of the page and that of an advert, for browsers without their script. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const { reply, status, isSaved } = await answerFavouritesForm(context.get(apiContext), await request.formData());
  if (isSaved) throw redirect(paths.favourites(), 303);
  return data(reply, { status });
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.favourites(), isHiddenFromSearch: true });

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  return <FavouritesPage loaded={loaderData} sent={actionData ?? null} />;
}
