import type { FollowByToken, FollowList, FollowState } from '#contract/follows/follows.schemas.ts';
import { MOST_FOLLOWS } from '#domain/follows/follow.ts';
import { secretsOf } from '#server/platform/config.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { findSellerWithKey, listSellers } from '#server/sellers/sellers.service.ts';
import { type FollowScope, readFollowToken } from './follow-token.ts';
import { cannotFollowSelf, followTokenUnknown, sellerBlocked, tooManyFollows } from './follows.problems.ts';
import {
  countFollowers,
  deleteFollow,
  findFollowed,
  hasBlocked,
  insertFollow,
  isFollowing,
  listFollowRows,
  lockAndCountFollows,
} from './follows.repository.ts';

type Asked = { sellerId: string };

/** Whom the viewer follows, and how many follow the viewer. @throws session.required (401) */
export async function listFollows(context: Context): Promise<FollowList> {
  const { key } = requireViewer(context);
  const rows = await listFollowRows(context.db, key);
  const sellers = await listSellers(
    context,
    rows.map((row) => row.seller_key),
  );
  return {
    items: rows.map((row) => {
      const seller = sellers.get(row.seller_key);
      const company = seller?.company ?? null;
      return {
        sellerId: row.seller_id,
        name: seller?.displayName ?? null,
        company: company === null ? null : { name: company.name, slug: company.slug },
        advertCount: seller?.advertCount ?? 0,
        followedAt: row.created_at.toISOString(),
      };
    }),
    limit: MOST_FOLLOWS,
    followerCount: await countFollowers(context.db, key),
  };
}

/** @throws session.required (401), account.unknown (404) */
export async function getFollow(context: Context, { sellerId }: Asked): Promise<FollowState> {
  const viewer = requireViewer(context);
  const { key, seller } = await findSellerWithKey(context, { id: sellerId });
  const isOwn = key === viewer.key;
  return {
    name: seller.displayName,
    isFollowed: !isOwn && (await isFollowing(context.db, viewer.key, key)),
    followerCount: isOwn ? await countFollowers(context.db, key) : null,
  };
}

/** Follows a seller; idempotent. @throws account.unknown (404), follow.self, follow.blocked, follow.too-many (409) */
export async function followSeller(context: Context, asked: Asked): Promise<FollowState> {
  const viewer = requireViewer(context);
  const { key, seller } = await findSellerWithKey(context, { id: asked.sellerId });
  if (key === viewer.key) throw cannotFollowSelf();
  await inTransaction(context.db, async (tx) => {
    const count = await lockAndCountFollows(tx, viewer.key);
    if (await isFollowing(tx, viewer.key, key)) return;
    if (await hasBlocked(tx, viewer.key, key)) throw sellerBlocked();
    if (count >= MOST_FOLLOWS) throw tooManyFollows();
    await insertFollow(tx, { userKey: viewer.key, sellerKey: key, now: context.clock() });
  });
  return { name: seller.displayName, isFollowed: true, followerCount: null };
}

/** Ends following; also where the seller is gone meanwhile. @throws session.required (401) */
export async function unfollowSeller(context: Context, { sellerId }: Asked): Promise<void> {
  const { id } = requireViewer(context);
  await deleteFollow(context.db, { userId: id, sellerId });
}

type Work = Pick<BaseContext, 'db' | 'clock' | 'config'>;

/** What the link of a mail is about. @throws follow.token-unknown (400) */
export async function getFollowByToken(context: Work, { token }: { token: string }): Promise<FollowByToken> {
  const key = await findFollowed(context.db, scopeOf(context, token));
  if (key === null) return { name: null, isFollowed: false };
  const sellers = await listSellers(context, [key]);
  return { name: sellers.get(key)?.displayName ?? null, isFollowed: true };
}

/** Ends following with the token of a mail; idempotent. @throws follow.token-unknown (400) */
export async function endFollowByToken(context: Work, { token }: { token: string }): Promise<void> {
  await deleteFollow(context.db, scopeOf(context, token));
}

function scopeOf({ config }: Work, token: string): FollowScope {
  const scope = readFollowToken(token, secretsOf(config));
  if (scope === null) throw followTokenUnknown();
  return scope;
}
