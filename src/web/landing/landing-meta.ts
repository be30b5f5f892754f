import type { MetaDescriptor } from 'react-router';
import { paths } from '#contract/paths.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { LandingData } from './landing-loader.ts';

type Head = Pick<LandingData, 'page' | 'market' | 'structuredData'>;

/** Returns the head of a landing page; without adverts it is hidden from search engines. */
export const landingMeta = (
  matches: Parameters<typeof pageMeta>[0],
  { page, market, structuredData }: Head,
): MetaDescriptor[] => [
  ...pageMeta(matches, {
    title: page.title,
    description: page.description,
    path: paths.landing(page.name),
    isHiddenFromSearch: market?.total === 0,
  }),
  ...structuredDataTags(structuredData),
];
