import type { Api } from '#contract/api.ts';
import { listMarketPrices } from '#contract/market-prices/market-prices.ts';
import { paths } from '#contract/paths.ts';
import { getPublicStatistics } from '#contract/statistics/statistics.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { WHOLE_COUNTRY_SLUG } from '#domain/market-prices/market-region.ts';
import { formatMonth } from '#domain/market-prices/months.ts';
import { marketPriceTexts } from '#texts/de/market-prices/market-prices.ts';
import { formatChange, formatMarketPrice, unitTextOf } from '#web/market-prices/market-view.parts.ts';

/** `course`: the line of the middle price month by month, null where there is none yet; the change says it in words. */
type ShownPrice = {
  href: string;
  name: string;
  amount: string;
  unit: string;
  change: string;
  course: string | null;
};

/** Current wood prices, formatted on the server, so that the page loads no rules and texts for them. */
export type HomePrices = { title: string; text: string; all: string; items: ShownPrice[] };

const SHOWN = [
  'buche-scheite-trocken',
  'pellets-a1-lose',
  'hackgut-fein-trocken-nadelholz',
  'fichte-tanne-bloch-2a',
] as const;
/** One price alone is no survey. */
const FEWEST_SHOWN = 2;

/** Returns the prices most people ask for, null where there are too few figures to show. */
export async function loadHomePrices(api: Api): Promise<HomePrices | null> {
  const [{ month, items }, market] = await Promise.all([
    api.call(listMarketPrices, { state: WHOLE_COUNTRY_SLUG }),
    api.call(getPublicStatistics, {}),
  ]);
  const words = marketPriceTexts.home;
  const shown = SHOWN.flatMap((id): ShownPrice[] => {
    const row = items.find((item) => item.id === id);
    if (row === undefined || row.price === null) return [];
    const change = formatChange(row.changeToMonth);
    return [
      {
        href: paths.marketPrice(id),
        name: row.name,
        amount: formatMarketPrice(row.price.median),
        unit: unitTextOf(row.unit, false),
        change: change === null ? '' : words.change(change),
        course: courseOf(row.course),
      },
    ];
  });
  if (month === null || shown.length < FEWEST_SHOWN) return null;
  return {
    title: words.title,
    text: words.text(formatMonth(month), formatNumber(market.nrAdverts), formatNumber(market.nrSeller)),
    all: words.all,
    items: shown,
  };
}

const COURSE = { width: 96, height: 28, edge: 4 } as const;

/** Drawn on the server, so that the page does without the charts. */
function courseOf(values: readonly (number | null)[]): string | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const figures = known.map(({ value }) => value);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const room = { x: COURSE.width - 2 * COURSE.edge, y: COURSE.height - 2 * COURSE.edge };
  const at = ({ value, index }: (typeof known)[number]): [number, number] => [
    Math.round(COURSE.edge + (index / Math.max(1, values.length - 1)) * room.x),
    Math.round(COURSE.edge + (high === low ? 0.5 : (high - value) / (high - low)) * room.y),
  ];
  return `M${known.map((one) => at(one).join(' ')).join('L')}`;
}
