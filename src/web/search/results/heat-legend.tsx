import { formatFixed } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { HEAT_SCALES, isHeatCategory } from '#domain/wood/heat-price.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Popover } from '#ui/popover.tsx';
import type { HeatMedians } from '#web/search/heat-medians.ts';

const texts = productsTexts.heat;

type HeatLegendProps = { category: CategoryCode | undefined; medians: HeatMedians };

/** Says what the bar on every card means, and how the figure comes about. */
export function HeatLegend({ category, medians }: HeatLegendProps) {
  if (category === undefined || !isHeatCategory(category)) return null;
  const { low, high } = HEAT_SCALES[category];
  const medianInCents = medians.inCents[category];
  return (
    <div className="heat-legend">
      <span className="heat-legend-span" aria-hidden />
      <span>{texts.scale(low, high)}</span>
      {medianInCents !== undefined && (
        <>
          <span className="heat-legend-median" aria-hidden />
          <span>{texts.median(medians.region, formatFixed(medianInCents, 1))}</span>
        </>
      )}
      <Popover
        label={texts.howTo}
        trigger={(attributes) => (
          <button type="button" className="link-button" {...attributes}>
            {texts.howTo}
          </button>
        )}
      >
        <div className="grid gap-3 text-sm">
          {texts.explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Popover>
    </div>
  );
}
