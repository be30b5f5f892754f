import { afterEach } from 'vitest';

// Every first try counts as failed, so that a test which cannot be tried again is found.
afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) === 0) throw new Error('Failed on purpose: EVERY_TEST_TWICE is set.');
});
