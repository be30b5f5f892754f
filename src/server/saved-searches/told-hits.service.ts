import { DAY_IN_MS } from '#domain/durations.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { endSavedSearchesByToken as endCall } from '#contract/saved-searches/saved-searches.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { priceText } from '#texts/de/adverts/price-text.ts';
import { savedSearchMails as texts, savedSearchPushes } from '#texts/de/saved-searches/saved-search-mails.ts';
import { mailEndHeaders } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import { queuePush } from '#server/push/push.service.ts';
import { quietHoursOf } from './saved-searches.service.ts';
import { savedSearchToken } from './saved-search-token.ts';
import {
  type DueSearch,
  type ToldOwner,
  type WaitingHit,
  listDueSearches,
  listWaitingHits,
  lockDueSearches,
  lockHits,
  lockNotifiedOwner,
  markTold,
  postponeHits,
} from './told-hits.repository.ts';

/** What a mail lists of one search; the rest is on its page. */
const MOST_LISTED = 10;
const PUSH_LASTS_MS = DAY_IN_MS;

/** Called in the transaction that tells, for tests that kill it there. */
type Steps = { beforeCommit?: () => Promise<void> };

/** Queues the mails and pushes that are due, one for each owner, and returns for how many; for a regular job. */
export function notifyDueHits(base: BaseContext, steps: Steps = {}): Promise<number> {
  return processDueKeys(
    (page) => listDueSearches(base.db, base.clock(), page),
    (key) => tellOwner(base, key, steps),
  );
}

type Told = { search: DueSearch; hits: WaitingHit[] };

/** Mark, mail and push are written together: a killed run leaves none of them, and the next one starts over. */
async function tellOwner(base: BaseContext, searchKey: number, steps: Steps): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const owner = await lockNotifiedOwner(tx, searchKey);
    if (owner === null) return false;
    await lockHits(tx);
    const now = base.clock();
    const searches = await lockDueSearches(tx, owner, now);
    const keys = searches.map(({ key }) => key);
    if (keys.length === 0) return false;
    const settings = notificationSettings(owner.choices);
    const quiet = endOfQuietHours(owner.user_key === null ? quietHoursOf(owner) : settings.quietHours, now);
    if (quiet !== null) {
      await postponeHits(tx, keys, new Date(quiet));
      return false;
    }
    const waiting = await listWaitingHits(tx, keys, now);
    await markTold(tx, keys);
    const told = searches
      .map((search) => ({ search, hits: waiting.filter((hit) => hit.search_key === search.key) }))
      .filter(({ hits }) => hits.length > 0);
    if (!owner.is_here || told.length === 0) return false;
    const context = { ...base, db: tx };
    const eventKey = eventKeyOf(told, now);
    const isGuest = owner.user_key === null;
    const mailed = told.filter(({ search }) => search.by_mail && (isGuest || settings.savedSearch.mail));
    if (mailed.length > 0) {
      const content = mailOf(base.config, owner, mailed);
      await queueMail(context, { eventKey, to: owner.email, content, headers: headersOf(base.config, owner, mailed) });
    }
    const pushed = told.filter(({ search }) => search.by_push && settings.savedSearch.push);
    if (owner.user_key !== null && pushed.length > 0) {
      const content = pushOf(pushed);
      await queuePush(context, { userKey: owner.user_key, eventKey, content, lastsInMs: PUSH_LASTS_MS });
    }
    await steps.beforeCommit?.();
    return mailed.length > 0 || pushed.length > 0;
  });
}

const eventKeyOf = (told: readonly Told[], now: Date): string =>
  `saved-search:${told[0]?.search.id ?? ''}:${now.toISOString()}`;

const countOf = (told: readonly Told[]): number => told.reduce((sum, { hits }) => sum + hits.length, 0);

function mailOf(config: Config, owner: ToldOwner, told: readonly Told[]): MailContent {
  const [only] = told;
  const isOne = told.length === 1 && only !== undefined;
  return {
    template: 'saved-search',
    subject: isOne
      ? texts.subjectOne(only.hits.length, singleLine(only.search.name))
      : texts.subjectMany(countOf(told)),
    preheader: singleLine(only?.hits[0]?.title ?? ''),
    ...(owner.first_name === '' ? {} : { greetingName: owner.first_name }),
    paragraphs: [texts.lead(countOf(told))],
    items: told.flatMap((one) => itemsOf(config, one, { isNamed: !isOne })),
    ...(owner.user_key === null ? {} : { action: { label: texts.action, url: mailLink(config, pageOf(told)) } }),
    footer: [owner.user_key === null ? texts.footerGuest : texts.footer],
  };
}

const pageOf = (told: readonly Told[]): string => {
  const [only] = told;
  return told.length === 1 && only !== undefined ? paths.savedSearch(only.search.id) : paths.savedSearches();
};

function itemsOf(config: Config, { search, hits }: Told, { isNamed }: { isNamed: boolean }) {
  const hidden = hits.length - MOST_LISTED;
  const token = savedSearchToken({ searchId: search.id }, config.sessionSecret);
  const listed = hits.slice(0, MOST_LISTED).map((hit) => ({
    title: singleLine(hit.title),
    lines: [lineOf(hit)],
    link: { label: texts.open, url: mailLink(config, paths.sharedAdvert(hit.advert_id)) },
  }));
  const name = singleLine(search.name);
  return [
    ...(isNamed ? [{ title: texts.of(name), lines: [texts.count(hits.length)] }] : []),
    ...listed,
    {
      title: hidden > 0 ? texts.more(hidden) : texts.settings(name),
      lines: [texts.settingsText],
      link: { label: texts.change, url: mailLink(config, mailPaths.savedSearchByToken(token)) },
    },
  ];
}

/** Why it is told, what it costs, where it is. */
function lineOf(hit: WaitingHit): string {
  const { price_unit: ofUnit, price_total: ofAll, unit } = hit;
  const price = priceText({ pricePerUnitInCents: ofUnit, priceTotalInCents: ofAll, unit });
  const before = hit.reason === 'PRICE_DROP' && hit.price_before !== null ? formatEuro(hit.price_before) : null;
  return [texts.reasons[hit.reason](before), price, hit.city]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

/** The headers with which mail programs offer to end it in one click (RFC 8058): the one search, or these mails altogether. */
function headersOf(config: Config, owner: ToldOwner, told: readonly Told[]) {
  const [only] = told;
  if (only === undefined) return {};
  if (told.length > 1 && owner.user_id !== null)
    return mailEndHeaders(config, { userId: owner.user_id, event: 'savedSearch' });
  const scope = told.length === 1 ? { searchId: only.search.id } : { email: owner.email };
  const token = savedSearchToken(scope, config.sessionSecret);
  return {
    'List-Unsubscribe': `<${mailLink(config, `${endCall.path}?token=${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Which search, how many: no advert's title, a lock screen is read by others. */
function pushOf(told: readonly Told[]) {
  const [only] = told;
  const path = pageOf(told);
  const title = savedSearchPushes.title(countOf(told));
  const isOne = told.length === 1 && only !== undefined;
  const text = isOne ? savedSearchPushes.one(only.search.name) : savedSearchPushes.many(told.length);
  return { title, text, path, tag: isOne ? `saved-search-${only.search.id}` : 'saved-searches' };
}
