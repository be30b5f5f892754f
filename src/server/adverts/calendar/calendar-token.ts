import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'advert calendar';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A signed token for the stored id of a calendar: the id alone, from a copy of the database, opens nothing. */
export const calendarToken = (calendarId: string, secret: string): string =>
  `${calendarId}.${signatureOf(calendarId, secret, USE).toString('base64url')}`;

/** The id in a token of ours, else null. */
export function readCalendarToken(token: string, secrets: Secrets): string | null {
  const [id = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(id, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  return isOurs && rest.length === 0 && UUID.test(id) ? id : null;
}
