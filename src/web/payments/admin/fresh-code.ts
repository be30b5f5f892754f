import { getSecondFactor, proveSecondFactor } from '#contract/accounts/second-factor.ts';
import type { Api } from '#contract/api.ts';
import { typed } from '#web/forms/form-data.ts';

/** Whether booking asks for a code first: the session has not just proved the second factor. */
export async function asksForCode(api: Api): Promise<boolean> {
  const { freshUntil } = await api.call(getSecondFactor, {});
  return freshUntil === null;
}

/** Proves a code that was typed into a form; without one the server says whether it wants one. */
export async function proveTypedCode(api: Api, form: FormData): Promise<void> {
  const otp = typed(form, 'otp');
  if (otp !== '') await api.call(proveSecondFactor, { otpDto: { otp } });
}
