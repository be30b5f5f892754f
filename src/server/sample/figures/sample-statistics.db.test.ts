import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { getListingsAndContacts, getSiteRequests, listPopularAdverts } from '#server/statistics/statistics.service.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';

const db = await createTestDatabase();
const { base } = await createTestServer(db);

it('gives the sample a past whose sums agree with each other, and whose dashboards are alive', async () => {
  await fillSampleMarketplace(base, { count: 1_000 });
  const { rows } = await sql`
    select (select sum(view_count) from advert_stats) = (select sum(view_count) from advert_stats_daily) as views,
      (select sum(view_count) from advert_stats_daily)
        = (select sum(count) from event_days where type = 'PRODUCT_DETAILS_FETCHED') as days,
      (select sum(reveal_count) from advert_stats)
        = (select sum(count) from event_items where type = 'CONTACT_PHONE_CLICKED') as reveals,
      (select sum(count) from event_hours) = (select sum(count) from event_days where type = 'PAGE_OPENED') as hours,
      (select count(*) from event_days where day > '2026-11-21') = 0 as nothing_ahead`.execute(db);
  expect(rows).toEqual([{ views: true, days: true, reveals: true, hours: true, nothing_ahead: true }]);

  const { rows: more } = await sql`
    select v.day from event_days v join (select day, sum(count) as pages from event_days where type = 'PAGE_OPENED' group by 1) p
      on p.day = v.day where v.type = 'PRODUCT_DETAILS_FETCHED' group by v.day, p.pages having sum(v.count) > p.pages`.execute(
    db,
  );
  expect(more).toEqual([]);

  const period = { from: '2026-09-01', to: '2026-11-20', interval: 'DAY' } as const;
  const requests = await getSiteRequests(base, period);
  expect(requests.series.flatMap(({ values }) => values).filter((value) => value === 0)).toEqual([]);
  const listings = await getListingsAndContacts(base, { ownerKey: null }, period);
  for (const { name, values } of listings.series.filter((line) => line.name !== 'CONTACT_EMAIL_CLICKED'))
    expect([name, values.some((value) => value > 0)]).toEqual([name, true]);
  expect(await listPopularAdverts(base, { ownerKey: null }, { ...period, by: 'CONTACTS' })).toHaveLength(20);
});
