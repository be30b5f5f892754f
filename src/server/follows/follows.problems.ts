import { MOST_FOLLOWS } from '#domain/follows/follow.ts';
import { followRefusals as refusals } from '#texts/de/follows/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const tooManyFollows = (): Problem =>
  new Problem({ status: 409, code: 'follow.too-many', message: refusals.tooMany(MOST_FOLLOWS) });

export const cannotFollowSelf = (): Problem =>
  new Problem({ status: 409, code: 'follow.self', message: refusals.self });

export const sellerBlocked = (): Problem =>
  new Problem({ status: 409, code: 'follow.blocked', message: refusals.blocked });

export const followTokenUnknown = (): Problem =>
  new Problem({ status: 400, code: 'follow.token-unknown', message: refusals.tokenUnknown });
