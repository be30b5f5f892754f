import type { MouseEvent } from 'react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PasswordField } from '#web/forms/password-field.tsx';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { AccountChoice } from '#web/accounts/account-choice.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { emailHash } from '#web/accounts/email-hash.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { SIGN_IN_INTENTS } from './sign-in-answer.ts';
import type { SignInProvider, SignInView } from './sign-in-view.ts';
import { useSessionClient } from '#web/accounts/sessions/session.parts.tsx';

const { signIn: texts, fields, verify, secondFactor } = accountTexts;

type Step<K extends SignInView['step']> = { view: Extract<SignInView, { step: K }>; reply?: FormReply | undefined };

export function PasswordStep({ view, reply }: Step<'PASSWORD'>) {
  const [email, setEmail] = useState(reply?.values['email'] ?? '');
  return (
    <AccountFrame
      title={texts.title}
      intro={view.callback === paths.home() ? texts.intro : texts.introOnward}
      aside={{ title: texts.asideTitle, points: texts.aside }}
    >
      <AccountChoice here="SIGN_IN" callback={view.callback} messageWaits={view.messageWaits} />
      <div className="box account-box">
        {view.note !== null && reply === undefined && <Notice kind={view.note.kind}>{view.note.text}</Notice>}
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
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label={fields.password}
            name="password"
            autoComplete="current-password"
            error={reply?.errors['password']}
          />
          <AccountSubmit>{texts.submit}</AccountSubmit>
          <p className="text-center">
            <a href={`${paths.forgotPassword()}${emailHash(email)}`}>{texts.forgot}</a>
          </p>
          {view.linkIsOffered && (
            <>
              <Divider />
              <AccountSubmit variant="edge" intent={SIGN_IN_INTENTS.link} icon="envelope-simple">
                {texts.link}
              </AccountSubmit>
              <p className="text-sm text-ink-soft">{texts.linkHelp}</p>
            </>
          )}
        </AccountForm>
        {view.providers.length > 0 && <Providers providers={view.providers} callback={view.callback} />}
      </div>
    </AccountFrame>
  );
}

export function Divider() {
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft before:flex-1 before:border-t before:border-seam before:content-[''] after:flex-1 after:border-t after:border-seam after:content-['']">
      <span>{texts.or}</span>
    </div>
  );
}

/** Other services; with the page's script by its session client, without it by a plain link to the same. */
function Providers({ providers, callback }: { providers: readonly SignInProvider[]; callback: string }) {
  const { signIn } = useSessionClient();
  const startWith = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    signIn(id, { callbackUrl: callback }).catch(() => window.location.assign(href));
  };
  return (
    <ul className="grid gap-2">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <LinkButton
            href={`/api/connect/${id}?${new URLSearchParams({ callbackUrl: callback })}`}
            data-native
            rel="nofollow"
            isFull
            onClick={(event) => startWith(event, id)}
          >
            {texts.provider(name)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

export function VerifyStep({ view }: Step<'VERIFY'>) {
  return (
    <AccountFrame title={verify.title}>
      <div className="box account-box">
        <p>{verify.text}</p>
        <p className="text-sm text-ink-soft">{verify.hint}</p>
        <LinkButton href={signInPath(view.callback)}>{verify.back}</LinkButton>
      </div>
    </AccountFrame>
  );
}

export function CodeStep({ view, reply }: Step<'CODE'>) {
  return (
    <AccountFrame title={secondFactor.title} intro={secondFactor.intro}>
      <div className="box account-box">
        <AccountForm reply={reply}>
          <input type="hidden" name="pruefung" value={view.challenge} />
          <input type="hidden" name="intent" value={SIGN_IN_INTENTS.code} />
          <CodeField label={secondFactor.label} help={secondFactor.help} error={reply?.errors['otp']} />
          <AccountSubmit>{secondFactor.submit}</AccountSubmit>
        </AccountForm>
      </div>
      <p className="px-0.5">
        <a href={signInPath(view.callback)}>{secondFactor.again}</a>
      </p>
    </AccountFrame>
  );
}

/** A code of an authenticator app, or one of the spare codes, which have letters. */
export function CodeField({ label, help, error }: { label: string; help: string; error: string | undefined }) {
  return (
    <TextField
      label={label}
      name="otp"
      help={help}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
