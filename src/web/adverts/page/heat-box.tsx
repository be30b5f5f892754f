import { formatFixed } from '#domain/format/numbers.ts';
import { advertPageTexts } from '#texts/de/advert.ts';
import { RangeBar } from '#ui/range-bar.tsx';
import type { HeatView } from './heat-view.ts';

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
      <div className="heat-figures">
        <p className="heat-range">
          <b className="stamp">{heat.range}</b> <span>{texts.unit}</span>
        </p>
        <div>
          <RangeBar
            className="heat-bar"
            from={heat.lowInCents}
            to={heat.highInCents}
            scale={heat.scale}
            steps={high - low}
            median={heat.medianInCents}
            label={heat.label}
          />
          <div className="heat-ticks" aria-hidden>
            {ticks.map((tick) => (
              <span key={tick}>{formatFixed(tick, 0)}</span>
            ))}
          </div>
          <p className="text-xs text-ink-soft">{heat.legend}</p>
        </div>
      </div>
      <ol className="heat-steps">
        {heat.steps.map((step) => (
          <li key={step.label} className={step.isResult ? 'heat-result' : undefined}>
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
        <div className="more-body text-sm">
          {heat.explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </section>
  );
}
