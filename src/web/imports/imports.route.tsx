import { data, redirect } from 'react-router';
import { startImport, uploadImportArchive } from '#contract/imports/imports.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { importPageTexts as texts } from '#texts/de/imports/import-page.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/imports.route.ts';
import { ZIP_FIELD, answerImportsForm } from './answer-imports-form.ts';
import { ImportsPage } from './imports-page.tsx';
import { loadImports } from './load-imports.ts';
import './imports.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const { publicUrl } = context.get(pageContext);
  return { ...(await loadImports(context.get(apiContext), url)), publicUrl };
}

/** The forms of the page; they are sent without its script as well. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const { fileApart } = context.get(pageContext);
  const answer = await answerImportsForm(
    context.get(apiContext),
    await request.formData(),
    fileApart?.(ZIP_FIELD) ?? null,
  );
  if (answer === null) throw data(null, { status: 400 });
  if (answer.kind === 'RUN') throw redirect(`${ownAdvertPaths.importAdverts(answer.id)}#ergebnis`, 303);
  return data(answer, { status: answer.kind === 'FAILED' ? 422 : 200 });
}

export const handle = {
  takesFiles: [startImport],
  takesApart: { [ZIP_FIELD]: uploadImportArchive },
} satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: ownAdvertPaths.importAdverts(), isHiddenFromSearch: true });

export default function ImportsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage loaded={loaderData} answer={actionData ?? null} />;
}
