import { AxisBottom, AxisLeft } from '@visx/axis';
import { Fragment, useId, type ReactNode } from 'react';
import { chartTexts } from '#texts/de/ui/chart.ts';
import { CHART_LAYOUTS, coordinate, shownTicks } from './chart-layout.ts';
import type { ChartLayout, ChartPlace, ChartTone, Plot } from './chart-layout.ts';
import { classNames } from '#ui/class-names.ts';
import { Table } from '#ui/data-display/table.tsx';
import '#ui/styles/chart.css';

/** One line of the table, and of what is read out at a place. */
export type ChartValues = { name: string; texts: readonly string[] };

export type LegendEntry = { name: string; tone: ChartTone | 'band'; shape: 'line' | 'area' };

type ChartFrameProps = {
  title: string;
  titleIsHidden?: boolean | undefined;
  /** Head of the first column of the table, such as "Monat". */
  placeHead: string;
  places: readonly ChartPlace[];
  /** What a place says, one entry per row of values; also the columns of the table. */
  values: readonly ChartValues[];
  legend: readonly LegendEntry[];
  /** The table is open, collapsed, or absent because the page has its own. */
  table?: 'open' | 'folded' | 'none' | undefined;
  note?: ReactNode;
  plotFor: (layout: ChartLayout) => Plot;
  draw: (plot: Plot) => ReactNode;
  formatTick: (value: number) => string;
};

/** Title, legend, chart, values to step through by arrow keys, touch or pointer, and the same values as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, titleIsHidden, legend, places, note } = props;
  const id = useId();
  return (
    <figure className="chart" aria-labelledby={`${id}-title`}>
      <figcaption className={classNames('chart-title', titleIsHidden && 'only-read')} id={`${id}-title`}>
        {title}
      </figcaption>
      {legend.length > 0 && <Legend entries={legend} />}
      {CHART_LAYOUTS.map((layout) => (
        <fieldset key={layout.name} className={`chart-view chart-${layout.name}`}>
          <legend className="only-read">{chartTexts.step(title)}</legend>
          <div className="chart-stage">
            <Drawing {...props} plot={props.plotFor(layout)} name={`${id}-${layout.name}`} />
          </div>
        </fieldset>
      ))}
      {note && <p className="chart-note">{note}</p>}
      {places.length > 0 && <ValueTable {...props} />}
    </figure>
  );
}

function Drawing({
  title,
  places,
  values,
  plot,
  draw,
  formatTick,
  name,
}: ChartFrameProps & { plot: Plot; name: string }) {
  const { layout } = plot;
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 10000) / 100}%`;
  return (
    <>
      <svg className="chart-drawing" viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={title}>
        <Grid plot={plot} formatTick={formatTick} />
        {draw(plot)}
        <Foot plot={plot} places={places} />
      </svg>
      {places.map((place, index) => (
        <label key={place.key} className="chart-place">
          <input
            type="radio"
            name={name}
            className="only-read"
            defaultChecked={index === places.length - 1}
            aria-label={spoken(place, values, index)}
          />
          <svg className="chart-hit" aria-hidden>
            <rect
              x={share(plot.centreOf(place.key) - plot.step / 2, layout.width)}
              width={share(plot.step, layout.width)}
              height="100%"
            />
          </svg>
          <span className="chart-reading">
            <b>{place.label}</b>
            {values.map(({ name: of, texts }) => (
              <Fragment key={of}>
                {' '}
                <span>
                  {of}: {texts[index]}
                </span>
              </Fragment>
            ))}
          </span>
        </label>
      ))}
    </>
  );
}

const spoken = (place: ChartPlace, values: readonly ChartValues[], index: number): string =>
  `${place.label}: ${values.map(({ name, texts }) => `${name} ${texts[index] ?? ''}`).join(', ')}`;

function Grid({ plot, formatTick }: { plot: Plot; formatTick: (value: number) => string }) {
  return (
    <>
      {plot.yTicks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? 'chart-zero' : 'chart-grid'}
          x1={plot.left}
          x2={plot.right}
          y1={coordinate(plot.y(tick))}
          y2={coordinate(plot.y(tick))}
        />
      ))}
      <AxisLeft
        scale={plot.y}
        left={plot.left}
        tickValues={plot.yTicks}
        tickFormat={(value) => formatTick(Number(value))}
        hideAxisLine
        hideTicks
        tickComponent={({ y, formattedValue }) => (
          <text className="chart-tick" x={-8} y={coordinate(y)} dy="0.32em" textAnchor="end">
            {formattedValue}
          </text>
        )}
      />
    </>
  );
}

function Foot({ plot, places }: { plot: Plot; places: readonly ChartPlace[] }) {
  const ticks = new Map(shownTicks(places, plot.step).map(({ key, tick }) => [key, tick]));
  return (
    <AxisBottom
      scale={plot.x}
      top={plot.bottom}
      tickValues={[...ticks.keys()]}
      tickFormat={(key) => ticks.get(key) ?? ''}
      hideAxisLine
      hideTicks
      tickComponent={({ x, formattedValue }) => (
        <text className="chart-tick" x={coordinate(x)} y={18} textAnchor="middle">
          {formattedValue}
        </text>
      )}
    />
  );
}

function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="chart-legend">
      {entries.map(({ name, tone, shape }) => (
        <li key={name}>
          <svg className="chart-key" viewBox="0 0 24 12" aria-hidden="true">
            {shape === 'line' ? (
              <path className={`chart-line chart-${tone}`} d="M0 6H24" />
            ) : (
              <rect className={tone === 'band' ? 'chart-band' : `chart-area chart-${tone}`} width="24" height="12" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function ValueTable({ title, places, values, placeHead, table = 'folded' }: ChartFrameProps) {
  if (table === 'none') return null;
  const content = (
    <Table
      caption={title}
      captionIsHidden
      rows={places.map((place, index) => ({ place, index })).reverse()}
      keyOf={({ place }) => place.key}
      columns={[
        { key: 'place', head: placeHead, cell: ({ place }) => place.label, isRowHead: true },
        ...values.map(({ name, texts }, column) => ({
          key: String(column),
          head: name,
          cell: ({ index }: { index: number }) => texts[index] ?? '',
          isNumber: true,
        })),
      ]}
    />
  );
  if (table === 'open') return content;
  return (
    <details className="chart-table">
      <summary>{chartTexts.table}</summary>
      {content}
    </details>
  );
}
