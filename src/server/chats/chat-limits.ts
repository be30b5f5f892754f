import { createHash } from 'node:crypto';
import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { RateLimit, RateLimiter } from '#server/platform/http/rate-limit.ts';
import { sameTextTooOften } from './chats.problems.ts';

/** Against mass messages; product decisions, explained in docs/chats.md. */
export const CHAT_LIMITS = {
  message: { name: 'chat-message', limit: 30, windowInMs: MINUTE_IN_MS },
  newChat: { name: 'chat-new', limit: 20, windowInMs: DAY_IN_MS },
  sameText: { name: 'chat-same-text', limit: 8, windowInMs: HOUR_IN_MS },
  image: { name: 'chat-image', limit: 30, windowInMs: 10 * MINUTE_IN_MS },
  report: { name: 'chat-report', limit: 20, windowInMs: HOUR_IN_MS },
  /** A tab comes back after every break of its connection. */
  stream: { name: 'chat-stream', limit: 60, windowInMs: MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** Counts a text that opens a chat. @throws chat.same-text (429) where the same one opened too many */
export async function countOpeningText(limiter: RateLimiter, userKey: number, text: string): Promise<void> {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return;
  const hash = createHash('sha256').update(words).digest('base64url');
  const { isAllowed, retryAfterInMs } = await limiter.take(CHAT_LIMITS.sameText, `${userKey} ${hash}`);
  if (!isAllowed) throw sameTextTooOften(retryAfterInMs);
}
