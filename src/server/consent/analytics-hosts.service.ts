import type { Config } from '#server/platform/config.ts';

/** Hosts from which pages may load analytics, and to which they may send; none where it is not configured. */
export type AnalyticsHosts = { scripts: string[]; data: string[] };

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** What the tags of Google Analytics report to, https://developers.google.com/tag-platform/security/guides/csp. */
const TAG_TARGETS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Returns the hosts of the configured services for the security policy of pages. */
export function analyticsHosts({
  matomoUrl,
  tagManagerId,
}: Pick<Config, 'matomoUrl' | 'tagManagerId'>): AnalyticsHosts {
  const matomo = matomoUrl === null ? [] : [new URL(matomoUrl).origin];
  const hasTags = tagManagerId !== null;
  return {
    scripts: hasTags ? [...matomo, TAG_MANAGER] : matomo,
    data: hasTags ? [...matomo, ...TAG_TARGETS] : matomo,
  };
}
