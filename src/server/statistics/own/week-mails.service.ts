import { endWeekMail as endCall } from '#contract/statistics/own-statistics.ts';
import { paths } from '#contract/paths.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { quietUntil } from '#domain/users/quiet-hours.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { periodText } from '#domain/statistics/steps.ts';
import { dayAfter, firstDayOf } from '#domain/statistics/periods.ts';
import { weekMailTexts as texts } from '#texts/de/statistics/own-statistics.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import { type Config, secretsOf } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import { weekMailTokenUnknown } from './own-statistics.problems.ts';
import { readWeekMailToken, weekMailToken } from './week-mail-token.ts';
import {
  type AdvertWeek,
  type WeekReader,
  endWeekMailOf,
  listAdvertWeeks,
  listWeekMailDue,
  lockWeekMailDue,
  markWeekMailed,
} from './week-mails.repository.ts';

const MINUTE_IN_MS = 60_000;
const MONDAY = 1;
const TUESDAY = 2;
/** On Mondays from then on, Vienna; product decision. */
const FIRST_HOUR = 7;
/** More are not read; the rest is on the page. */
const MOST_ADVERTS = 8;

/** The Monday of the mail to send now, or null: on Mondays, and on Tuesdays for those not sent on Monday. */
function dueWeek(now: Date): string | null {
  const { weekday, hour } = viennaTime(now);
  const isDue = (weekday === MONDAY && hour >= FIRST_HOUR) || weekday === TUESDAY;
  return isDue ? dayAfter(firstDayOf(formatIsoDate(now), 'WEEK'), -7) : null;
}

/** Queues the mails about the week that is over, each once, and returns how many; for a regular job. */
export async function mailWeekFigures(base: BaseContext): Promise<number> {
  const week = dueWeek(base.clock());
  if (week === null) return 0;
  return processDueKeys(
    (page) => listWeekMailDue(base.db, { week, ...page }),
    (key) => mailOne(base, key, week),
  );
}

/** Mark and mail are written together: a killed run leaves neither, and the next one starts over. */
async function mailOne(base: BaseContext, key: number, week: string): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const reader = await lockWeekMailDue(tx, key, week);
    if (reader === null || isQuiet(reader, base.clock())) return false;
    const weeks = {
      from: week,
      to: dayAfter(week, 6),
      fromBefore: dayAfter(week, -7),
      toBefore: dayAfter(week, -1),
    };
    const adverts = await listAdvertWeeks(tx, key, weeks);
    await markWeekMailed(tx, key, week);
    if (adverts.length === 0) return false;
    await queueMail(
      { ...base, db: tx },
      {
        eventKey: `week-figures:${reader.id}:${week}`,
        to: reader.email,
        content: mailOf(base.config, { reader, adverts, period: periodText(weeks) }),
        headers: headersOf(base.config, reader.id),
      },
    );
    return true;
  });
}

const isQuiet = ({ notification_settings: settings }: WeekReader, now: Date): boolean =>
  quietUntil(notificationSettings(settings).quietHours, now) !== null;

type Week = { reader: WeekReader; adverts: readonly AdvertWeek[]; period: string };

const sumOf = (adverts: readonly AdvertWeek[], count: 'views' | 'reveals' | 'chats'): number =>
  adverts.reduce((sum, advert) => sum + advert[count], 0);

function mailOf(config: Config, { reader, adverts, period }: Week): MailContent {
  const sums = { views: sumOf(adverts, 'views'), reveals: sumOf(adverts, 'reveals'), chats: sumOf(adverts, 'chats') };
  const { unsubscribe } = texts;
  const hidden = adverts.length - MOST_ADVERTS;
  return {
    template: 'week-figures',
    subject: texts.subject(sums),
    preheader: texts.preheader(sums.reveals, sums.chats),
    ...(reader.first_name === '' ? {} : { greetingName: reader.first_name }),
    paragraphs: [texts.lead(period), ...(hidden > 0 ? [texts.more(hidden)] : [])],
    items: [
      ...adverts.slice(0, MOST_ADVERTS).map((advert) => ({
        title: singleLine(advert.title),
        lines: [texts.counts(advert), texts.change(advert.views, advert.views_before)],
        link: { label: texts.statistics, url: mailLink(config, paths.myAdvertStatistics(advert.id)) },
      })),
      {
        title: unsubscribe.title,
        lines: [unsubscribe.text],
        link: {
          label: unsubscribe.link,
          url: mailLink(config, paths.weekMailEnd(weekMailToken(reader.id, config.sessionSecret))),
        },
      },
    ],
    action: { label: texts.action, url: mailLink(config, paths.myAdverts()) },
    footer: [texts.footer],
  };
}

/** The headers with which mail programs offer to end the mail in one click (RFC 8058). */
function headersOf(config: Config, userId: string) {
  const token = weekMailToken(userId, config.sessionSecret);
  return {
    'List-Unsubscribe': `<${mailLink(config, `${endCall.path}?token=${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Ends the weekly mail of the account of the token; idempotent.
 * @throws week-mail.token-unknown (400)
 */
export async function endWeekMail(
  { db, config, clock }: Pick<BaseContext, 'db' | 'config' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const userId = readWeekMailToken(token, secretsOf(config));
  if (userId === null) throw weekMailTokenUnknown();
  await endWeekMailOf(db, userId, clock());
}

/** The regular look on Monday mornings. */
export function weekMailTasks(base: BaseContext): BackgroundTask[] {
  return [{ name: 'mail figures of the week', everyInMs: 5 * MINUTE_IN_MS, run: () => mailWeekFigures(base) }];
}
