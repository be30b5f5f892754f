import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest though they are not the largest, longest first: begun last they would run on alone. */
const LONGEST = [
  'faults/faults.e2e.ts',
  'e2e/axe.e2e.ts',
  'e2e/layout.e2e.ts',
  'e2e/edit-advert.e2e.ts',
  'e2e/ground.e2e.ts',
  'e2e/listing.e2e.ts',
  'e2e/profile.e2e.ts',
  'e2e/accounts.e2e.ts',
  'e2e/dashboards.e2e.ts',
  'e2e/chat.e2e.ts',
  'e2e/advertising.e2e.ts',
  'e2e/orders.e2e.ts',
  'e2e/errand.e2e.ts',
  'e2e/shell.e2e.ts',
  'e2e/consent.e2e.ts',
  'e2e/publish.e2e.ts',
  'e2e/tools.e2e.ts',
  'e2e/budgets.e2e.ts',
  'e2e/pictures.e2e.ts',
  'test/safety/migrations.db.test.ts',
  'src/server/mail/mails.db.test.ts',
  'src/server/start.db.test.ts',
  'test/safety/hostile-calls.db.test.ts',
  'src/server/pictures/killed-uploads.db.test.ts',
  'test/safety/chat-interleavings.db.test.ts',
  'src/server/outage.db.test.ts',
  'src/server/platform/database/embedded-postgres.db.test.ts',
].map((path) => join(import.meta.dirname, '..', path));

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.indexOf(moduleId);
  return rank === -1 ? LONGEST.length : rank;
};

/** Runs the files that take longest first; the other ones as vitest does, by what it knows of their last run or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
