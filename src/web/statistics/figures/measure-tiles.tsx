import { formatNumber } from '#domain/format/numbers.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Sparkline } from '#ui/chart/chart-sparkline.tsx';
import { classNames } from '#ui/class-names.ts';
import { TrendLine } from './trend-line.tsx';
import './figures.css';

export type MeasureTile = {
  key: string;
  name: string;
  now: number;
  before: number | null;
  values: readonly number[];
  /** The same page with this measure in its chart. */
  href: string;
  isShown: boolean;
};

/** The sums of a period, each with its course and its change; one tap puts a measure into the chart below. */
export function MeasureTiles({ tiles }: { tiles: readonly MeasureTile[] }) {
  return (
    <section aria-labelledby="kennzahlen">
      <h2 id="kennzahlen" className="only-read break-after-avoid">
        {texts.index.tilesTitle}
      </h2>
      <ul className="measures grid gap-3">
        {tiles.map((tile) => (
          <Tile key={tile.key} tile={tile} />
        ))}
      </ul>
    </section>
  );
}

/** Its four rows are those of the whole line of tiles, so that a name of two lines shifts none of its neighbours. */
function Tile({ tile: { name, now, before, values, href, isShown } }: { tile: MeasureTile }) {
  return (
    <li className={classNames('box measure relative grid gap-1 p-3', isShown && 'measure-shown')}>
      <h3 className="text-sm font-semibold hyphens-auto wrap-anywhere">
        <a
          className="after:absolute after:inset-0"
          href={href}
          aria-current={isShown ? 'true' : undefined}
          data-keep-scroll=""
        >
          {name}
        </a>
      </h3>
      <b className="dash-value font-stamp text-2xl leading-tight [font-variant-numeric:tabular-nums] whitespace-nowrap">
        {formatNumber(now)}
      </b>
      <div>
        {values.length > 1 && (
          <Sparkline
            values={values}
            label={texts.trend.course(name, formatNumber(values[0] ?? 0), formatNumber(values.at(-1) ?? 0))}
          />
        )}
      </div>
      <p className="min-w-0">
        <TrendLine now={now} before={before} />
      </p>
    </li>
  );
}
