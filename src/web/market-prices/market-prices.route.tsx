import { listMarketPrices } from '#contract/market-prices/market-prices.ts';
import type { MarketPriceRow } from '#contract/market-prices/market-prices.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { formatMonth, formatMonthShort } from '#domain/market-prices/months.ts';
import { marketPriceTexts as texts } from '#texts/de/market-prices/market-prices.ts';
import { Sparkline } from '#ui/chart/chart-sparkline.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import { Table } from '#ui/data-display/table.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/market-prices.route.ts';
import { marketDataset } from './market-dataset.ts';
import { MarketHead, Method, SampleNote } from './market-frame.tsx';
import type { MarketView } from './market-view.parts.ts';
import {
  formatChange,
  formatOf,
  hasCourse,
  marketPath,
  marketViewOf,
  rangeFormatOf,
  unitTextOf,
} from './market-view.parts.ts';
import './market-prices.css';

export const handle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = marketViewOf(url.searchParams);
  const prices = await context.get(apiContext).call(listMarketPrices, { state: view.region });
  const { publicUrl } = context.get(pageContext);
  return { view, prices, structuredData: marketDataset({ months: prices.months }, publicUrl) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: texts.metaTitle, description: texts.description, path: paths.marketPrices() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function MarketPricesPage({ loaderData: { view, prices } }: Route.ComponentProps) {
  const { month, computedAt, items, months } = prices;
  return (
    <div className="wrap market">
      <MarketHead title={texts.title} intro={texts.intro} view={view} />
      {month === null || computedAt === null ? (
        <EmptyState title={texts.notYetTitle}>{texts.notYet}</EmptyState>
      ) : (
        <>
          <p className="max-w-none text-ink-soft text-sm">{texts.asOf(formatMonth(month), formatDate(computedAt))}</p>
          {groupsOf(items, view).map(({ title, rows }) => (
            <section key={title} className="box market-group [&_h2]:pb-2 [&_h2]:text-xl" aria-label={title}>
              <h2>{title}</h2>
              <Prices title={title} rows={rows} view={view} months={months} />
            </section>
          ))}
          <p className="max-w-none text-ink-soft text-sm">{texts.overview.fewNote}</p>
          {prices.hasSample && <SampleNote />}
        </>
      )}
      <Method />
    </div>
  );
}

type Group = { title: string; rows: MarketPriceRow[] };

/** By category; by heat all fuels in one list, the cheapest first. */
function groupsOf(items: readonly MarketPriceRow[], { isHeat }: MarketView): Group[] {
  if (isHeat) {
    const costOf = ({ heat }: MarketPriceRow) => heat?.median ?? Number.POSITIVE_INFINITY;
    const rows = items.filter((item) => item.hasHeatPrice).sort((one, other) => costOf(one) - costOf(other));
    return [{ title: texts.overview.heatTitle, rows }];
  }
  return CATEGORIES.map(({ code, text }) => ({
    title: text,
    rows: items.filter((item) => item.category === code),
  })).filter(({ rows }) => rows.length > 0);
}

type PricesProps = { title: string; rows: MarketPriceRow[]; view: MarketView; months: readonly string[] };

function Prices({ title, rows, view, months }: PricesProps) {
  const { overview } = texts;
  const format = formatOf(view.isHeat);
  const figureOf = (row: MarketPriceRow) => (view.isHeat ? row.heat : row.price);
  return (
    <Table
      caption={title}
      captionIsHidden
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          key: 'product',
          head: overview.product,
          isRowHead: true,
          cell: (row) => (
            <span className="inline-flex flex-wrap items-baseline gap-y-0 gap-x-2.5 min-w-0 text-left hyphens-auto">
              <a href={marketPath(view, row.id)} className="reach">
                {row.name}
              </a>
              {row.isNet && <small>{overview.net}</small>}
            </span>
          ),
        },
        { key: 'price', head: overview.price, isNumber: true, cell: (row) => <Middle row={row} view={view} /> },
        {
          key: 'span',
          head: overview.span,
          isNumber: true,
          cell: (row) => {
            const figure = figureOf(row);
            return figure === null ? <Unknown /> : rangeFormatOf(view.isHeat)(figure.low, figure.high);
          },
        },
        {
          key: 'change',
          head: overview.change,
          isNumber: true,
          cell: (row) => formatChange(view.isHeat ? row.heatChangeToMonth : row.changeToMonth) ?? <Unknown />,
        },
        {
          key: 'course',
          head: overview.course,
          isNumber: true,
          cell: (row) => <Course course={view.isHeat ? row.heatCourse : row.course} months={months} format={format} />,
        },
        { key: 'adverts', head: overview.adverts, isNumber: true, cell: (row) => String(row.adverts) },
      ]}
    />
  );
}

function Middle({ row, view: { isHeat } }: { row: MarketPriceRow; view: MarketView }) {
  const figure = isHeat ? row.heat : row.price;
  if (figure === null) return <span className="text-ink-soft font-normal">{texts.overview.few}</span>;
  return (
    <span>
      <b className="stamp text-[1.125rem]">{formatOf(isHeat)(figure.median)}</b>{' '}
      <small>/ {unitTextOf(row.unit, isHeat)}</small>
    </span>
  );
}

/** Nothing to see: the price or the course beside it says why. */
const Unknown = () => <VisuallyHidden>{texts.overview.unknown}</VisuallyHidden>;

type CourseProps = {
  course: readonly (number | null)[];
  months: readonly string[];
  format: (value: number) => string;
};

function Course({ course, months, format }: CourseProps) {
  const { overview } = texts;
  const first = course.findIndex((value) => value !== null);
  const last = course.findLastIndex((value) => value !== null);
  const [from, to, month] = [course[first], course[last], months[first]];
  if (
    !hasCourse(course) ||
    from === undefined ||
    from === null ||
    to === undefined ||
    to === null ||
    month === undefined
  )
    return <span className="text-ink-soft font-normal">{overview.courseNone}</span>;
  return <Sparkline values={course} label={overview.courseRead(format(from), formatMonthShort(month), format(to))} />;
}
