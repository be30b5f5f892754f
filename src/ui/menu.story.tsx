import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import type { Story } from './story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Aktionen',
    element: (
      <div>
        <Menu
          label="Aktionen"
          trigger={(attributes) => (
            <Button icon="caret-down" {...attributes}>
              Aktionen
            </Button>
          )}
          entries={[
            { label: 'Auf der Karte zeigen', icon: 'map-pin', href: '/map' },
            { label: 'Drucken', icon: 'printer', onSelect: () => window.print() },
            { label: 'Anzeige melden', icon: 'flag', isDanger: true, onSelect: () => undefined },
          ]}
        />
      </div>
    ),
  },
];
