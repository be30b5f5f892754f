import type { Api } from '#contract/api.ts';
import { getFollow } from '#contract/follows/follows.ts';
import type { PageContext } from '#web/api/api-context.ts';

/** What the button on a seller's page offers. */
export type FollowView = { kind: 'OPEN' } | { kind: 'FOLLOWED' } | { kind: 'OWN'; followerCount: number };

/** Asked for signed-in people only, so that the page of everybody else can be kept. */
export async function loadFollowView(
  { api, page }: { api: Api; page: Pick<PageContext, 'viewer'> },
  sellerId: string,
): Promise<FollowView> {
  if (page.viewer === null) return { kind: 'OPEN' };
  // The page is worth having without it.
  const state = await api.call(getFollow, { sellerId }).catch(() => null);
  if (state !== null && state.followerCount !== null) return { kind: 'OWN', followerCount: state.followerCount };
  return { kind: state?.isFollowed ? 'FOLLOWED' : 'OPEN' };
}
