import { Loader, Rings } from './rings.tsx';
import type { Story } from '#ui/story.ts';

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
  { name: 'Lädt', element: <Loader /> },
];
