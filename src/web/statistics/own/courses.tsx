import type { AdvertStatistics } from '#contract/statistics/statistics.schemas.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { stepText, stepTick } from '#domain/statistics/steps.ts';
import { ownStatisticsTexts } from '#texts/de/statistics/own-statistics.ts';
import { ColumnChart } from '#ui/chart/chart-columns.tsx';
import { Stack } from '#ui/layout/layout.tsx';

const { course: texts, scans: scanTexts } = ownStatisticsTexts;

/** Looks, and what came of them, and scans of the slip at the pile, day by day. */
export function Courses({ statistics: { days, scans } }: { statistics: AdvertStatistics }) {
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
      {scans.ever > 0 && (
        <section className="box own-stats-card" aria-label={scanTexts.title}>
          <h2>{scanTexts.title}</h2>
          <p className="text-sm">{scanTexts.sums(scans.inPeriod, scans.ever)}</p>
          <ColumnChart
            {...shared}
            title={scanTexts.title}
            series={[{ name: scanTexts.name, values: valuesOf('scans') }]}
          />
        </section>
      )}
    </Stack>
  );
}
