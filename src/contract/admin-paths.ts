import { type Dashboard, optional, part } from '#contract/paths.ts';

/** Addresses of the administration, apart from those of `paths`, which every page loads. */
export const adminPaths = {
  desk: () => '/admin/heute',
  siteState: () => '/admin/heute/betrieb',
  auditLog: () => '/admin/heute/protokoll',
  acts: () => '/admin/heute/freigaben',
  editChoices: () => '/admin/heute/listen',
  editPlans: () => '/admin/heute/abos',
  processing: () => '/admin/heute/verarbeitungen',
  newAdvertising: () => '/admin/werbung/neu',
  moderatedAdverts: () => '/admin/anzeigen',
  moderatedAccounts: () => '/admin/konten',
  moderateAccount: (userId: string) => `/admin/konten/${part(userId)}`,
  /** A table of a dashboard as a file; the query string is that of the page. */
  dashboardCsv: (dashboard: Dashboard | 'ueberblick', table: string) => `/dashboards/${dashboard}/csv/${part(table)}`,
  adminMarketReports: () => '/admin/holzpreise',
  adminVouchers: () => '/admin/gutscheine',
  adminBank: () => '/admin/bank',
  adminSearch: (word?: string) => `/admin/suche${optional(word)}`,
  advertising: (entryId?: string) => `/admin/werbung${optional(entryId)}`,
  adminOrders: () => '/admin/bestellungen',
} as const;
