import { isResponseError } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';

type Gaps = Pick<FormReply, 'intent' | 'about'> & {
  /** What is said of several fields. */
  check?: string;
};

/** The reply to a form with gaps. */
export function refusedAt(
  errors: FormReply['errors'],
  values: FormReply['values'],
  { check, ...form }: Gaps = {},
): Refused {
  return { reply: { ...form, message: summaryOf(Object.values(errors), check), errors, values }, status: 422 };
}

/** The same, or null where there are none. */
export const refusedFields = (errors: FormReply['errors'], values: FormReply['values'], gaps?: Gaps): Refused | null =>
  Object.keys(errors).length === 0 ? null : refusedAt(errors, values, gaps);

type Refusal = Pick<FormReply, 'intent' | 'about'> & {
  values: FormReply['values'];
  /** The fields of the form; without them the last part of each path names its field. */
  fields?: readonly string[];
  /** The message where the call has none. */
  otherwise?: string;
};

/** The reply to a form refused by a call; other errors are thrown again. */
export function refusedBy(
  error: unknown,
  { values, fields, otherwise = accountTexts.form.failed, ...form }: Refusal,
): Refused {
  if (!isResponseError(error)) throw error;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.fields) {
    const name = fields ? fields.find((field) => path === field || path.endsWith(`.${field}`)) : lastPartOf(path);
    if (name !== undefined) errors[name] ??= message;
  }
  const messages = Object.values(errors);
  const message = messages.length > 0 && fields ? summaryOf(messages) : (error.serverMessage ?? otherwise);
  return { reply: { ...form, message: message.replace(ACCESS_MARKER, ''), errors, values }, status: error.status };
}

const lastPartOf = (path: string): string => path.split('.').at(-1) ?? path;

const summaryOf = ([first = '', ...more]: string[], check: string = accountTexts.form.check): string =>
  more.length === 0 ? first : check;
