import { data, redirect } from 'react-router';
import { uploadCompanyImage } from '#contract/companies.ts';
import { paths } from '#contract/paths.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { companyEditorTexts as texts } from '#texts/de/companies.ts';
import { requireSignedIn } from '#web/accounts/route-rules.ts';
import { apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/my-company.route.ts';
import { answerCompanyForm, figuresOf, ownCompany } from './answer-company-form.ts';
import { type CompanyOutcome, SECTION_OF, intentOf } from './company-forms.ts';
import { CompanyEditor } from './company-editor.tsx';
import './companies.css';

const SAVED = 'gespeichert';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const company = await ownCompany(api);
  return { company, figures: await figuresOf(api, company), saved: intentOf(url.searchParams.get(SAVED)) };
}

/** The forms of the page; they are sent without its script as well. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const form = await request.formData();
  const intent = intentOf(form.get('was'));
  if (intent === null) throw data(null, { status: 400 });
  const outcome = await answerCompanyForm(context.get(apiContext), intent, form);
  if (outcome.isDone) throw redirect(`${paths.myCompany()}?${SAVED}=${intent}#${SECTION_OF[intent]}`, 303);
  return data(outcome, { status: 422 });
}

/** Without a connection the page stays as it is, with all that was typed. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const form = await copy.formData();
    const intent = intentOf(form.get('was')) ?? 'profil';
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const about = String(form.get('leistung') ?? '');
    return { intent, about, isDone: false, message: texts.offline, errors: {}, values } satisfies CompanyOutcome;
  }
}

export const handle = { takesFiles: [uploadCompanyImage] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.myCompany(), isHiddenFromSearch: true });

export default function MyCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { company, figures, saved } = loaderData;
  return <CompanyEditor company={company} figures={figures} saved={saved} outcome={actionData ?? null} />;
}
