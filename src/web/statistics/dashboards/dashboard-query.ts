import { CATEGORIES, type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { type Comparison, comparisonPeriod } from '#domain/statistics/comparison.ts';
import { type ViewInterval, intervalFor } from '#domain/statistics/steps.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { type Period, periodIssues } from '#domain/statistics/periods.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';

/** Days of a period that ends today, by its name in the address. */
const PRESET_DAYS = { '7': 7, '30': 30, '90': 90, jahr: 365 } as const;
const OWN_DATES = 'eigen';
export const PERIOD_NAMES = ['7', '30', '90', 'jahr', OWN_DATES] as const;
type PeriodName = (typeof PERIOD_NAMES)[number];

export const COMPARISON_KEYS = ['davor', 'vorjahr', 'ohne'] as const;
type ComparisonName = (typeof COMPARISON_KEYS)[number];
const COMPARISON_NAMES: Record<ComparisonName, Comparison> = {
  davor: 'PREVIOUS',
  vorjahr: 'YEAR_BEFORE',
  ohne: 'NONE',
};

export const INTERVAL_KEYS = ['auto', 'tag', 'woche', 'monat'] as const;
type IntervalName = (typeof INTERVAL_KEYS)[number];
const INTERVAL_NAMES: Record<IntervalName, ViewInterval | null> = {
  auto: null,
  tag: 'DAY',
  woche: 'WEEK',
  monat: 'MONTH',
};

export const SORTINGS = ['anzahl', 'quote', 'titel'] as const;
export type Sorting = (typeof SORTINGS)[number];

/** The measure in the chart of the overview, by its name in the address. */
export const MEASURES = {
  'neue-anzeigen': 'listings',
  aufrufe: 'views',
  kontakte: 'contacts',
  registrierungen: 'registered',
  seitenaufrufe: 'requests',
  besuche: 'visitors',
  'werbung-gezeigt': 'shown',
  'werbung-klicks': 'clicked',
} as const;
export type MeasureName = keyof typeof MEASURES;
export type Measure = (typeof MEASURES)[MeasureName];
export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

/** How many rows a list of adverts has at most. */
export const ROW_COUNTS = ['20', '100'] as const;
type RowCount = (typeof ROW_COUNTS)[number];

/** What the fields say, as they are shown again. */
export type Chosen = {
  zeitraum: PeriodName;
  von: string;
  bis: string;
  vergleich: ComparisonName;
  schritt: IntervalName;
  kategorie: string;
  suche: string;
  logo: string;
  sortierung: Sorting;
  zeilen: RowCount;
  zahl: MeasureName;
};

export type DashboardQuery = {
  chosen: Chosen;
  period: Period;
  comparison: Period | null;
  interval: ViewInterval;
  /** Whether the requested step was too fine for the period. */
  isCoarser: boolean;
  category: CategoryCode | null;
  errors: { von?: string; bis?: string };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_WORDS = 120;

/** A calendar day that exists. */
const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** Parses the address of a dashboard; unknown values get their defaults. `today` is the day in Vienna. */
export function readDashboardQuery(params: URLSearchParams, today: string): DashboardQuery {
  const words = (name: string): string => (params.get(name) ?? '').trim().slice(0, LONGEST_WORDS);
  const zeitraum = PERIOD_NAMES.find((name) => name === params.get('zeitraum')) ?? '30';
  const category = CATEGORIES.find(({ slug }) => slug === params.get('kategorie'))?.code ?? null;
  const [von, bis] = [words('von'), words('bis')];
  const isOwn = zeitraum === OWN_DATES;
  const errors = isOwn ? errorsOf(von, bis, today) : {};
  const isUsable = isOwn && Object.keys(errors).length === 0;
  const days = PRESET_DAYS[zeitraum === OWN_DATES ? '30' : zeitraum];
  // Future days have no figures, not even zero.
  const period = isUsable
    ? { from: von, to: bis < today ? bis : today }
    : { from: dayAfter(today, 1 - days), to: today };
  const vergleich = COMPARISON_KEYS.find((name) => name === params.get('vergleich')) ?? 'davor';
  const schritt = INTERVAL_KEYS.find((name) => name === params.get('schritt')) ?? 'auto';
  const wanted = INTERVAL_NAMES[schritt];
  const interval = intervalFor(period, wanted);
  return {
    chosen: {
      zeitraum,
      von: isOwn ? von : period.from,
      bis: isOwn ? bis : period.to,
      vergleich,
      schritt,
      kategorie: category === null ? '' : categoryOf(category).slug,
      suche: words('suche'),
      logo: words('logo'),
      sortierung: SORTINGS.find((name) => name === params.get('sortierung')) ?? 'anzahl',
      zeilen: ROW_COUNTS.find((count) => count === params.get('zeilen')) ?? '20',
      zahl: MEASURE_NAMES.find((name) => name === params.get('zahl')) ?? 'kontakte',
    },
    period,
    comparison: comparable(comparisonPeriod(period, COMPARISON_NAMES[vergleich])),
    interval,
    isCoarser: wanted !== null && wanted !== interval,
    category,
    errors,
  };
}

function errorsOf(von: string, bis: string, today: string): DashboardQuery['errors'] {
  const missing = {
    ...(isDay(von) ? {} : { von: texts.filter.dayMissing }),
    ...(isDay(bis) ? {} : { bis: texts.filter.dayMissing }),
  };
  if (Object.keys(missing).length > 0) return missing;
  const [first] = periodIssues({ from: von, to: bis }, 'DAY');
  if (first?.code === 'period.upside-down') return { bis: texts.filter.upsideDown };
  if (first?.code === 'period.too-long') return { bis: texts.filter.tooLong };
  if (first !== undefined) return { von: texts.filter.outside };
  return von > today ? { von: texts.filter.future } : {};
}

/** Years before the first counted one cannot be compared with. */
const comparable = (period: Period | null): Period | null =>
  period !== null && periodIssues(period, 'DAY').length === 0 ? period : null;

/** The query string that leads to a choice, without what is usual anyway; begins with "?" unless it is empty. */
export function queryTextOf(chosen: Chosen): string {
  const { zeitraum, von, bis, vergleich, schritt, kategorie, suche, logo, sortierung, zeilen, zahl } = chosen;
  const isOwn = zeitraum === OWN_DATES;
  const said: [name: string, value: string][] = [
    ['zeitraum', zeitraum === '30' ? '' : zeitraum],
    ['von', isOwn ? von : ''],
    ['bis', isOwn ? bis : ''],
    ['vergleich', vergleich === 'davor' ? '' : vergleich],
    ['schritt', schritt === 'auto' ? '' : schritt],
    ['kategorie', kategorie],
    ['suche', suche],
    ['logo', logo],
    ['sortierung', sortierung === 'anzahl' ? '' : sortierung],
    ['zeilen', zeilen === '20' ? '' : zeilen],
    ['zahl', zahl === 'kontakte' ? '' : zahl],
  ];
  const text = new URLSearchParams(said.filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
}
