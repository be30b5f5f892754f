import { checkPasswordReset } from '#contract/accounts/account-security.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { resetPassword } from '#contract/content-api/content-api.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { getMe } from '#contract/users/users.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/reset-password.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult, secretHeaders } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { newPasswordError } from '#web/forms/form-checks.ts';
import type { Answered, FormReply, Refused } from '#web/forms/form-reply.ts';
import { typed, typedExactly } from '#web/forms/form-data.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';
import { challengeOf } from '#web/accounts/sign-in/sign-in-answer.ts';
import { NewPasswordField } from './new-password-field.parts.tsx';
import { CodeField } from '#web/accounts/sign-in/sign-in-steps.tsx';

const { reset: texts, fields } = accountTexts;

type Reply = FormReply & { linkIsOver?: boolean; asksForCode?: boolean };

export const headers = () => secretHeaders;

type Loaded =
  | { kind: 'DONE'; email: string | null }
  | { kind: 'OVER' }
  | { kind: 'OPEN'; maskedEmail: string | null; replacesSession: boolean };

export async function loader({ url, context }: Route.LoaderArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  if (url.searchParams.get('ergebnis') === 'ok') {
    const isSignedIn = context.get(pageContext).viewer !== null;
    return { kind: 'DONE', email: isSignedIn ? (await api.call(getMe, {})).accountMail : null };
  }
  const code = url.searchParams.get('code') ?? '';
  if (!/^[\w.-]{1,300}$/.test(code)) return { kind: 'OVER' };
  try {
    return { kind: 'OPEN', ...(await api.call(checkPasswordReset, { passwordResetCheckDto: { code } })) };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    // A limit says nothing about the link.
    return isOver(error) ? { kind: 'OVER' } : { kind: 'OPEN', maskedEmail: null, replacesSession: false };
  }
}

const isOver = (error: unknown): boolean => isResponseError(error) && error.code === 'account.code-worthless';

async function answer(context: Route.ActionArgs['context'], form: FormData, code: string): Promise<Answered<Reply>> {
  const password = typedExactly(form, 'password');
  const otp = typed(form, 'otp');
  const withCode = ({ reply, status }: Refused, asksForCode: boolean, linkIsOver = false): Refused<Reply> => ({
    reply: { ...reply, asksForCode, linkIsOver },
    status,
  });
  const gaps = refusedFields(newPasswordError(password, ''), {});
  if (gaps) return withCode(gaps, form.has('otp'));
  try {
    const newPassword = { code, password, passwordConfirmation: password, ...(otp === '' ? {} : { otp }) };
    await context.get(apiContext).call(resetPassword, { session: 'cookie', newPassword });
    return { goTo: `${mailPaths.resetPassword()}?ergebnis=ok` };
  } catch (error) {
    if (challengeOf(error) !== null) {
      const refused = refusedFields({ otp: texts.otpMissing }, {});
      if (refused) return withCode(refused, true);
    }
    const refused = refusedBy(error, { values: {}, fields: ['password', 'otp'] });
    return withCode(refused, form.has('otp'), isOver(error));
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const code = url.searchParams.get('code') ?? '';
  return actionResult<Reply>(await answer(context, await request.formData(), code));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.resetPassword(), isHiddenFromSearch: true });

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Reply | undefined = actionData;
  if (loaderData.kind === 'DONE')
    return (
      <AccountFrame title={texts.doneTitle}>
        <Notice kind="success">{texts.done(loaderData.email)}</Notice>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="main" href={paths.home()} icon="house">
            {accountTexts.signInError.home}
          </LinkButton>
          <LinkButton href={`${paths.profileSettings()}#sicherheit`}>{texts.toSecurity}</LinkButton>
        </div>
      </AccountFrame>
    );
  if (loaderData.kind === 'OVER' || reply?.linkIsOver) {
    return (
      <AccountFrame title={texts.brokenTitle} intro={texts.broken}>
        <div>
          <LinkButton variant="main" href={paths.forgotPassword()}>
            {texts.again}
          </LinkButton>
        </div>
      </AccountFrame>
    );
  }
  const { maskedEmail, replacesSession } = loaderData;
  return (
    <AccountFrame title={texts.title} intro={texts.intro}>
      {replacesSession && <Notice kind="warning">{texts.replacesSession}</Notice>}
      <div className="box account-box">
        {maskedEmail !== null && <p className="wrap-anywhere">{texts.account(maskedEmail)}</p>}
        <AccountForm reply={reply}>
          <NewPasswordField label={fields.newPassword} email="" reply={reply} />
          {reply?.asksForCode && <CodeField label={texts.otp} help={texts.otpHelp} error={reply.errors['otp']} />}
          <AccountSubmit>{texts.submit}</AccountSubmit>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}
