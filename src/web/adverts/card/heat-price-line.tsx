import type { HeatPrice } from '#contract/adverts/adverts.schemas.ts';
import { formatFixed, formatHeatPriceRange } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { HEAT_SCALES, isHeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { RangeBar } from '#ui/chart/range-bar.tsx';

type HeatPriceLineProps = {
  category: CategoryCode;
  heatPrice: Pick<HeatPrice, 'lowInCents' | 'highInCents'>;
  /** Middle of the offers around, ct/kWh. */
  medianInCents?: number | undefined;
};

/** The range of the heat price in figures and on the fixed scale of its category. */
export function HeatPriceLine({ category, heatPrice, medianInCents }: HeatPriceLineProps) {
  if (!isHeatCategory(category)) return null;
  const { lowInCents, highInCents } = heatPrice;
  const { low, high } = HEAT_SCALES[category];
  const median = medianInCents === undefined ? '' : advertTexts.heatPriceMedianRead(formatFixed(medianInCents, 1));
  return (
    <div className="heat-line flex flex-wrap items-center gap-y-0.5 gap-x-2.5 text-sm">
      <b>
        <Icon name="fire" />
        {formatHeatPriceRange(lowInCents, highInCents)}
      </b>
      <RangeBar
        from={lowInCents}
        to={highInCents}
        scale={[low, high]}
        median={medianInCents}
        label={advertTexts.heatPriceRead(formatFixed(lowInCents, 1), formatFixed(highInCents, 1)) + median}
      />
    </div>
  );
}
