import { LoadingNote, Skeleton } from './skeleton.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Karte im Werden',
    element: (
      <div className="grid max-w-[280px] gap-2">
        <LoadingNote />
        <Skeleton className="aspect-photo" />
      </div>
    ),
  },
];
