import { type ShouldRevalidateFunctionArgs, data, redirect } from 'react-router';
import { uploadCompanyImage } from '#contract/companies/companies.ts';
import { paths } from '#contract/paths.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { companyEditorTexts as texts } from '#texts/de/companies/companies.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { listRetiredChoices } from '#web/api/retired-choices.ts';
import { apiContext } from '#web/api/api-context.ts';
import { INTENT_FIELD } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/my-company.route.ts';
import { answerCompanyForm, figuresOf, ownCompany } from './answer-company-form.ts';
import { SECTION_OF, intentOf } from './company-forms.ts';
import { CompanyEditor } from './company-editor.tsx';
import '#web/companies/companies.css';

const SAVED = 'gespeichert';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const company = await ownCompany(api);
  const [figures, retired] = await Promise.all([figuresOf(api, company), listRetiredChoices(api)]);
  const saved = intentOf(url.searchParams.get(SAVED));
  return { company, figures, saved, retired: retired.SERVICE_CATEGORIES };
}

/** The forms of the page; they are sent without its script as well. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const form = await request.formData();
  const intent = intentOf(form.get(INTENT_FIELD));
  if (intent === null) throw data(null, { status: 400 });
  const refused = await answerCompanyForm(context.get(apiContext), intent, form);
  if (refused === null) throw redirect(`${paths.myCompany()}?${SAVED}=${intent}#${SECTION_OF[intent]}`, 303);
  return replyData(refused);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

/** A form of an older state shows what is new instead, and is saved over it if it is sent once more. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const handle = { takesFiles: [uploadCompanyImage] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.myCompany(), isHiddenFromSearch: true });

export default function MyCompany({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyEditor {...loaderData} reply={actionData ?? null} />;
}
