import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AuditLogEntry } from '#contract/accounts/permissions.schemas.ts';
import { AuditLogPage } from './audit-log-page.tsx';

const REMOVED: AuditLogEntry = {
  id: '7',
  at: '2026-11-27T08:00:00.000Z',
  actor: '0199aa00-0000-7000-8000-000000000001',
  actorName: 'Mona Moser',
  action: 'request.removed',
  subject: '0199aa00-0000-7000-8000-000000000002',
  subjectName: 'Berta Säger',
  details: { requestId: '0199aa00-0000-7000-8000-0123456789ab', slug: 'buche-0123456789', reason: 'Kein Gesuch.' },
};

test('says of a removed Gesuch whose it was and why, and leads to where that is taken back', () => {
  const log = {
    entries: [REMOVED],
    total: 1,
    values: { actor: '', subject: '', action: '', from: '', to: '' },
    errors: {},
    isFiltered: false,
    isFirstPage: true,
    older: null,
    file: null,
    today: '2026-11-27',
  };
  const element = <AuditLogPage log={log} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.getByRole('link', { name: 'Berta Säger' })).toBeTruthy();
  expect(screen.getByText(/Grund: Kein Gesuch\./)).toBeTruthy();
  expect(screen.queryByText(/Adresse: /)).toBe(null);
  const link = screen.getByRole('link', { name: 'Gesuch ansehen' });
  expect(link.getAttribute('href')).toBe('/gesuche/buche-0123456789/entfernen');
});
