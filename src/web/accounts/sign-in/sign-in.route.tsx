import { redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/sign-in.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult, secretHeaders } from '#web/forms/account-action.ts';
import { safeCallbackPath } from '#web/page/callback-path.ts';
import { guardedBy } from '#web/page/route-rules.ts';
import { answerSignIn } from './sign-in-answer.ts';
import { CodeStep, PasswordStep, VerifyStep } from './sign-in-steps.tsx';
import { signInView } from './sign-in-view.ts';

export const middleware = guardedBy({ auth: { unauthenticatedOnly: true }, middleware: ['on-to-callback'] });

export const headers = () => secretHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await signInView(url, context.get(apiContext));
  if (view === null) throw redirect(paths.signInError());
  return view;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const callback = safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin);
  return actionResult(await answerSignIn(context.get(apiContext), await request.formData(), callback));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accountTexts.signIn.title, path: paths.signIn(), isHiddenFromSearch: true });

export default function SignIn({ loaderData: view, actionData: reply }: Route.ComponentProps) {
  if (view.step === 'CODE') return <CodeStep view={view} reply={reply} />;
  if (view.step === 'VERIFY') return <VerifyStep view={view} />;
  return <PasswordStep view={view} reply={reply} />;
}
