import { listUserAdverts } from '#contract/adverts/adverts.ts';
import { confirmEmail } from '#contract/accounts/account-security.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { EmailField } from '#web/forms/email-field.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/confirm-email.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult, secretHeaders } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { safeCallbackPath, signInPath } from '#web/page/callback-path.ts';
import { emailError } from '#web/forms/form-checks.ts';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { typed } from '#web/forms/form-data.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

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
    onward: onwardOf(url),
  };
}

/** Where the person was when the mail was sent; null: nowhere in particular. */
function onwardOf(url: URL): string | null {
  const path = safeCallbackPath(url.searchParams.get('weiter'), url.origin);
  return path === paths.home() ? null : path;
}

/** A draft is found by its return address; without one, the newest is used. */
async function resolved(context: Route.ActionArgs['context'], onward: string): Promise<string> {
  const { viewer } = context.get(pageContext);
  if (viewer === null || onward !== paths.editCategory()) return onward;
  const drafts = await context
    .get(apiContext)
    .call(listUserAdverts, { userId: viewer.id, status: 'DRAFT', page: 0, size: 1 })
    .catch(() => null);
  const [draft] = drafts?.items ?? [];
  return draft === undefined ? onward : paths.editPublish(draft.id);
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

type Again = { email: string; returnPath: string | null };

async function sendAgain(context: Route.ActionArgs['context'], { email, returnPath }: Again): Promise<Answered<Reply>> {
  const gaps = refusedFields(emailError(email), { email });
  if (gaps) return gaps;
  try {
    await context.get(apiContext).call(sendEmailConfirmation, { confirmationRequest: { email, returnPath } });
    return settled({ isSent: true, linkIsOver: true, values: { email } });
  } catch (error) {
    return refusedBy(error, { values: { email }, fields: ['email'] });
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const onward = onwardOf(url);
  if (form.has('email'))
    return actionResult<Reply>(await sendAgain(context, { email: typed(form, 'email'), returnPath: onward }));
  const answered = await confirmWith(context, url.searchParams.get('code') ?? '');
  const isDone = 'reply' in answered && answered.reply.done !== undefined;
  // Signed in on this device, the person continues at once.
  if (isDone && onward !== null && context.get(pageContext).viewer !== null)
    return actionResult<Reply>({ goTo: await resolved(context, onward) });
  return actionResult<Reply>(answered);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.confirmEmail(), isHiddenFromSearch: true });

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Reply | undefined = actionData;
  const { hasCode, isDone, isSignedIn, onward } = loaderData;
  if (isDone || reply?.done)
    return <Done text={reply?.done?.text ?? texts.done} isSignedIn={isSignedIn} onward={onward} />;
  const asksForAddress = reply !== undefined && 'email' in reply.values;
  if (!hasCode || reply?.linkIsOver || asksForAddress) return <Over reply={reply} />;
  return (
    <AccountFrame title={texts.title}>
      <div className="box account-box">
        <p>{texts.text}</p>
        <AccountForm reply={reply}>
          <AccountSubmit>{texts.submit}</AccountSubmit>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}

type DoneProps = { text: string; isSignedIn: boolean; onward: string | null };

function Done({ text, isSignedIn, onward }: DoneProps) {
  return (
    <AccountFrame title={texts.doneTitle}>
      <DoneNotice>{text}</DoneNotice>
      {onward !== null && !isSignedIn && <p>{texts.elsewhere}</p>}
      <div className="flex flex-wrap gap-2">
        {onward !== null && (
          <LinkButton variant="main" href={isSignedIn ? onward : signInPath(onward)} icon="arrow-right">
            {onwardText(onward)}
          </LinkButton>
        )}
        <LinkButton variant={onward === null ? 'main' : 'edge'} href={paths.products()} icon="magnifying-glass">
          {texts.search}
        </LinkButton>
        <LinkButton href={isSignedIn ? paths.profileSettings() : paths.signIn()}>
          {isSignedIn ? texts.profile : texts.signIn}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}

function onwardText(onward: string): string {
  if (onward.startsWith('/editadvert/')) return texts.onward.advert;
  return onward.startsWith(paths.chats()) ? texts.onward.chats : texts.onward.other;
}

function Over({ reply }: { reply: Reply | undefined }) {
  return (
    <AccountFrame title={texts.brokenTitle} intro={texts.broken}>
      <div className="box account-box">
        <DoneNotice>{reply?.isSent && texts.sent}</DoneNotice>
        <AccountForm reply={reply}>
          <EmailField
            label={fields.email}
            name="email"
            autoComplete="username"
            required
            defaultValue={reply?.values['email'] ?? ''}
            error={reply?.errors['email']}
          />
          <AccountSubmit>{texts.again}</AccountSubmit>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}
