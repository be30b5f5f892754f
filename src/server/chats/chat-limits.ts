import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '#server/platform/http/rate-limit.ts';
import { sameTextTooOften } from './chats.problems.ts';

const MINUTE = 60_000;

/** Against mass messages; product decisions, explained in docs/chats.md. */
export const CHAT_LIMITS = {
  message: { name: 'chat-message', limit: 30, windowInMs: MINUTE },
  newChat: { name: 'chat-new', limit: 20, windowInMs: 24 * 60 * MINUTE },
  sameText: { name: 'chat-same-text', limit: 8, windowInMs: 60 * MINUTE },
  image: { name: 'chat-image', limit: 30, windowInMs: 10 * MINUTE },
  report: { name: 'chat-report', limit: 20, windowInMs: 60 * MINUTE },
  /** A tab comes back after every break of its connection. */
  stream: { name: 'chat-stream', limit: 60, windowInMs: MINUTE },
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
