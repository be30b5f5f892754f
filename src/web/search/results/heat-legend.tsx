import { productsTexts } from '#texts/de/products.ts';
import { Popover } from '#ui/popover.tsx';
import type { HeatLegendView } from '#web/search/listing/listing-types.ts';

const texts = productsTexts.heat;

/** Says what the bar on every card means, and how the figure comes about. */
export function HeatLegend({ legend: { low, high, median } }: { legend: HeatLegendView }) {
  return (
    <div className="heat-legend">
      <span>
        <span className="heat-legend-span" aria-hidden />
        {texts.scale(low, high)}
      </span>
      {median !== null && (
        <span>
          <span className="heat-legend-median" aria-hidden />
          {median}
        </span>
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
