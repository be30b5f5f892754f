import { Button, LinkButton } from './button.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Arten',
    element: (
      <div className="flex flex-wrap gap-2">
        <Button variant="main" icon="chat-text">
          Nachricht schreiben
        </Button>
        <Button variant="sell" icon="plus">
          Anzeige aufgeben
        </Button>
        <Button>Suche speichern</Button>
        <Button variant="text">Alle löschen</Button>
        <Button variant="danger">Anzeige löschen</Button>
        <Button variant="main" disabled>
          Wird gesendet
        </Button>
      </div>
    ),
  },
  {
    name: 'Groß und als Link',
    element: (
      <div className="grid gap-2">
        <Button variant="main" size="large">
          Suchen
        </Button>
        <LinkButton href="/map" icon="map-trifold" isFull>
          Auf der Karte
        </LinkButton>
      </div>
    ),
  },
];
