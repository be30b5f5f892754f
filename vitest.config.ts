import { defineConfig } from 'vitest/config';
import { WORKERS } from './e2e/support/workers.ts';
import { LongestFirst } from './test/longest-first.ts';

/** What is waited for comes late on a busy machine; Vitest's own second is only enough on a quiet one. */
const PATIENT = { poll: { timeout: 20_000 } };

/** Four kinds of tests, by the file's suffix (docs/architecture.md). */
export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENT,
          environment: 'node',
          include: ['{src,test,tools,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.dom.test.tsx'],
          testTimeout: 30_000,
          maxWorkers: 2,
          // They leave nothing open: loading the program again for each would take a third of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'dom',
          expect: PATIENT,
          environment: 'jsdom',
          include: ['src/**/*.dom.test.tsx'],
          setupFiles: ['test/dom-setup.ts'],
          testTimeout: 30_000,
          maxWorkers: 2,
          // They leave an empty document (test/dom-setup.ts); half of the time went into loading the pages again.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'db',
          expect: PATIENT,
          environment: 'node',
          include: ['{src,test,tools}/**/*.db.test.ts'],
          globalSetup: ['test/global-database.ts'],
          setupFiles: ['test/db-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // They close what they open (test/after-file.ts); loading the server again for each would take as long as the
          // tests.
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'e2e',
          expect: PATIENT,
          environment: 'node',
          include: ['{e2e,faults}/**/*.e2e.ts'],
          globalSetup: ['e2e/support/global-app.ts'],
          setupFiles: process.env['EVERY_TEST_TWICE'] === '1' ? ['e2e/support/every-test-twice.ts'] : [],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // A click can precede hydration on a busy machine; what fails twice is a fault.
          retry: 1,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
