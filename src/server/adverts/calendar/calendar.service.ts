import type { AdvertCalendar } from '#contract/adverts/calendar/calendar.schemas.ts';
import { calendarFile } from '#contract/adverts/calendar/calendar-paths.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { calendarTexts as texts } from '#texts/de/adverts/calendar/calendar.ts';
import { renewalToken } from '#server/adverts/life/renewal-token.ts';
import { type Config, secretsOf, siteUrlOf } from '#server/platform/config.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { calendarToken, readCalendarToken } from './calendar-token.ts';
import {
  type EndingDay,
  deleteCalendar,
  findCalendarId,
  findCalendarOwner,
  listEndingDays,
  writeCalendarId,
} from './calendar.repository.ts';
import { writeCalendar } from './ical.ts';

/** More than a dealer's list; calendars get slow with more. */
const MOST_EVENTS = 2000;

/** The viewer's private address. @throws session.required (401) */
export async function getAdvertCalendar(context: Context): Promise<AdvertCalendar> {
  const { key } = requireViewer(context);
  const id = await findCalendarId(context.db, key);
  return { url: id === null ? null : urlOf(context.config, id) };
}

/** Makes a new address; the old one ends. @throws session.required (401) */
export async function renewAdvertCalendar(context: Context): Promise<AdvertCalendar> {
  const { key } = requireViewer(context);
  const id = context.newId();
  await writeCalendarId(context.db, { userKey: key, id, now: context.clock() });
  return { url: urlOf(context.config, id) };
}

/** @throws session.required (401) */
export async function endAdvertCalendar(context: Context): Promise<void> {
  await deleteCalendar(context.db, requireViewer(context).key);
}

const urlOf = (config: Config, id: string): string =>
  siteUrlOf(config) + calendarFile(calendarToken(id, config.sessionSecret));

/** The calendar of a token: the last day of each advert that runs; null for a forged or ended token. */
export async function calendarOfToken(
  { db, config, clock }: Pick<BaseContext, 'db' | 'config' | 'clock'>,
  token: string,
): Promise<string | null> {
  const id = readCalendarToken(token, secretsOf(config));
  const owner = id === null ? null : await findCalendarOwner(db, id);
  if (owner === null) return null;
  const adverts = await listEndingDays(db, owner, { now: clock(), limit: MOST_EVENTS });
  return writeCalendar({ name: texts.name, events: adverts.map((advert) => eventOf(config, advert)) });
}

function eventOf(config: Config, { id, title, expires_at: expiresAt, updated_at: changedAt }: EndingDay) {
  const token = renewalToken({ advertId: id, expiresAt }, config.sessionSecret);
  const url = siteUrlOf(config) + mailPaths.renewAdvert(token);
  return {
    uid: `${id}@anzeigen.stammplatz`,
    day: formatIsoDate(expiresAt),
    summary: texts.summary(title),
    description: texts.description(url),
    url,
    changedAt,
  };
}
