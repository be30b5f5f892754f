import { type OpeningSpan, openingState } from '#domain/companies/opening-hours.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { companyPageTexts as texts, weekdayName } from '#texts/de/companies/companies.ts';

export type OpenNow = { isOpen: boolean; words: string };

/** Returns whether a company is open at a moment and until when, or when it opens; null without opening hours. */
export function openNowOf(spans: readonly OpeningSpan[], now: Date): OpenNow | null {
  const state = openingState(spans, viennaTime(now));
  if (state === null) return null;
  if (state.isOpen) return { isOpen: true, words: texts.openUntil(state.until) };
  const { from, inDays, weekday } = state.next;
  if (inDays === 0) return { isOpen: false, words: texts.opensToday(from) };
  if (inDays === 1) return { isOpen: false, words: texts.opensTomorrow(from) };
  return { isOpen: false, words: texts.opensOn(weekdayName(weekday), from) };
}
