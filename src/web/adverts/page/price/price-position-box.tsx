import { RangeBar } from '#ui/chart/range-bar.tsx';
import type { PricePositionView } from './price-position-view.ts';

/** How the price compares with other offers of the same goods. */
export function PricePositionBox({ view }: { view: PricePositionView }) {
  const { bar, more } = view;
  return (
    <section className="box price-position" aria-labelledby="preisvergleich">
      <h2 id="preisvergleich" className="advert-heading">
        {view.title}
      </h2>
      <p>
        <b className="stamp text-[1.25rem]">{view.difference}.</b> {view.sentence}
      </p>
      {bar !== null && (
        <>
          <RangeBar from={bar.from} to={bar.to} scale={bar.scale} median={bar.own} label={bar.label} steps={1} />
          <p className="flex justify-between gap-3 text-sm" aria-hidden>
            {bar.figures.map(({ text, isOwn }) => (
              <span key={`${text} ${isOwn}`} className={isOwn ? 'font-bold' : 'text-ink-soft'}>
                {text}
              </span>
            ))}
          </p>
          <p className="text-xs text-ink-soft">{bar.legend}</p>
        </>
      )}
      <p className="text-sm text-ink-soft">
        {view.facts} {more !== null && <a href={more.href}>{more.label}</a>}
      </p>
    </section>
  );
}
