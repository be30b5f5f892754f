import { adminPaths } from '#contract/admin-paths.ts';
import { actMails as texts } from '#texts/de/desk/acts.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { listAdminAddresses } from './acts.repository.ts';

type MailContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
type Told = { actId: string; title: string; who: string };

/** Tells everyone who administers that an act was asked for, in the caller's transaction. */
export const mailAsked = (context: MailContext, { reason, ...told }: Told & { reason: string }): Promise<void> => {
  const { subject, text, rule, warning } = texts.asked;
  const paragraphs = [text(told.title, told.who), texts.asked.reason(reason), rule, warning];
  return mailAll(context, told, { template: 'act-asked', subject, paragraphs });
};

/** The same once it was carried out. */
export const mailConfirmed = (context: MailContext, told: Told): Promise<void> => {
  const { subject, text, warning } = texts.confirmed;
  return mailAll(context, told, {
    template: 'act-confirmed',
    subject,
    paragraphs: [text(told.title, told.who), warning],
  });
};

type Content = { template: string; subject: string; paragraphs: string[] };

async function mailAll(context: MailContext, { actId }: Told, { template, ...content }: Content): Promise<void> {
  const url = mailLink(context.config, adminPaths.acts());
  for (const admin of await listAdminAddresses(context.db))
    await queueMail(context, {
      eventKey: `${template}:${actId}:${admin.id}`,
      to: admin.email,
      content: {
        ...content,
        template,
        ...(admin.first_name === '' ? {} : { greetingName: admin.first_name }),
        action: { label: texts.action, url },
      },
    });
}
