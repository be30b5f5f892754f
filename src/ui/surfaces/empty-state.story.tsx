import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Nichts gefunden',
    element: (
      <EmptyState
        title="Nichts im Umkreis von 30 km"
        actions={
          <>
            <Button variant="main">Umkreis erweitern</Button>
            <Button>Filter löschen</Button>
          </>
        }
      >
        Bis 60 km sind es 14 Anzeigen.
      </EmptyState>
    ),
  },
];
