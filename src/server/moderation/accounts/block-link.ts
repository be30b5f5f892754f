import { CASE_SUBJECTS, type CaseSubject } from '#domain/moderation/account-cases.ts';
import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';
import { isUuid } from '#domain/text/uuid.ts';

const USE = 'account objection';

/** One block of one account or company page: a later one has another event, so that a link is about one block only. */
export type LinkedCase = { userId: string; subject: CaseSubject; eventId: number };

/** A signed token, stored nowhere, that lets its holder read and object to this block: the account itself is shut. */
export function blockToken({ userId, subject, eventId }: LinkedCase, secret: string): string {
  return signText(`${userId.toLowerCase()}.${subject}.${eventId}`, secret, USE);
}

/** The block in a token of ours, else null. */
export function readBlockToken(token: string, secrets: Secrets): LinkedCase | null {
  const [userId = '', name = '', event = ''] = readSigned(token, secrets, USE) ?? [];
  const subject = CASE_SUBJECTS.find((known) => known === name);
  if (subject === undefined || !isUuid(userId)) return null;
  return { userId, subject, eventId: Number(event) };
}
