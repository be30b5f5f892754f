import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'advert calendar';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A signed token for the stored id of a calendar: the id alone, from a copy of the database, opens nothing. */
export const calendarToken = (calendarId: string, secret: string): string => signText(calendarId, secret, USE);

/** The id in a token of ours, else null. */
export function readCalendarToken(token: string, secrets: Secrets): string | null {
  const [id = ''] = readSigned(token, secrets, USE) ?? [];
  return UUID.test(id) ? id : null;
}
