import type { Db } from '#server/platform/database/database.ts';
import { storedFacts } from '#server/adverts/advert-facts.ts';
import { storedContentOf } from '#server/adverts/advert-row.ts';
import { listTaxedAdverts, updateContent } from '#server/adverts/adverts.repository.ts';

type Owner = { key: number; id: string };

/**
 * Recomputes the prices of all adverts of a person who sells privately from now on, inside the caller's transaction,
 * which has locked the person; the caller reindexes. The amounts stay as typed.
 */
export async function makePricesFinal(tx: Db, owner: Owner, now: Date): Promise<void> {
  for (const row of await listTaxedAdverts(tx, owner.key)) {
    const owned = { advertId: row.id, ownerId: owner.id, seller: 'PRIVATE', now } as const;
    await updateContent(tx, row, storedFacts(storedContentOf(row), owned));
  }
}
