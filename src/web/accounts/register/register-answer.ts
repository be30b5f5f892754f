import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { register, signIn } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { SELLER_CHOICES } from '#domain/users/seller-kind.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { mailReturnPath } from '#web/page/callback-path.ts';
import { emailError, missing, newPasswordError } from '#web/forms/form-checks.ts';
import type { Answered } from '#web/forms/form-reply.ts';
import { typed, typedExactly } from '#web/forms/form-data.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

const { fields: texts, register: words } = accountTexts;

/** Carries out the registration form; afterwards the visitor is signed in and welcomed. */
export async function answerRegistration(api: Api, form: FormData, callback: string): Promise<Answered> {
  const values = {
    email: typed(form, 'email'),
    firstname: typed(form, 'firstname'),
    lastname: typed(form, 'lastname'),
    kind: typed(form, 'kind'),
    terms: typed(form, 'terms'),
  };
  const password = typedExactly(form, 'password');
  const gaps = refusedFields(
    {
      ...missing('firstname', values.firstname, texts.firstNameMissing),
      ...missing('lastname', values.lastname, texts.lastNameMissing),
      ...emailError(values.email),
      ...newPasswordError(password, values.email, [values.firstname, values.lastname]),
      ...missing('terms', values.terms, words.termsMissing),
    },
    values,
  );
  if (gaps) return gaps;
  const { email, firstname, lastname } = values;
  const sellerKind = SELLER_CHOICES.find((kind) => kind === values.kind) ?? 'PRIVATE';
  const registration = {
    username: email,
    email,
    password,
    firstname,
    lastname,
    termsAccepted: true,
    sellerKind,
    returnPath: mailReturnPath(callback),
  };
  try {
    await api.call(register, { session: 'cookie', registration });
    return { goTo: welcomePath(callback) };
  } catch (error) {
    if (isResponseError(error) && error.code === 'account.taken')
      return takenAnswer(api, { password, values, callback });
    return refusedBy(error, { values, fields: ['email', 'password', 'firstname', 'lastname'] });
  }
}

type Taken = { password: string; values: { email: string } & Record<string, string>; callback: string };

/**
 * A form sent twice finds its own account: with the right password it signs in, otherwise the address counts as taken.
 */
async function takenAnswer(api: Api, { password, values, callback }: Taken): Promise<Answered> {
  try {
    await api.call(signIn, { session: 'cookie', credentials: { identifier: values.email, password } });
    return { goTo: welcomePath(callback) };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    return refusedFields({ email: words.taken }, values) ?? { goTo: paths.signIn() };
  }
}

/** Returns to where the person came from; without that, a welcome page. */
const welcomePath = (callback: string): string => (callback === paths.home() ? paths.landing('registered') : callback);
