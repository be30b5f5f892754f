import { isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { accountTexts } from '#texts/de/accounts.ts';

/** What the page shows of a form that was not accepted: a sentence, the fields to mend, and what was typed. */
export type FormReply = {
  message: string | null;
  errors: Readonly<Record<string, string>>;
  /** Never a password or a code. */
  values: Readonly<Record<string, string>>;
};

/** What became of a form: the visitor goes on to another page, or stays and sees a reply. */
export type Answered<R = FormReply> = { goTo: string } | { reply: R; status: number };

/** What somebody typed, without blanks around it; empty where the field is missing or a file. */
export function typed(form: FormData, name: string): string {
  return typedExactly(form, name).trim();
}

/** A password or code as it was typed. */
export function typedExactly(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The reply to a form with gaps, or null where there are none. */
export function refusedFields(errors: FormReply['errors'], values: FormReply['values']): Answered | null {
  const messages = Object.values(errors);
  if (messages.length === 0) return null;
  return { reply: { message: summaryOf(messages), errors, values }, status: 422 };
}

type Refusal = { values: FormReply['values']; fields?: readonly string[] };

/** The reply to a form that a call refused; whatever else went wrong is thrown on. */
export function refusedBy(error: unknown, { values, fields = [] }: Refusal): Answered {
  if (!isResponseError(error)) throw error;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.fields) {
    const name = fields.find((field) => path === field || path.endsWith(`.${field}`));
    if (name !== undefined) errors[name] ??= message;
  }
  const messages = Object.values(errors);
  const message = messages.length > 0 ? summaryOf(messages) : sentenceOf(error.serverMessage);
  return { reply: { message, errors, values }, status: error.status };
}

/** The challenge of a sign-in that waits for its second factor, or null where the refusal is another one. */
export function challengeOf(error: unknown): string | null {
  if (!isResponseError(error)) return null;
  const body = parsedOrNull(error.rawBody);
  const challenge = textAt(body, 'challenge') ?? textAt(at(body, 'details'), 'challenge');
  return challenge === '' ? null : challenge;
}

const summaryOf = ([first = '', ...more]: string[]): string => (more.length === 0 ? first : accountTexts.form.check);

const sentenceOf = (message: string | null): string =>
  message === null ? accountTexts.form.failed : message.replace(ACCESS_MARKER, '');

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string | null {
  const found = at(value, key);
  return typeof found === 'string' ? found : null;
}
