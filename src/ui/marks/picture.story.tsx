import { Picture } from './picture.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Rahmen in fester Form',
    element: (
      <div className="grid max-w-[320px] gap-2">
        <Picture srcOf={() => '/icons/icon-512.png'} alt="Ringnadel" sizes="320px" />
        <Picture srcOf={() => '/icons/icon-512.png'} alt="Ringnadel, ganz" sizes="320px" shape="wide" isContained />
      </div>
    ),
  },
];
