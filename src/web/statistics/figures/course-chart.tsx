import { formatNumber } from '#domain/format/numbers.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { ColumnChart } from '#ui/chart/chart-columns.tsx';
import { LineChart } from '#ui/chart/chart-line.tsx';
import type { Course } from './course.ts';

/** A count over time, with the compared period where there is one; `table` is none where the page has its own. */
export function CourseChart({ course, table }: { course: Course; table: 'folded' | 'none' }) {
  const { title, form, places, lines, interval, note } = course;
  const shared = {
    title,
    titleIsHidden: true,
    placeHead: texts.step[interval],
    places,
    format: (value: number) => formatNumber(value),
    // Half a contact is none: between whole counts the grid goes unnamed.
    formatTick: (value: number) => (Number.isInteger(value) ? formatNumber(value) : ''),
    missing: texts.none,
    table,
    note: note ?? undefined,
  } as const;
  if (form === 'COLUMNS') return <ColumnChart {...shared} series={lines} sumName={texts.sum} />;
  return (
    <LineChart
      {...shared}
      startsAtZero
      series={lines.map((line, index) => ({ ...line, tone: index === 0 ? 'first' : 'fourth' }))}
    />
  );
}
