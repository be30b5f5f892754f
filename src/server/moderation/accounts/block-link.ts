import { CASE_SUBJECTS, type CaseSubject } from '#domain/moderation/account-cases.ts';
import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';
import { isUuid } from '#server/platform/ids.ts';

const USE = 'account objection';

/** One block of one account or company page: a later one has another event, so that a link is about one block only. */
export type LinkedCase = { userId: string; subject: CaseSubject; eventId: number };

/** A signed token, stored nowhere, that lets its holder read and object to this block: the account itself is shut. */
export function blockToken({ userId, subject, eventId }: LinkedCase, secret: string): string {
  const content = `${userId.toLowerCase()}.${subject}.${eventId}`;
  return `${content}.${signatureOf(content, secret, USE).toString('base64url')}`;
}

/** The block in a token of ours, else null. */
export function readBlockToken(token: string, secrets: Secrets): LinkedCase | null {
  const [userId = '', name = '', event = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(`${userId}.${name}.${event}`, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  const subject = CASE_SUBJECTS.find((known) => known === name);
  if (rest.length > 0 || !isOurs || subject === undefined || !isUuid(userId)) return null;
  return { userId, subject, eventId: Number(event) };
}
