import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import type { ChartTone } from './chart-layout.ts';
import '#ui/styles/chart.css';

export type ChartBarRow = { key: string; label: ReactNode; value: number; text: string; tone?: ChartTone | undefined };

type BarChartProps = {
  title: string;
  titleIsHidden?: boolean | undefined;
  rows: readonly ChartBarRow[];
  /** The value of a full bar; by default the largest value. */
  largest?: number | undefined;
};

/** Kinds compared by lying bars, each with its name before and its value behind: a list that needs no further table. */
export function BarChart({ title, titleIsHidden, rows, largest }: BarChartProps) {
  const full = largest ?? Math.max(0, ...rows.map(({ value }) => value));
  const width = scaleLinear<number>({ domain: [0, full || 1], range: [0, 100], clamp: true });
  return (
    <figure className="chart">
      <figcaption className={titleIsHidden ? 'only-read' : 'chart-title'}>{title}</figcaption>
      <ul className="chart-bars">
        {rows.map(({ key, label, value, text, tone = 'first' }) => (
          <li key={key}>
            <span className="chart-bar-label">{label}</span>
            <svg className="chart-bar" aria-hidden="true">
              <rect className="chart-bar-rest" width="100%" height="100%" />
              <rect
                className={`chart-area chart-${tone}`}
                width={`${Math.round(width(value) * 10) / 10}%`}
                height="100%"
              />
            </svg>
            <span className="chart-bar-value">{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
