import type { RateLimit } from '#server/platform/http/rate-limit.ts';

const HOUR = 3_600_000;

export const MODERATION_LIMITS = {
  report: { name: 'advert-report', limit: 10, windowInMs: HOUR },
  /** For each mailbox; see limitReceipts. */
  receipt: { name: 'advert-report-receipt', limit: 10, windowInMs: 24 * HOUR },
  objection: { name: 'advert-objection', limit: 10, windowInMs: HOUR },
  /** Opening the page behind the link of a mail. */
  link: { name: 'block-link', limit: 120, windowInMs: HOUR },
} as const satisfies Record<string, RateLimit>;
