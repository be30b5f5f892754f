import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { id, instant, named, pattern } from '#contract/fields.ts';

export const FollowedSeller = named(
  'FollowedSeller',
  z.object({
    sellerId: id(),
    /** Null where the account has no public side any more. */
    name: z.nullable(z.string()),
    company: z.nullable(z.object({ name: z.string(), slug: z.string() })),
    advertCount: z.number(),
    followedAt: instant(),
  }),
);
export type FollowedSeller = z.infer<typeof FollowedSeller>;

export const FollowList = named(
  'FollowList',
  z.object({
    /** The latest followed first. */
    items: z.array(FollowedSeller),
    limit: z.number(),
    /** How many follow the viewer. */
    followerCount: z.number(),
  }),
);
export type FollowList = z.infer<typeof FollowList>;

export const FollowState = named(
  'FollowState',
  z.object({
    name: z.string(),
    isFollowed: z.boolean(),
    /** How many follow the seller; null for everybody but the seller. */
    followerCount: z.nullable(z.number()),
  }),
);
export type FollowState = z.infer<typeof FollowState>;

export const FollowByToken = named(
  'FollowByToken',
  z.object({ name: z.nullable(z.string()), isFollowed: z.boolean() }),
);
export type FollowByToken = z.infer<typeof FollowByToken>;

const ofSeller = z.object({ sellerId: id() });
const byToken = z.object({ token: pattern(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+){2}$/, 300) });

export const followShapes = {
  listFollows: { reply: FollowList },
  getFollowByToken: { query: byToken, reply: FollowByToken },
  endFollowByToken: { query: byToken, reply: Empty },
  getFollow: { params: ofSeller, reply: FollowState },
  followSeller: { params: ofSeller, reply: FollowState },
  unfollowSeller: { params: ofSeller, reply: Empty },
} as const;
