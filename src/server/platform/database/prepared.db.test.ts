import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { inTransaction } from './database.ts';
import { PREPARED } from './prepared.ts';

const db = await createTestDatabase();
const names = (tx: typeof db) =>
  sql<{ statement: string }>`select statement from pg_prepared_statements where statement like '%marked as%'
    and statement not like '%pg_prepared_statements%'`.execute(tx);

describe('a marked statement', () => {
  it('is planned once per connection, whatever its values, and others are not kept', async () => {
    await inTransaction(db, async (tx) => {
      for (const value of [1, 2, 3]) {
        const { rows } = await sql<{
          sum: number;
        }>`${PREPARED} select ${value}::int + 1 as sum /* marked as kept */`.execute(tx);
        expect(rows).toEqual([{ sum: value + 1 }]);
      }
      await sql`select 1 /* marked as passing */`.execute(tx);
      const { rows } = await names(tx);
      expect(rows.map((row) => row.statement.includes('kept'))).toEqual([true]);
    });
  });

  it('still refuses what is wrong, and runs again afterwards', async () => {
    const divide = (divisor: number) =>
      sql<{ ratio: number }>`${PREPARED} select 6 / ${divisor}::int as ratio`.execute(db);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(2)).rows).toEqual([{ ratio: 3 }]);
  });
});
