import { classNames } from '#ui/class-names.ts';

type RangeBarProps = {
  /** Both ends of the range, and of its fixed scale. */
  from: number;
  to: number;
  scale: readonly [minimum: number, maximum: number];
  /** Marked by an upright stroke. */
  median?: number | undefined;
  /** The whole message in words, since the drawing itself cannot be read out. */
  label: string;
  /** Parts of the scale, which the style sheet draws behind. */
  steps?: 1 | 5 | 6 | undefined;
  className?: string | undefined;
};

/** A range as a bar on a fixed scale, so that several of them compare at a glance. */
export function RangeBar({ from, to, scale, median, label, steps = 6, className }: RangeBarProps) {
  const [minimum, maximum] = scale;
  const share = (value: number) =>
    Math.round(Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum))) * 10000) / 100;
  const left = share(from);
  return (
    <svg className={classNames('range-bar', className)} role="img" aria-label={label} data-steps={steps}>
      <rect
        className="range-bar-span"
        x={`${left}%`}
        y="3.5"
        width={`${Math.max(1, round2(share(to) - left))}%`}
        height="6"
        rx="1"
      />
      {median !== undefined && (
        <line className="range-bar-median" x1={`${share(median)}%`} x2={`${share(median)}%`} y1="0" y2="14" />
      )}
    </svg>
  );
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
