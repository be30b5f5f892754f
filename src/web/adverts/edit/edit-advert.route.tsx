import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { notePaths } from '#contract/adverts/note-paths.ts';
import { uploadAdvertImage } from '#contract/adverts/adverts.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { editAdvertTexts as texts } from '#texts/de/adverts/edit-advert.ts';
import { noteTexts } from '#texts/de/adverts/notes.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/edit-advert.route.ts';
import { answerWizardForm } from './answer-wizard-form.ts';
import { loadWizard } from './load-wizard.ts';
import { areOneAdvert } from './own-refs.ts';
import { NotesPage } from './notes/notes-page.tsx';
import { Wizard } from './wizard.tsx';
import { DONE_PARAM, PREVIEW_PARAM, wizardAddressOf } from './wizard-steps.ts';

/** Null: the page for notes, which lies under one of the wizard's addresses so that it costs other pages nothing. */
export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  params.second === undefined && notePaths.notes().endsWith(`/${params.first}`)
    ? null
    : loadWizard({ url, params, context });

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const reply = await answerWizardForm({ request, url, params, context });
  const isMended = Object.keys(reply.errors).length === 0 && Object.keys(reply.needErrors).length === 0;
  return data(reply, { status: reply.isOutdated === true ? 409 : isMended ? 200 : 422 });
}

/** Moving between the steps of one advert needs no request, so it works offline. */
export function shouldRevalidate(visit: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod, defaultShouldRevalidate } = visit;
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  if ([currentUrl, nextUrl].some(({ searchParams: query }) => query.has(PREVIEW_PARAM) || query.has(DONE_PARAM)))
    return true;
  const from = wizardAddressOf(currentParams, currentUrl.searchParams);
  const to = wizardAddressOf(nextParams, nextUrl.searchParams);
  if (from === null || to === null) return true;
  return to.ref !== from.ref && !areOneAdvert(from.ref, to.ref);
}

export const handle = { takesFiles: [uploadAdvertImage] } satisfies TakesFiles;

/** A draft is private: never cached. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (loaderData === null) {
    const { title: name, description } = noteTexts;
    return pageMeta(matches, { title: name, description, path: notePaths.notes(), isHiddenFromSearch: true });
  }
  const title = loaderData?.advert?.title ?? '';
  return pageMeta(matches, {
    title: title === '' ? texts.title : texts.pageTitle(title),
    path: location.pathname,
    isHiddenFromSearch: true,
  });
};

export default function EditAdvert({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData === null) return <NotesPage />;
  const key = `${loaderData.key} ${loaderData.account === null ? 'visitor' : 'seller'}`;
  return <Wizard key={key} data={loaderData} sent={actionData ?? null} />;
}
