import { formatDateLong } from '#domain/format/dates.ts';
import { paths } from '#contract/paths.ts';
import { voucherMail as words } from '#texts/de/payments/payments.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import { buyerMail } from '#server/payments/subscriptions/subscriptions.service.ts';
import type { BaseContext } from '#server/platform/context.ts';

type Redeemed = {
  id: string;
  title: string;
  /** What it gives for some time; null: a discount. */
  what: string | null;
  from: Date;
  /** First moment after the end; null: without one. */
  to: Date | null;
  percent: number | null;
};

/** What a voucher gave, and until when. */
export async function writeRedeemed(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>,
  userKey: number,
  { id, title, what, from, to, percent }: Redeemed,
): Promise<void> {
  const buyer = await buyerMail(context, userKey);
  if (!buyer) return;
  const gives =
    what === null
      ? words.discount(percent ?? 0)
      : to === null
        ? words.forGood(what)
        : words.period(what, formatDateLong(from), formatDateLong(to.getTime() - 1));
  await queueMail(context, {
    eventKey: `voucher:${id}`,
    to: buyer.email,
    content: {
      template: 'voucher-redeemed',
      subject: words.subject(title),
      preheader: words.preheader,
      greetingName: buyer.first_name,
      paragraphs: [words.redeemed(title), gives],
      action:
        what === null
          ? { label: words.toPlans, url: mailLink(context.config, paths.plans()) }
          : { label: words.toProfile, url: mailLink(context.config, `${paths.profileSettings()}#abo`) },
    },
  });
}
