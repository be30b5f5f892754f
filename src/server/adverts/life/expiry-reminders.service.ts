import { DAY_IN_MS } from '#domain/durations.ts';
import { type NotificationSettings, notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { advertExpiresMail } from '#texts/de/adverts/my-adverts.ts';
import { pushTexts } from '#texts/de/notices/notices.ts';
import { mailEndHeaders } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { queuePush } from '#server/push/push.service.ts';
import { type EndingAdvert, listEndingAdverts, listMailedEvents } from '#server/adverts/own/own-adverts.repository.ts';
import { renewalToken } from './renewal-token.ts';

const BATCH = 200;
/** Days before the end of the term on which its owner is reminded; product decision. */
const REMINDER_DAYS = [7, 1] as const;
type ReminderDay = (typeof REMINDER_DAYS)[number];

/** Queues the mails and pushes about terms that end soon, each once, and returns how many mails; for a regular job. */
export async function remindOfExpiry(base: BaseContext): Promise<number> {
  const now = base.clock();
  const until = new Date(now.getTime() + REMINDER_DAYS[0] * DAY_IN_MS);
  let after = { expiresAt: now, key: 0 };
  let queued = 0;
  for (;;) {
    const adverts = await listEndingAdverts(base.db, { after, until, limit: BATCH });
    const awake = adverts.filter((advert) => endOfQuietHours(settingsOf(advert).quietHours, now) === null);
    queued += await remind(
      base,
      awake.filter((advert) => settingsOf(advert).advertExpires.mail),
      now,
    );
    for (const advert of awake)
      if (advert.has_device && settingsOf(advert).advertExpires.push) await ring(base, advert, now);
    const last = adverts.at(-1);
    if (last === undefined || adverts.length < BATCH) return queued;
    after = { expiresAt: last.expires_at, key: last.key };
  }
}

async function remind(base: BaseContext, adverts: readonly EndingAdvert[], now: Date): Promise<number> {
  const orders = adverts.map((advert) => ({ advert, eventKey: eventKeyOf(advert, now) }));
  const mailed = new Set(
    await listMailedEvents(
      base.db,
      orders.map((order) => order.eventKey),
    ),
  );
  const due = orders.filter((order) => !mailed.has(order.eventKey));
  for (const { advert, eventKey } of due) {
    const headers = mailEndHeaders(base.config, { userId: advert.user_id, event: 'advertExpires' });
    await queueMail(base, { eventKey, to: advert.email, content: reminderOf(base, advert, now), headers });
  }
  return due.length;
}

function eventKeyOf({ id, expires_at: expiresAt }: EndingAdvert, now: Date): string {
  const isLastDay = expiresAt.getTime() - now.getTime() <= DAY_IN_MS;
  const day: ReminderDay = isLastDay ? 1 : 7;
  return `advert-expires:${day}:${id}:${expiresAt.toISOString()}`;
}

const settingsOf = (advert: EndingAdvert): NotificationSettings => notificationSettings(advert.notification_settings);

const daysLeftOf = (advert: EndingAdvert, now: Date): number =>
  Math.max(1, Math.ceil((advert.expires_at.getTime() - now.getTime()) / DAY_IN_MS));

async function ring(base: BaseContext, advert: EndingAdvert, now: Date): Promise<void> {
  const { title, text } = pushTexts.advertExpires;
  await queuePush(base, {
    userKey: advert.user_key,
    eventKey: eventKeyOf(advert, now),
    content: {
      title,
      text: text(advert.title, daysLeftOf(advert, now)),
      path: paths.myAdverts(),
      tag: `advert-expires-${advert.id}`,
    },
    lastsInMs: DAY_IN_MS,
  });
}

function reminderOf({ config }: BaseContext, advert: EndingAdvert, now: Date): MailContent {
  const daysLeft = daysLeftOf(advert, now);
  const token = renewalToken({ advertId: advert.id, expiresAt: advert.expires_at }, config.sessionSecret);
  const { subject, preheader, paragraphs, action, afterAction, footer } = advertExpiresMail;
  return {
    template: 'advert-expires',
    subject: subject(advert.title, daysLeft),
    preheader,
    ...(advert.first_name === '' ? {} : { greetingName: advert.first_name }),
    paragraphs: paragraphs(advert.title, daysLeft),
    action: { label: action, url: mailLink(config, mailPaths.renewAdvert(token)) },
    afterAction: [afterAction],
    footer: [footer],
  };
}
