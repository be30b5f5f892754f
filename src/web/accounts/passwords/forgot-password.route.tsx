import { useLocation } from 'react-router';
import { forgotPassword } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { EmailField } from '#web/forms/email-field.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { emailInHash } from '#web/accounts/email-hash.ts';
import { type EmailReply, answerEmailForm } from '#web/forms/sending/answer-email-form.ts';

const { forgot: texts, fields } = accountTexts;

export async function action({ request, context }: Route.ActionArgs) {
  const send = (email: string) => context.get(apiContext).call(forgotPassword, { forgottenPassword: { email } });
  return actionResult(await answerEmailForm(await request.formData(), send));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.forgotPassword(), isHiddenFromSearch: true });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const reply: EmailReply | undefined = actionData;
  if (reply?.sentTo !== undefined) {
    return (
      <AccountFrame title={texts.sentTitle}>
        <div className="box account-box" role="status">
          <p className="[overflow-wrap:anywhere]">{texts.sent(reply.sentTo)}</p>
          <p className="text-sm text-ink-soft">{texts.hint}</p>
          <LinkButton href={paths.forgotPassword()} data-native>
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
          <EmailField
            label={fields.email}
            name="email"
            autoComplete="username"
            required
            key={isHydrated ? 'carried' : 'plain'}
            defaultValue={reply?.values['email'] ?? (isHydrated ? emailInHash(hash) : '')}
            error={reply?.errors['email']}
          />
          <AccountSubmit>{texts.submit}</AccountSubmit>
        </AccountForm>
      </div>
      <p className="px-0.5">
        <a href={paths.signIn()}>{texts.back}</a>
      </p>
    </AccountFrame>
  );
}
