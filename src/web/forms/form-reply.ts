import { data } from 'react-router';

type Texts = Readonly<Record<string, string>>;

/** A form that was not accepted: a message, the invalid fields, and what was typed. */
export type FormReply = {
  /** Which form of the page it answers, and about which of several things. */
  intent?: string | undefined;
  about?: string | undefined;
  message: string | null;
  errors: Texts;
  /** Never a password or a code. */
  values: Texts;
};

export type Refused<R = FormReply> = { reply: R; status: number };

/** The result of a form: a redirect, or a reply on the same page. */
export type Answered<R = FormReply> = { goTo: string } | Refused<R>;

/** The reply of a page, with its status. */
export const replyData = <R>({ reply, status }: Refused<R>) => data(reply, { status });

/** What was said to one of the forms of a page, or null. */
export const replyTo = <R extends FormReply>(
  reply: R | null | undefined,
  form: Pick<R, 'intent' | 'about'>,
): R | null => (reply && reply.intent === form.intent && reply.about === form.about ? reply : null);

/** What was said to the form about one of several things, or null. */
export const replyAbout = <R extends FormReply>(reply: R | null | undefined, about: string): R | null =>
  reply?.about === about ? reply : null;
