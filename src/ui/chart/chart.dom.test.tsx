import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LineChart } from './chart-line.tsx';
import { CHART_LAYOUTS, plotOf, shownTicks } from './chart-layout.ts';
import { ColumnChart } from './chart-columns.tsx';
import { Sparkline } from './chart-sparkline.tsx';

const months = ['Jänner', 'Februar', 'März', 'April'];
const places = months.map((label) => ({ key: label, label: `${label} 2026`, tick: label.slice(0, 3) }));
const euros = (value: number) => `€ ${value}`;
const euroRange = (low: number, high: number) => `€ ${low} bis ${high}`;

const chart = (
  <LineChart
    title="Buche"
    placeHead="Monat"
    places={places}
    series={[{ name: 'Median', values: [100, null, 120, 130] }]}
    band={{ name: 'mittlere Hälfte', low: [90, null, 110, 115], high: [110, null, 135, 150], format: euroRange }}
    format={euros}
    missing="zu wenige Angebote"
  />
);

const wide = () => {
  const layout = CHART_LAYOUTS[2];
  if (layout === undefined) throw new Error('There are three layouts.');
  return layout;
};

describe('a line chart', () => {
  test('says every value without script and without a pointer: once as a table', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(chart);
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['April 2026', '€ 130', '€ 115 bis 150'],
      ['März 2026', '€ 120', '€ 110 bis 135'],
      ['Februar 2026', 'zu wenige Angebote', 'zu wenige Angebote'],
      ['Jänner 2026', '€ 100', '€ 90 bis 110'],
    ]);
  });

  test('can be stepped through by the keyboard: one named choice per month, the newest chosen', () => {
    render(chart);
    const group = screen.getAllByRole('group', { name: 'Buche: Werte der Reihe nach' })[0];
    if (group === undefined) throw new Error('The chart has a group of places.');
    const choices = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual([
      'Jänner 2026: Median € 100, mittlere Hälfte € 90 bis 110',
      'Februar 2026: Median zu wenige Angebote, mittlere Hälfte zu wenige Angebote',
      'März 2026: Median € 120, mittlere Hälfte € 110 bis 135',
      'April 2026: Median € 130, mittlere Hälfte € 115 bis 150',
    ]);
    expect(choices.map((choice) => choice.checked)).toEqual([false, false, false, true]);
  });

  test('breaks its line at a missing month instead of bridging it', () => {
    const { container } = render(chart);
    const line = container.querySelector('.chart-wide .chart-line.chart-first[d*="L"]');
    expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    expect(container.querySelectorAll('.chart-wide .chart-dot')).toHaveLength(3);
  });

  test('the drawings of one page never share their choices', () => {
    const { container } = render(
      <>
        {chart}
        {chart}
      </>,
    );
    const names = new Set([...container.querySelectorAll('input')].map((input) => input.name));
    expect(names.size).toBe(2 * CHART_LAYOUTS.length);
  });
});

describe('the plane of a chart', () => {
  const order = { places, formatTick: String };

  test('holds every value between its margins', () => {
    const plot = plotOf(wide(), { ...order, values: [87.3, 412], startsAtZero: false });
    for (const value of [87.3, 412]) {
      expect(plot.y(value)).toBeGreaterThanOrEqual(plot.top);
      expect(plot.y(value)).toBeLessThanOrEqual(plot.bottom);
    }
  });

  test('counts start at zero, and nothing at all still has an axis', () => {
    expect(plotOf(wide(), { ...order, values: [40, 90], startsAtZero: true }).y(0)).toBe(wide().height - 26);
    expect(plotOf(wide(), { ...order, values: [], startsAtZero: true }).yTicks.length).toBeGreaterThan(1);
    expect(plotOf(wide(), { ...order, values: [0, 0], startsAtZero: true }).yTicks.length).toBeGreaterThan(1);
  });

  test('names only as many places as fit, always the last one', () => {
    const days = Array.from({ length: 31 }, (_, index) => ({ key: String(index), label: '', tick: `${index + 1}.` }));
    const shown = shownTicks(days, 9);
    expect(shown.length).toBeLessThan(16);
    expect(shown.at(-1)?.tick).toBe('31.');
  });
});

test('a stacked column is as high as the sum of its values', () => {
  const { container } = render(
    <ColumnChart
      title="Kontakte"
      placeHead="Monat"
      places={places.slice(0, 1)}
      series={[
        { name: 'A', values: [30] },
        { name: 'B', values: [70] },
      ]}
      format={String}
      missing="–"
      sumName="zusammen"
    />,
  );
  const bars = [...container.querySelectorAll('.chart-wide rect.chart-area[y]')];
  const [lower, upper] = bars.map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  if (lower === undefined || upper === undefined) throw new Error('Two bars stand on each other.');
  expect(upper.y + upper.height).toBeCloseTo(lower.y, 0);
  expect(upper.height / lower.height).toBeCloseTo(70 / 30, 1);
  expect(screen.getByRole('cell', { name: '100', hidden: true })).toBeTruthy();
});

test('a sparkline says its course in words', () => {
  render(<Sparkline values={[5, null, 7]} label="von 5 auf 7" />);
  expect(screen.getByRole('img', { name: 'von 5 auf 7' })).toBeTruthy();
});
