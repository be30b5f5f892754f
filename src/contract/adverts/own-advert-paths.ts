import { part } from '#contract/paths.ts';

/** Addresses below the own adverts; apart from `paths`, which every page loads. */
export const ownAdvertPaths = {
  advertFeedback: (advertId: string) => `/meine-anzeigen/${part(advertId)}/hinweise`,
  reserveAdvert: (advertId: string) => `/meine-anzeigen/${part(advertId)}/reservieren`,
  /** How all own adverts do; `days` says over which time. */
  myStatistics: (days?: string) => `/meine-anzeigen/statistik${days ? `?tage=${part(days)}` : ''}`,
  myAdvertStatistics: (advertId: string) => `/meine-anzeigen/${part(advertId)}/statistik`,
  importAdverts: (runId?: string) => `/meine-anzeigen/import${runId ? `?lauf=${part(runId)}` : ''}`,
} as const;
