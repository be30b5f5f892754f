import { expect, test } from 'vitest';
import { analyticsHosts } from './analytics-hosts.service.ts';

test('a page may reach no analytics that are not configured', () => {
  expect(analyticsHosts({ matomoUrl: null, tagManagerId: null })).toEqual({ scripts: [], data: [] });
});

test('a Matomo opens its own origin only, a tag manager what its tags report to', () => {
  expect(analyticsHosts({ matomoUrl: 'https://zahl.example/matomo/', tagManagerId: null })).toEqual({
    scripts: ['https://zahl.example'],
    data: ['https://zahl.example'],
  });
  expect(analyticsHosts({ matomoUrl: null, tagManagerId: 'GTM-ABC123' }).scripts).toEqual([
    'https://www.googletagmanager.com',
  ]);
});
