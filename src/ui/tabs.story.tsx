import type { Story } from './story.ts';
import { TabLinks, Tabs } from './tabs.tsx';

export const stories: readonly Story[] = [
  {
    name: 'Teile einer Seite',
    element: (
      <Tabs
        label="Maße"
        tabs={[
          { value: 'fm', label: 'Festmeter', content: <p>Volle Masse ohne Luft.</p> },
          { value: 'rm', label: 'Raummeter', content: <p>Geschlichtet, mit Luft dazwischen.</p> },
          { value: 'srm', label: 'Schüttraummeter', content: <p>Geschüttet, mit viel Luft.</p> },
        ]}
      />
    ),
  },
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
