import { Badge } from './badge.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Arten',
    element: (
      <div className="flex flex-wrap gap-1.5">
        <Badge tone="checked" icon="check">
          PEFC geprüft
        </Badge>
        <Badge tone="info" icon="shield-check">
          Betrieb geprüft
        </Badge>
        <Badge tone="fresh">Neu</Badge>
        <Badge tone="mark">Preis gesunken</Badge>
        <Badge tone="warning" icon="clock">
          Läuft in 5 Tagen ab
        </Badge>
        <Badge tone="error">Angehalten</Badge>
        <Badge>Privat</Badge>
        <Badge tone="plain">Hartholz</Badge>
      </div>
    ),
  },
];
