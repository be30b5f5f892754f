import type { Story } from '#ui/story.ts';
import { Table } from './table.tsx';

type FuelValue = { species: string; perStackedCubicMetre: string; perKilogram: string };

const rows: readonly FuelValue[] = [
  { species: 'Buche', perStackedCubicMetre: '1.890', perKilogram: '4,0' },
  { species: 'Fichte', perStackedCubicMetre: '1.320', perKilogram: '4,1' },
];

export const stories: readonly Story[] = [
  {
    name: 'Zeilen werden am Handy zu Listen',
    element: (
      <Table
        caption="Heizwert lufttrocken"
        rows={rows}
        keyOf={(row) => row.species}
        columns={[
          { key: 'species', head: 'Holzart', cell: (row) => row.species, isRowHead: true },
          { key: 'rm', head: 'kWh je rm', cell: (row) => row.perStackedCubicMetre, isNumber: true },
          { key: 'kg', head: 'kWh je kg', cell: (row) => row.perKilogram, isNumber: true },
        ]}
      />
    ),
  },
  {
    name: 'Viele Zeilen rollen am Handy seitlich',
    element: (
      <Table
        caption="Brennwerte im Vergleich"
        isScrolled
        rows={rows}
        keyOf={(row) => row.species}
        columns={[
          { key: 'species', head: 'Holzart', cell: (row) => row.species, isRowHead: true },
          { key: 'rm', head: 'kWh je Raummeter', cell: (row) => row.perStackedCubicMetre, isNumber: true },
          { key: 'kg', head: 'kWh je Kilogramm', cell: (row) => row.perKilogram, isNumber: true },
        ]}
      />
    ),
  },
];
