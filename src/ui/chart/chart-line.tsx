import { Area, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { ChartFrame, type ChartValues, type LegendEntry } from './chart-frame.tsx';
import { coordinate, plotOf, toneOf } from './chart-layout.ts';
import type { ChartPlace, ChartSeries, Plot } from './chart-layout.ts';

/** A band around the first line, such as the middle half of all values. */
export type ChartBand = {
  name: string;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
  /** Says both edges as one range: "€ 90 bis 110". */
  format: (low: number, high: number) => string;
};

type LineChartProps = {
  title: string;
  titleIsHidden?: boolean | undefined;
  placeHead: string;
  places: readonly ChartPlace[];
  series: readonly ChartSeries[];
  band?: ChartBand | undefined;
  /** Says a value in full, as in the table: "€ 165,00". */
  format: (value: number) => string;
  /** Formats a value of the axis: "€ 165". */
  formatTick?: ((value: number) => string) | undefined;
  /** Says that a place has no value. */
  missing: string;
  /** Counts start at zero; prices need not. */
  startsAtZero?: boolean | undefined;
  /** Further columns of the table that are not drawn, such as the number of adverts. */
  furtherValues?: readonly ChartValues[] | undefined;
  table?: 'open' | 'folded' | 'none' | undefined;
  note?: ReactNode;
};

/** Values over time as lines with a dot at each, on a band if there is one; a gap where a value is missing. */
export function LineChart(props: LineChartProps) {
  const { places, series, band, format, missing, startsAtZero = false, furtherValues = [] } = props;
  const formatTick = props.formatTick ?? format;
  const numbers = [...series.flatMap(({ values }) => values), ...(band?.low ?? []), ...(band?.high ?? [])].filter(
    (value) => value !== null,
  );
  const textOf = (value: number | null | undefined, otherwise = missing) =>
    value === null || value === undefined ? otherwise : format(value);
  const spanOf = (index: number) => {
    const [low, high] = [band?.low[index] ?? null, band?.high[index] ?? null];
    return band === undefined || low === null || high === null ? missing : band.format(low, high);
  };
  const values: ChartValues[] = [
    ...series.map(({ name, values: row, missing: otherwise }) => ({
      name,
      texts: places.map((_, index) => textOf(row[index], otherwise)),
    })),
    ...(band ? [{ name: band.name, texts: places.map((_, index) => spanOf(index)) }] : []),
    ...furtherValues,
  ];
  return (
    <ChartFrame
      {...props}
      values={values}
      legend={legendOf(series, band)}
      formatTick={formatTick}
      plotFor={(layout) => plotOf(layout, { places, values: numbers, startsAtZero, formatTick })}
      draw={(plot) => (
        <>
          {band && <Band band={band} places={places} plot={plot} />}
          {series.map((row, index) => (
            <Line key={row.name} series={row} tone={toneOf(row, index)} places={places} plot={plot} />
          ))}
        </>
      )}
    />
  );
}

/** A single line without a band needs no key: the title names it. */
function legendOf(series: readonly ChartSeries[], band: ChartBand | undefined): LegendEntry[] {
  if (series.length < 2 && band === undefined) return [];
  return [
    ...series.map((row, index): LegendEntry => ({ name: row.name, tone: toneOf(row, index), shape: 'line' })),
    ...(band ? [{ name: band.name, tone: 'band', shape: 'area' } as const] : []),
  ];
}

function Band({ band, places, plot }: { band: ChartBand; places: readonly ChartPlace[]; plot: Plot }) {
  const points = places.map(({ key }, index) => ({
    x: plot.centreOf(key),
    low: band.low[index],
    high: band.high[index],
  }));
  const y = (value: number | null | undefined) => coordinate(plot.y(value ?? 0));
  return (
    <>
      <Area
        className="chart-band"
        data={points}
        defined={({ low, high }) => isNumber(low) && isNumber(high)}
        x={({ x }) => coordinate(x)}
        y0={({ low }) => y(low)}
        y1={({ high }) => y(high)}
      />
      {points.map(({ x, low, high }, index) =>
        isNumber(low) && isNumber(high) && !isNumber(points[index - 1]?.low) && !isNumber(points[index + 1]?.low) ? (
          <line key={x} className="chart-lone-band" x1={coordinate(x)} x2={coordinate(x)} y1={y(low)} y2={y(high)} />
        ) : null,
      )}
    </>
  );
}

type LineProps = { series: ChartSeries; tone: string; places: readonly ChartPlace[]; plot: Plot };

function Line({ series, tone, places, plot }: LineProps) {
  const points = places.map(({ key }, index) => ({ key, x: plot.centreOf(key), value: series.values[index] }));
  const dotIsSmall = places.length > 40;
  return (
    <>
      <LinePath
        className={`chart-line chart-${tone}`}
        data={points}
        defined={({ value }) => isNumber(value)}
        x={({ x }) => coordinate(x)}
        y={({ value }) => coordinate(plot.y(value ?? 0))}
        fill="none"
      />
      {points.map(({ key, x, value }) =>
        isNumber(value) ? (
          <circle
            key={key}
            className={`chart-dot chart-${tone}`}
            cx={coordinate(x)}
            cy={coordinate(plot.y(value))}
            r={dotIsSmall ? 1.5 : 3}
          />
        ) : null,
      )}
    </>
  );
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';
