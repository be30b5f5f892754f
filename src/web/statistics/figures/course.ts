import type { TimeSeries } from '#contract/statistics/statistics.schemas.ts';
import type { ReportTable } from '#domain/statistics/report-table.ts';
import { type ViewInterval, sumPerStep, stepText, stepTick } from '#domain/statistics/steps.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import type { ChartPlace } from '#ui/chart/chart-layout.ts';

type CourseLine = { name: string; values: readonly number[] };

/** One chart over time with the table it is drawn from. */
export type Course = {
  key: string;
  title: string;
  interval: ViewInterval;
  /** Lines, or stacked columns. */
  form: 'LINES' | 'COLUMNS';
  places: ChartPlace[];
  lines: CourseLine[];
  table: ReportTable;
  total: number;
  note: string | null;
};

export type Counted = {
  /** By the shown steps. */
  now: TimeSeries;
  /** By days, whatever the steps; null: no comparison. */
  before: TimeSeries | null;
  /** The first day that is shown. */
  from: string;
  interval: ViewInterval;
};

const valuesOf = (series: TimeSeries, name: string): readonly number[] =>
  series.series.find((line) => line.name === name)?.values ?? [];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The sum of one line now, and before where there is something to compare with. */
export function sumsOf({ now, before }: Counted, name: string): { now: number; before: number | null } {
  return { now: sumOf(valuesOf(now, name)), before: before === null ? null : sumOf(valuesOf(before, name)) };
}

/** The compared days aligned with the shown ones, the first with the first, so that steps of unequal months add up. */
function laidUnder({ now, before, from, interval }: Counted, name: string): number[] | null {
  if (before === null) return null;
  const labels = before.labels.map((_, index) => dayAfter(from, index));
  const added = sumPerStep({ labels, values: valuesOf(before, name) }, interval);
  const values = now.labels.map((label) => added.values[added.labels.indexOf(label)] ?? 0);
  // A leap year has a day more: it is added to the last step.
  const rest = sumOf(added.values) - sumOf(values);
  return values.map((value, index) => (index === values.length - 1 ? value + rest : value));
}

type CourseWish = { key: string; title: string; name: string; note?: string };

/** One count over time, with the compared period. */
export function timeSeriesOf(counted: Counted, { key, title, name, note }: CourseWish): Course {
  const values = valuesOf(counted.now, name);
  const before = laidUnder(counted, name);
  const lines = [
    { name: before === null ? title : texts.now, values },
    ...(before === null ? [] : [{ name: texts.before, values: before }]),
  ];
  return {
    key,
    title,
    form: 'LINES',
    ...drawn(counted, lines, before === null ? [title] : [title, texts.before]),
    total: sumOf(values),
    note: note ?? null,
  };
}

/** Parts of a whole over time. */
export function partsOf(
  counted: Counted,
  { key, title, names }: { key: string; title: string; names: string[] },
): Course {
  const lines = names.map((name) => ({
    name: counted.now.series.find((line) => line.name === name)?.title ?? name,
    values: valuesOf(counted.now, name),
  }));
  const drawing = drawn(
    counted,
    lines,
    lines.map(({ name }) => name),
  );
  return {
    key,
    title,
    form: 'COLUMNS',
    ...drawing,
    total: sumOf(lines.flatMap(({ values }) => values)),
    note: null,
  };
}

function drawn({ now, interval }: Counted, lines: CourseLine[], heads: readonly string[]) {
  return {
    interval,
    lines,
    places: now.labels.map((day) => ({ key: day, label: stepText(day, interval), tick: stepTick(day, interval) })),
    table: {
      columns: [
        { key: 'step', head: texts.step[interval], kind: 'TEXT' as const },
        ...heads.map((head, index) => ({ key: String(index), head, kind: 'COUNT' as const })),
      ],
      rows: now.labels.map((day, index) => [stepText(day, interval), ...lines.map(({ values }) => values[index] ?? 0)]),
    },
  };
}
