import { part } from '#contract/paths.ts';

/** Addresses of notices and objections, and of what the law asks of an advert; apart from `paths`, which every page loads. */
export const reportPaths = {
  reportAdvert: (idOrSlug: string) => `/ad/${part(idOrSlug)}/melden`,
  reportSeller: (userId: string) => `/user/${part(userId)}/melden`,
  reportCompany: (slug: string) => `/firma/${part(slug)}/melden`,
  /** Who the business behind an advert is. */
  advertDisclosure: (advertId: string) => `/ad/${part(advertId)}/anbieter`,
  objectToBlock: (advertId: string) => `/ad/${part(advertId)}/widerspruch`,
} as const;
