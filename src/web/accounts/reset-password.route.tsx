import { isResponseError } from '#contract/api-errors.ts';
import { resetPassword } from '#contract/content-api.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/reset-password.route.ts';
import { actionResult, keepWithoutConnection, secretHeaders } from './account-action.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { newPasswordError } from './form-checks.ts';
import type { Answered, FormReply } from './form-reply.ts';
import { challengeOf, refusedBy, refusedFields, typed, typedExactly } from './form-reply.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { CodeField } from './sign-in-steps.tsx';

const { reset: texts, fields } = accountTexts;

type Reply = FormReply & { linkIsOver?: boolean; asksForCode?: boolean };

export const headers = () => secretHeaders;

export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get('code') ?? '';
  return { isUsable: /^[\w.-]{1,300}$/.test(code), isDone: url.searchParams.get('ergebnis') === 'ok' };
}

async function answer(context: Route.ActionArgs['context'], form: FormData, code: string): Promise<Answered<Reply>> {
  const password = typedExactly(form, 'password');
  const otp = typed(form, 'otp');
  const gaps = refusedFields(newPasswordError(password, ''), {});
  if (gaps) return withCode(gaps, form.has('otp'));
  try {
    const newPassword = { code, password, passwordConfirmation: password, ...(otp === '' ? {} : { otp }) };
    await context.get(apiContext).call(resetPassword, { session: 'cookie', newPassword });
    return { goTo: `${paths.resetPassword()}?ergebnis=ok` };
  } catch (error) {
    if (challengeOf(error) !== null) {
      const refused = refusedFields({ otp: texts.otpMissing }, {});
      if (refused) return withCode(refused, true);
    }
    const linkIsOver = isResponseError(error) && error.code === 'account.code-worthless';
    const answered = withCode(refusedBy(error, { values: {}, fields: ['password', 'otp'] }), form.has('otp'));
    return 'goTo' in answered ? answered : { ...answered, reply: { ...answered.reply, linkIsOver } };
  }
}

const withCode = (answered: Answered, asksForCode: boolean): Answered<Reply> =>
  'goTo' in answered ? answered : { ...answered, reply: { ...answered.reply, asksForCode } };

export async function action({ request, url, context }: Route.ActionArgs) {
  const code = url.searchParams.get('code') ?? '';
  return actionResult<Reply>(await answer(context, await request.formData(), code));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.resetPassword(), isHiddenFromSearch: true });

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Reply | undefined = actionData;
  if (loaderData.isDone)
    return (
      <AccountFrame title={texts.doneTitle}>
        <Notice kind="success">{texts.done}</Notice>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="main" href={paths.home()} icon="house">
            {accountTexts.signInError.home}
          </LinkButton>
          <LinkButton href={`${paths.profileSettings()}#sicherheit`}>{texts.toSecurity}</LinkButton>
        </div>
      </AccountFrame>
    );
  if (!loaderData.isUsable || reply?.linkIsOver) {
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
  return (
    <AccountFrame title={texts.title} intro={texts.intro}>
      <div className="box account-box">
        <AccountForm reply={reply}>
          <NewPasswordField label={fields.newPassword} email="" reply={reply} />
          {reply?.asksForCode && <CodeField label={texts.otp} help={texts.otpHelp} error={reply.errors['otp']} />}
          <SubmitButton>{texts.submit}</SubmitButton>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}
