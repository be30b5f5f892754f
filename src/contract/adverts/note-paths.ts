/** Addresses of adverts noted without a network; apart from `paths`, which every page loads. */
export const notePaths = {
  /** Kept by the service worker (public/sw.js). */
  notes: () => '/editadvert/ohne-netz',
} as const;
