import { part } from '#contract/paths.ts';

/** Addresses of what is done with a Gesuch; those that other pages lead to are among `paths`, which every page loads. */
export const requestPaths = {
  editRequest: (slug: string) => `/gesuche/${part(slug)}/bearbeiten`,
  reportRequest: (slug: string) => `/gesuche/${part(slug)}/melden`,
  removeRequest: (slug: string) => `/gesuche/${part(slug)}/entfernen`,
  fittingRequests: () => '/gesuche/passend',
} as const;
