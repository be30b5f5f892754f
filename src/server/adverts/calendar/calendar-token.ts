import { isUuid } from '#domain/text/uuid.ts';
import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'advert calendar';

/** A signed token for the stored id of a calendar: the id alone, from a copy of the database, opens nothing. */
export const calendarToken = (calendarId: string, secret: string): string => signText(calendarId, secret, USE);

/** The id in a token of ours, else null. */
export function readCalendarToken(token: string, secrets: Secrets): string | null {
  const [id = ''] = readSigned(token, secrets, USE) ?? [];
  return isUuid(id) ? id : null;
}
