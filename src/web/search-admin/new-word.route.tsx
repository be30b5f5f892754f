import { searchAdminTexts } from '#texts/de/search-admin.ts';
import { adminApi } from '#web/payments-admin/admin-access.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/new-word.route.ts';
import { answerWord } from './answer-word.ts';
import { suggestedValues } from './word-form.ts';
import { WordPage } from './word-page.tsx';
import './search-admin.css';

const { newTitle: title } = searchAdminTexts.form;

export async function loader({ url, context }: Route.LoaderArgs) {
  adminApi(context, url);
  return suggestedValues(url.searchParams);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerWord(adminApi(context, url), await request.formData(), null);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title, isHiddenFromSearch: true }) : [];

export default function NewCustomWord({ loaderData, actionData }: Route.ComponentProps) {
  return <WordPage entry={null} stored={loaderData} reply={actionData ?? null} />;
}
