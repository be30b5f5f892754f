import { subscribeNewsletter } from '#contract/newsletter/newsletter.ts';
import { paths } from '#contract/paths.ts';
import { meantEmail } from '#domain/accounts/email-typos.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { emailFieldTexts } from '#texts/de/forms/email-field.ts';
import { apiContext } from '#web/api/api-context.ts';
import { EmailField } from '#web/forms/email-field.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/newsletter-order.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { type EmailReply, answerEmailForm } from '#web/forms/sending/answer-email-form.ts';

const { newsletter: texts, fields } = accountTexts;

export async function action({ request, context }: Route.ActionArgs) {
  const send = (email: string) => context.get(apiContext).call(subscribeNewsletter, { newsletterDto: { email } });
  return actionResult(await answerEmailForm(await request.formData(), send));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.orderTitle, description: texts.orderIntro, path: paths.newsletterOrder() });

export default function OrderNewsletter({ actionData }: Route.ComponentProps) {
  const reply: EmailReply | undefined = actionData;
  if (reply?.sentTo !== undefined) {
    return (
      <AccountFrame title={texts.orderedTitle}>
        <div className="box account-box" role="status">
          <p className="[overflow-wrap:anywhere]">{texts.ordered(reply.sentTo)}</p>
          <p className="text-sm text-ink-soft">{texts.orderedHint}</p>
        </div>
        <OtherAddress sentTo={reply.sentTo} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.orderTitle} intro={texts.orderIntro}>
      <div className="box account-box">
        <AccountForm reply={reply}>
          <EmailField
            label={fields.email}
            name="email"
            required
            defaultValue={reply?.values['email'] ?? ''}
            error={reply?.errors['email']}
          />
          <AccountSubmit>{texts.orderSubmit}</AccountSubmit>
          <p className="text-sm text-ink-soft">
            {texts.orderPrivacy} <a href={paths.privacy()}>{texts.privacy}</a>
          </p>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}

/** The form in the footer of every page loads nothing before it is sent. */
function OtherAddress({ sentTo }: { sentTo: string }) {
  const meant = meantEmail(sentTo);
  if (meant === null) return null;
  return (
    <AccountForm reply={undefined}>
      <input type="hidden" name="email" value={meant} />
      <p>{emailFieldTexts.meant(meant)}</p>
      <AccountSubmit variant="edge">{texts.orderToMeant}</AccountSubmit>
    </AccountForm>
  );
}
