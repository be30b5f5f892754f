import { ColumnChart } from './chart-columns.tsx';
import type { Story } from '#ui/story.ts';

const places = Array.from({ length: 21 }, (_, index) => ({
  key: String(index),
  label: `${index + 1}. Nov. 2026`,
  tick: `${index + 1}.`,
}));
const views = places.map((_, index) => 20 + ((index * 17) % 31));
const contacts = places.map((_, index) => (index * 5) % 9);

export const stories: readonly Story[] = [
  {
    name: 'Säulen je Tag',
    element: (
      <ColumnChart
        title="Aufrufe je Tag"
        placeHead="Tag"
        places={places}
        series={[{ name: 'Aufrufe', values: views }]}
        format={String}
        missing="–"
      />
    ),
  },
  {
    name: 'Gestapelt, mit Summe',
    element: (
      <ColumnChart
        title="Aufrufe und Kontakte je Tag"
        placeHead="Tag"
        places={places}
        series={[
          { name: 'Aufrufe', values: views },
          { name: 'Kontakte', values: contacts },
        ]}
        format={String}
        missing="–"
        sumName="zusammen"
      />
    ),
  },
];
