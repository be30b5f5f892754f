import { endOtherSessions, endOwnSession, requestEmailChange } from '#contract/accounts/account-security.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { changePassword, sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  proveSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#contract/accounts/second-factor.ts';
import { getMe } from '#contract/users/users.ts';
import { profileTexts as texts } from '#texts/de/users/profile.ts';
import { typed, typedExactly } from '#web/forms/form-data.ts';
import type { Answer, Intent } from '#web/users/profile-forms.ts';

/** What the forms about signing in do. */
export const SECURITY_ANSWERS = {
  bestaetigung: sendConfirmationAgain,
  'neue-adresse': askForNewAddress,
  passwort: setPassword,
  'zweiter-schritt': beginSetup,
  'zweiter-schritt-ein': switchOn,
  'zweiter-schritt-code': prove,
  'zweiter-schritt-codes': renewCodes,
  'zweiter-schritt-aus': switchOff,
  abmelden: endSession,
  'andere-abmelden': endOthers,
} as const satisfies Partial<Record<Intent, Answer>>;

async function sendConfirmationAgain(api: Api): ReturnType<Answer> {
  const { accountMail } = await api.call(getMe, {});
  await api.call(sendEmailConfirmation, { confirmationRequest: { email: accountMail } });
  return {};
}

async function askForNewAddress(api: Api, form: FormData): ReturnType<Answer> {
  const email = typed(form, 'email');
  if (email === '') return { errors: { email: texts.account.newMailMissing } };
  const currentPassword = typedExactly(form, 'currentPassword');
  await api.call(requestEmailChange, { emailChangeDto: { email, currentPassword } });
  return {};
}

/** Typed once and visible on demand, so the repetition that stock clients send is the same text. */
async function setPassword(api: Api, form: FormData): ReturnType<Answer> {
  const password = typedExactly(form, 'password');
  const passwordChange = {
    currentPassword: typedExactly(form, 'currentPassword'),
    password,
    passwordConfirmation: password,
  };
  await api.call(changePassword, { session: 'cookie', passwordChange });
  return {};
}

async function beginSetup(api: Api, form: FormData): ReturnType<Answer> {
  const currentPassword = typedExactly(form, 'currentPassword');
  return { setup: await api.call(setUpSecondFactor, { secondFactorSetupDto: { currentPassword } }) };
}

async function switchOn(api: Api, form: FormData): ReturnType<Answer> {
  const otp = typed(form, 'otp');
  if (otp === '') return { errors: { otp: texts.security.otpMissing } };
  const { recoveryCodes } = await api.call(confirmSecondFactor, { otpDto: { otp } });
  return { recoveryCodes };
}

async function prove(api: Api, form: FormData): ReturnType<Answer> {
  const otp = typed(form, 'otp');
  if (otp === '') return { errors: { otp: texts.security.otpMissing } };
  await api.call(proveSecondFactor, { otpDto: { otp } });
  return {};
}

async function renewCodes(api: Api, form: FormData): ReturnType<Answer> {
  const otp = typed(form, 'otp');
  if (otp === '') return { errors: { otp: texts.security.otpMissing } };
  const { recoveryCodes } = await api.call(renewRecoveryCodes, { otpDto: { otp } });
  return { recoveryCodes };
}

async function switchOff(api: Api, form: FormData): ReturnType<Answer> {
  const otp = typed(form, 'otp');
  if (otp === '') return { errors: { otp: texts.security.otpMissing } };
  const currentPassword = typedExactly(form, 'currentPassword');
  await api.call(disableSecondFactor, { secondFactorEndDto: { currentPassword, otp } });
  return {};
}

/** A session that has ended already is fine. */
async function endSession(api: Api, form: FormData): ReturnType<Answer> {
  try {
    await api.call(endOwnSession, { sessionId: typed(form, 'sessionId') });
  } catch (error) {
    if (!isResponseError(error) || error.status !== 404) throw error;
  }
  return {};
}

async function endOthers(api: Api): ReturnType<Answer> {
  await api.call(endOtherSessions, {});
  return {};
}
