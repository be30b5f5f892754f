import { describe, expect, test } from 'vitest';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { queryTextOf, readDashboardQuery } from './dashboard-query.ts';

const TODAY = '2026-11-21';
const read = (query: string) => readDashboardQuery(new URLSearchParams(query), TODAY);

describe('the address of a dashboard', () => {
  test('without a query means the last 30 days with today, compared with the 30 before', () => {
    expect(read('')).toMatchObject({
      period: { from: '2026-10-23', to: '2026-11-21' },
      comparison: { from: '2026-09-23', to: '2026-10-22' },
      interval: 'DAY',
      category: null,
      errors: {},
    });
    expect(queryTextOf(read('').chosen)).toBe('');
  });

  test('says everything that is chosen and nothing else, whichever way round', () => {
    const query = '?zeitraum=eigen&von=2026-10-19&bis=2026-10-25&vergleich=vorjahr&schritt=woche&kategorie=brennholz';
    const all = read(`${query}&suche=Muster+%26+Co&logo=Waage&sortierung=quote&zeilen=100&zahl=besuche&fremd=1`);
    expect(all).toMatchObject({
      period: { from: '2026-10-19', to: '2026-10-25' },
      comparison: { from: '2025-10-19', to: '2025-10-25' },
      interval: 'WEEK',
      category: 'FIREWOOD',
    });
    expect(queryTextOf(all.chosen)).toBe(
      `${query}&suche=Muster+%26+Co&logo=Waage&sortierung=quote&zeilen=100&zahl=besuche`,
    );
  });

  test('with junk means the usual', () => {
    const junk = read(
      "zeitraum=-1&vergleich=x&schritt=' or 1=1&kategorie=constructor&sortierung=__proto__&zeilen=9999&zahl=toString",
    );
    expect(junk).toEqual(read(''));
  });

  test('coarsens steps too fine to tell apart and says so', () => {
    expect(read('zeitraum=jahr&schritt=tag')).toMatchObject({ interval: 'WEEK', isCoarser: true });
    expect(read('zeitraum=90&schritt=tag')).toMatchObject({ interval: 'DAY', isCoarser: false });
  });

  test('ends today where its end is still to come, and compares as many days', () => {
    const month = read('zeitraum=eigen&von=2026-11-01&bis=2026-11-30');
    expect(month).toMatchObject({
      period: { from: '2026-11-01', to: '2026-11-21' },
      comparison: { from: '2026-10-11', to: '2026-10-31' },
      chosen: { bis: '2026-11-30' },
    });
  });

  test('compares with nothing where there can be no figures', () => {
    expect(read('zeitraum=eigen&von=2020-01-01&bis=2020-02-01').comparison).toBeNull();
  });
});

test.each([
  ['von=2026-11-10&bis=2026-11-09', { bis: texts.filter.upsideDown }],
  ['von=2020-11-10&bis=2026-11-09', { bis: texts.filter.tooLong }],
  ['von=2019-12-31&bis=2020-11-09', { von: texts.filter.outside }],
  ['von=2026-12-01&bis=2026-12-02', { von: texts.filter.future }],
  ['von=2026-02-30&bis=', { von: texts.filter.dayMissing, bis: texts.filter.dayMissing }],
  ['von=1.11.2026&bis=2026-11-02', { von: texts.filter.dayMissing }],
  ['', { von: texts.filter.dayMissing, bis: texts.filter.dayMissing }],
])('own dates %j are refused at their field', (dates, errors) => {
  expect(read(`zeitraum=eigen&${dates}`).errors).toEqual(errors);
});
