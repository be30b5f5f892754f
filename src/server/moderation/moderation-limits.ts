import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import type { RateLimit } from '#server/platform/http/rate-limit.ts';

export const MODERATION_LIMITS = {
  report: { name: 'advert-report', limit: 10, windowInMs: HOUR_IN_MS },
  /** For each mailbox; see limitReceipts. */
  receipt: { name: 'advert-report-receipt', limit: 10, windowInMs: DAY_IN_MS },
  objection: { name: 'advert-objection', limit: 10, windowInMs: HOUR_IN_MS },
  /** Opening the page behind the link of a mail. */
  link: { name: 'block-link', limit: 120, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;
