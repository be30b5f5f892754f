import { IconButton, LinkIconButton } from './icon-button.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Mit Zähler, rund, als Link',
    element: (
      <div className="flex gap-2">
        <IconButton icon="bell" label="Meldungen, 4 neue" count={4} />
        <IconButton icon="heart" label="Merken" isRound aria-pressed={false} />
        <LinkIconButton icon="text-aa" label="Darstellung" href="/darstellung" />
      </div>
    ),
  },
];
