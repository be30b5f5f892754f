import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';

/** What a page shows of a form that was not accepted: a sentence, the fields to mend, and what was typed. */
export type CaseReply = {
  message: string | null;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** What somebody typed, without blanks around it; empty where the field is missing or a file. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

export type Refused = { reply: CaseReply; status: number };

/** The reply to a form with gaps, or null where there are none. */
export function gapsOf(errors: CaseReply['errors'], values: CaseReply['values'], check: string): Refused | null {
  const messages = Object.values(errors);
  if (messages.length === 0) return null;
  return { reply: { message: messages.length === 1 ? (messages[0] ?? check) : check, errors, values }, status: 422 };
}

/** The reply to a form that a call refused; whatever else went wrong is thrown on. */
export function refusedBy(error: unknown, values: CaseReply['values'], otherwise: string): Refused {
  if (!isResponseError(error)) throw error;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.fields) errors[path.split('.').at(-1) ?? path] ??= message;
  const [first] = Object.values(errors);
  const message = (error.serverMessage ?? first ?? otherwise).replace(ACCESS_MARKER, '');
  return { reply: { message, errors, values }, status: error.status };
}

/** Sends the form; without a connection the page stays as it is, with all that was typed. */
export async function keepWithoutConnection<R>(serverAction: () => Promise<R>, offline: string) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const reply: CaseReply = { message: offline, errors: {}, values: {} };
    // As a failure, so that the router does not ask for the page anew.
    return data(reply, { status: 503 });
  }
}

/** The sentence for a text outside its limits, or nothing. */
export function lengthError(
  text: string,
  limits: { min: number; max: number },
  words: { tooShort: string; tooLong: string },
): string | null {
  if (text.length < limits.min) return words.tooShort;
  return text.length > limits.max ? words.tooLong : null;
}
