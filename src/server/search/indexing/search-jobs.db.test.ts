import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { watchJobs } from '#server/desk/failing-jobs.service.ts';
import { startBackground } from '#server/platform/background.ts';
import { createTestApp } from '#test/test-app.ts';
import { searchJobs } from './search-jobs.ts';

const { db, base } = await createTestApp();

const failing = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from failing_jobs order by name`.execute(db);
  return rows.map(({ name }) => name);
};
const rename = async (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);

it('shows the operator what fails each second, until it works again', async () => {
  await rename('search_deltas', 'search_deltas_away');
  await rename('announcements', 'announcements_away');
  await expect.poll(failing, { timeout: 5_000 }).toEqual(['fold the search counters', 'read announcements']);
  await rename('search_deltas_away', 'search_deltas');
  await rename('announcements_away', 'announcements');
  await expect.poll(failing, { timeout: 5_000 }).toEqual([]);
});

it('shows the operator that neither sweeping nor reindexing works', async () => {
  await sql`delete from settings where name like 'search.%'`.execute(db);
  await rename('adverts', 'adverts_away');
  await rename('search_docs', 'search_docs_away');
  const jobs = searchJobs(base);
  const rare = jobs.tasks.filter(({ name }) => !name.startsWith('fold'));
  const background = startBackground(
    base,
    rare.map((task) => ({ ...task, everyInMs: 5 })),
    () => true,
    watchJobs(base),
  );
  await expect.poll(failing, { timeout: 5_000 }).toEqual(expect.arrayContaining(rare.map(({ name }) => name)));
  jobs.stop();
  await background.stop();
});
