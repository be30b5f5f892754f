import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportsData } from './load-imports.ts';
import { PastRuns } from './past-runs.tsx';

const RUN: ImportsData['runs'][number] = {
  id: '01935a00-0000-7000-8000-000000000001',
  source: 'PAGE',
  format: 'CSV',
  fileName: 'liste.csv',
  isDryRun: false,
  isFullFeed: false,
  status: 'DONE',
  failure: null,
  rowCount: 9,
  processedCount: 9,
  createdCount: 8,
  updatedCount: 0,
  unchangedCount: 0,
  pausedCount: 0,
  failedCount: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: '2026-11-21T09:00:05.000Z',
  pausesMany: false,
  pictureCount: 0,
  pictureFailedCount: 0,
  picturesWaiting: 0,
  mayBeApplied: false,
  when: '21. November 2026',
};

test.each([
  [{}, '8 neu, 0 geändert, 0 pausiert'],
  [{ pictureFailedCount: 11 }, '8 neu, 0 geändert, 0 pausiert, 11 Bilder fehlen'],
  [{ failedCount: 1, pictureFailedCount: 1 }, '8 neu, 0 geändert, 0 pausiert, 1 Zeile mit Fehlern, 1 Bild fehlt'],
])('a past run says what came of it: %j', (counts, said) => {
  render(<PastRuns runs={[{ ...RUN, ...counts }]} currentId={null} />);
  expect(screen.getByText(said)).toBeDefined();
});
