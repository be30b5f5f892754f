import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { iconWeights } from './icon-names.ts';
import type { Story } from '#ui/story.ts';

const isIconName = (name: string): name is IconName => name in iconWeights;

export const stories: readonly Story[] = [
  {
    name: 'Alle Zeichen',
    element: (
      <ul className="flex flex-wrap gap-3">
        {Object.keys(iconWeights)
          .filter(isIconName)
          .map((name) => (
            <li key={name}>
              <Icon name={name} label={name} className="size-6" />
            </li>
          ))}
      </ul>
    ),
  },
];
