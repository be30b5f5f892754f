import { part } from '#contract/paths.ts';

/** Addresses of following; apart from `paths`, which every page loads. */
export const followPaths = {
  follows: () => '/gefolgt',
  /** Follows a seller or ends that; `back` is the page to return to. */
  follow: (sellerId: string, back?: string) => `/folgen/${part(sellerId)}${back ? `?von=${part(back)}` : ''}`,
  /** Ends following a seller with the token of a mail. */
  unfollow: (token?: string) => `/nicht-mehr-folgen${token ? `?zugang=${part(token)}` : ''}`,
} as const;
