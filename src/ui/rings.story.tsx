import { Loader, RingProgress, Rings } from './rings.tsx';
import type { Story } from './story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Vier Schritte',
    element: (
      <div className="flex flex-wrap gap-4">
        {[1, 2, 3, 4].map((step) => (
          <Rings key={step} total={4} current={step} />
        ))}
      </div>
    ),
  },
  {
    name: 'Mit Liste',
    element: <RingProgress steps={['Kategorie', 'Angaben', 'Fotos', 'Ort und Kontakt']} current={2} />,
  },
  { name: 'Lädt', element: <Loader /> },
];
