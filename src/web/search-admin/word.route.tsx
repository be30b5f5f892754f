import { isResponseError } from '#contract/api-errors.ts';
import { getCustomWord } from '#contract/search-words.ts';
import { searchAdminTexts } from '#texts/de/search-admin.ts';
import { adminApi } from '#web/payments-admin/admin-access.ts';
import { pageNotFound } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/word.route.ts';
import { answerWord } from './answer-word.ts';
import { valuesOf } from './word-form.ts';
import { WordPage } from './word-page.tsx';
import './search-admin.css';

const { editTitle: title } = searchAdminTexts.form;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  try {
    return await adminApi(context, url).call(getCustomWord, { customWordId: params.customWordId });
  } catch (error) {
    // What is no id at all is refused as 400.
    if (isResponseError(error) && (error.status === 404 || error.status === 400 || error.status === 422))
      throw pageNotFound(url);
    throw error;
  }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  return answerWord(adminApi(context, url), await request.formData(), params.customWordId);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title, isHiddenFromSearch: true }) : [];

export default function EditCustomWord({ loaderData: { entry, changes }, actionData }: Route.ComponentProps) {
  return <WordPage entry={{ isActive: entry.isActive, changes }} stored={valuesOf(entry)} reply={actionData ?? null} />;
}
