import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { findMail, insertShownMessage, listMails, type ShownMail } from './mails.repository.ts';

export type MailState = 'SENT' | 'WAITING' | 'GIVEN_UP';

/** A mail as development sees it. */
export type OutboxMail = {
  id: string;
  eventKey: string;
  template: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** File name of the attachment; null: none, or deleted. */
  attachmentName: string | null;
  createdAt: Date;
  state: MailState;
  attempts: number;
  lastError: string | null;
};

/** Whether sent mails, and with them the links that open accounts, can be read at /dev/outbox. */
export const hasOutbox = ({ isProduction, smtpUrl }: Pick<Config, 'isProduction' | 'smtpUrl'>): boolean =>
  !isProduction && smtpUrl === null;

/** Shows a text message in the outbox, where no gateway sends it. */
export async function showTextMessage(
  { db, clock, newId }: Pick<BaseContext, 'db' | 'clock' | 'newId'>,
  message: { to: string; text: string },
): Promise<void> {
  await insertShownMessage(db, { id: newId(), ...message, at: clock() });
}

type OutboxContext = Pick<BaseContext, 'db'>;

export async function listOutbox(
  { db }: OutboxContext,
  wish: { recipient: string | null; limit: number },
): Promise<OutboxMail[]> {
  return (await listMails(db, wish)).map(toOutboxMail);
}

export async function findInOutbox({ db }: OutboxContext, id: string): Promise<OutboxMail | null> {
  const row = isUuid(id) ? await findMail(db, id) : null;
  return row && toOutboxMail(row);
}

/** Every address in a plain text, in its order, each once. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];
}

const toOutboxMail = (row: ShownMail): OutboxMail => ({
  id: row.id,
  eventKey: row.event_key,
  template: row.template,
  to: row.recipient,
  subject: row.subject,
  html: row.html,
  text: row.plain_text,
  headers: row.headers,
  attachmentName: row.attachment_name,
  createdAt: row.created_at,
  state: row.sent_at ? 'SENT' : row.given_up_at ? 'GIVEN_UP' : 'WAITING',
  attempts: row.attempts,
  lastError: row.last_error,
});
