import { BarChart } from './chart-bars.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Liegende Balken',
    element: (
      <BarChart
        title="Anzeigen je Kategorie"
        rows={[
          { key: 'a', label: 'Brennholz', value: 318, text: '318' },
          { key: 'b', label: 'Forstliche Dienstleistungen', value: 141, text: '141' },
          { key: 'c', label: 'Rundholz', value: 96, text: '96', tone: 'second' },
          { key: 'd', label: 'Pellets', value: 0, text: '0' },
        ]}
      />
    ),
  },
];
