import { CheckboxRow, ChoiceGroup, RadioRow } from './choice.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Mit Anzahl',
    element: (
      <ChoiceGroup legend="Holzart">
        <CheckboxRow name="a" label="Buche" count={19} defaultChecked />
        <CheckboxRow name="a" label="Esche" count={8} />
        <CheckboxRow name="a" label="Zirbe" count={0} disabled />
      </ChoiceGroup>
    ),
  },
  {
    name: 'Eine Antwort, in einer Zeile, mit Fehler',
    element: (
      <ChoiceGroup legend="Preis" isInline error="Wähl aus, wie der Preis gilt.">
        <RadioRow name="b" label="Gesamtpreis" defaultChecked />
        <RadioRow name="b" label="Auf Anfrage" />
      </ChoiceGroup>
    ),
  },
];
