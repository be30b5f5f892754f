import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { ChartFrame, type ChartValues } from './chart-frame.tsx';
import { coordinate, plotOf, toneOf } from './chart-layout.ts';
import type { ChartPlace, ChartSeries, Plot } from './chart-layout.ts';

type ColumnChartProps = {
  title: string;
  titleIsHidden?: boolean | undefined;
  placeHead: string;
  places: readonly ChartPlace[];
  /** Stacked: the height of a column is the sum. */
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatTick?: ((value: number) => string) | undefined;
  missing: string;
  /** Name of the sum of several series in the table; without it no sum is said. */
  sumName?: string | undefined;
  table?: 'open' | 'folded' | 'none' | undefined;
  note?: ReactNode;
};

/** Counts over time as columns from zero, several series stacked. */
export function ColumnChart(props: ColumnChartProps) {
  const { places, series, format, missing, sumName } = props;
  const formatTick = props.formatTick ?? format;
  const sums = places.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const values: ChartValues[] = series.map(({ name, values: row }) => ({
    name,
    texts: places.map((_, index) => {
      const value = row[index] ?? null;
      return value === null ? missing : format(value);
    }),
  }));
  if (sumName !== undefined) values.push({ name: sumName, texts: sums.map(format) });
  return (
    <ChartFrame
      {...props}
      values={values}
      legend={
        series.length < 2
          ? []
          : series.map((row, index) => ({ name: row.name, tone: toneOf(row, index), shape: 'area' }))
      }
      formatTick={formatTick}
      plotFor={(layout) => plotOf(layout, { places, values: sums, startsAtZero: true, formatTick })}
      draw={(plot) =>
        places.map((place, index) => <Column key={place.key} place={place} index={index} series={series} plot={plot} />)
      }
    />
  );
}

type ColumnProps = { place: ChartPlace; index: number; series: readonly ChartSeries[]; plot: Plot };

function Column({ place, index, series, plot }: ColumnProps) {
  let below = 0;
  return series.map((row, number) => {
    const value = row.values[index] ?? 0;
    const [low, high] = [plot.y(below), plot.y(below + value)];
    below += value;
    if (value <= 0) return null;
    return (
      <Bar
        key={row.name}
        className={`chart-area chart-${toneOf(row, number)}`}
        x={coordinate(plot.x(place.key) ?? 0)}
        y={coordinate(high)}
        width={coordinate(plot.x.bandwidth())}
        height={coordinate(low - high)}
      />
    );
  });
}
