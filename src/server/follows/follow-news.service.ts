import { DAY_IN_MS } from '#domain/durations.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { paths } from '#contract/paths.ts';
import { priceText } from '#texts/de/adverts/price-text.ts';
import { followMails as texts, followPushes } from '#texts/de/follows/follow-mails.ts';
import { mailEndHeaders, mailEndLink } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { processDueKeys } from '#server/platform/work-queue.ts';
import { queuePush } from '#server/push/push.service.ts';
import { listSellers } from '#server/sellers/sellers.service.ts';
import { followToken } from './follow-token.ts';
import {
  type Follower,
  type NewAdvert,
  deleteOldNews,
  lastNumbers,
  listDueFollowers,
  listNewAdverts,
  listSellersWithNews,
  lockDueFollows,
  lockFollower,
  markFollowsNotified,
  numberNews,
  postponeFollows,
} from './follow-news.repository.ts';

/** What a mail lists of one seller; the rest is on the seller's page. */
const MOST_LISTED = 10;
const MOST_SELLERS = 8;
/** Quiet hours put off for a day at most; an advert becomes public for the first time only once. */
const NEWS_KEPT_FOR_MS = 30 * DAY_IN_MS;
const BATCH = 500;

/** Called in the transaction that tells, for tests that kill it there. */
type Steps = { beforeCommit?: () => Promise<void> };

/** Puts new adverts on for the followers of their sellers; returns for how many sellers. For a regular job. */
export function noteFollowNews(base: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  return processDueKeys(
    (page) => listSellersWithNews(base.db, page),
    (key) => inTransaction(base.db, async (tx) => (await numberNews(tx, key, base.clock())) > 0),
  );
}

/** Queues the mails and pushes that are due, one for each person, and returns for how many; for a regular job. */
export function notifyFollowers(base: BaseContext, steps: Steps = {}): Promise<number> {
  return processDueKeys(
    (page) => listDueFollowers(base.db, base.clock(), page),
    (key) => tellFollower(base, key, steps),
  );
}

type OfSeller = { sellerId: string; name: string; adverts: NewAdvert[] };

/** Mark, mail and push are written together: a killed run leaves none of them, and the next one starts over. */
async function tellFollower(base: BaseContext, userKey: number, steps: Steps): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const context = { ...base, db: tx };
    const now = base.clock();
    const follower = await lockFollower(tx, userKey);
    if (follower === null) return false;
    const followKeys = await lockDueFollows(tx, userKey, now);
    if (followKeys.length === 0) return false;
    const settings = notificationSettings(follower.choices);
    const quiet = endOfQuietHours(settings.quietHours, now);
    if (quiet !== null) {
      await postponeFollows(tx, followKeys, new Date(quiet));
      return false;
    }
    const marks = await lastNumbers(tx, followKeys);
    const { mail: byMail, push: byPush } = settings.followedSeller;
    const isTold = follower.is_here && (byMail || (byPush && follower.has_device));
    const adverts = isTold
      ? await listNewAdverts(tx, { follower, followKeys, searchTells: settings.savedSearch, now })
      : [];
    await markFollowsNotified(tx, marks);
    const told = await bySeller(context, adverts);
    if (told.length === 0) return false;
    const eventKey = `follows:${follower.id}:${now.toISOString()}`;
    if (byMail) {
      await queueMail(context, {
        eventKey,
        to: follower.email,
        content: mailOf(base.config, follower, told),
        headers: mailEndHeaders(base.config, { userId: follower.id, event: 'followedSeller' }),
      });
    }
    if (byPush && follower.has_device) {
      await queuePush(context, { userKey, eventKey, content: pushOf(told), lastsInMs: DAY_IN_MS });
    }
    await steps.beforeCommit?.();
    return true;
  });
}

async function bySeller(
  context: Pick<BaseContext, 'db' | 'clock'>,
  adverts: readonly NewAdvert[],
): Promise<OfSeller[]> {
  const groups = Map.groupBy(adverts, (advert) => advert.seller_key);
  const sellers = await listSellers(context, [...groups.keys()]);
  return [...groups].flatMap(([key, own]) => {
    const seller = sellers.get(key);
    return seller === undefined ? [] : [{ sellerId: seller.id, name: singleLine(seller.displayName), adverts: own }];
  });
}

const countOf = (told: readonly OfSeller[]): number => told.reduce((sum, { adverts }) => sum + adverts.length, 0);

function mailOf(config: Config, follower: Follower, told: readonly OfSeller[]): MailContent {
  const [first] = told;
  const count = countOf(told);
  const hidden = told.length - MOST_SELLERS;
  return {
    template: 'followed-seller',
    subject: told.length === 1 ? texts.subject(count, first?.name ?? '') : texts.subjectMany(count, told.length),
    preheader: singleLine(first?.adverts[0]?.title ?? ''),
    ...(follower.first_name === '' ? {} : { greetingName: follower.first_name }),
    paragraphs: [texts.lead(count)],
    items: [
      ...told.slice(0, MOST_SELLERS).flatMap((seller) => itemsOf(config, follower, seller)),
      ...(hidden > 0 ? [{ title: texts.moreSellers(hidden), lines: [] }] : []),
      {
        title: texts.end.title,
        lines: [texts.end.text],
        link: { label: texts.end.link, url: mailEndLink(config, { userId: follower.id, event: 'followedSeller' }) },
      },
    ],
    action: { label: texts.action, url: mailLink(config, followPaths.follows()) },
    footer: [texts.footer],
  };
}

function itemsOf(config: Config, follower: Follower, { sellerId, name, adverts }: OfSeller) {
  const hidden = adverts.length - MOST_LISTED;
  const token = followToken({ userId: follower.id, sellerId }, config.sessionSecret);
  return [
    {
      title: texts.of(name, adverts.length),
      lines: hidden > 0 ? [texts.more(hidden)] : [],
      link: { label: texts.allOf(name), url: mailLink(config, paths.seller(sellerId)) },
    },
    ...adverts.slice(0, MOST_LISTED).map((advert) => ({
      title: singleLine(advert.title),
      lines: [lineOf(advert)].filter((line) => line !== ''),
      link: { label: texts.open, url: mailLink(config, paths.sharedAdvert(advert.advert_id)) },
    })),
    {
      title: texts.unfollow.title(name),
      lines: [texts.unfollow.text],
      link: { label: texts.unfollow.link, url: mailLink(config, followPaths.unfollow(token)) },
    },
  ];
}

/** What it costs, and where it is. */
function lineOf({ price_unit: ofUnit, price_total: ofAll, unit, city }: NewAdvert): string {
  const price = priceText({ pricePerUnitInCents: ofUnit, priceTotalInCents: ofAll, unit });
  return [price, city].filter((part) => part !== null && part !== '').join(' · ');
}

/** How many and from whom: no advert's title, a lock screen is read by others. */
function pushOf(told: readonly OfSeller[]) {
  const [only] = told;
  const isOne = told.length === 1 && only !== undefined;
  return {
    title: followPushes.title(countOf(told)),
    text: isOne ? followPushes.one(only.name) : followPushes.many(told.length),
    path: isOne ? paths.seller(only.sellerId) : followPaths.follows(),
    tag: isOne ? `follow-${only.sellerId}` : 'follows',
  };
}

/** Deletes what followers were told of long ago; returns how many. For a regular job. */
export function dropOldFollowNews({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - NEWS_KEPT_FOR_MS);
  return inBatches(BATCH, () => deleteOldNews(db, { before, limit: BATCH }));
}
