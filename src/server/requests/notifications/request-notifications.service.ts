import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { formatDate } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { requestSlug } from '#domain/requests/request.ts';
import { type NotificationSettings, notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { requestFacts } from '#texts/de/requests/request-facts.ts';
import { endingMail, fitsMail, offersMail, requestPushes } from '#texts/de/requests/request-mails.ts';
import { mailEndHeaders, mailEndLink } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import { queuePush } from '#server/push/push.service.ts';
import { listUntoldFits } from '#server/requests/fits.repository.ts';
import { requestRenewalToken } from './request-renewal.service.ts';
import type { RequestHit } from '#server/requests/request-row.ts';
import { presentRequest } from '#server/requests/requests.presenter.ts';
import {
  type Ending,
  type OfferNews,
  type Recipient,
  listEnding,
  listFitsDue,
  listOffersDue,
  lockRecipient,
  markFitsNotified,
  markReminded,
  takeOfferNews,
  wereFitsNotified,
} from './request-notifications.repository.ts';

/** Days before the end on which its owner is reminded; product decision. */
const REMINDED_BEFORE_IN_DAYS = 3;
/** More are not read; the rest is on the page. */
const MOST_IN_MAIL = 8;
/** More than a day brings: enough to count them. */
const MOST_COUNTED = 100;

const settingsOf = (recipient: Recipient): NotificationSettings =>
  notificationSettings(recipient.notification_settings);

const isQuiet = (recipient: Recipient, now: Date): boolean =>
  endOfQuietHours(settingsOf(recipient).quietHours, now) !== null;

/** When this day began in Vienna, to the second; both nights in which the clock changes are off by an hour at most. */
function startOfDay(now: Date): Date {
  const { hour, minute } = viennaTime(now);
  return new Date(now.getTime() - (hour * 60 + minute) * MINUTE_IN_MS - (now.getTime() % MINUTE_IN_MS));
}

/** Queues mails and pushes about fitting Gesuche: one a day and seller, with all that is new; returns how many sellers. */
export async function notifyOfFittingRequests(base: BaseContext): Promise<number> {
  const today = startOfDay(base.clock());
  return processDueKeys(
    (page) => listFitsDue(base.db, today, page),
    (key) => tellSeller(base, key, today),
  );
}

/** Marks and mail are written together: a killed run leaves neither, and two processes do not both write. */
async function tellSeller(base: BaseContext, key: number, today: Date): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const inside = { ...base, db: tx };
    const now = base.clock();
    const recipient = await lockRecipient(tx, key);
    if (recipient === null || isQuiet(recipient, now) || (await wereFitsNotified(tx, key, today))) return false;
    const fits = await listUntoldFits(tx, key, now, MOST_COUNTED);
    await markFitsNotified(tx, key, now);
    if (fits.length === 0) return false;
    const { mail, push } = settingsOf(recipient).requestFits;
    const eventKey = `request-fits:${recipient.id}:${now.toISOString()}`;
    if (mail) {
      const subscription = { userId: recipient.id, event: 'requestFits' } as const;
      await queueMail(inside, {
        eventKey,
        to: recipient.email,
        content: fitsMailOf(base, recipient, fits),
        headers: mailEndHeaders(base.config, subscription),
      });
    }
    if (push && recipient.has_device) {
      await queuePush(inside, {
        userKey: key,
        eventKey,
        content: {
          title: requestPushes.fits.title(fits.length),
          text: requestPushes.fits.text,
          path: requestPaths.fittingRequests(),
          tag: 'request-fits',
        },
        lastsInMs: DAY_IN_MS,
      });
    }
    return true;
  });
}

const greeting = ({ first_name: name }: Recipient) => (name === '' ? {} : { greetingName: name });

function fitsMailOf({ config, clock }: BaseContext, recipient: Recipient, fits: readonly RequestHit[]): MailContent {
  const { length: count } = fits;
  const hidden = count - MOST_IN_MAIL;
  const end = mailEndLink(config, { userId: recipient.id, event: 'requestFits' });
  return {
    template: 'request-fits',
    subject: fitsMail.subject(count),
    preheader: fitsMail.preheader,
    ...greeting(recipient),
    paragraphs: [fitsMail.lead(count), ...(hidden > 0 ? [fitsMail.more(hidden)] : [])],
    items: [
      ...fits.slice(0, MOST_IN_MAIL).map((row) => {
        const request = presentRequest(row, { now: clock(), viewerKey: null });
        return {
          title: singleLine(request.title),
          lines: requestFacts(request),
          link: { label: fitsMail.view, url: mailLink(config, paths.request(request.slug)) },
        };
      }),
      { title: fitsMail.end.title, lines: [fitsMail.end.text], link: { label: fitsMail.end.link, url: end } },
    ],
    action: { label: fitsMail.action, url: mailLink(config, requestPaths.fittingRequests()) },
    footer: [fitsMail.footer],
  };
}

/** Queues mails and pushes about new offers to own Gesuche; returns how many buyers. */
export async function notifyOfOffers(base: BaseContext): Promise<number> {
  return processDueKeys(
    (page) => listOffersDue(base.db, page),
    (key) => tellBuyer(base, key),
  );
}

async function tellBuyer(base: BaseContext, key: number): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const inside = { ...base, db: tx };
    const now = base.clock();
    const recipient = await lockRecipient(tx, key);
    if (recipient === null || isQuiet(recipient, now)) return false;
    const news = await takeOfferNews(tx, key, now);
    const count = news.reduce((sum, one) => sum + one.count, 0);
    const [first] = news;
    if (first === undefined) return false;
    const { mail, push } = settingsOf(recipient).ownRequests;
    const eventKey = `request-offers:${recipient.id}:${now.toISOString()}`;
    if (mail) {
      await queueMail(inside, {
        eventKey,
        to: recipient.email,
        content: offersMailOf(base, recipient, { news, count }),
        headers: mailEndHeaders(base.config, { userId: recipient.id, event: 'ownRequests' }),
      });
    }
    if (push && recipient.has_device) {
      const content = {
        title: requestPushes.offers.title(count),
        text: requestPushes.offers.text(first.title),
        path: paths.request(requestSlug(first.title, first.id)),
        tag: `request-offers-${first.id}`,
      };
      await queuePush(inside, { userKey: key, eventKey, content, lastsInMs: DAY_IN_MS });
    }
    return true;
  });
}

type News = { news: readonly OfferNews[]; count: number };

function offersMailOf({ config }: BaseContext, recipient: Recipient, { news, count }: News): MailContent {
  return {
    template: 'request-offers',
    subject: offersMail.subject(count, news[0]?.title ?? ''),
    preheader: offersMail.preheader,
    ...greeting(recipient),
    paragraphs: [offersMail.lead(count)],
    items: news.slice(0, MOST_IN_MAIL).map((one) => ({
      title: singleLine(one.title),
      lines: [offersMail.line(one.count, singleLine(one.advert_title))],
      link: { label: offersMail.view, url: mailLink(config, paths.request(requestSlug(one.title, one.id))) },
    })),
    action: { label: offersMail.action, url: mailLink(config, paths.myRequests()) },
    afterAction: [offersMail.hidden],
    footer: [offersMail.footer],
  };
}

/** Queues the reminders of Gesuche that end soon, each once; returns how many. */
export async function remindOfRequests(base: BaseContext): Promise<number> {
  const now = base.clock();
  const until = new Date(now.getTime() + REMINDED_BEFORE_IN_DAYS * DAY_IN_MS);
  return processDueKeys(
    (page) => listEnding(base.db, { now, until }, page),
    (key) => remindOne(base, key),
  );
}

/** Thrown to roll back a mark that was made too early. */
class NotNow extends Error {}

async function remindOne(base: BaseContext, key: number): Promise<boolean> {
  try {
    return await inTransaction(base.db, async (tx) => {
      const ending = await markReminded(tx, key);
      if (ending === null) return false;
      const recipient = await lockRecipient(tx, ending.user_key);
      if (recipient === null || isQuiet(recipient, base.clock())) throw new NotNow();
      await remind({ ...base, db: tx }, recipient, ending);
      return true;
    });
  } catch (error) {
    if (error instanceof NotNow) return false;
    throw error;
  }
}

async function remind(base: BaseContext, recipient: Recipient, ending: Ending): Promise<void> {
  const { mail, push } = settingsOf(recipient).ownRequests;
  const eventKey = `request-ends:${ending.id}:${ending.expires_at.toISOString()}`;
  const day = formatDate(ending.expires_at);
  if (mail) {
    const token = requestRenewalToken({ id: ending.id, expiresAt: ending.expires_at }, base.config.sessionSecret);
    const content: MailContent = {
      template: 'request-ends',
      subject: endingMail.subject(ending.title, day),
      preheader: endingMail.preheader,
      ...greeting(recipient),
      paragraphs: [endingMail.lead(ending.title, day, ending.offer_count)],
      action: { label: endingMail.action, url: mailLink(base.config, mailPaths.renewRequest(token)) },
      items: [
        {
          title: endingMail.found.title,
          lines: [endingMail.found.text],
          link: { label: endingMail.found.link, url: mailLink(base.config, paths.myRequests()) },
        },
      ],
      footer: [endingMail.footer],
    };
    const headers = mailEndHeaders(base.config, { userId: recipient.id, event: 'ownRequests' });
    await queueMail(base, { eventKey, to: recipient.email, content, headers });
  }
  if (push && recipient.has_device) {
    const { title, text } = requestPushes.ends;
    const content = {
      title,
      text: text(ending.title, day),
      path: paths.myRequests(),
      tag: `request-ends-${ending.id}`,
    };
    await queuePush(base, { userKey: recipient.key, eventKey, content, lastsInMs: DAY_IN_MS });
  }
}
