import { profileTexts } from '#texts/de/profile.ts';
import { PasswordField } from '#web/accounts/account-form.tsx';
import { useProfilePage } from './profile-page-context.ts';

const { form: texts } = profileTexts;

/** What proves that the owner asks and not only a session left open: the password, or a fresh sign-in. */
export function ProofField({ error }: { error: string | undefined }) {
  const { hasPassword, mail } = useProfilePage();
  if (!hasPassword) return <p className="text-sm text-ink-soft">{texts.freshSignIn}</p>;
  return (
    <>
      <input type="text" autoComplete="username" value={mail} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        help={texts.currentPasswordHelp}
        name="currentPassword"
        autoComplete="current-password"
        error={error}
      />
    </>
  );
}
