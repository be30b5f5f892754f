import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type Consent = {
  consentId: string;
  decidedAt: Date;
  revision: number;
  kind: string;
  categories: readonly string[];
  notedAt: Date;
};

/** Stores a decision; of several equal calls the first one counts. */
export async function insertConsent(db: Db, consent: Consent): Promise<void> {
  await sql`
    insert into consents (consent_id, decided_at, revision, kind, categories, noted_at)
    values (${consent.consentId}, ${consent.decidedAt}, ${consent.revision}, ${consent.kind},
      ${[...consent.categories]}::text[], ${consent.notedAt})
    on conflict do nothing`.execute(db);
}

/** Deletes proofs noted before a time; by consents_noted_at_index. */
export async function deleteOldConsents(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from consents where (consent_id, decided_at) in (
    select consent_id, decided_at from consents where noted_at < ${before} order by noted_at limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
