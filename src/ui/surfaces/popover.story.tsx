import { Button } from '#ui/actions/button.tsx';
import { Popover } from './popover.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Erklärung',
    element: (
      <div>
        <Popover label="Warum hier?" trigger={(attributes) => <Button {...attributes}>Warum hier?</Button>}>
          <p>Passt zu „Buche 33 cm“, 14 km entfernt, seit gestern online.</p>
        </Popover>
      </div>
    ),
  },
];
