import { part } from '#contract/paths.ts';

/** Addresses of the calendar of own adverts; apart from `paths`, which every page loads. */
export const calendarPaths = {
  advertCalendar: () => '/meine-anzeigen/kalender',
} as const;

/** The calendar itself: a file, not a page. */
export const calendarFile = (token: string): string => `/kalender/${part(token)}.ics`;
