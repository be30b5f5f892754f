import { ErrorBox } from './error-box.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Mit zweitem Versuch',
    element: (
      <ErrorBox title="Anzeigen konnten nicht geladen werden" requestId="7f3a-20c" onRetry={() => undefined}>
        Deine Filter bleiben stehen.
      </ErrorBox>
    ),
  },
];
