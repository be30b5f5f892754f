import type { MarketPriceSeries } from '#contract/market-prices/market-prices.schemas.ts';
import { formatEuroShort, formatFixed } from '#domain/format/numbers.ts';
import { formatMonth, formatMonthTick } from '#domain/market-prices/months.ts';
import { marketPriceTexts as texts } from '#texts/de/market-prices/market-prices.ts';
import type { ChartSeries } from '#ui/chart/chart-layout.ts';
import { LineChart } from '#ui/chart/chart-line.tsx';
import type { MarketView } from './market-view.parts.ts';
import { formatOf, rangeFormatOf, unitTextOf } from './market-view.parts.ts';

const { chart } = texts;

/** Median and middle half of every month, and official reports for comparison. */
export function MarketChart({ series, view }: { series: MarketPriceSeries; view: MarketView }) {
  const { months, reports } = series;
  const figures = months.map(({ price, heat }) => (view.isHeat ? heat : price));
  if (figures.every((figure) => figure === null))
    return <p className="max-w-none text-ink-soft text-sm">{chart.none}</p>;
  const reportOf = new Map(reports.map((report) => [report.month, report.priceInCents]));
  const reported: ChartSeries = {
    name: chart.report,
    values: months.map(({ month }) => reportOf.get(month) ?? null),
    tone: 'second',
    missing: chart.noReport,
  };
  const hasReports = !view.isHeat && reports.length > 0;
  const unit = view.isHeat ? texts.centsPerKwh : `€ je ${unitTextOf(series.unit, false)}`;
  return (
    <>
      <LineChart
        title={chart.title(series.name, texts.inRegion(series.state), unit)}
        placeHead={chart.month}
        places={months.map(({ month }) => ({ key: month, label: formatMonth(month), tick: formatMonthTick(month) }))}
        series={[
          { name: chart.median, values: figures.map((figure) => figure?.median ?? null) },
          ...(hasReports ? [reported] : []),
        ]}
        band={{
          name: chart.band,
          low: figures.map((figure) => figure?.low ?? null),
          high: figures.map((figure) => figure?.high ?? null),
          format: rangeFormatOf(view.isHeat),
        }}
        format={formatOf(view.isHeat)}
        formatTick={view.isHeat ? (value) => formatFixed(value, 1) : (value) => formatEuroShort(value)}
        missing={chart.missing}
        furtherValues={[
          { name: chart.adverts, texts: months.map(({ adverts }) => String(adverts)) },
          { name: chart.sellers, texts: months.map(({ sellers }) => String(sellers)) },
        ]}
        note={`${chart.axis} ${chart.open}`}
      />
      {hasReports && <Sources series={series} />}
    </>
  );
}

function Sources({ series: { reports } }: { series: MarketPriceSeries }) {
  const bySource = new Map(reports.map(({ link, source }) => [`${source} ${link}`, { link, source }]));
  return (
    <div className="grid gap-1 text-sm">
      <h3>{texts.detail.reports}</h3>
      <ul>
        {[...bySource.values()].map(({ link, source }) => (
          <li key={link + source}>
            <a href={link} rel="noopener">
              {source}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
