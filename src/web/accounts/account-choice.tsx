import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { registerPath, signInPath } from '#web/page/callback-path.ts';

type AccountChoiceProps = { here: 'SIGN_IN' | 'REGISTER'; callback: string };

const texts = accountTexts.doors;

/** Both ways in as equals: who is here for the first time finds the new account above the form, not below it. */
export function AccountChoice({ here, callback }: AccountChoiceProps) {
  return (
    <nav
      className="account-doors grid grid-cols-2 gap-2 [&_span]:text-ink-soft [&_span]:text-sm"
      aria-label={texts.label}
    >
      <a href={registerPath(callback)} aria-current={here === 'REGISTER' ? 'page' : undefined}>
        <b>{texts.register}</b>
        <span>{texts.registerText}</span>
      </a>
      <a href={signInPath(callback)} aria-current={here === 'SIGN_IN' ? 'page' : undefined}>
        <b>{texts.signIn}</b>
        <span>{texts.signInText}</span>
      </a>
    </nav>
  );
}
