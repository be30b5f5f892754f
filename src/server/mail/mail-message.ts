import type { WaitingMail } from './mails.repository.ts';

/** A mail as a server takes it: who it is from and for, and the whole message as bytes. */
export type MailMessage = { id: string; envelope: { from: string; to: string[] }; raw: Buffer };

/** Brings a message somewhere; resolves once the other side has taken it over. @throws CarrierError */
export type Carrier = (message: MailMessage, signal: AbortSignal) => Promise<void>;

/** A delivery error in a form that may be logged: no address, no content. */
export class CarrierError extends Error {
  /** True: this mail will never be taken. False: a later try may succeed. */
  readonly isFinal: boolean;
  constructor(message: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'CarrierError';
    this.isFinal = isFinal;
  }
}

/** The same mail is the same message at every try, so that a server that saw it before can drop the second one. */
export async function composeMessage(
  mail: WaitingMail,
  { mailFrom: from, mailReplyTo: replyTo }: { mailFrom: string; mailReplyTo: string | null },
): Promise<MailMessage> {
  // Loaded with the first mail, so that a start does not wait for it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const message = new MailComposer({
    from,
    ...(replyTo === null ? {} : { replyTo }),
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.plain_text,
    html: mail.html,
    date: mail.created_at,
    messageId: `<${mail.id}@${hostOf(from)}>`,
    textEncoding: 'quoted-printable',
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachmentsOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = message.getEnvelope();
  return { id: mail.id, envelope: { from: envelope.from || '', to: envelope.to }, raw: await message.build() };
}

const attachmentsOf = ({ attachment, attachment_name: filename }: WaitingMail) =>
  attachment === null || filename === null ? [] : [{ filename, content: attachment, contentType: 'application/pdf' }];

const hostOf = (mailbox: string): string => mailbox.replace(/>$/, '').split('@').pop() ?? 'localhost';
