import type { ReportReason } from '#domain/moderation/report-reasons.ts';
import type { CaseSubject, ReportOutcome } from '#domain/moderation/account-cases.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountModerationMails as texts } from '#texts/de/moderation/account-moderation.ts';
import { type MailContent, mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { AccountEventDetails } from './account-cases.repository.ts';
import type { AccountRow } from './accounts.repository.ts';
import { blockToken } from './block-link.ts';
import type { Reporter } from '#server/moderation/moderation.repository.ts';

type Context = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;

/** Whom a mail is about; `name` is that of the company page. */
export type AccountMail = {
  account: Pick<AccountRow, 'id' | 'email' | 'first_name'>;
  subject: CaseSubject;
  name: string;
  eventId: number;
};

type Words = {
  template: string;
  subject: string;
  preheader: string;
  paragraphs: readonly string[];
  action?: { label: string; path: string };
  afterAction?: readonly string[];
};

async function send(
  context: Context,
  { account, eventId }: Pick<AccountMail, 'account' | 'eventId'>,
  { action, ...words }: Words,
): Promise<void> {
  const content: MailContent = {
    ...words,
    greetingName: account.first_name,
    ...(action === undefined ? {} : { action: { label: action.label, url: mailLink(context.config, action.path) } }),
  };
  await queueMail(context, { eventKey: `${words.template}:${account.id}:${eventId}`, to: account.email, content });
}

const linkOf = ({ config }: Context, mail: AccountMail, eventId: number): string =>
  mailPaths.linkedBlock(blockToken({ userId: mail.account.id, subject: mail.subject, eventId }, config.sessionSecret));

type Facts = AccountEventDetails & { hasColleague: boolean };

/** The statement of reasons: fact, ground, how it came up, who decides on an objection (DSA Art. 17). */
export async function mailBlocked(context: Context, mail: AccountMail, facts: Facts): Promise<void> {
  const { fact = '', ground = 'TERMS', groundText = '', reportIds = [], chatReportId, hasColleague } = facts;
  const hadReports = reportIds.length > 0 || chatReportId !== undefined;
  await send(context, mail, {
    template: 'account-blocked',
    subject: texts.blocked.subject(mail.subject, mail.name),
    preheader: texts.blocked.preheader,
    paragraphs: texts.blocked.paragraphs(mail.subject, {
      name: mail.name,
      fact,
      ground,
      groundText,
      hadReports,
      hasColleague,
    }),
    action: { label: texts.blocked.action, path: linkOf(context, mail, mail.eventId) },
    afterAction: texts.blocked.afterAction,
  });
}

export async function mailWarned(context: Context, mail: AccountMail, statement: AccountEventDetails): Promise<void> {
  const { fact = '', ground = 'TERMS', groundText = '' } = statement;
  await send(context, mail, {
    template: 'account-warned',
    subject: texts.warned.subject(mail.subject, mail.name),
    preheader: texts.warned.preheader,
    paragraphs: texts.warned.paragraphs(mail.subject, { fact, ground, groundText }),
  });
}

/** Mails the authors of reported messages that the report was right, where nothing else follows. */
export async function mailNoted(context: Context, mail: Pick<AccountMail, 'account' | 'eventId'>): Promise<void> {
  await send(context, mail, { template: 'account-noted', ...texts.noted });
}

export async function mailUnblockedAccount(
  context: Context,
  mail: AccountMail,
  facts: { hadObjection: boolean; note: string; isPublic: boolean; companyPath: string | null },
): Promise<void> {
  const { signIn, company } = texts.unblocked;
  const path = facts.companyPath !== null && facts.isPublic ? facts.companyPath : paths.myCompany();
  await send(context, mail, {
    template: 'account-unblocked',
    subject: texts.unblocked.subject(mail.subject, mail.name),
    preheader: texts.unblocked.preheader,
    paragraphs: texts.unblocked.paragraphs(mail.subject, facts),
    action: mail.subject === 'ACCOUNT' ? { label: signIn, path: paths.signIn() } : { label: company, path },
  });
}

export async function mailAccountObjectionReceipt(
  context: Context,
  mail: AccountMail,
  hasColleague: boolean,
): Promise<void> {
  const { subject, preheader, paragraphs } = texts.objectionReceipt;
  await send(context, mail, {
    template: 'account-objection-receipt',
    subject,
    preheader,
    paragraphs: paragraphs(hasColleague),
  });
}

export async function mailAccountObjectionRejected(
  context: Context,
  mail: AccountMail,
  { note, isSamePerson, blockEventId }: { note: string; isSamePerson: boolean; blockEventId: number },
): Promise<void> {
  const { subject, preheader, paragraphs, action } = texts.objectionRejected;
  await send(context, mail, {
    template: 'account-objection-rejected',
    subject: subject(mail.subject, mail.name),
    preheader,
    paragraphs: paragraphs(note, isSamePerson),
    action: { label: action, path: linkOf(context, mail, blockEventId) },
  });
}

export async function mailReleased(
  context: Context,
  mail: AccountMail,
  { isPublic, note, companyPath }: { isPublic: boolean; note: string; companyPath: string },
): Promise<void> {
  const { subject, preheader, paragraphs, action } = texts.released;
  await send(context, mail, {
    template: 'company-released',
    subject: subject(mail.name),
    preheader,
    paragraphs: paragraphs(isPublic, note),
    action: { label: action, path: companyPath },
  });
}

/** Mails the owner that moderation has to check the page first, and why. */
export async function mailHeld(
  context: Context,
  mail: Omit<AccountMail, 'subject'>,
  numbers: readonly string[],
): Promise<void> {
  const { subject, preheader, paragraphs, action } = texts.held;
  await send(context, mail, {
    template: 'company-held',
    subject: subject(mail.name),
    preheader,
    paragraphs: paragraphs(mail.name, numbers),
    action: { label: action, path: paths.myCompany() },
  });
}

export type AccountReceipt = { id: string; to: string; name: string; reason: ReportReason; pageUrl: string };

/** Mails a receipt to the reporter, without the reported text: the address may belong to someone else. */
export async function mailAccountReceipt(context: Context, receipt: AccountReceipt): Promise<void> {
  const { subject, preheader, paragraphs, afterAction } = texts.receipt;
  const content: MailContent = {
    template: 'report-receipt',
    subject,
    preheader,
    greetingName: receipt.name,
    paragraphs: paragraphs(receipt.reason, receipt.pageUrl),
    afterAction: afterAction(receipt.id),
  };
  await queueMail(context, { eventKey: `report-receipt:${receipt.id}`, to: receipt.to, content });
}

/** Mails everyone who reported an account or a company page the outcome. */
export async function mailAccountReporters(
  context: Context,
  { outcome, note, eventId }: { outcome: ReportOutcome | 'REJECTED'; note: string; eventId: number },
  reporters: readonly Reporter[],
): Promise<void> {
  const { subject, preheader, paragraphs } = texts.decided;
  for (const { id, reporter_email: to, reporter_name: name } of reporters) {
    if (to === '') continue;
    const content: MailContent = {
      template: 'report-decided',
      subject,
      preheader,
      greetingName: name.split(' ')[0] ?? '',
      paragraphs: paragraphs(outcome, note),
    };
    await queueMail(context, { eventKey: `report-decided:${id}:${eventId}`, to, content });
  }
}
