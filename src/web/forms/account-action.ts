import { data, redirectDocument } from 'react-router';
import type { Answered } from './form-reply.ts';

/** The router's answer to a form: leaves the page for good, so that nothing of the visitor before stays, or shows a reply. */
export function actionResult<R>(answered: Answered<R>) {
  if ('goTo' in answered) throw redirectDocument(answered.goTo, 303);
  return data(answered.reply, { status: answered.status });
}

/**
 * Pages with a code in their address keep it to themselves: no cache, no Referer for other sites. With none at all their
 * forms would come without an Origin, by which the server knows them where a browser says nothing else.
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const;
