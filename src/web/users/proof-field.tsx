import { profileTexts } from '#texts/de/users/profile.ts';
import { PasswordField } from '#web/forms/password-field.tsx';
import { useProfilePage } from './profile-page-context.ts';

const { form: texts } = profileTexts;

/** Fresh proof that the owner is present: the password, or a new sign-in. */
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
