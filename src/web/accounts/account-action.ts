import { data, redirectDocument } from 'react-router';
import { accountTexts } from '#texts/de/accounts.ts';
import type { Answered, FormReply } from './form-reply.ts';

/** The router's answer to a form: leaves the page for good, so that nothing of the visitor before stays, or shows a reply. */
export function actionResult<R>(answered: Answered<R>) {
  if ('goTo' in answered) throw redirectDocument(answered.goTo, 303);
  return data(answered.reply, { status: answered.status });
}

/** Sends the form; without a connection the page stays as it is, with all that was typed. */
export async function keepWithoutConnection<R>(serverAction: () => Promise<R>) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const reply: FormReply = { message: accountTexts.form.offline, errors: {}, values: {} };
    // As a failure, so that the router does not ask for the page anew.
    return data(reply, { status: 503 });
  }
}

/**
 * Pages with a code in their address keep it to themselves: no cache, no Referer for other sites. With none at all their
 * forms would come without an Origin, by which the server knows them where a browser says nothing else.
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const;
