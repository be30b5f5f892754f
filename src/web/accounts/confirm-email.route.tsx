import { confirmEmail } from '#contract/account-security.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { sendEmailConfirmation } from '#contract/content-api.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { apiContext, pageContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/confirm-email.route.ts';
import { actionResult, keepWithoutConnection, secretHeaders } from './account-action.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { emailError } from './form-checks.ts';
import type { Answered, FormReply } from './form-reply.ts';
import { refusedBy, refusedFields, typed } from './form-reply.ts';

const { confirm: texts, fields } = accountTexts;

type Reply = FormReply & {
  done?: { text: string };
  linkIsOver?: boolean;
  isSent?: boolean;
};

export const headers = () => secretHeaders;

export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const { viewer } = context.get(pageContext);
  return {
    hasCode: (query.get('code') ?? '') !== '',
    isDone: query.get('ergebnis') === 'ok',
    isSignedIn: viewer !== null,
  };
}

const settled = (reply: Partial<Reply>): Answered<Reply> => ({
  reply: { message: null, errors: {}, values: {}, ...reply },
  status: 200,
});

async function confirmWith(context: Route.ActionArgs['context'], code: string): Promise<Answered<Reply>> {
  try {
    const emailConfirmationDto = { code };
    const { purpose, email } = await context.get(apiContext).call(confirmEmail, { emailConfirmationDto });
    return settled({ done: { text: purpose === 'CHANGE_EMAIL' ? texts.changed(email) : texts.done } });
  } catch (error) {
    if (isResponseError(error) && error.status < 429) {
      const isWorthless = error.code !== 'account.email-taken';
      if (isWorthless) return settled({ linkIsOver: true });
    }
    return refusedBy(error, { values: {} });
  }
}

async function sendAgain(context: Route.ActionArgs['context'], email: string): Promise<Answered<Reply>> {
  const gaps = refusedFields(emailError(email), { email });
  if (gaps) return gaps;
  try {
    await context.get(apiContext).call(sendEmailConfirmation, { confirmationRequest: { email } });
    return settled({ isSent: true, linkIsOver: true, values: { email } });
  } catch (error) {
    return refusedBy(error, { values: { email }, fields: ['email'] });
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const answered = form.has('email')
    ? await sendAgain(context, typed(form, 'email'))
    : await confirmWith(context, url.searchParams.get('code') ?? '');
  return actionResult<Reply>(answered);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.confirmEmail(), isHiddenFromSearch: true });

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Reply | undefined = actionData;
  const { hasCode, isDone, isSignedIn } = loaderData;
  if (isDone || reply?.done) return <Done text={reply?.done?.text ?? texts.done} isSignedIn={isSignedIn} />;
  const asksForAddress = reply !== undefined && 'email' in reply.values;
  if (!hasCode || reply?.linkIsOver || asksForAddress) return <Over reply={reply} />;
  return (
    <AccountFrame title={texts.title}>
      <div className="box account-box">
        <p>{texts.text}</p>
        <AccountForm reply={reply}>
          <SubmitButton>{texts.submit}</SubmitButton>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}

function Done({ text, isSignedIn }: { text: string; isSignedIn: boolean }) {
  return (
    <AccountFrame title={texts.doneTitle}>
      <Notice kind="success" isLive>
        {text}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="main" href={paths.products()} icon="magnifying-glass">
          {texts.search}
        </LinkButton>
        <LinkButton href={isSignedIn ? paths.profileSettings() : paths.signIn()}>
          {isSignedIn ? texts.profile : texts.signIn}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}

function Over({ reply }: { reply: Reply | undefined }) {
  return (
    <AccountFrame title={texts.brokenTitle} intro={texts.broken}>
      <div className="box account-box">
        {reply?.isSent && (
          <Notice kind="success" isLive>
            {texts.sent}
          </Notice>
        )}
        <AccountForm reply={reply}>
          <TextField
            label={fields.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={reply?.values['email'] ?? ''}
            error={reply?.errors['email']}
          />
          <SubmitButton>{texts.again}</SubmitButton>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}
