import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { answerAdvertCheck } from '#contract/adverts/availability/availability.ts';
import type { AnswerCheckDto } from '#contract/adverts/availability/availability.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { checkTexts } from '#texts/de/adverts/availability/check.ts';
import { advertCheckMail as texts, advertCheckPush } from '#texts/de/adverts/availability/check-mail.ts';
import { mailEndHeaders, mailEndLink } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import { type PushAction, queuePush } from '#server/push/push.service.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { forgetTraces } from './reposts.service.ts';
import { checkToken } from './check-token.ts';
import {
  type AskedAdvert,
  type AskedSeller,
  confirmAnswered,
  listSellersToAsk,
  lockSellerToAsk,
  markAsked,
  markStale,
  pauseStale,
} from './checks.repository.ts';

const BATCH = 500;
/** More are not named in the mail; the page has them all. */
const MOST_NAMED = 8;

/** Asks sellers whether their adverts are still there, one mail for all of them, and returns how many; for a regular job. */
export async function askSellers(base: BaseContext): Promise<number> {
  const now = base.clock();
  return processDueKeys(
    (page) => listSellersToAsk(base.db, now, page),
    (key) => askOne(base, key),
  );
}

/** Marks, mail and push are written together: a killed run leaves none, and the next one starts over. */
async function askOne(base: BaseContext, key: number): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const now = base.clock();
    const seller = await lockSellerToAsk(tx, key, now);
    if (seller === null) return false;
    const { advertCheck, quietHours } = notificationSettings(seller.notification_settings);
    const rings = advertCheck.push && seller.has_device;
    // Who wants to hear nothing is not asked, so that nothing of theirs sinks or is paused for a silence.
    if ((!advertCheck.mail && !rings) || endOfQuietHours(quietHours, now) !== null) return false;
    const adverts = await markAsked(tx, key, now);
    if (adverts.length === 0) return false;
    const inside = { ...base, db: tx };
    const eventKey = `advert-check:${seller.id}:${now.toISOString()}`;
    const token = checkToken({ userId: seller.id, askedAt: now }, base.config.sessionSecret);
    if (advertCheck.mail) {
      await queueMail(inside, {
        eventKey,
        to: seller.email,
        content: mailOf(base.config, { seller, adverts, token }),
        headers: mailEndHeaders(base.config, { userId: seller.id, event: 'advertCheck' }),
      });
    }
    if (rings) {
      const content = {
        title: advertCheckPush.title,
        text: advertCheckPush.text(adverts.map(({ title }) => title)),
        path: mailPaths.advertCheck(token),
        tag: 'advert-check',
        actions: pushActions(adverts, token),
      };
      await queuePush(inside, { userKey: key, eventKey, content, lastsInMs: DAY_IN_MS });
    }
    return true;
  });
}

/** The two usual answers; the page behind the push has all of them. Of several adverts only "there" is said at once. */
function pushActions(adverts: readonly AskedAdvert[], token: string): PushAction[] {
  const [advert, ...others] = adverts;
  if (advert === undefined) return [];
  const isOne = others.length === 0;
  return (isOne ? (['THERE', 'SOLD'] as const) : (['THERE'] as const)).map((answer) => ({
    action: answer,
    title: isOne ? checkTexts.answers[answer] : checkTexts.all,
    call: answerAdvertCheck.path,
    body: { token, answer, ...(isOne ? { advertId: advert.id } : {}) } satisfies AnswerCheckDto,
    done: checkTexts.done[answer],
  }));
}

type Question = { seller: AskedSeller; adverts: readonly AskedAdvert[]; token: string };

function mailOf(config: Config, { seller, adverts, token }: Question): MailContent {
  const titles = adverts.map(({ title }) => singleLine(title));
  const [first = ''] = titles;
  const isOne = adverts.length === 1;
  const linkTo = (answer: Parameters<typeof mailPaths.advertCheck>[1]) =>
    mailLink(config, mailPaths.advertCheck(token, { ...answer, ...(isOne ? { advertId: adverts[0]?.id } : {}) }));
  const others = (['LESS', 'SOLD', 'PAUSE'] as const).map((answer) => ({
    title: texts.answers[answer].title,
    lines: [texts.answers[answer].text],
    link: { label: texts.answers[answer].label, url: linkTo({ answer }) },
  }));
  const named = adverts.slice(0, MOST_NAMED).map(({ id }, index) => ({
    title: titles[index] ?? '',
    lines: [],
    link: { label: texts.one, url: mailLink(config, mailPaths.advertCheck(token, { advertId: id })) },
  }));
  return {
    template: 'advert-check',
    subject: texts.subject(first, adverts.length),
    preheader: texts.preheader,
    ...(seller.first_name === '' ? {} : { greetingName: seller.first_name }),
    paragraphs: [
      texts.lead(first, adverts.length),
      ...(adverts.length > MOST_NAMED ? [texts.more(adverts.length - MOST_NAMED)] : []),
      texts.consequence,
    ],
    items: [
      ...(isOne ? others : named),
      {
        title: texts.unsubscribe.title,
        lines: [texts.unsubscribe.text],
        link: {
          label: texts.unsubscribe.link,
          url: mailEndLink(config, { userId: seller.id, event: 'advertCheck' }),
        },
      },
    ],
    action: { label: isOne ? texts.action : texts.actionAll, url: linkTo({ answer: 'THERE' }) },
    footer: [texts.footer],
  };
}

/**
 * Takes answers in chats as confirmations, lets unanswered adverts sink, and pauses them later; returns how many adverts
 * changed. For a regular job.
 */
export async function followUpChecks(base: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const { db, clock } = base;
  const step = (write: (tx: Db, now: Date) => Promise<number[]>) =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const keys = await write(tx, now);
      if (keys.length > 0) await indexAdverts(tx, keys, now);
      return keys.length;
    });
  const confirmed = await step((tx) => confirmAnswered(tx));
  const paused = await inBatches(BATCH, () => step((tx, now) => pauseStale(tx, now, BATCH)));
  return confirmed + paused + (await inBatches(BATCH, () => step((tx, now) => markStale(tx, now, BATCH))));
}

/** The regular work around the question whether adverts are still there. */
export function availabilityTasks(base: BaseContext): BackgroundTask[] {
  return [
    { name: 'follow up unanswered checks', everyInMs: 10 * MINUTE_IN_MS, run: () => followUpChecks(base) },
    { name: 'forget ended offers', everyInMs: HOUR_IN_MS, run: () => forgetTraces(base) },
    { name: 'ask whether adverts are there', everyInMs: 30 * MINUTE_IN_MS, run: () => askSellers(base) },
  ];
}
