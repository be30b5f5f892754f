import type { Db } from '#server/platform/database/database.ts';
import { storedFacts } from '#server/adverts/advert-facts.ts';
import { storedContentOf } from '#server/adverts/advert-row.ts';
import { listTaxedAdverts, updateContent } from '#server/adverts/adverts.repository.ts';

type Owner = { key: number; id: string };

/**
 * Makes the prices of all adverts of a person final who sells privately from now on, inside the caller's transaction,
 * which holds the person's row; the search rows are the caller's matter. The amounts stay as they were typed.
 */
export async function makePricesFinal(tx: Db, owner: Owner, now: Date): Promise<void> {
  for (const row of await listTaxedAdverts(tx, owner.key)) {
    const owned = { advertId: row.id, ownerId: owner.id, seller: 'PRIVATE', now } as const;
    await updateContent(tx, row, storedFacts(storedContentOf(row), owned));
  }
}
