import type { FuelTableRow } from '#domain/wood/heat/fuel-table.ts';
import type { ToolValues } from './use-tool-values.ts';

export const USUAL_MOISTURE_IN_PERCENT = 20;

/** `nach`: the column that sorts, with a hyphen before it the other way round. */
export const USUAL_FUEL_VALUES = { feuchte: '20', nach: 'rm', holzart: 'buche' };
export type FuelValues = ToolValues<keyof typeof USUAL_FUEL_VALUES>;

/** Figures by column; words sort from A, figures from the largest. */
export const FUEL_COLUMNS = {
  kg: { of: (row: FuelTableRow) => row.kwhPerKg, decimals: 2 },
  fm: { of: (row: FuelTableRow) => row.kwhPerSolidCubicMetre, decimals: 0 },
  rm: { of: (row: FuelTableRow) => row.kwhPerStackedCubicMetre, decimals: 0 },
  rm33: { of: (row: FuelTableRow) => row.kwhPerShortStackedCubicMetre, decimals: 0 },
  srm: { of: (row: FuelTableRow) => row.kwhPerLooseCubicMetre, decimals: 0 },
  gewicht: { of: (row: FuelTableRow) => row.massPerStackedCubicMetreInKg, decimals: 0 },
  oel: { of: (row: FuelTableRow) => row.oilPerStackedCubicMetreInLitres, decimals: 0 },
} as const;
export type FigureColumn = keyof typeof FUEL_COLUMNS;
export type FuelColumn = FigureColumn | 'holzart';

type FuelOrder = { column: FuelColumn; isReversed: boolean };

/** Returns the order named by an address. */
export function fuelOrderOf(nach: string): FuelOrder {
  const isReversed = nach.startsWith('-');
  const name = isReversed ? nach.slice(1) : nach;
  if (name === 'holzart') return { column: name, isReversed };
  const column = Object.keys(FUEL_COLUMNS).find((key): key is FigureColumn => key === name);
  return column === undefined ? { column: 'rm', isReversed: false } : { column, isReversed };
}

/** Returns the sorted rows; woods with the same figure keep the list's order, the densest first. */
export function sortFuelRows(rows: readonly FuelTableRow[], { column, isReversed }: FuelOrder): FuelTableRow[] {
  const sorted = rows.toSorted((one, other) =>
    column === 'holzart'
      ? one.wood.shortText.localeCompare(other.wood.shortText, 'de')
      : FUEL_COLUMNS[column].of(other) - FUEL_COLUMNS[column].of(one),
  );
  return isReversed ? sorted.toReversed() : sorted;
}
