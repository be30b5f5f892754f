import { scaleBand, scaleLinear } from '@visx/scale';

/** One place on the lower axis: a month, a day, a kind. `tick` is the short form under the axis. */
export type ChartPlace = { key: string; label: string; tick: string };

/** Colours with a pattern each (dash or hatch), so that no colour alone carries meaning. */
export const CHART_TONES = ['first', 'second', 'third', 'fourth'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

/** One row of values, as many as there are places; null where there is none. */
export type ChartSeries = {
  name: string;
  values: readonly (number | null)[];
  tone?: ChartTone | undefined;
  /** Says that this series has no value at a place, where the chart's own words do not fit. */
  missing?: string | undefined;
};

/** Rendered in three sizes: a drawing scales with its box, and its text must stay readable on phones and desktops. */
export type ChartLayout = { name: 'narrow' | 'middle' | 'wide'; width: number; height: number; rows: number };

export const CHART_LAYOUTS: readonly ChartLayout[] = [
  { name: 'narrow', width: 304, height: 208, rows: 4 },
  { name: 'middle', width: 440, height: 240, rows: 4 },
  { name: 'wide', width: 680, height: 280, rows: 5 },
];

/** About as wide as a digit of the letters in a drawing. */
const LETTER_WIDTH = 7.4;
const FOOT = 26;
const HEAD = 8;
const RIGHT = 4;

export type Plot = ReturnType<typeof plotOf>;

type PlotOrder = {
  places: readonly ChartPlace[];
  /** Every value that must be inside. */
  values: readonly number[];
  startsAtZero: boolean;
  formatTick: (value: number) => string;
};

/** Returns scales, margins and ticks of one drawing. */
export function plotOf(layout: ChartLayout, { places, values, startsAtZero, formatTick }: PlotOrder) {
  const y = scaleLinear<number>({ domain: domainOf(values, startsAtZero) });
  y.nice(layout.rows);
  const yTicks = y.ticks(layout.rows);
  const left = Math.ceil(Math.max(...yTicks.map((tick) => formatTick(tick).length)) * LETTER_WIDTH) + 8;
  const bottom = layout.height - FOOT;
  y.range([bottom, HEAD]);
  const x = scaleBand<string>({
    domain: places.map(({ key }) => key),
    range: [left, layout.width - RIGHT],
    paddingInner: 0.28,
    paddingOuter: 0.14,
  });
  const centreOf = (key: string): number => (x(key) ?? 0) + x.bandwidth() / 2;
  return { layout, x, y, yTicks, left, right: layout.width - RIGHT, top: HEAD, bottom, centreOf, step: x.step() };
}

function domainOf(values: readonly number[], startsAtZero: boolean): [number, number] {
  if (values.length === 0) return [0, 1];
  const [smallest, largest] = [Math.min(...values), Math.max(...values)];
  if (startsAtZero) return [Math.min(0, smallest), largest > 0 ? largest : 1];
  const air = (largest - smallest || Math.abs(largest) || 1) * 0.12;
  return [smallest >= 0 ? Math.max(0, smallest - air) : smallest - air, largest + air];
}

/** Returns the places whose name fits under the axis, counted back from the last one. */
export function shownTicks(places: readonly ChartPlace[], step: number): ChartPlace[] {
  const longest = Math.max(0, ...places.map(({ tick }) => tick.length)) * LETTER_WIDTH + 6;
  const every = Math.max(1, Math.ceil(longest / step));
  return places.filter((_, index) => (places.length - 1 - index) % every === 0);
}

/** Returns the tone of a series that names none: one after the other. */
export const toneOf = (series: ChartSeries, index: number): ChartTone =>
  series.tone ?? CHART_TONES[index % CHART_TONES.length] ?? 'first';

/** Returns a coordinate with at most one decimal, which is finer than a screen shows. */
export const coordinate = (value: number): number => Math.round(value * 10) / 10;
