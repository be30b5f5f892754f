import { describe, expect, it } from 'vitest';
import { checkIntervalInDays } from './confirmation.ts';

describe('how often a seller is asked', () => {
  it.each([
    ['FIREWOOD', '2026-11-20', 14],
    ['FIREWOOD', '2026-04-20', 14],
    ['FIREWOOD', '2026-07-31T21:59:00Z', 14],
    ['PELLETS', '2026-07-31T22:01:00Z', 28],
    ['WOOD_CHIPS', '2026-09-30T21:59:00Z', 28],
    ['WOOD_CHIPS', '2026-09-30T22:01:00Z', 14],
    ['LOGS', '2026-08-15', 14],
    ['SERVICES', '2026-09-15', 14],
  ] as const)('about %s on %s: after %i days', (category, now, days) => {
    expect(checkIntervalInDays(category, new Date(now))).toBe(days);
  });
});
