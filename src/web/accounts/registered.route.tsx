import type { ReactNode } from 'react';
import { sendEmailConfirmation } from '#contract/content-api.ts';
import { paths } from '#contract/paths.ts';
import { getMe, updateNewUser } from '#contract/users.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Rings } from '#ui/rings.tsx';
import { apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/registered.route.ts';
import { actionResult, keepWithoutConnection } from './account-action.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { mailReturnPath, safeCallbackPath } from './callback-path.ts';
import type { Answered, FormReply } from './form-reply.ts';
import { refusedBy } from './form-reply.ts';
import { guardedBy } from './route-rules.ts';

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
    isBusiness: user.sellerKind === 'BUSINESS',
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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title(''), path: paths.landing('registered'), isHiddenFromSearch: true });

export default function Registered({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Reply | undefined = actionData;
  const { firstName, email, mailIsConfirmed, isBusiness, callback } = loaderData;
  const { account, mail, contact, wood } = texts.steps;
  return (
    <AccountFrame title={texts.title(firstName)} intro={texts.intro}>
      <ol className="welcome">
        <Step position={1} isDone title={account.title} text={account.text} />
        <Step
          position={2}
          isDone={mailIsConfirmed}
          title={mail.title}
          text={mailIsConfirmed ? mail.done(email) : mail.text(email)}
        >
          {!mailIsConfirmed &&
            (reply?.isSent ? (
              <Notice kind="success" isLive>
                {mail.sent}
              </Notice>
            ) : (
              <AccountForm reply={reply}>
                <SubmitButton variant="edge">{mail.action}</SubmitButton>
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
    <li className="welcome-step">
      <Rings total={4} current={isDone ? position + 1 : position} className="size-14" />
      <div className="welcome-words">
        <h2 className="text-lg">
          {title}
          {isDone && (
            <Icon name="check-circle" label={texts.done} className="ml-2 inline size-5 align-[-3px] text-green" />
          )}
        </h2>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{text}</p>
        {children && <div className="welcome-actions">{children}</div>}
      </div>
    </li>
  );
}
