import { formatFixed } from '#domain/format/numbers.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { RangeBar } from '#ui/chart/range-bar.tsx';
import type { HeatView } from './heat-view.ts';
import { Stack } from '#ui/layout/layout.tsx';

const { heat: texts } = advertPageTexts;

/** What the price buys in heat: the range on the scale of its category, and the way there. */
export function HeatBox({ heat }: { heat: HeatView }) {
  const [low, high] = heat.scale;
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <section className="box" aria-labelledby="waermepreis">
      <h2 id="waermepreis" className="advert-heading">
        {texts.title}
      </h2>
      <Stack gap={3} className="items-center @min-[40rem]:grid-cols-[auto_minmax(0,1fr)] @min-[40rem]:gap-8">
        <p className="heat-range">
          <b className="stamp">{heat.range}</b> <span>{texts.unit}</span>
        </p>
        <div>
          <RangeBar
            className="h-3.5 mt-3 [scale:1_1.8] [transform-origin:bottom]"
            from={heat.lowInCents}
            to={heat.highInCents}
            scale={heat.scale}
            steps={high - low === 5 ? 5 : 6}
            median={heat.medianInCents}
            label={heat.label}
          />
          <div className="flex justify-between mt-1 -mx-0.75 mb-1.5 text-ink-soft text-xs" aria-hidden>
            {ticks.map((tick) => (
              <span key={tick}>{formatFixed(tick, 0)}</span>
            ))}
          </div>
          <p className="text-xs text-ink-soft">{heat.legend}</p>
        </div>
      </Stack>
      <ol className="heat-steps grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-px mx-0 mt-4.5 mb-3 border border-seam rounded-sawn bg-seam">
        {heat.steps.map((step) => (
          <li key={step.label} className={step.isResult ? 'bg-spruce-pale' : undefined}>
            <span>{step.label}</span>
            <b className="stamp">{step.figure}</b>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-soft">
        {heat.moisture} {texts.caveat}
      </p>
      <details className="more">
        <summary>{texts.how}</summary>
        <Stack gap={2} className="pb-1 text-sm">
          {heat.explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      </details>
    </section>
  );
}
