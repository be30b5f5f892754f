import { createHmac, randomBytes } from 'node:crypto';
import { formatIsoDate } from '#domain/format/dates.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { addressKey } from '#server/platform/http/rate-limit.ts';
import { takeSalt } from './visitor-salt.repository.ts';

/** Hashes a visitor so that visits can be linked within a day, but not across days and not to a person. */
export type VisitorHash = (address: string, userAgent: string) => bigint;

type Salt = { day: string; salt: Buffer };

/**
 * Keeps the salt of the day in memory and, until midnight in Vienna, in the settings, so that a restart counts no
 * visitor twice.
 */
export async function createVisitorHash(base: Pick<BaseContext, 'db' | 'clock' | 'logger'>): Promise<VisitorHash> {
  const today = (): string => formatIsoDate(base.clock());
  const fresh = (): Salt => ({ day: today(), salt: randomBytes(32) });
  let current = await takeSalt(base.db, fresh());

  const turn = (): void => {
    current = fresh();
    void takeSalt(base.db, current).then(
      (kept) => {
        if (kept.day === current.day) current = kept;
      },
      (error: unknown) => base.logger.warn({ err: error }, "today's salt is kept in memory only"),
    );
  };
  return (address, userAgent) => {
    if (current.day !== today()) turn();
    const hash = createHmac('sha256', current.salt)
      .update(`${addressKey(address)}\n${userAgent}`)
      .digest();
    return hash.readBigInt64BE();
  };
}
