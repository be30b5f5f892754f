import { data } from 'react-router';
import { refusedBy } from '#web/accounts/form-reply.ts';
import type { FormReply } from '#web/accounts/form-reply.ts';

/** The reply to one of several forms of a page. */
export type ReplyTo = FormReply & { about: string };

type Refused = { about: string; values: FormReply['values']; fields: readonly string[] };

/** The answer to a form that a call refused; whatever else went wrong is thrown on. */
export function refusedForm(error: unknown, { about, values, fields }: Refused) {
  const refused = refusedBy(error, { values, fields });
  if ('goTo' in refused) throw error;
  return data<ReplyTo>({ ...refused.reply, about }, { status: refused.status });
}

/** The answer to a form with something that is no number. */
export const unreadable = (about: string, errors: FormReply['errors'], values: FormReply['values']) =>
  data<ReplyTo>({ about, message: Object.values(errors)[0] ?? null, errors, values }, { status: 422 });

/** What was sent about one of the forms, or null. */
export const replyAbout = (reply: ReplyTo | null, about: string): FormReply | null =>
  reply?.about === about ? reply : null;
