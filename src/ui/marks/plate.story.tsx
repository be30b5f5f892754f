import { Plate } from './plate.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Größen',
    element: (
      <div className="flex flex-wrap items-start gap-3">
        <Plate size="gross" amount="€ 165,00" unit="rm" note="inkl. 13 % USt" />
        <Plate amount="€ 1.480,00" unit="m³" />
        <Plate size="mini" amount="€ 5,97" unit="Sack" />
        <Plate amount="Preis auf Anfrage" />
      </div>
    ),
  },
];
