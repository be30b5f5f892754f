import type { Operator } from '#domain/legal/operator.ts';
import { type Config, siteUrlOf } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type MailContent, layOutMail } from './mail-layout.ts';
import { singleLine } from './mail-text.ts';
import { type MailAttachment, insertMail } from './mails.repository.ts';
import { triggerMailSender } from './mail-trigger.ts';

export type { MailContent } from './mail-layout.ts';
export { safeName, singleLine } from './mail-text.ts';
export { triggerMailSender } from './mail-trigger.ts';

/** Headers a mail may bring along; all others are the frame's. */
const OWN_HEADERS = ['List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Id'] as const;

export type MailOrder = {
  /** What the mail is about, e.g. `confirm-email:<code id>`: one event, one mail. */
  eventKey: string;
  /** One bare address. */
  to: string;
  content: MailContent;
  headers?: Partial<Record<(typeof OWN_HEADERS)[number], string>>;
  /** An invoice to attach; the file name in lower case letters, digits and hyphens. */
  attachment?: MailAttachment;
};

type MailContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;

/**
 * Queues a mail in the caller's transaction, if `db` is one: it leaves once that is committed, and never otherwise.
 * A second order for the same event is ignored.
 */
export async function queueMail(context: MailContext, mail: MailOrder): Promise<void> {
  const { eventKey, to, content, headers = {} } = mail;
  const footer = [...(content.footer ?? []), ...senderLines(context.config.operator)];
  const { html, plainText } = layOutMail(
    { ...content, footer },
    { siteUrl: siteUrlOf(context.config), takesReplies: context.config.mailReplyTo !== null },
  );
  await insertMail(context.db, {
    id: context.newId(),
    eventKey,
    template: content.template,
    recipient: bareAddress(to),
    subject: singleLine(content.subject),
    html,
    plainText,
    headers: ownHeaders(headers),
    attachment: mail.attachment ?? null,
    createdAt: context.clock(),
  });
  triggerMailSender(context);
}

/** The sender: name, seat and register of the operator (UGB § 14), without empty fields. */
function senderLines({ name, street, postalCode, place, companyNumber, court }: Operator): string[] {
  if (!name) return [];
  const seat = [street, [postalCode, place].filter(Boolean).join(' ')];
  return [[name, ...seat, companyNumber, court].filter(Boolean).join(', ')];
}

/** The absolute URL of one of our pages, for a mail: its host comes from the configuration, never from a request. */
export function mailLink(config: Pick<Config, 'publicUrl' | 'port'>, pathWithQuery: string): string {
  if (!/^\/(?!\/)/.test(pathWithQuery)) throw new Error(`Not a path of ours: ${pathWithQuery}`);
  return siteUrlOf(config) + pathWithQuery;
}

const LONGEST_ADDRESS = 254;
/** Exactly one mailbox: nothing that a mail server could read as a second one, a name, or a new line. */
const BARE_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

function bareAddress(to: unknown): string {
  if (typeof to !== 'string' || to.length > LONGEST_ADDRESS || !BARE_ADDRESS.test(to)) {
    throw new Error('A mail goes to one bare address.');
  }
  return to;
}

function ownHeaders(headers: NonNullable<MailOrder['headers']>): Record<string, string> {
  const allowed: readonly string[] = OWN_HEADERS;
  for (const [name, value] of Object.entries(headers)) {
    if (!allowed.includes(name)) throw new Error(`A mail may not set the header ${name}.`);
    if (typeof value !== 'string' || /\p{Cc}/u.test(value)) throw new Error(`The header ${name} is not one line.`);
  }
  return headers;
}
