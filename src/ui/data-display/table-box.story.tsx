import type { Story } from '#ui/story.ts';
import { ScrollTable } from './table-box.tsx';

const YEARS = [2021, 2022, 2023, 2024, 2025, 2026];

export const stories: readonly Story[] = [
  {
    name: 'Breiter als das Fenster',
    element: (
      <ScrollTable label="Scheiterpreise im Jahresvergleich">
        <thead>
          <tr>
            <th scope="col">Holzart</th>
            {YEARS.map((year) => (
              <th key={year} scope="col">
                {`Oktober ${year}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Buche</th>
            {YEARS.map((year) => (
              <td key={year}>{`${year - 1920} € je rm`}</td>
            ))}
          </tr>
        </tbody>
      </ScrollTable>
    ),
  },
];
