import type { Story } from '#ui/story.ts';
import { TabLinks } from './tabs.tsx';

export const stories: readonly Story[] = [
  {
    name: 'Mit Adresse',
    element: (
      <TabLinks
        label="Meine Anzeigen"
        current="active"
        links={[
          { value: 'active', label: 'Aktiv', href: '?stand=aktiv' },
          { value: 'drafts', label: 'Entwürfe', href: '?stand=entwurf' },
        ]}
      />
    ),
  },
];
