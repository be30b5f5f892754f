import { Facts } from './facts.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Namen und Werte',
    element: (
      <Facts
        facts={[
          { term: 'Holzart', value: 'Buche (Rotbuche)' },
          { term: 'Feuchte', value: '17 %, gemessen 3. Nov.' },
          { term: 'Gemessen als', value: 'geschlichtet 33 cm' },
        ]}
      />
    ),
  },
];
