import { Caret } from './caret.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Zeigt nach oben, solange offen ist',
    element: (
      <details open>
        <summary className="button button-edge">
          Mehr
          <Caret className="size-4" />
        </summary>
        <p>Brennholz aus dem eigenen Wald.</p>
      </details>
    ),
  },
];
