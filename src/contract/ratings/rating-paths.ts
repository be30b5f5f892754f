import { part } from '#contract/paths.ts';

/** Addresses of ratings; apart from `paths`, which every page loads. */
export const ratingPaths = {
  /** Published ratings of a person; `page` counts from 1. */
  ratings: (userId: string, role: 'SELLER' | 'BUYER' = 'SELLER', page = 1) => {
    const query = [...(role === 'BUYER' ? ['rolle=kauf'] : []), ...(page > 1 ? [`seite=${page}`] : [])].join('&');
    return `/user/${part(userId)}/bewertungen${query === '' ? '' : `?${query}`}`;
  },
  reportRating: (ratingId: string) => `/bewertung/${part(ratingId)}/melden`,
} as const;
