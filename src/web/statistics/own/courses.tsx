import type { TimeSeries } from '#contract/statistics/statistics.schemas.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { stepText, stepTick } from '#domain/statistics/steps.ts';
import { ownStatisticsTexts } from '#texts/de/statistics/own-statistics.ts';
import { ColumnChart } from '#ui/chart/chart-columns.tsx';
import { Stack } from '#ui/layout/layout.tsx';

const texts = ownStatisticsTexts.course;

/** Looks, and what came of them, day by day. */
export function Courses({ days }: { days: TimeSeries }) {
  const valuesOf = (name: string): number[] => days.series.find((line) => line.name === name)?.values ?? [];
  const places = days.labels.map((day) => ({ key: day, label: stepText(day, 'DAY'), tick: stepTick(day, 'DAY') }));
  const shared = {
    titleIsHidden: true,
    placeHead: texts.day,
    places,
    format: (value: number) => formatNumber(value),
    formatTick: (value: number) => (Number.isInteger(value) ? formatNumber(value) : ''),
    missing: texts.missing,
  } as const;
  const { steps } = ownStatisticsTexts.funnel;
  if (days.series.every(({ values }) => values.every((value) => value === 0))) {
    return (
      <section className="box own-stats-card" aria-label={texts.title}>
        <h2>{texts.title}</h2>
        <p className="text-ink-soft">{texts.none}</p>
      </section>
    );
  }
  return (
    <Stack gap={4} className="lg:grid-cols-2">
      <section className="box own-stats-card" aria-label={texts.views}>
        <h2>{texts.views}</h2>
        <ColumnChart {...shared} title={texts.views} series={[{ name: steps.views, values: valuesOf('views') }]} />
      </section>
      <section className="box own-stats-card" aria-label={texts.contacts}>
        <h2>{texts.contacts}</h2>
        <ColumnChart
          {...shared}
          title={texts.contacts}
          series={(['reveals', 'chats'] as const).map((name) => ({ name: steps[name], values: valuesOf(name) }))}
          sumName={texts.sum}
        />
      </section>
    </Stack>
  );
}
