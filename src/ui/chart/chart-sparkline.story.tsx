import { Sparkline } from './chart-sparkline.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Verlauf in einer Zeile, mit Lücke',
    element: <Sparkline values={[172, 168, 160, null, 148, 151, 163, 176]} label="seit März von € 160 auf € 176" />,
  },
  { name: 'Noch ohne Werte', element: <Sparkline values={[null, null]} label="noch keine Werte" /> },
];
