import { CopyButton, ShareButton } from './share-button.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Teilen und kopieren',
    element: (
      <div className="flex flex-wrap gap-2">
        <ShareButton title="Buche, ofenfertig" url="https://stammplatz.example/ad/1" />
        <CopyButton text="https://stammplatz.example/ad/1" />
      </div>
    ),
  },
];
