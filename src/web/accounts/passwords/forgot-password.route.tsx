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
import { emailError } from '#web/forms/form-checks.ts';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { typed } from '#web/forms/form-data.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

const { forgot: texts, fields } = accountTexts;

type Reply = FormReply & { sentTo?: string };

async function answer(context: Route.ActionArgs['context'], form: FormData): Promise<Answered<Reply>> {
  const email = typed(form, 'email');
  const gaps = refusedFields(emailError(email), { email });
  if (gaps) return gaps;
  try {
    await context.get(apiContext).call(forgotPassword, { forgottenPassword: { email } });
    return { reply: { message: null, errors: {}, values: {}, sentTo: email }, status: 200 };
  } catch (error) {
    return refusedBy(error, { values: { email }, fields: ['email'] });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actionResult<Reply>(await answer(context, await request.formData()));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.forgotPassword(), isHiddenFromSearch: true });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const reply: Reply | undefined = actionData;
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
