import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { coordinate } from './chart-layout.ts';
import '#ui/styles/chart.css';

type SparklineProps = {
  values: readonly (number | null)[];
  /** The course in words, since the drawing itself cannot be read out. */
  label: string;
};

const WIDTH = 96;
const HEIGHT = 28;

/** A small line chart without axes, its last value marked; for table rows that also show the figures. */
export function Sparkline({ values, label }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [3, WIDTH - 4] });
  const [low, high] = known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)];
  const y = scaleLinear<number>({ domain: low === high ? [low - 1, high + 1] : [low, high], range: [HEIGHT - 4, 4] });
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <LinePath
        className="sparkline-line"
        data={values.map((value, index) => ({ value, index }))}
        defined={({ value }) => value !== null}
        x={({ index }) => coordinate(x(index))}
        y={({ value }) => coordinate(y(value ?? low))}
        fill="none"
      />
      {last >= 0 && (
        <circle className="sparkline-dot" cx={coordinate(x(last))} cy={coordinate(y(values[last] ?? low))} r="3" />
      )}
    </svg>
  );
}
