import { expect, test } from 'vitest';
import { analyticsPage } from './counted-page.ts';

const counted = (address: string) => analyticsPage(new URL(address, 'https://stammplatz.example'), 'Titel');

test('a public page counts with its path and title', () => {
  expect(counted('/kaufen-verkaufen/brennholz')).toEqual({
    url: 'https://stammplatz.example/kaufen-verkaufen/brennholz',
    title: 'Titel',
  });
});

test.each(['/passwort-zuruecksetzen?code=geheim', '/newsletter/abmelden?token=geheim', '/map?suche=geheim#geheim'])(
  'the query of %s stays here',
  (address) => {
    expect(JSON.stringify(counted(address))).not.toContain('geheim');
  },
);

test.each([
  ['/chats/0199-abc', '/chats'],
  ['/user/0199-abc', '/user'],
  ['/meine-anzeigen/0199-abc/statistik', '/meine-anzeigen'],
])('%s counts as %s', (address, area) => {
  expect(counted(address)).toEqual({ url: `https://stammplatz.example${area}`, title: area });
});
