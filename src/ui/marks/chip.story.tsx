import { ChipLink, Chips, RemovableChip, ToggleChip } from './chip.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Filter',
    element: (
      <Chips label="Angewandte Filter">
        <RemovableChip label="Umkreis 40 km" href="?" />
        <RemovableChip label="Buche" href="?" />
        <ChipLink href="?laenge=33">33 cm</ChipLink>
        <ChipLink href="?trocken=lufttrocken" isOn icon="check">
          bis 20 %
        </ChipLink>
      </Chips>
    ),
  },
  {
    name: 'Zum Ankreuzen, in einer Zeile',
    element: (
      <Chips label="Länge" isLine>
        {['20', '25', '33', '50', '100'].map((length) => (
          <ToggleChip
            key={length}
            name="length"
            value={length}
            label={`${length} cm`}
            defaultChecked={length === '33'}
          />
        ))}
      </Chips>
    ),
  },
];
