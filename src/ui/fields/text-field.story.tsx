import type { Story } from '#ui/story.ts';
import { NumberField, SelectField, TextArea, TextField } from './text-field.tsx';

export const stories: readonly Story[] = [
  {
    name: 'Zahl mit Einheit und Hilfe',
    element: <NumberField label="Menge" unit="rm" defaultValue="12,5" help="Raummeter, geschlichtet gemessen" />,
  },
  {
    name: 'Fehler mit Ausweg',
    element: (
      <NumberField
        label="Länge"
        unit="cm"
        isWhole
        defaultValue="330"
        error="330 cm ist für Brennholz zu lang. Meintest du 33 cm?"
      />
    ),
  },
  {
    name: 'Auswahl',
    element: (
      <SelectField
        label="Trockenheit"
        choices={[
          { value: 'air', label: 'Lufttrocken, bis 20 %' },
          { value: 'chamber', label: 'Kammergetrocknet' },
        ]}
      />
    ),
  },
  {
    name: 'Suche mit Zeichen, mehrzeilig, gesperrt',
    element: (
      <>
        <TextField label="Was suchst du?" type="search" icon="magnifying-glass" placeholder="33er Buche trocken" />
        <TextArea label="Beschreibung" isOptional help="20 bis 5.000 Zeichen" />
        <TextField label="Kennung" defaultValue="B-2071" disabled />
      </>
    ),
  },
];
