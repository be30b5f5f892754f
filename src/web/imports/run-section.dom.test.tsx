import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import type { ImportRunDetails } from '#contract/imports/imports.schemas.ts';
import { RunSection } from './run-section.tsx';

const RUN: ImportRunDetails = {
  id: '01935a00-0000-7000-8000-000000000001',
  source: 'PAGE',
  format: 'CSV',
  fileName: 'liste.csv',
  isDryRun: true,
  isFullFeed: true,
  status: 'DONE',
  failure: null,
  rowCount: 2,
  processedCount: 2,
  createdCount: 0,
  updatedCount: 0,
  unchangedCount: 2,
  pausedCount: 1_799,
  failedCount: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: '2026-11-21T09:00:05.000Z',
  pausesMany: true,
  pictureCount: 0,
  pictureFailedCount: 0,
  picturesWaiting: 0,
  mayBeApplied: true,
  issues: [],
};

function open(run: ImportRunDetails) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <RunSection run={run} failure={null} /> }]);
  return render(<Stub />);
}

test('a list that pauses most adverts can only be carried out with a tick at their number', async () => {
  const { container } = open(RUN);
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Ja, 1.799 Anzeigen pausieren$/ });
  expect([tick.required, tick.checked, tick.name, tick.value]).toEqual([true, false, 'pausieren', '1799']);
  expect(tick.form?.checkValidity()).toBe(false);
  expect(screen.queryByText(/^Alles in Ordnung/)).toBeNull();
  expect(await barriersIn(container)).toEqual([]);
});

test('a list that pauses a few asks nothing', async () => {
  open({ ...RUN, pausesMany: false, pausedCount: 3 });
  await screen.findByRole('button', { name: 'Jetzt übernehmen' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('pictures that are still to be fetched are counted, then what came of them', async () => {
  const done = { ...RUN, isDryRun: false, pausesMany: false, mayBeApplied: false };
  const waiting = open({ ...done, picturesWaiting: 1_204, pictureCount: 1, pictureFailedCount: 2 });
  expect((await screen.findByRole('status')).textContent).toMatch(/^Wir holen jetzt die Bilder/);
  screen.getByText(/^Noch 1.204 Bilder$/);
  screen.getByText('Bild übernommen');
  screen.getByText('Bilder nicht übernommen');
  expect(await barriersIn(waiting.container)).toEqual([]);
  waiting.unmount();
  open({ ...done, pictureCount: 3 });
  await screen.findByText('Bilder übernommen');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText(/nicht übernommen/)).toBeNull();
});

test('a list that changes pictures only can be carried out, and one with bad addresses is not called fine', async () => {
  const dry = { ...RUN, pausesMany: false, pausedCount: 0 };
  const fine = open({ ...dry, pictureCount: 3 });
  await screen.findByRole('button', { name: 'Jetzt übernehmen' });
  screen.getByText(/^Alles in Ordnung/);
  fine.unmount();
  open({ ...dry, pictureCount: 3, pictureFailedCount: 1 });
  await screen.findByText('Bild nicht zu finden');
  expect(screen.queryByText(/^Alles in Ordnung/)).toBeNull();
});
