import { agreementLines } from '#texts/de/agreements/agreement-lines.ts';
import { agreementMail as texts } from '#texts/de/agreements/agreement-mail.ts';
import type { AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { paths } from '#contract/paths.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { listRecipients } from './agreements.repository.ts';

type Context = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
type Made = { agreementId: string; terms: AgreementTerms | undefined };

/** Sends both sides what they have agreed on, with the way to the paper, once; in the transaction of the acceptance. */
export async function mailAgreement(
  context: Context,
  chat: { key: number },
  { agreementId, terms }: Made,
): Promise<void> {
  if (!terms) return;
  for (const { side, email, first_name: greetingName } of await listRecipients(context.db, chat.key)) {
    await queueMail(context, {
      eventKey: `agreement-made:${agreementId}:${side}`,
      to: email,
      content: {
        template: 'agreement-made',
        subject: texts.subject(terms.goods),
        preheader: texts.preheader,
        greetingName,
        paragraphs: texts.paragraphs,
        items: [{ title: texts.title, lines: agreementLines(terms).map(({ label, text }) => `${label}: ${text}`) }],
        action: { label: texts.action, url: mailLink(context.config, paths.myAgreements()) },
        afterAction: texts.afterAction,
      },
    });
  }
}
