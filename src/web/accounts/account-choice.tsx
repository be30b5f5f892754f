import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { registerPath, signInPath } from '#web/page/callback-path.ts';

type AccountChoiceProps = {
  here: 'SIGN_IN' | 'REGISTER';
  callback: string;
  /** What was written before is sent at the callback. */
  messageWaits: boolean;
};

const texts = accountTexts.doors;
const CHOICE =
  'grid min-h-12 content-start gap-0.5 rounded-sawn border border-edge bg-snow px-3.5 py-2.5 text-inherit no-underline wrap-anywhere aria-[current]:border-spruce aria-[current]:bg-spruce-pale aria-[current]:[box-shadow:inset_0_-3px_0_var(--color-spruce)]';

/** Both ways in as equals: who is here for the first time finds the new account above the form, not below it. */
export function AccountChoice({ here, callback, messageWaits }: AccountChoiceProps) {
  return (
    <>
      {messageWaits && <Notice kind="info">{texts.message}</Notice>}
      <nav className="grid grid-cols-2 gap-2 [&_span]:text-ink-soft [&_span]:text-sm" aria-label={texts.label}>
        <a href={registerPath(callback)} className={CHOICE} aria-current={here === 'REGISTER' ? 'page' : undefined}>
          <b>{texts.register}</b>
          <span>{texts.registerText}</span>
        </a>
        <a href={signInPath(callback)} className={CHOICE} aria-current={here === 'SIGN_IN' ? 'page' : undefined}>
          <b>{texts.signIn}</b>
          <span>{texts.signInText}</span>
        </a>
      </nav>
    </>
  );
}
