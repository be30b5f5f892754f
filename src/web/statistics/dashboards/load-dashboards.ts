import { getAdvertisingStatistics, getCategoryStatistics, getPopularAdverts } from '#contract/statistics/statistics.ts';
import type {
  AdvertisingStatistics,
  CategoryStatistics,
  PopularAdvert,
} from '#contract/statistics/statistics.schemas.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { ReportTable } from '#domain/statistics/report-table.ts';
import { shareInPercent } from '#domain/statistics/trend.ts';
import { CONTACT_TYPES } from '#domain/statistics/event-types.data.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import {
  countAdvertising,
  countAdverts,
  countLogo,
  countRequests,
  countUsers,
  nearestWithFigures,
} from './counting.ts';
import { type Course, timeSeriesOf, partsOf, sumsOf } from '#web/statistics/figures/course.ts';
import type { OpenDashboard } from './dashboard-access.ts';
import { MEASURES, MEASURE_NAMES, type Measure, type MeasureName, type Sorting } from './dashboard-query.ts';

/** A table by the name that its file has in the address. */
export type NamedTable = { key: string; title: string; table: ReportTable };

const TEXT = (key: string, head: string) => ({ key, head, kind: 'TEXT' as const });
const COUNT = (key: string, head: string) => ({ key, head, kind: 'COUNT' as const });
const PERCENT = (key: string, head: string) => ({ key, head, kind: 'PERCENT' as const });

const tablesOf = (courses: readonly Course[]): NamedTable[] =>
  courses.map(({ key, title, table }) => ({ key, title, table }));

const areEmpty = (courses: readonly Course[]): boolean => courses.every(({ total }) => total === 0);

/** The nearest month with figures, requested only when there are none. */
const nearestFor = async (open: OpenDashboard, courses: readonly Course[], of: 'ADVERTS' | 'ADVERTISING') => ({
  isEmpty: areEmpty(courses),
  nearest: areEmpty(courses) ? await nearestWithFigures(open, of) : null,
});

export type Tile = { name: MeasureName; key: Measure; now: number; before: number | null; values: readonly number[] };

/** Where each measure is counted, in the order of the counts below. */
const COUNTED_IN = {
  listings: 0,
  views: 0,
  contacts: 0,
  requests: 1,
  visitors: 1,
  registered: 2,
  shown: 3,
  clicked: 3,
} as const satisfies Record<Measure, number>;

export async function loadIndex(open: OpenDashboard) {
  const { api, query } = open;
  const { period, comparison } = query;
  const [adverts, advertising, users, requests, categories, categoriesBefore] = await Promise.all([
    countAdverts(open),
    countAdvertising(open),
    countUsers(open),
    countRequests(open),
    api.call(getCategoryStatistics, period),
    comparison === null ? null : api.call(getCategoryStatistics, comparison),
  ]);
  const counted = [adverts, requests, users, advertising] as const;
  const tiles = MEASURE_NAMES.map((name): Tile => {
    const key = MEASURES[name];
    const of = counted[COUNTED_IN[key]];
    const { now, before } = sumsOf(of, key);
    return { name, key, now, before, values: of.now.series.find((line) => line.name === key)?.values ?? [] };
  });
  const shown = MEASURES[query.chosen.zahl];
  const course = timeSeriesOf(counted[COUNTED_IN[shown]], {
    key: 'verlauf',
    title: texts.index.tiles[shown],
    name: shown,
    ...(shown === 'visitors' ? { note: texts.marketplace.visitorsNote } : {}),
  });
  const isEmpty = tiles.every(({ now }) => now === 0);
  const table: ReportTable = {
    columns: [
      TEXT('measure', texts.index.table.measure),
      COUNT('now', texts.now),
      ...(comparison === null ? [] : [COUNT('before', texts.before)]),
    ],
    rows: tiles.map(({ key, now, before }) => [texts.index.tiles[key], now, ...(comparison === null ? [] : [before])]),
  };
  return {
    tiles,
    course,
    categories,
    changes: categoriesBefore === null ? null : changesOf(categories, categoriesBefore),
    isEmpty,
    nearest: isEmpty ? await nearestWithFigures(open, 'ADVERTS') : null,
    tables: [{ key: 'kennzahlen', title: texts.index.table.title, table }, ...tablesOf([course])],
  };
}

export type Change = { category: string; measure: 'listings' | 'views' | 'contacts'; now: number; before: number };

const MOST_CHANGES = 5;
/** Less is chance; product decision. */
const SMALLEST_CHANGE = 3;

/** The largest differences in proportion to what is usual for so many: one of a hundred is less than one of ten. */
function changesOf(now: readonly CategoryStatistics[], before: readonly CategoryStatistics[]): Change[] {
  const all = now.flatMap((row) => {
    const other = before.find(({ category }) => category === row.category);
    return (['listings', 'views', 'contacts'] as const).map((measure): Change => ({
      category: row.title,
      measure,
      now: row[measure],
      before: other?.[measure] ?? 0,
    }));
  });
  const weight = (change: Change): number =>
    Math.abs(change.now - change.before) / Math.sqrt(change.now + change.before || 1);
  return all
    .filter((change) => Math.abs(change.now - change.before) >= SMALLEST_CHANGE)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST_CHANGES);
}

export async function loadAdvertising(open: OpenDashboard) {
  const { api, query } = open;
  const { suche, logo } = query.chosen;
  const [counted, all] = await Promise.all([
    countAdvertising(open),
    api.call(getAdvertisingStatistics, { ...query.period }),
  ]);
  const found = suche === '' ? all : await api.call(getAdvertisingStatistics, { ...query.period, search: suche });
  const courses = [
    timeSeriesOf(counted, { key: 'gezeigt', title: texts.advertising.shown, name: 'shown' }),
    timeSeriesOf(counted, { key: 'klicks', title: texts.advertising.clicked, name: 'clicked' }),
  ];
  const logos = [...new Set(all.filter(({ kind }) => kind === 'LOGO').map(({ title }) => title))];
  const shownLogo = logo === '' ? (logos[0] ?? null) : (logos.find((name) => name === logo) ?? null);
  const logoCourses = shownLogo === null ? [] : await logoCoursesOf(open, shownLogo);
  return {
    courses,
    logos,
    shownLogo,
    logoIsUnknown: logo !== '' && shownLogo === null,
    logoCourses,
    hasEntries: all.length > 0,
    ...(await nearestFor(open, courses, 'ADVERTISING')),
    tables: [...tablesOf([...courses, ...logoCourses]), entriesOf(found)],
  };
}

async function logoCoursesOf(open: OpenDashboard, name: string): Promise<Course[]> {
  const counted = await countLogo(open, name);
  return [
    timeSeriesOf(counted, { key: 'logo-gezeigt', title: texts.advertising.logoShown(name), name: 'shown' }),
    timeSeriesOf(counted, { key: 'logo-klicks', title: texts.advertising.logoClicked(name), name: 'clicked' }),
  ];
}

function entriesOf(entries: readonly AdvertisingStatistics[]): NamedTable {
  const { name, kind, kinds, shownShort, clickedShort, rate } = texts.advertising;
  return {
    key: 'einschaltungen',
    title: texts.advertising.entries,
    table: {
      columns: [
        TEXT('name', name),
        TEXT('kind', kind),
        COUNT('shown', shownShort),
        COUNT('clicked', clickedShort),
        PERCENT('rate', rate),
      ],
      rows: entries.map((entry) => [
        entry.title,
        kinds[entry.kind ?? 'ENTRY'],
        entry.shown,
        entry.clicked,
        shareInPercent(entry.clicked, entry.shown),
      ]),
    },
  };
}

export async function loadAdverts(open: OpenDashboard) {
  const { api, query } = open;
  const { sortierung, zeilen } = query.chosen;
  const wish = {
    ...query.period,
    ...(query.category === null ? {} : { category: query.category }),
    size: Number(zeilen),
  };
  const [counted, viewed, contacted] = await Promise.all([
    countAdverts(open),
    api.call(getPopularAdverts, { ...wish, by: 'VIEWS' }),
    api.call(getPopularAdverts, { ...wish, by: 'CONTACTS' }),
  ]);
  const courses = [
    timeSeriesOf(counted, { key: 'neue-anzeigen', title: texts.adverts.listings, name: 'listings' }),
    timeSeriesOf(counted, { key: 'aufrufe', title: texts.adverts.views, name: 'views' }),
    timeSeriesOf(counted, { key: 'kontakte', title: texts.adverts.contacts, name: 'contacts' }),
  ];
  const mostViewed = sorted(viewed, sortierung, 'viewCount');
  const mostContacted = sorted(contacted, sortierung, 'contactCount');
  return {
    courses,
    mostViewed,
    mostContacted,
    ...(await nearestFor(open, courses, 'ADVERTS')),
    tables: [
      ...tablesOf(courses),
      popularTable({ key: 'meistgesehen', title: texts.adverts.mostViewed }, mostViewed),
      popularTable({ key: 'meistangefragt', title: texts.adverts.mostContacted }, mostContacted),
    ],
  };
}

const rateOf = ({ contactCount, viewCount }: PopularAdvert): number => shareInPercent(contactCount, viewCount) ?? -1;

function sorted(
  adverts: readonly PopularAdvert[],
  sorting: Sorting,
  count: 'viewCount' | 'contactCount',
): PopularAdvert[] {
  return adverts.toSorted((one, other) => {
    if (sorting === 'titel') return one.title.localeCompare(other.title, 'de');
    if (sorting === 'quote') return rateOf(other) - rateOf(one);
    return other[count] - one[count];
  });
}

function popularTable({ key, title }: { key: string; title: string }, adverts: readonly PopularAdvert[]): NamedTable {
  const words = texts.adverts;
  return {
    key,
    title,
    table: {
      columns: [
        TEXT('title', words.title),
        COUNT('views', words.viewsShort),
        COUNT('contacts', words.contactsShort),
        PERCENT('rate', words.rate),
        TEXT('category', words.category),
      ],
      rows: adverts.map((advert) => [
        advert.title,
        advert.viewCount,
        advert.contactCount,
        shareInPercent(advert.contactCount, advert.viewCount),
        categoryOf(advert.category).text,
      ]),
    },
  };
}

export async function loadCategories(open: OpenDashboard) {
  const { api, query } = open;
  const { period, comparison, category } = query;
  const [counted, now, before] = await Promise.all([
    countAdverts(open),
    api.call(getCategoryStatistics, period),
    comparison === null ? null : api.call(getCategoryStatistics, comparison),
  ]);
  const courses = [
    timeSeriesOf(counted, { key: 'neue-anzeigen', title: texts.adverts.listings, name: 'listings' }),
    timeSeriesOf(counted, { key: 'aufrufe', title: texts.adverts.views, name: 'views' }),
    timeSeriesOf(counted, { key: 'kontakte', title: texts.adverts.contacts, name: 'contacts' }),
  ];
  return {
    courses,
    courseOf: category === null ? texts.categories.all : categoryOf(category).text,
    categories: now,
    ...(await nearestFor(open, courses, 'ADVERTS')),
    tables: [...tablesOf(courses), categoryTable(now, before)],
  };
}

function categoryTable(now: readonly CategoryStatistics[], before: readonly CategoryStatistics[] | null): NamedTable {
  const words = texts.categories;
  const measures = [
    ['listings', words.listingsShort],
    ['views', words.viewsShort],
    ['contacts', words.contactsShort],
  ] as const;
  return {
    key: 'kategorien',
    title: words.table,
    table: {
      columns: [
        TEXT('category', words.category),
        ...measures.flatMap(([key, head]) => [
          COUNT(key, head),
          ...(before === null ? [] : [COUNT(`${key}-before`, words.beforeOf(head))]),
        ]),
      ],
      rows: now.map((row) => {
        const other = before?.find(({ category }) => category === row.category);
        return [row.title, ...measures.flatMap(([key]) => [row[key], ...(before === null ? [] : [other?.[key] ?? 0])])];
      }),
    },
  };
}

export async function loadMarketplace(open: OpenDashboard) {
  const [adverts, requests, users] = await Promise.all([countAdverts(open), countRequests(open), countUsers(open)]);
  const words = texts.marketplace;
  const courses = [
    partsOf(adverts, { key: 'kontaktwege', title: words.ways, names: [...CONTACT_TYPES] }),
    timeSeriesOf(adverts, { key: 'kontakte', title: words.contacts, name: 'contacts' }),
    timeSeriesOf(requests, { key: 'seitenaufrufe', title: words.requests, name: 'requests' }),
    timeSeriesOf(requests, { key: 'besuche', title: words.visitors, name: 'visitors', note: words.visitorsNote }),
    timeSeriesOf(users, { key: 'neue-konten', title: words.registered, name: 'registered' }),
  ];
  return { courses, ...(await nearestFor(open, courses, 'ADVERTS')), tables: tablesOf(courses) };
}
