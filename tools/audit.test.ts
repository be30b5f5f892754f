import { expect, test } from 'vitest';
import { judgeAudit, readReport } from './audit.ts';
import { unreviewedLicences } from './notices.ts';

const advisory = (id: string, severity: string) => ({
  url: `https://github.com/advisories/${id}`,
  severity,
  title: 'A hole',
  name: 'left-pad',
});
const report = {
  vulnerabilities: {
    'left-pad': { via: [advisory('GHSA-aaaa', 'critical'), advisory('GHSA-bbbb', 'moderate')] },
    'right-pad': { via: ['left-pad', advisory('GHSA-cccc', 'high')] },
  },
};
const DAY = '2026-11-24';

test('a high or critical hole of a shipped package fails the check, a lesser one does not', () => {
  const { holes } = judgeAudit(report, [], DAY);
  expect(holes).toEqual([
    'left-pad: A hole (https://github.com/advisories/GHSA-aaaa)',
    'left-pad: A hole (https://github.com/advisories/GHSA-cccc)',
  ]);
});

test('an exception covers its hole until its last day, and is named once it is over or not needed', () => {
  const exceptions = [
    { advisory: 'GHSA-aaaa', reason: 'not called', until: DAY },
    { advisory: 'GHSA-cccc', reason: 'not called', until: '2026-11-23' },
    { advisory: 'GHSA-dddd', reason: 'gone', until: '2027-01-01' },
  ];
  expect(judgeAudit(report, exceptions, DAY)).toEqual({
    holes: [],
    endedExceptions: ['GHSA-cccc (until 2026-11-23)'],
    unusedExceptions: ['GHSA-dddd (until 2027-01-01)'],
  });
});

test('an answer without findings is none, and no answer at all is told apart from it', () => {
  expect(readReport('{"vulnerabilities":{}}')).toEqual({ vulnerabilities: {} });
  for (const words of ['', 'ECONNREFUSED', '{"error":{"code":"ENOTFOUND"}}', 'null'])
    expect(readReport(words)).toBe('the registry cannot be reached');
  const refused = '{"message":"405 Method Not Allowed","statusCode":405,"headers":{}}';
  expect(readReport(refused)).toBe('the registry installs packages but does not look up holes (405)');
});

test('the licence that a package itself names is compared, not only the one of the lock file', () => {
  expect(unreviewedLicences()).toEqual([]);
  expect(unreviewedLicences(() => 'SSPL-1.0').length).toBeGreaterThan(100);
});
