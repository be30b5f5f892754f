import pg from 'pg';

const CHANNEL = 'connection_check';
const NOTICE_WITHIN_IN_MS = 3_000;

/**
 * Checks that a connection keeps its state and hears notices: both are lost behind a pooler that gives each transaction another
 * connection.
 * @throws Error with what to do instead
 */
export async function refusePooler(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: NOTICE_WITHIN_IN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const heard = new Promise<boolean>((resolve) => {
      client.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), NOTICE_WITHIN_IN_MS).unref();
    });
    await client.query(`listen ${CHANNEL}`);
    await client.query(`notify ${CHANNEL}`);
    if (await heard) return;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Error(
    'DATABASE_URL führt über einen Pooler im Transaktionsmodus: Nachrichten der Datenbank kommen dort nicht an. Bitte verbinde Stammplatz direkt mit PostgreSQL oder stell den Pooler auf den Sitzungsmodus (session).',
  );
}
