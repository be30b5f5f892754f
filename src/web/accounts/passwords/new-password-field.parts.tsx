import { useState } from 'react';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordIssue } from '#domain/accounts/password.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { Rings } from '#ui/chart/rings.tsx';
import { PasswordField } from '#web/forms/password-field.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';

const { strength: texts } = accountTexts;

const RINGS = 4;
/** A second and third word: hardly to be guessed even by machines. Source: BSI, Sichere Passwörter erstellen. */
const STRONG_LENGTH = 20;

type NewPasswordFieldProps = {
  label: string;
  /** The owner's address, which makes a poor password. */
  email: string;
  /** What the owner is called, which makes one just as poor. */
  names?: readonly string[];
  reply: FormReply | undefined;
};

/** A new password, with how good it is while it is being typed; what was wrong with the last one is said until then. */
export function NewPasswordField({ label, email, names = [], reply }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const [answeredReply, setAnsweredReply] = useState<FormReply | undefined>();
  const error = reply === answeredReply ? undefined : reply?.errors['password'];
  const type = (typed: string): void => {
    setPassword(typed);
    setAnsweredReply(reply);
  };
  const { rings, words } = strengthOf(password, { email, names });
  return (
    <div className="grid gap-2">
      <PasswordField label={label} name="password" autoComplete="new-password" error={error} onChange={type} />
      {/* What the field says already is not said again. */}
      <div
        className={
          error === undefined
            ? 'flex items-center gap-2.5 min-h-[2.75rem] text-ink-soft text-sm [&_svg]:flex-none'
            : 'only-read'
        }
      >
        <Rings total={RINGS} current={rings} className="size-9" />
        <span role="status">{error === undefined && words}</span>
      </div>
    </div>
  );
}

type Owner = Required<Pick<NewPasswordFieldProps, 'email' | 'names'>>;

function strengthOf(password: string, { email, names }: Owner): { rings: number; words: string } {
  const length = [...password].length;
  if (length === 0) return { rings: 0, words: texts.empty };
  const issue = passwordIssue(password, { email, username: email, names });
  if (issue === 'TOO_SHORT') return { rings: 1, words: texts.tooShort(MIN_PASSWORD_LENGTH - length) };
  if (issue !== null) return { rings: 1, words: texts[issue] };
  return length >= STRONG_LENGTH && length <= MAX_PASSWORD_LENGTH
    ? { rings: RINGS + 1, words: texts.strong }
    : { rings: length >= STRONG_LENGTH / 2 + 2 ? 3 : 2, words: texts.fine };
}
