import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModerationReport } from '#contract/moderation/moderation.schemas.ts';
import { AccountFindings } from './accounts/account-findings.tsx';
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

test('what followed from a notice about an account is said in words', () => {
  const reports = ['BLOCK', 'WARNING', 'REQUEST_REMOVED'].map((decision) => ({
    ...REPORT,
    id: decision,
    status: 'UPHELD',
    decision,
    subject: 'ACCOUNT',
    part: 'PAGE',
  }));
  const shown = { reports, objections: [], chatReports: [], accountStatement: null, companyStatement: null };
  render(<AccountFindings shown={shown as never} />);
  const answers = screen.getAllByText(/^Antwort: /).map(({ textContent }) => textContent);
  expect(answers).toEqual(['Antwort: Gesperrt', 'Antwort: Verwarnt', 'Antwort: Gesuch entfernt']);
});
