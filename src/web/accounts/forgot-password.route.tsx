import { useLocation } from 'react-router';
import { forgotPassword } from '#contract/content-api.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { LinkButton } from '#ui/button.tsx';
import { apiContext } from '#web/api-context.ts';
import { EmailField } from '#web/shell/email-field.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { actionResult, keepWithoutConnection } from './account-action.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { emailInHash } from './email-hash.ts';
import { emailError } from './form-checks.ts';
import type { Answered, FormReply } from './form-reply.ts';
import { refusedBy, refusedFields, typed } from './form-reply.ts';

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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

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
          <SubmitButton>{texts.submit}</SubmitButton>
        </AccountForm>
      </div>
      <p className="account-other">
        <a href={paths.signIn()}>{texts.back}</a>
      </p>
    </AccountFrame>
  );
}
