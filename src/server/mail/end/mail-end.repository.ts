import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { MailSubscription } from './mail-end-token.ts';

/** Switches the mails of an occasion off; the other choices of the account stay as they are. */
export async function switchMailOff(db: Db, { userId, event }: MailSubscription, now: Date): Promise<void> {
  await sql`
    update users set updated_at = ${now},
      notification_settings = jsonb_set(notification_settings, array[${event}::text],
        coalesce(nullif(notification_settings -> ${event}::text, 'null'), '{}') || '{"mail": false}')
    where public_id = ${userId}::uuid and notification_settings -> ${event}::text ->> 'mail' is distinct from 'false'`.execute(
    db,
  );
}
