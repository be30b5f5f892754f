import { LineChart } from './chart-line.tsx';
import type { Story } from '#ui/story.ts';

const months = ['Jän.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'];
const places = months.map((tick, index) => ({ key: String(index), label: `${tick} 2026`, tick }));
const median = [172, 168, 160, 152, 148, null, 151, 156, 163, 170, 176, 178];
const low = [155, 150, 145, 138, 134, null, 136, 141, 147, 155, 160, 161];
const high = [188, 182, 176, 168, 163, null, 165, 170, 181, 187, 193, 195];
const euros = (value: number) => `€ ${value}`;

export const stories: readonly Story[] = [
  {
    name: 'Linie auf einem Band, mit einer Lücke',
    element: (
      <LineChart
        title="Buche, 33 cm, trocken"
        placeHead="Monat"
        places={places}
        series={[{ name: 'Median', values: median }]}
        band={{ name: 'mittlere Hälfte', low, high, format: (from, to) => `€ ${from} bis ${to}` }}
        format={euros}
        missing="zu wenige Angebote"
        furtherValues={[{ name: 'Anzeigen', texts: median.map((value) => (value === null ? '3' : '34')) }]}
      />
    ),
  },
  {
    name: 'Drei Linien, von null an',
    element: (
      <LineChart
        title="Besuche und Anfragen"
        placeHead="Monat"
        places={places}
        series={[
          { name: 'Aufrufe', values: [40, 52, 61, 55, 48, 47, 60, 72, 95, 120, 131, 98] },
          { name: 'Nummer gezeigt', values: [9, 12, 14, 13, 10, 9, 13, 17, 24, 33, 35, 21] },
          { name: 'Nachrichten', values: [4, 5, 8, 6, 5, 3, 6, 9, 12, 18, 17, 10] },
        ]}
        format={String}
        missing="–"
        startsAtZero
      />
    ),
  },
];
