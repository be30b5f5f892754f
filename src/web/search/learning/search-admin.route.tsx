import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { getCustomWord } from '#contract/search/search-words.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/search-admin.route.ts';
import { answerWord } from './answer-word.ts';
import { loadOverview } from './load-overview.ts';
import { OverviewPage } from './overview-page.tsx';
import { NEW_WORD, suggestedValues, valuesOf } from './word-form.ts';
import { WordPage } from './word-page.tsx';

const { title, form: texts } = searchAdminTexts;

/** Status codes of an invalid id: the page does not exist. */
const NO_ENTRY: ReadonlySet<number> = new Set([400, 404, 422]);

/** The overview, or the form of one entry: one route, since each costs every visitor bytes of the router's list. */
export async function loader({ params: { word }, url, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  if (word === undefined) return { title, overview: await loadOverview(api, url.searchParams) };
  if (word === NEW_WORD)
    return { title: texts.newTitle, form: { entry: null, stored: suggestedValues(url.searchParams) } };
  try {
    const { entry, changes } = await api.call(getCustomWord, { customWordId: word });
    const form = { entry: { isActive: entry.isActive, changes }, stored: valuesOf(entry) };
    return { title: texts.editTitle, form };
  } catch (error) {
    if (isResponseError(error) && NO_ENTRY.has(error.status)) throw pageNotFound(url);
    throw error;
  }
}

export async function action({ request, params: { word }, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  if (word === undefined) throw data(null, { status: 400 });
  return answerWord(api, await request.formData(), word === NEW_WORD ? null : word);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.title, isHiddenFromSearch: true }) : [];

export default function SearchAdmin({ loaderData: { overview, form }, actionData }: Route.ComponentProps) {
  if (form !== undefined) return <WordPage {...form} reply={actionData ?? null} />;
  return overview === undefined ? null : <OverviewPage {...overview} />;
}
