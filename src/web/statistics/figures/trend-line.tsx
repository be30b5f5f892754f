import { formatNumber, formatPercent } from '#domain/format/numbers.ts';
import { trendOf } from '#domain/statistics/trend.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Icon } from '#ui/marks/icon.tsx';

const SIGNS = { UP: 'arrow-up', DOWN: 'arrow-down', SAME: 'minus' } as const;

/** The change of a count: an arrow, and in words how much more or less. */
export function TrendLine({ now, before }: { now: number; before: number | null }) {
  if (before === null)
    return (
      <span className="dash-trend inline-flex items-baseline gap-1.25 text-ink-soft text-sm [&>svg]:flex-none [&>svg]:self-center">
        {texts.trend.none}
      </span>
    );
  const { direction, difference, percent } = trendOf(now, before);
  const was = formatNumber(before);
  const word = direction === 'UP' ? texts.trend.up : texts.trend.down;
  return (
    <span className="dash-trend inline-flex items-baseline gap-1.25 text-ink-soft text-sm [&>svg]:flex-none [&>svg]:self-center">
      <Icon name={SIGNS[direction]} />
      {direction === 'SAME'
        ? texts.trend.same(was)
        : percent === null
          ? texts.trend.count(formatNumber(difference), word, was)
          : texts.trend.percent(formatPercent(percent), word, was)}
    </span>
  );
}
