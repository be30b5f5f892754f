import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModerationReport } from '#contract/moderation/moderation.schemas.ts';
import { ReportPart } from './findings.tsx';

const REPORT: ModerationReport = {
  id: '0199aa00-0000-7000-8000-000000000001',
  reason: 'FRAUD',
  content: 'Das Holz gibt es nicht.',
  reporterName: 'Maria Auer',
  reporterEmail: 'maria@muster.example',
  hasAccount: true,
  pageUrl: '',
  status: 'OPEN',
  createdAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  decision: '',
};

const linesOf = (report: ModerationReport): (string | null)[] => {
  const { container } = render(<ReportPart reports={[report]} about={() => 'Firmenseite'} />);
  return [...container.querySelectorAll('li p')].map(({ textContent }) => textContent);
};

test('a report names who sent it, what it is about and what was answered', () => {
  const lines = linesOf({ ...REPORT, decision: 'Das Holz liegt dort.' });
  expect(lines).toEqual([
    expect.stringMatching(/^Offen.*Firmenseite · 20\.11\.2026/),
    'Das Holz gibt es nicht.',
    'Maria Auer (maria@muster.example) · mit Konto',
    'Antwort: Das Holz liegt dort.',
  ]);
});

test('a reporter without a name is not shown as empty brackets', () => {
  const forgotten = { ...REPORT, reporterName: '', reporterEmail: '', hasAccount: false };
  expect(linesOf(forgotten)).toContain('Kein Name gespeichert');
  expect(screen.queryByText('()', { exact: false })).toBe(null);
});
