import { sql } from 'kysely';
import pg from 'pg';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { waitForOtherStarts } from '#server/platform/database/migrate.ts';
import { REPLICA_USER } from '#server/platform/database/embedded-postgres.ts';

/** Makes the role that replicas copy with and that reads from them, or gives it this password. It changes nothing. */
export async function ensureReplicaRole(db: Db, password: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await waitForOtherStarts(tx);
    const { rows } = await sql`select 1 from pg_roles where rolname = ${REPLICA_USER}`.execute(tx);
    const verb = rows.length === 0 ? 'create' : 'alter';
    const quoted = pg.escapeLiteral(password);
    await sql.raw(`${verb} role ${REPLICA_USER} with login replication password ${quoted}`).execute(tx);
    await sql.raw(`grant pg_read_all_data to ${REPLICA_USER}`).execute(tx);
  });
}
