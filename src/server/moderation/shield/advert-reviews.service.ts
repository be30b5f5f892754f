import { DAY_IN_MS } from '#domain/durations.ts';
import { textPrint } from '#domain/adverts/availability/repost.ts';
import { isPublicAt } from '#domain/adverts/advert-status.ts';
import { type AdvertRisk, advertRisk } from '#domain/moderation/shield/advert-risk.ts';
import { type RiskSign } from '#domain/moderation/shield/risk-signs.ts';
import { isSameText, textKeys } from '#domain/moderation/shield/copied-text.ts';
import { distantPlaces } from '#domain/moderation/shield/distant-places.ts';
import { isSameLook, isTellingLook, lookKeys } from '#domain/pictures/look/picture-look.ts';
import { blockedReason } from '#texts/de/moderation/moderation.ts';
import { holdStatement } from '#texts/de/moderation/shield.ts';
import { type AdvertRow, lockAnyAdvert, priceDifferenceOf } from '#server/adverts/advert-moderation.service.ts';
import { changeAsModerator } from '#server/adverts/life/advert-status.service.ts';
import { ownHostsOf } from '#server/platform/config.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { commitLazily, inTransaction } from '#server/platform/database/database.ts';
import { type Lease, type RegularWork, createWorkQueue, pollQueue, processDue } from '#server/platform/work-queue.ts';
import { mailAdvertHeld } from '#server/moderation/moderation.mails.ts';
import { getOwner } from '#server/moderation/moderation.repository.ts';
import {
  REVIEW_CHANGES,
  type ReviewChange,
  type ReviewRow,
  findAdvertId,
  findReview,
  findUnusualSigns,
  getSellerHistory,
  listLooks,
  listResembling,
  listReviewChanges,
  takeReviewChanges,
  upsertReview,
} from './advert-reviews.repository.ts';

const LANES = 4;
const LEASE_IN_MS = 30_000;
const LOOK_EVERY_MS = 500;
const MOST_ATTEMPTS = 5;
const NEXT_TRY_AFTER_MS = 20_000;
/** Shorter texts of different people are alike by chance. */
const COMPARED_FROM_WORDS = 25;

type Work = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'memory' | 'logger' | 'config'>;

/** Reviews adverts shortly after they were published or changed, in every process. */
export function startReviews(base: Work): RegularWork {
  const queue = createWorkQueue(base, {
    ...queueOf(base),
    onFailure: (error, change) =>
      base.logger.warn({ err: error, change: change.key }, 'reviewing an advert failed and is tried again'),
  });
  return pollQueue(queue, LOOK_EVERY_MS, (error) => base.logger.warn({ err: error }, 'reviewing adverts waits'));
}

/**
 * Reviews everything that waits now, once, for tests; returns how many changes there were.
 * @throws the first failure
 * @public
 */
export const reviewWaiting = (base: Work): Promise<number> => processDue(base, queueOf(base));

function queueOf(base: Work) {
  return {
    table: REVIEW_CHANGES,
    lanes: LANES,
    leaseInMs: LEASE_IN_MS,
    load: (keys: readonly number[]) => listReviewChanges(base.db, keys),
    keyOf: ({ key }: ReviewChange) => key,
    work: async (change: ReviewChange, lease: Lease): Promise<void> => {
      try {
        await reviewAdvert(base, change.advert_key);
      } catch (error) {
        if (change.attempts >= MOST_ATTEMPTS) await takeReviewChanges(base.db, change.advert_key);
        else await lease.release({ from: new Date(base.clock().getTime() + NEXT_TRY_AFTER_MS), wasTried: true });
        throw error;
      }
    },
  };
}

/** Looks at an advert and holds it where it carries the signs of fraud; once for all changes that wait. */
async function reviewAdvert(base: Work, advertKey: number): Promise<void> {
  await inTransaction(base.db, async (db) => {
    await commitLazily(db);
    const inside: Context = { ...base, db, viewer: null, requestId: '' };
    const advertId = await findAdvertId(db, advertKey);
    const row = advertId === null ? null : await lockAnyAdvert(db, advertId);
    const isWaiting = await takeReviewChanges(db, advertKey);
    const now = base.clock();
    if (!isWaiting || row === null || !isPublicAt({ status: row.status, expiresAt: row.expires_at }, now)) return;
    const prints = await printsOf(inside, row);
    const risk = advertRisk(await riskFactsOf(inside, row, prints), ownHostsOf(base.config));
    const earlier = await findReview(db, row.key);
    const state = isReleased(earlier, { risk, text: prints.text }) ? 'RELEASED' : risk.state;
    await upsertReview(db, {
      advertKey: row.key,
      state,
      score: risk.score,
      signs: risk.signs,
      text_print: prints.text,
      textKeys: textKeys(prints.text),
      looks: prints.looks,
      lookKeys: prints.looks.flatMap(lookKeys),
      now,
    });
    if (state === 'HELD') await hold(inside, row, risk);
  });
}

type Prints = { text: number[]; looks: string[] };

async function printsOf({ db }: Pick<Context, 'db'>, row: AdvertRow): Promise<Prints> {
  const isLongEnough = `${row.title} ${row.description}`.split(/\s+/u).length >= COMPARED_FROM_WORDS;
  const looks = await listLooks(db, row.key);
  return { text: isLongEnough ? textPrint(row.title, row.description) : [], looks: looks.filter(isTellingLook) };
}

async function riskFactsOf(context: Context, row: AdvertRow, { text, looks }: Prints) {
  const now = context.clock();
  const [seller, resembling, priceDifferenceInPercent] = await Promise.all([
    getSellerHistory(context.db, { ownerKey: row.owner_key, advertKey: row.key, now }),
    listResembling(context.db, {
      advertKey: row.key,
      ownerKey: row.owner_key,
      publishedAt: row.first_published_at ?? now,
      textKeys: textKeys(text),
      lookKeys: looks.flatMap(lookKeys),
    }),
    priceDifferenceOf(context, row),
  ]);
  const accounts = (isCopy: (one: (typeof resembling)[number]) => boolean): number =>
    new Set(resembling.filter(isCopy).map(({ user_key: key }) => key)).size;
  return {
    title: row.title,
    description: row.description,
    priceDifferenceInPercent,
    accountAgeInDays: (now.getTime() - seller.created_at.getTime()) / DAY_IN_MS,
    agreements: seller.agreements,
    accountsWithSameText: accounts((one) => isSameText(one.text_print, text)),
    accountsWithSamePicture: accounts((one) => one.looks.some((look) => looks.some((own) => isSameLook(look, own)))),
    distantPlaces: distantPlaces(seller.places),
    blockedAdverts: seller.blocked_adverts,
  };
}

/** A moderator's release holds until the words change or signs are added. */
function isReleased(earlier: ReviewRow | null, { risk, text }: { risk: AdvertRisk; text: readonly number[] }): boolean {
  if (earlier?.state !== 'RELEASED') return false;
  const hasSameWords = text.length === 0 ? earlier.text_print.length === 0 : isSameText(earlier.text_print, text);
  return hasSameWords && risk.signs.every((sign) => earlier.signs.includes(sign));
}

async function hold(context: Context, row: AdvertRow, { signs, score }: AdvertRisk): Promise<void> {
  const statement = holdStatement(signs);
  const details = { ...statement, signs, score };
  await changeAsModerator(context, row, {
    event: 'BLOCK',
    actor: '',
    blockedReason: blockedReason(statement.fact, statement.ground, statement.groundText),
    entry: { kind: 'HELD', details },
  });
  const owner = await getOwner(context.db, row.owner_key, row.key);
  await mailAdvertHeld(context, { advert: row, owner, eventKey: `advert-held:${row.id}:${context.newId()}` }, signs);
}

/** What is unusual about a public advert, for those who think of buying; nothing for any other advert. */
export const listUnusualSigns = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { advertId }: { advertId: string },
): Promise<RiskSign[]> => findUnusualSigns(db, advertId, clock());
