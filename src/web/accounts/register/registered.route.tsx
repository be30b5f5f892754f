import { isEntrepreneur } from '#domain/users/seller-kind.ts';
import type { ReactNode } from 'react';
import { sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { getMe, updateNewUser } from '#contract/users/users.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Rings } from '#ui/chart/rings.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/registered.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { mailReturnPath, safeCallbackPath } from '#web/page/callback-path.ts';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { guardedBy } from '#web/page/route-rules.ts';

const { registered: texts } = accountTexts;

type Reply = FormReply & { isSent?: boolean };

export const middleware = guardedBy({ auth: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const user = await api.call(getMe, {});
  if (user.newUser) await api.call(updateNewUser, { newUserDto: { newUser: false } });
  return {
    firstName: user.firstname ?? '',
    email: user.accountMail,
    mailIsConfirmed: user.mailIsConfirmed ?? false,
    isBusiness: user.sellerKind !== undefined && isEntrepreneur(user.sellerKind),
    callback: safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin),
  };
}

async function answer(context: Route.ActionArgs['context'], returnPath: string | null): Promise<Answered<Reply>> {
  const api = context.get(apiContext);
  try {
    const { accountMail } = await api.call(getMe, {});
    await api.call(sendEmailConfirmation, { confirmationRequest: { email: accountMail, returnPath } });
    return { reply: { message: null, errors: {}, values: {}, isSent: true }, status: 200 };
  } catch (error) {
    return refusedBy(error, { values: {} });
  }
}

export async function action({ context, url }: Route.ActionArgs) {
  const callback = safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin);
  return actionResult<Reply>(await answer(context, mailReturnPath(callback)));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title(''), path: paths.landing('registered'), isHiddenFromSearch: true });

export default function Registered({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Reply | undefined = actionData;
  const { firstName, email, mailIsConfirmed, isBusiness, callback } = loaderData;
  const { account, mail, contact, wood } = texts.steps;
  return (
    <AccountFrame title={texts.title(firstName)} intro={texts.intro}>
      <ol className="grid gap-3">
        <Step position={1} isDone title={account.title} text={account.text} />
        <Step
          position={2}
          isDone={mailIsConfirmed}
          title={mail.title}
          text={mailIsConfirmed ? mail.done(email) : mail.text(email)}
        >
          {!mailIsConfirmed &&
            (reply?.isSent ? (
              <DoneNotice>{mail.sent}</DoneNotice>
            ) : (
              <AccountForm reply={reply}>
                <AccountSubmit variant="edge">{mail.action}</AccountSubmit>
              </AccountForm>
            ))}
          {!mailIsConfirmed && (
            <LinkButton variant="text" href={`${paths.profileSettings()}#konto`}>
              {mail.change}
            </LinkButton>
          )}
        </Step>
        <Step position={3} title={contact.title} text={isBusiness ? contact.business : contact.text}>
          <LinkButton href={paths.profileSettings()}>{contact.action}</LinkButton>
          {isBusiness && (
            <LinkButton href={paths.myCompany()} icon="plus">
              {contact.company}
            </LinkButton>
          )}
        </Step>
        <Step position={4} title={wood.title} text={wood.text}>
          <LinkButton href={paths.products()} icon="magnifying-glass">
            {wood.action}
          </LinkButton>
          <LinkButton href={paths.map()} icon="map-trifold">
            {wood.map}
          </LinkButton>
        </Step>
      </ol>
      {callback !== paths.home() && (
        <div>
          <LinkButton variant="main" size="large" href={callback} icon="arrow-right">
            {texts.onward}
          </LinkButton>
        </div>
      )}
    </AccountFrame>
  );
}

type StepProps = { position: number; isDone?: boolean; title: string; text: string; children?: ReactNode };

/** Each step adds a ring. */
function Step({ position, isDone = false, title, text, children }: StepProps) {
  return (
    <li className="flex items-start gap-4 p-4 border border-seam rounded-sawn bg-snow [&>svg]:flex-none">
      <Rings total={4} current={isDone ? position + 1 : position} className="size-14" />
      <div className="grid gap-1 min-w-0 flex-1">
        <h2 className="text-lg">
          {title}
          {isDone && (
            <Icon name="check-circle" label={texts.done} className="ml-2 inline size-5 align-[-3px] text-green" />
          )}
        </h2>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{text}</p>
        {children && <div className="flex flex-wrap gap-2 mt-2">{children}</div>}
      </div>
    </li>
  );
}
