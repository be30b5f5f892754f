import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';

export type NewMail = {
  id: string;
  eventKey: string;
  template: string;
  recipient: string;
  subject: string;
  html: string;
  plainText: string;
  headers: Readonly<Record<string, string>>;
  attachment: MailAttachment | null;
  createdAt: Date;
};

/** The invoice (PDF) attached to a mail, and its file name. */
export type MailAttachment = { fileName: string; invoiceId: string };

/** Puts a mail into the queue; of several for one event the first counts, also while its transaction is open. */
export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await sql`
    insert into mails (id, event_key, template, recipient, subject, html, plain_text, headers, created_at, next_try_at,
      attachment_name, invoice_id)
    values (${mail.id}, ${mail.eventKey}, ${mail.template}, ${mail.recipient}, ${mail.subject}, ${mail.html},
      ${mail.plainText}, ${JSON.stringify(mail.headers)}, ${mail.createdAt}, ${mail.createdAt},
      ${mail.attachment?.fileName ?? null}, ${mail.attachment?.invoiceId ?? null})
    on conflict (event_key) do nothing`.execute(db);
}

/** A text message for the outbox page: it counts as sent, so that no mail server ever gets it. */
export async function insertShownMessage(
  db: Db,
  { id, to, text, at }: { id: string; to: string; text: string; at: Date },
): Promise<void> {
  await sql`insert into mails (id, event_key, template, recipient, subject, html, plain_text, headers, created_at,
      next_try_at, sent_at)
    values (${id}, ${`sms:${id}`}, 'sms', ${to}, ${`SMS an ${to}`}, '', ${text}, '{}', ${at}, ${at}, ${at})`.execute(
    db,
  );
}

export type WaitingMail = {
  id: string;
  template: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
  headers: Readonly<Record<string, string>>;
  created_at: Date;
  attempts: number;
  attachment_name: string | null;
  attachment: Buffer | null;
};

const IS_WAITING = sql`sent_at is null and given_up_at is null`;

/** The longest waiting mail leaves first. By mails_waiting_index. */
export const MAIL_WORK: WorkTable = {
  name: 'mails',
  table: 'mails',
  key: { column: 'id', type: 'uuid' },
  leaseColumn: 'locked_until',
  attemptsColumn: 'attempts',
  isWaiting: IS_WAITING,
  order: sql`next_try_at, id`,
};

/** Mails whose time has come, and whose invoice is drawn. */
export const mailIsDue = (now: Date) => sql`next_try_at <= ${now}
  and not exists (select from invoices i where i.public_id = mails.invoice_id and i.pdf is null)`;

/** Mails that were claimed; by mails_pkey. */
export async function findMails(db: Db, ids: readonly string[]): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select id, template, recipient, subject, html, plain_text, headers, created_at, attempts, attachment_name,
      (select i.pdf from invoices i where i.public_id = mails.invoice_id) as attachment
    from mails where id = any(${[...ids]}::uuid[]) order by next_try_at, id`.execute(db);
  return rows;
}

/** Marks a mail as accepted by its server; its content is deleted, unless the outbox page shows it. */
export async function markSent(
  db: Db,
  { id, sentAt, keepsContent }: { id: string; sentAt: Date; keepsContent: boolean },
): Promise<void> {
  await sql`update mails set sent_at = ${sentAt}, locked_until = null, claim = null, last_error = null,
      html = case when ${keepsContent} then html else '' end,
      plain_text = case when ${keepsContent} then plain_text else '' end
    where id = ${id}`.execute(db);
}

type HeldMail = { id: string; claim: string; reason: string };

export async function postponeMail(
  db: Db,
  { id, claim, nextTryAt, reason }: HeldMail & { nextTryAt: Date },
): Promise<void> {
  await sql`update mails set next_try_at = ${nextTryAt}, locked_until = null, claim = null, last_error = ${reason}
    where id = ${id} and claim = ${claim} and ${IS_WAITING}`.execute(db);
}

export async function giveUpMail(
  db: Db,
  { id, claim, givenUpAt, reason }: HeldMail & { givenUpAt: Date },
): Promise<void> {
  await sql`update mails set given_up_at = ${givenUpAt}, locked_until = null, claim = null, last_error = ${reason},
      html = '', plain_text = ''
    where id = ${id} and claim = ${claim} and ${IS_WAITING}`.execute(db);
}

export type ShownMail = Omit<WaitingMail, 'attachment'> & {
  event_key: string;
  next_try_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
};

const SHOWN = sql`id, event_key, template, recipient, subject, html, plain_text, headers, created_at, attempts,
  next_try_at, sent_at, given_up_at, last_error, attachment_name`;

/** The newest mails, of one recipient or of all. By mails_created_at_index. */
export async function listMails(
  db: Db,
  { recipient, limit }: { recipient: string | null; limit: number },
): Promise<ShownMail[]> {
  const { rows } = await sql<ShownMail>`select ${SHOWN} from mails
    where ${recipient}::text is null or lower(recipient) = lower(${recipient})
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findMail(db: Db, id: string): Promise<ShownMail | null> {
  const { rows } = await sql<ShownMail>`select ${SHOWN} from mails where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
