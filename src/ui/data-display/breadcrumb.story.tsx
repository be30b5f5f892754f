import { Breadcrumb } from './breadcrumb.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Drei Stufen',
    element: (
      <Breadcrumb
        crumbs={[
          { label: 'Start', href: '/' },
          { label: 'Brennholz', href: '/kaufen-verkaufen/brennholz' },
        ]}
        current="4591 Molln"
      />
    ),
  },
];
