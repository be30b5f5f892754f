import { MINUTE_IN_MS } from '#domain/durations.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { periodText } from '#domain/statistics/steps.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { firstDayOf } from '#domain/statistics/periods.ts';
import { weekMailTexts as texts } from '#texts/de/statistics/own-statistics.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { mailEndHeaders, mailEndLink } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import {
  type AdvertWeek,
  type WeekReader,
  listAdvertWeeks,
  listWeekMailDue,
  lockWeekMailDue,
  markWeekMailed,
} from './week-mails.repository.ts';

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
        headers: mailEndHeaders(base.config, { userId: reader.id, event: 'weekFigures' }),
      },
    );
    return true;
  });
}

const isQuiet = ({ notification_settings: settings }: WeekReader, now: Date): boolean =>
  endOfQuietHours(notificationSettings(settings).quietHours, now) !== null;

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
        link: { label: texts.statistics, url: mailLink(config, ownAdvertPaths.myAdvertStatistics(advert.id)) },
      })),
      {
        title: unsubscribe.title,
        lines: [unsubscribe.text],
        link: {
          label: unsubscribe.link,
          url: mailEndLink(config, { userId: reader.id, event: 'weekFigures' }),
        },
      },
    ],
    action: { label: texts.action, url: mailLink(config, paths.myAdverts()) },
    footer: [texts.footer],
  };
}

/** The regular look on Monday mornings. */
export function weekMailTasks(base: BaseContext): BackgroundTask[] {
  return [{ name: 'mail figures of the week', everyInMs: 5 * MINUTE_IN_MS, run: () => mailWeekFigures(base) }];
}
