import { Segmented, SegmentedLinks } from './segmented.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Wahl',
    element: (
      <Segmented
        legend="Preis je Einheit"
        name="unit"
        defaultValue="rm"
        segments={[
          { value: 'rm', label: 'rm' },
          { value: 'srm', label: 'srm' },
          { value: 'heat', label: 'ct/kWh' },
        ]}
      />
    ),
  },
  {
    name: 'Ansichten mit Adresse',
    element: (
      <SegmentedLinks
        label="Ansicht"
        current="tiles"
        links={[
          { value: 'tiles', label: 'Kacheln', icon: 'squares-four', href: '?ansicht=kacheln' },
          { value: 'list', label: 'Liste', icon: 'list-bullets', href: '?ansicht=liste' },
          { value: 'map', label: 'Karte', icon: 'map-trifold', href: '/map' },
        ]}
      />
    ),
  },
];
