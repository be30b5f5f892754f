import { data, redirectDocument } from 'react-router';
import type { Answered } from './form-reply.ts';

/** The router's response to a form: a full navigation, which discards the former visitor's state, or a reply. */
export function actionResult<R>(answered: Answered<R>) {
  if ('goTo' in answered) throw redirectDocument(answered.goTo, 303);
  return data(answered.reply, { status: answered.status });
}

/**
 * Pages with a code in their address: no cache, no referrer for other sites. Not `no-referrer`, since forms would then
 * be sent without the Origin header that the server checks.
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const;
