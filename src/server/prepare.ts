import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { migrate, waitForOtherStarts } from '#server/platform/database/migrate.ts';
import { loadBuiltinPlaces } from './places/places.service.ts';

/** Brings a database to what this release needs: schema, built-in places. Safe to run at every start. */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrate(db);
  await inTransaction(db, async (tx) => {
    await waitForOtherStarts(tx);
    await loadBuiltinPlaces(tx);
  });
}
