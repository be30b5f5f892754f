import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type NewMail = {
  id: string;
  eventKey: string;
  template: string;
  recipient: string;
  subject: string;
  html: string;
  plainText: string;
  headers: Readonly<Record<string, string>>;
  createdAt: Date;
};

/** Puts a mail into the queue; of several for one event the first counts, also while its transaction is open. */
export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await sql`
    insert into mails (id, event_key, template, recipient, subject, html, plain_text, headers, created_at, next_try_at)
    values (${mail.id}, ${mail.eventKey}, ${mail.template}, ${mail.recipient}, ${mail.subject}, ${mail.html},
      ${mail.plainText}, ${JSON.stringify(mail.headers)}, ${mail.createdAt}, ${mail.createdAt})
    on conflict (event_key) do nothing`.execute(db);
}
