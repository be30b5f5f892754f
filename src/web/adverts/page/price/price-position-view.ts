import type { PriceComparison } from '#contract/market-prices/market-prices.schemas.ts';
import { paths } from '#contract/paths.ts';
import {
  NO_BREAK_SPACE,
  formatEuroRange,
  formatEuroShort,
  formatFixed,
  formatPercent,
  formatPricePerUnit,
} from '#domain/format/numbers.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { formatMonth } from '#domain/market-prices/months.ts';
import { WHOLE_COUNTRY_SLUG } from '#domain/market-prices/market-region.ts';
import { marketPositionTexts as texts } from '#texts/de/market-prices/market-position.ts';

/** The comparison of a price, formatted. */
export type PricePositionView = {
  title: string;
  difference: string;
  sentence: string | null;
  facts: string;
  /** Only in the market prices: the middle half as a bar, with its ends and the own price from the lowest on. */
  bar: {
    from: number;
    to: number;
    own: number;
    scale: [number, number];
    label: string;
    figures: { text: string; isOwn: boolean }[];
    legend: string;
  } | null;
  more: { href: string; label: string } | null;
};

/** Up to here a price counts as the middle one, in percent; product decision. */
const SAME_WITHIN = 2;

const isMiddle = (percent: number): boolean => Math.abs(percent) <= SAME_WITHIN;

const differenceOf = (percent: number): string => {
  const figure = formatPercent(Math.abs(percent), 0);
  if (percent === 0) return texts.same;
  if (isMiddle(percent)) return texts.near;
  return percent > 0 ? texts.above(figure) : texts.below(figure);
};

/** From a hundred euros on, cents are noise. */
const rounded = (cents: number): number => (cents >= 10_000 ? Math.round(cents / 100) * 100 : Math.round(cents));

/** Returns the box comparing the price of an advert, or null where there is nothing to compare with. */
export function pricePositionViewOf(
  { market, around }: PriceComparison,
  unit: UnitCode | undefined,
): PricePositionView | null {
  if (market !== null) return marketView(market);
  if (around === null) return null;
  const middle =
    around.basis === 'HEAT' || unit === undefined
      ? `${formatFixed(around.medianInCents, 1)}${NO_BREAK_SPACE}ct/kWh`
      : formatPricePerUnit(Math.round(around.medianInCents), unit);
  return {
    title: texts.title,
    difference: differenceOf(around.differenceInPercent),
    sentence: null,
    facts: `${texts.middle(middle)} ${texts.around(around.comparedAdverts)}`,
    bar: null,
    more: null,
  };
}

function marketView(market: NonNullable<PriceComparison['market']>): PricePositionView {
  const { ownInCents, price, unit, state, product } = market;
  const bare = (cents: number): string => formatEuroShort(rounded(cents));
  const per = (cents: number): string => `${bare(cents)}${NO_BREAK_SPACE}/${NO_BREAK_SPACE}${unitOf(unit).text}`;
  const usual = formatEuroRange(rounded(price.low), rounded(price.high));
  const [low, high] = [Math.min(price.low, ownInCents), Math.max(price.high, ownInCents)];
  const air = (high - low || high) * 0.15;
  const query = state === WHOLE_COUNTRY_SLUG ? '' : `?bundesland=${state}`;
  return {
    title: texts.title,
    difference: differenceOf(market.differenceInPercent),
    sentence: isMiddle(market.differenceInPercent) ? null : texts.quarters[market.quarter],
    facts: [
      texts.compared(market.productName, state),
      `${texts.median(per(price.median))}${market.isNet ? ` ${texts.net}` : ''}`,
      texts.usual(usual),
      `${texts.basis(market.adverts, market.sellers)}, ${formatMonth(market.month)}`,
    ].join(' · '),
    bar: {
      from: price.low,
      to: price.high,
      own: ownInCents,
      scale: [low - air, high + air],
      figures: [
        { cents: price.low, isOwn: false },
        { cents: ownInCents, isOwn: true },
        { cents: price.high, isOwn: false },
      ]
        .toSorted((one, other) => one.cents - other.cents)
        .map(({ cents, isOwn }) => ({ text: bare(cents), isOwn })),
      label: texts.barRead(per(ownInCents), usual),
      legend: texts.legend,
    },
    more: { href: paths.marketPrice(product) + query, label: texts.more },
  };
}
