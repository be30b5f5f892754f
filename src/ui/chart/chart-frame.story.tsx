import { ChartFrame } from './chart-frame.tsx';
import { plotOf } from './chart-layout.ts';
import type { Story } from '#ui/story.ts';

const places = [
  { key: '1', label: 'Jänner 2026', tick: 'Jän.' },
  { key: '2', label: 'Februar 2026', tick: 'Feb.' },
];

export const stories: readonly Story[] = [
  {
    name: 'Rahmen mit eigener Zeichnung, Tabelle offen',
    element: (
      <ChartFrame
        title="Eigene Zeichnung"
        placeHead="Monat"
        places={places}
        values={[{ name: 'Wert', texts: ['10', '20'] }]}
        legend={[]}
        table="open"
        note="Anmerkung unter der Zeichnung."
        formatTick={String}
        plotFor={(layout) => plotOf(layout, { places, values: [10, 20], startsAtZero: true, formatTick: String })}
        draw={(plot) =>
          places.map(({ key }, index) => (
            <circle
              key={key}
              className="chart-dot chart-first"
              cx={plot.centreOf(key)}
              cy={plot.y(10 * (index + 1))}
              r={5}
            />
          ))
        }
      />
    ),
  },
];
