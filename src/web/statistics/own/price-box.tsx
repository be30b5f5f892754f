import type { MarketPosition } from '#contract/adverts/market-position.schemas.ts';
import type { PriceComparison } from '#contract/market-prices/market-prices.schemas.ts';
import { NO_BREAK_SPACE, formatFromTo, formatPercent, formatPricePerUnit } from '#domain/format/numbers.ts';
import { federalStateBySlug } from '#domain/lookups/regions.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { ownStatisticsTexts } from '#texts/de/statistics/own-statistics.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { RangeBar } from '#ui/chart/range-bar.tsx';

const texts = ownStatisticsTexts.price;

type PriceBoxProps = { price: PriceComparison; unit: UnitCode | null };

/** How the own price compares; nothing where there is too little to compare with. */
export function PriceBox({ price: { market, around }, unit }: PriceBoxProps) {
  if (market === null && around === null) return null;
  return (
    <section className="box own-stats-card" aria-labelledby="preis">
      <h2 id="preis">{texts.title}</h2>
      {market === null ? (
        around !== null && (
          <p>
            {texts.around(standsIn(around.differenceInPercent), around.comparedAdverts)}
            {unit !== null && around.basis === 'UNIT' && (
              <>
                {' '}
                {texts.median}:{NO_BREAK_SPACE}
                {formatPricePerUnit(Math.round(around.medianInCents), unit)}
              </>
            )}
          </p>
        )
      ) : (
        <Market market={market} />
      )}
    </section>
  );
}

function Market({ market }: { market: MarketPosition }) {
  const { ownInCents, price, quarter, unit, differenceInPercent } = market;
  const words = (cents: number): string => formatPricePerUnit(Math.round(cents), unit);
  const usual = formatFromTo(words(price.low), words(price.high));
  const region = federalStateBySlug(market.state)?.name ?? texts.country;
  const air = (price.high - price.low || price.median) * 0.8;
  const scale = [Math.min(price.low, ownInCents) - air, Math.max(price.high, ownInCents) + air] as const;
  return (
    <>
      <p>
        <b>{texts.quarters[quarter]}</b> {texts.product(market.productName, region)}
      </p>
      <RangeBar
        from={price.low}
        to={price.high}
        scale={scale}
        median={ownInCents}
        className="max-w-[40rem]"
        label={`${texts.middle}: ${usual}. ${texts.own}: ${words(ownInCents)}`}
      />
      <Facts
        className="max-w-[40rem]"
        facts={[
          { term: texts.own, value: `${words(ownInCents)}, ${standsIn(differenceInPercent)}` },
          { term: texts.median, value: words(price.median) },
          { term: texts.middle, value: usual },
        ]}
      />
      <p className="text-sm text-ink-soft">
        {texts.from(market.adverts, market.sellers)} {market.isNet && texts.net}
      </p>
    </>
  );
}

const standsIn = (difference: number): string =>
  difference === 0
    ? texts.same
    : difference > 0
      ? texts.above(formatPercent(difference, 0))
      : texts.below(formatPercent(-difference, 0));
