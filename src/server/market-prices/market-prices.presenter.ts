import { csvFile } from '#domain/text/csv.ts';
import { formatFixed } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { changeInPercent } from '#domain/market-prices/market-position.ts';
import type { MarketProduct } from '#domain/market-prices/market-products.data.ts';
import { marketRegionSlug } from '#domain/market-prices/market-region.ts';
import { type Month, addMonths, monthsFrom } from '#domain/market-prices/months.ts';
import {
  type MarketPriceRow,
  type MarketPriceSeries,
  type MarketPrices,
  type MarketReport,
} from '#contract/market-prices/market-prices.schemas.ts';
import { marketPriceTexts } from '#texts/de/market-prices/market-prices.ts';
import type { MonthRow, PriceRow } from './market-prices.repository.ts';
import type { ReportRow } from './market-reports.repository.ts';

type Figures = Pick<MarketPriceRow, 'price' | 'heat' | 'adverts' | 'sellers' | 'leftOut'>;

const NO_FIGURES: Figures = { price: null, heat: null, adverts: 0, sellers: 0, leftOut: 0 };

const quartiles = (low: number | null, median: number | null, high: number | null): Figures['price'] =>
  low === null || median === null || high === null ? null : { low, median, high };

export const priceQuartiles = (row: PriceRow): Figures['price'] =>
  quartiles(row.price_low, row.price_median, row.price_high);

const figuresOf = (row: PriceRow | undefined): Figures =>
  row === undefined
    ? NO_FIGURES
    : {
        price: priceQuartiles(row),
        heat: quartiles(row.heat_low, row.heat_median, row.heat_high),
        adverts: row.adverts,
        sellers: row.sellers,
        leftOut: row.left_out,
      };

const productOf = ({ goods: _goods, ...product }: MarketProduct) => ({
  ...product,
  isNet: categoryOf(product.category).netPriceIsUsual,
});

type Overview = {
  months: readonly MonthRow[];
  rows: readonly PriceRow[];
  stateIds: readonly number[];
  products: readonly MarketProduct[];
};

/** Every product in every wanted region, also where there is no figure. */
export function presentPrices({ months, rows, stateIds, products }: Overview): MarketPrices {
  const newest = months[0];
  const oldest = months.at(-1);
  const known = new Map(rows.map((row) => [`${row.product} ${row.state_id} ${row.month}`, row]));
  const span = newest === undefined || oldest === undefined ? [] : monthsFrom(oldest.month, newest.month);
  const items = stateIds.flatMap((stateId) =>
    products.map((product) => {
      const at = (month: Month) => known.get(`${product.id} ${stateId} ${month}`);
      return {
        ...productOf(product),
        state: marketRegionSlug(stateId),
        ...timeSeriesOf(newest?.month ?? null, span, at),
      };
    }),
  );
  return {
    month: newest?.month ?? null,
    computedAt: newest?.computed_at.toISOString() ?? null,
    months: span,
    hasSample: months.some((month) => month.is_sample),
    items,
  };
}

function timeSeriesOf(month: Month | null, span: readonly Month[], at: (month: Month) => PriceRow | undefined) {
  const now = month === null ? undefined : at(month);
  const before = month === null ? undefined : at(addMonths(month, -1));
  const yearBefore = month === null ? undefined : at(addMonths(month, -12));
  return {
    ...figuresOf(now),
    changeToMonth: changeInPercent(now?.price_median, before?.price_median),
    changeToYear: changeInPercent(now?.price_median, yearBefore?.price_median),
    heatChangeToMonth: changeInPercent(now?.heat_median, before?.heat_median),
    heatChangeToYear: changeInPercent(now?.heat_median, yearBefore?.heat_median),
    course: span.map((one) => at(one)?.price_median ?? null),
    heatCourse: span.map((one) => at(one)?.heat_median ?? null),
  };
}

export const presentReport = (row: ReportRow): MarketReport => ({
  id: row.id,
  product: row.product,
  month: row.month,
  priceInCents: row.price_in_cents,
  source: row.source,
  link: row.link,
});

type Series = {
  product: MarketProduct;
  stateId: number;
  months: readonly MonthRow[];
  rows: readonly PriceRow[];
  reports: readonly ReportRow[];
  from: Month;
  to: Month;
};

/** Every month of the span, also those without figures. */
export function presentSeries({ product, stateId, months, rows, reports, from, to }: Series): MarketPriceSeries {
  const known = new Map(rows.map((row) => [row.month, row]));
  const states = new Map(months.map((row) => [row.month, row]));
  return {
    ...productOf(product),
    state: marketRegionSlug(stateId),
    computedAt: months[0]?.computed_at.toISOString() ?? null,
    months: monthsFrom(from, to).map((month) => ({
      month,
      ...figuresOf(known.get(month)),
      isOpen: states.get(month)?.closed_at === null,
      isSample: states.get(month)?.is_sample === true,
    })),
    reports: reports.filter(({ month }) => month >= from && month <= to).map(presentReport),
  };
}

const euros = (cents: number | undefined): string => (cents === undefined ? '' : formatFixed(cents / 100, 2));
const cents = (perKwh: number | undefined): string => (perKwh === undefined ? '' : formatFixed(perKwh, 2));
/** A spreadsheet of another country takes a dot between thousands for a decimal point. */
const bare = (figure: string): string => figure.replaceAll('.', '');

/** The months of a series as a table for spreadsheets. */
export function presentTable(series: MarketPriceSeries, regionName: string): string {
  const { table } = marketPriceTexts;
  const reportOf = new Map(series.reports.map((report) => [report.month, report]));
  const lines = series.months.map(({ month, price, heat, ...counts }) => {
    const report = reportOf.get(month);
    return [
      month,
      series.name,
      regionName,
      unitOf(series.unit).text,
      series.isNet ? table.net : table.gross,
      ...[price?.low, price?.median, price?.high].map((value) => bare(euros(value))),
      ...[heat?.low, heat?.median, heat?.high].map((value) => bare(cents(value))),
      String(counts.adverts),
      String(counts.sellers),
      String(counts.leftOut),
      counts.isOpen ? table.open : table.closed,
      counts.isSample ? table.sample : '',
      report === undefined ? '' : bare(euros(report.priceInCents)),
      report === undefined ? '' : `${report.source}, ${report.link}`,
    ];
  });
  return csvFile(table.columns, lines);
}
