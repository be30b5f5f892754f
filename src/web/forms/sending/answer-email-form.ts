import { emailError } from '#web/forms/form-checks.ts';
import { typed } from '#web/forms/form-data.ts';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from './refusals.ts';

/** `sentTo`: the address that gets a mail. */
export type EmailReply = FormReply & { sentTo?: string };

/** Answers a form with nothing but a mail address. */
export async function answerEmailForm(
  form: FormData,
  send: (email: string) => Promise<unknown>,
): Promise<Answered<EmailReply>> {
  const email = typed(form, 'email');
  const gaps = refusedFields(emailError(email), { email });
  if (gaps) return gaps;
  try {
    await send(email);
    return { reply: { message: null, errors: {}, values: {}, sentTo: email }, status: 200 };
  } catch (error) {
    return refusedBy(error, { values: { email }, fields: ['email'] });
  }
}
