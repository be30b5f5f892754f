import { passwordIssue } from '#domain/accounts/password.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';

const { fields: texts } = accountTexts;

type Errors = Record<string, string>;

/** Looks like an address: the server and the first mail know more. */
const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function emailError(email: string): Errors {
  if (email === '') return { email: texts.emailMissing };
  return EMAIL_FORM.test(email) ? {} : { email: texts.emailForm };
}

/** What is wrong with a new password, as the server will judge it too. */
export function newPasswordError(password: string, email: string, names: readonly string[] = []): Errors {
  if (password === '') return { password: texts.newPasswordMissing };
  const issue = passwordIssue(password, { email, username: email, names });
  return issue === null ? {} : { password: accountRefusals.password[issue] };
}

export const missing = (name: string, value: string, message: string): Errors =>
  value === '' ? { [name]: message } : {};
