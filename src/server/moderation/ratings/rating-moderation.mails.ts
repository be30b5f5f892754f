import type { RatingMeasure } from '#domain/moderation/rating-measures.ts';
import type { BlockGround, ReportReason } from '#domain/moderation/report-reasons.ts';
import { paths } from '#contract/paths.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { ratingModerationMails as texts } from '#texts/de/moderation/rating-moderation.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { ReportingPerson } from '#server/moderation/reports.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Party, Told } from './rating-cases.repository.ts';

type Context = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
type Receipt = { id: string; reporter: ReportingPerson; reason: ReportReason; pageUrl: string };

/** Mails a receipt to who reported, without what was reported: the address may belong to someone else. */
export async function mailRatingReceipt(context: Context, { id, reporter, reason, pageUrl }: Receipt): Promise<void> {
  const { subject, preheader, paragraphs } = texts.receipt;
  await queueMail(context, {
    eventKey: `rating-report-receipt:${id}`,
    to: reporter.email,
    content: {
      template: 'rating-report-receipt',
      subject,
      preheader,
      greetingName: reporter.name.split(' ')[0] ?? '',
      paragraphs: paragraphs(moderationTexts.reasons[reason], pageUrl),
    },
  });
}

type Decided = { decisionId: number; measure: RatingMeasure; note: string };

/** Mails the outcome to who reported, once for each decision. */
export async function mailRatingReporter(
  context: Context,
  { told, decisionId, ...decided }: Decided & { told: Told },
): Promise<void> {
  await mailOutcome(context, { kind: 'reporter', told, decisionId, paragraphs: texts.reporter.paragraphs(decided) });
}

/** Mails the outcome to who objected, once for each decision. */
export async function mailRatingObjector(
  context: Context,
  { told, decisionId, ...decided }: Decided & { told: Told; isSamePerson: boolean },
): Promise<void> {
  await mailOutcome(context, { kind: 'objection', told, decisionId, paragraphs: texts.objection.paragraphs(decided) });
}

type Outcome = { kind: 'reporter' | 'objection'; told: Told; decisionId: number; paragraphs: string[] };

async function mailOutcome(context: Context, { kind, told, decisionId, paragraphs }: Outcome): Promise<void> {
  if (told.email === '') return;
  const { subject, preheader } = texts[kind];
  await queueMail(context, {
    eventKey: `rating-${kind}:${told.id}:${decisionId}`,
    to: told.email,
    content: { template: `rating-${kind}-decided`, subject, preheader, greetingName: told.first_name, paragraphs },
  });
}

type ForParty = {
  party: Party;
  agreementId: string | null;
  decisionId: number;
  measure: RatingMeasure;
  fact: string;
  ground: BlockGround;
  groundText: string;
};

/** Tells a side of the agreement what is hidden or shown again, and why (DSA Art. 17). */
export async function mailRatingParty(context: Context, mail: ForParty): Promise<void> {
  const { subject, preheader, paragraphs, action } = texts.party;
  const { party, agreementId, decisionId } = mail;
  await queueMail(context, {
    eventKey: `rating-decided:${decisionId}:${party.public_id}`,
    to: party.email,
    content: {
      template: 'rating-decided',
      subject,
      preheader,
      greetingName: party.first_name,
      paragraphs: paragraphs(mail),
      ...(agreementId === null
        ? {}
        : { action: { label: action, url: mailLink(context.config, paths.myAgreement(agreementId)) } }),
    },
  });
}
