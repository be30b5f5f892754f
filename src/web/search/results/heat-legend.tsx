import { productsTexts } from '#texts/de/search/products.ts';
import { Popover } from '#ui/surfaces/popover.tsx';
import type { HeatLegendView } from '#web/search/listing/listing-types.parts.ts';

const texts = productsTexts.heat;

/** Says what the bar on every card means, and how the figure comes about. */
export function HeatLegend({ legend: { low, high, median } }: { legend: HeatLegendView }) {
  return (
    <div className="heat-legend flex flex-wrap items-center gap-y-0.5 gap-x-1.5 text-ink-soft text-xs">
      <span>
        <span
          className="inline-block w-8.5 h-1.5 mr-1.5 [border-radius:1px] bg-spruce align-[1px] forced-color-adjust-none"
          aria-hidden
        />
        {texts.scale(low, high)}
      </span>
      {median !== null && (
        <span>
          <span
            className="inline-block w-0.5 h-3.25 my-0 mr-1.5 ml-1 bg-orange align-[-2px] forced-color-adjust-none"
            aria-hidden
          />
          {median}
        </span>
      )}
      <Popover
        label={texts.howTo}
        trigger={(attributes) => (
          <button
            type="button"
            className="min-h-7 pointer-coarse:-my-2 pointer-coarse:min-h-11 text-spruce underline underline-offset-3"
            {...attributes}
          >
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
