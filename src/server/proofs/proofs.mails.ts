import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { CODE_LIFETIME_IN_MINUTES, type NumberKind, type ProofKind } from '#domain/proofs/proofs.ts';
import { proofMails as texts } from '#texts/de/proofs/proof-mails.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';
import { type MailContent, mailLink } from '#server/mail/mails.service.ts';
import type { Config } from '#server/platform/config.ts';

type To = { config: Config; firstName: string };

const frame = ({ config, firstName }: To) => ({
  ...(firstName === '' ? {} : { greetingName: firstName }),
  action: { label: texts.action, url: mailLink(config, proofPaths.ownProofs()) },
});

export const codeMail = (to: To, code: string): MailContent => ({
  ...frame(to),
  template: 'proof-code',
  subject: texts.code.subject,
  paragraphs: [texts.code.text(code, CODE_LIFETIME_IN_MINUTES), texts.code.warning],
});

export const confirmedMail = (
  to: To,
  { kind, number, until }: { kind: NumberKind; number: string; until: Date },
): MailContent => ({
  ...frame(to),
  template: 'proof-confirmed',
  subject: texts.confirmed.subject(proofTexts.kinds[kind]),
  paragraphs: [texts.confirmed.text(proofTexts.kinds[kind], number, formatDate(until))],
});

export const refusedMail = (
  to: To,
  { kind, number, reason }: { kind: NumberKind; number: string; reason: string },
): MailContent => ({
  ...frame(to),
  template: 'proof-refused',
  subject: texts.refused.subject(proofTexts.kinds[kind]),
  paragraphs: [texts.refused.text(proofTexts.kinds[kind], number), texts.refused.reason(reason), texts.refused.answer],
});

export const endingMail = (to: To, { kind, until }: { kind: ProofKind; until: Date }): MailContent => ({
  ...frame(to),
  template: 'proof-ending',
  subject: texts.ending.subject(proofTexts.kinds[kind]),
  paragraphs: [texts.ending.text(proofTexts.kinds[kind], formatDate(until)), texts.ending.renew],
});
