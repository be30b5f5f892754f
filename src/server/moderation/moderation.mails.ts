import type { ReportReason } from '#domain/moderation/report-reasons.ts';
import type { Measure } from '#domain/moderation/account-cases.ts';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import type { RiskSign } from '#domain/moderation/shield/risk-signs.ts';
import { moderationMails as texts } from '#texts/de/moderation/moderation.ts';
import { heldMail } from '#texts/de/moderation/shield.ts';
import { type MailContent, mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { EventDetails, OwnerRow, Reporter } from './moderation.repository.ts';

type Context = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
type Advert = { id: string; title: string };
type Words = { subject: string; preheader: string; paragraphs: string[] };

const plain = (template: string, words: Words, greetingName: string): MailContent => ({
  template,
  ...words,
  greetingName,
});

export type Receipt = { id: string; to: string; name: string; reason: ReportReason; pageUrl: string };

/** Mails a receipt to the reporter, without the reported text: the address may belong to someone else. */
export async function mailReceipt(context: Context, advert: Advert, receipt: Receipt): Promise<void> {
  const { subject, preheader, paragraphs, afterAction } = texts.receipt;
  const words = {
    subject: subject(advert.title),
    preheader,
    paragraphs: paragraphs(advert.title, receipt.reason, receipt.pageUrl),
  };
  const content = { ...plain('report-receipt', words, receipt.name), afterAction: afterAction(receipt.id) };
  await queueMail(context, { eventKey: `report-receipt:${receipt.id}`, to: receipt.to, content });
}

/** What became of reports of an advert, `rejectedUnseen` where it is not online for another reason. */
export type ReportOutcome = 'upheld' | 'rejected' | 'rejectedUnseen' | 'reopened' | 'lifted';

/** Mails the outcome to everyone who reported; `decisionId` prevents a second mail. */
export async function mailReporters(
  context: Context,
  { advert, outcome, note, decisionId }: { advert: Advert; outcome: ReportOutcome; note: string; decisionId: string },
  reporters: readonly Reporter[],
): Promise<void> {
  const { subject, preheader, paragraphs } = texts[outcome];
  const words = { subject: subject(advert.title), preheader, paragraphs: paragraphs(advert.title, note) };
  for (const { id, reporter_email: to, reporter_name: name } of reporters) {
    if (to === '') continue;
    const content = plain(`report-${outcome}`, words, name.split(' ')[0] ?? '');
    await queueMail(context, { eventKey: `report-${outcome}:${id}:${decisionId}`, to, content });
  }
}

type OwnerMail = { advert: Advert; owner: Pick<OwnerRow, 'email' | 'first_name'>; eventKey: string };

async function mailOwner(
  context: Context,
  { advert, owner, eventKey }: OwnerMail,
  mail: { template: string; words: Words; action?: string; path?: string; afterAction?: readonly string[] },
): Promise<void> {
  const url = mailLink(context.config, mail.path ?? paths.sharedAdvert(advert.id));
  const content = {
    ...plain(mail.template, mail.words, owner.first_name),
    ...(mail.action === undefined ? {} : { action: { label: mail.action, url } }),
    ...(mail.afterAction === undefined ? {} : { afterAction: [...mail.afterAction] }),
  };
  await queueMail(context, { eventKey, to: owner.email, content });
}

/** The statement of reasons: fact, ground, how it came up, what can be done about it (DSA Art. 17). */
export async function mailStatement(
  context: Context,
  to: OwnerMail,
  {
    fact = '',
    ground = 'TERMS',
    groundText = '',
    reportIds = [],
    hasColleague,
  }: EventDetails & { hasColleague: boolean },
): Promise<void> {
  const { subject, preheader, paragraphs, action, afterAction } = texts.blocked;
  const { title } = to.advert;
  const statement = { title, fact, ground, groundText, hadReports: reportIds.length > 0, hasColleague };
  const words = { subject: subject(title), preheader, paragraphs: paragraphs(statement) };
  const path = reportPaths.objectToBlock(to.advert.id);
  await mailOwner(context, to, { template: 'advert-blocked', words, action, path, afterAction });
}

/** Why a program holds an advert until a moderator has seen it, and how to answer (DSA Art. 17). */
export async function mailAdvertHeld(context: Context, to: OwnerMail, signs: readonly RiskSign[]): Promise<void> {
  const { subject, preheader, paragraphs, action } = heldMail;
  const words = { subject: subject(to.advert.title), preheader, paragraphs: paragraphs(to.advert.title, signs) };
  await mailOwner(context, to, {
    template: 'advert-held',
    words,
    action,
    path: reportPaths.objectToBlock(to.advert.id),
  });
}

export async function mailUnblocked(
  context: Context,
  to: OwnerMail,
  facts: { isOnline: boolean; isAccountHidden: boolean; hadObjection: boolean; note: string },
): Promise<void> {
  const { subject, preheader, paragraphs, action } = texts.unblocked;
  const { title } = to.advert;
  const words = { subject: subject(title), preheader, paragraphs: paragraphs({ title, ...facts }) };
  const path = facts.isOnline ? paths.sharedAdvert(to.advert.id) : paths.myAdverts();
  await mailOwner(context, to, { template: 'advert-unblocked', words, action, path });
}

export async function mailObjectionReceipt(context: Context, to: OwnerMail): Promise<void> {
  const { subject, preheader, paragraphs } = texts.objectionReceipt;
  const words = { subject: subject(to.advert.title), preheader, paragraphs: paragraphs(to.advert.title) };
  await mailOwner(context, to, { template: 'objection-receipt', words });
}

export async function mailObjectionRejected(
  context: Context,
  to: OwnerMail,
  { note, isSamePerson }: { note: string; isSamePerson: boolean },
): Promise<void> {
  const { subject, preheader, paragraphs, action } = texts.objectionRejected;
  const words = {
    subject: subject(to.advert.title),
    preheader,
    paragraphs: paragraphs(to.advert.title, { note, isSamePerson }),
  };
  await mailOwner(context, to, {
    template: 'objection-rejected',
    words,
    action,
    path: reportPaths.objectToBlock(to.advert.id),
  });
}

export async function mailObjectionReopened(context: Context, to: OwnerMail): Promise<void> {
  const { subject, preheader, paragraphs } = texts.objectionReopened;
  const words = { subject: subject(to.advert.title), preheader, paragraphs: paragraphs(to.advert.title) };
  await mailOwner(context, to, { template: 'objection-reopened', words });
}

export async function mailMessage(context: Context, to: OwnerMail, message: string): Promise<void> {
  const { subject, preheader, intro, action } = texts.message;
  const paragraphs = [intro(to.advert.title), ...message.split(/\n{2,}/)];
  await mailOwner(context, to, {
    template: 'moderation-message',
    words: { subject: subject(to.advert.title), preheader, paragraphs },
    action,
  });
}

/** Mails the outcome to who reported messages of a chat; `measure` where the report was right. */
export async function mailChatDecision(
  context: Context,
  report: { id: string; to: string; decisionId: string },
  { measure, note }: { measure: Measure | null; note: string },
): Promise<void> {
  const { subject, preheader, paragraphs } = texts.chatDecided;
  const content = plain('chat-report-decided', { subject, preheader, paragraphs: paragraphs(measure, note) }, '');
  await queueMail(context, {
    eventKey: `chat-report-decided:${report.id}:${report.decisionId}`,
    to: report.to,
    content,
  });
}
