import type { Api } from '#contract/api.ts';
import { isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import { signIn } from '#contract/content-api/content-api.ts';
import { signInWithSecondFactor } from '#contract/accounts/second-factor.ts';
import { startSignIn } from '#contract/session-handler/session-handler.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { emailError, missing } from '#web/forms/form-checks.ts';
import type { Answered } from '#web/forms/form-reply.ts';
import { INTENT_FIELD, typed, typedExactly } from '#web/forms/form-data.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

/** The buttons of the sign-in form; without a name it is the one with the password. */
export const SIGN_IN_INTENTS = { link: 'link', code: 'code' } as const;

const { fields: texts } = accountTexts;

/** Executes the sign-in form; `callback` is the page the visitor wanted. */
export async function answerSignIn(api: Api, form: FormData, callback: string): Promise<Answered> {
  const intent = form.get(INTENT_FIELD);
  if (intent === SIGN_IN_INTENTS.link) return sendLink(api, form, callback);
  if (intent === SIGN_IN_INTENTS.code) return finishWithCode(api, form, callback);
  return checkPassword(api, form, callback);
}

async function checkPassword(api: Api, form: FormData, callback: string): Promise<Answered> {
  const identifier = typed(form, 'email');
  const password = typedExactly(form, 'password');
  const values = { email: identifier };
  const gaps = refusedFields(
    {
      ...missing('email', identifier, texts.emailMissing),
      ...missing('password', password, texts.passwordMissing),
    },
    values,
  );
  if (gaps) return gaps;
  try {
    await api.call(signIn, { session: 'cookie', credentials: { identifier, password } });
    return { goTo: callback };
  } catch (error) {
    const challenge = challengeOf(error);
    return challenge === null ? refusedBy(error, { values }) : { goTo: codePath(challenge, callback) };
  }
}

async function sendLink(api: Api, form: FormData, callback: string): Promise<Answered> {
  const email = typed(form, 'email');
  const values = { email };
  const gaps = refusedFields(emailError(email), values);
  if (gaps) return gaps;
  try {
    const signInForm = { email, callbackUrl: callback, json: 'true' };
    await api.call(startSignIn, { provider: 'email', signInForm });
    const query = new URLSearchParams({ verify: '1', ...(callback === paths.home() ? {} : { callbackUrl: callback }) });
    return { goTo: `${paths.signIn()}?${query}` };
  } catch (error) {
    return refusedBy(error, { values, fields: ['email'] });
  }
}

async function finishWithCode(api: Api, form: FormData, callback: string): Promise<Answered> {
  const otp = typed(form, 'otp');
  const gaps = refusedFields(missing('otp', otp, accountTexts.secondFactor.missing), {});
  if (gaps) return gaps;
  try {
    const secondFactorAnswerDto = { challenge: typed(form, 'pruefung'), otp };
    await api.call(signInWithSecondFactor, { session: 'cookie', secondFactorAnswerDto });
    return { goTo: callback };
  } catch (error) {
    return refusedBy(error, { values: {}, fields: ['otp'] });
  }
}

/** The address of the page that asks for the second factor. */
function codePath(challenge: string, callback: string): string {
  const query = new URLSearchParams({ schritt: 'code', pruefung: challenge, callbackUrl: callback });
  return `${paths.signIn()}?${query}`;
}

/** The challenge of a sign-in that needs a second factor, or null for another refusal. */
export function challengeOf(error: unknown): string | null {
  if (!isResponseError(error)) return null;
  const body = parsedOrNull(error.rawBody);
  const challenge = textAt(body, 'challenge') ?? textAt(at(body, 'details'), 'challenge');
  return challenge === '' ? null : challenge;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string | null {
  const found = at(value, key);
  return typeof found === 'string' ? found : null;
}
