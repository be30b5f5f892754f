import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Report, tallyOf } from './test-report.ts';

const ROOT = join(import.meta.dirname, '..');
const file = (path: string, more: Partial<Report['testResults'][number]>): Report['testResults'][number] => ({
  name: join(ROOT, path),
  status: 'passed',
  message: '',
  assertionResults: [],
  ...more,
});

test('failures are told with their file, also those of a file that could not be loaded', () => {
  const one = { fullName: 'adds', status: 'failed', failureMessages: ['expected 3 to be 4'] };
  const testResults = [
    file('src/sum.test.ts', { status: 'failed', assertionResults: [one] }),
    file('src/broken.test.ts', { status: 'failed', message: 'Unexpected token' }),
  ];
  expect(tallyOf({ numPassedTests: 0, numFailedTests: 1, testResults })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['src/sum.test.ts > adds\nexpected 3 to be 4', 'src/broken.test.ts\nUnexpected token'],
    retried: [],
  });
});

test('what passed when tried again is told with why it failed before', () => {
  const one = { fullName: 'opens', status: 'passed', failureMessages: ['no answer'] };
  const other = { fullName: 'closes', status: 'passed', failureMessages: [] };
  const testResults = [file('e2e/door.e2e.ts', { assertionResults: [one, other] })];
  expect(tallyOf({ numPassedTests: 2, numFailedTests: 0, testResults })).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    retried: ['e2e/door.e2e.ts > opens\nno answer'],
  });
});
