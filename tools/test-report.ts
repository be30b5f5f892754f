import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export type Tally = {
  passed: number;
  failed: number;
  /** What failed, each with its first lines. */
  failures: string[];
  /** What passed only when it was tried again, each with why it failed before. */
  retried: string[];
};

/** What of Vitest's report as JSON is read. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: TestFile[];
};

type TestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

/** Sums up a report of Vitest. */
export const tallyOf = ({ numPassedTests, numFailedTests, testResults }: Report): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(failuresOf),
  retried: testResults.flatMap((file) =>
    testsOf(file, (test) => test.status === 'passed' && test.failureMessages.length > 0),
  ),
});

function failuresOf(file: TestFile): string[] {
  const ofTests = testsOf(file, (test) => test.status === 'failed');
  return ofTests.length === 0 && file.status === 'failed' ? [`${relative(ROOT, file.name)}\n${file.message}`] : ofTests;
}

/** Each of these tests with its place and messages. */
const testsOf = (
  { name, assertionResults }: TestFile,
  isWanted: (test: TestFile['assertionResults'][number]) => boolean,
): string[] =>
  assertionResults
    .filter(isWanted)
    .map((test) => `${relative(ROOT, name)} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
