import { paths } from '#contract/paths.ts';
import { formatFixed } from '#domain/format/numbers.ts';
import type { FuelTableRow } from '#domain/wood/heat/fuel-table.ts';
import { fuelValueTexts as words } from '#texts/de/tools/tools-fuel-values.ts';
import { classNames } from '#ui/class-names.ts';
import { ScrollTable } from '#ui/data-display/table-box.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { FUEL_COLUMNS, USUAL_FUEL_VALUES, fuelOrderOf, sortFuelRows } from './fuel-values.ts';
import type { FigureColumn, FuelColumn, FuelValues } from './fuel-values.ts';
import { searchOf } from './use-tool-values.ts';

const FIGURES: readonly FigureColumn[] = ['kg', 'fm', 'rm', 'rm33', 'srm', 'gewicht', 'oel'];
/** Hidden on phones; they follow from the others. */
const WIDE_ONLY: ReadonlySet<FuelColumn> = new Set(['rm33', 'gewicht', 'oel']);

type FuelTableProps = {
  rows: readonly FuelTableRow[];
  values: FuelValues;
  percent: string;
  set: (changes: Partial<FuelValues>) => void;
};

/** Every wood with its heat; a head sorts, also without script, and its column shows bars to compare. */
export function FuelTable({ rows, values, percent, set }: FuelTableProps) {
  const order = fuelOrderOf(values.nach);
  const sorted = sortFuelRows(rows, order);
  const { column } = order;
  const largest = column === 'holzart' ? 1 : Math.max(...rows.map(FUEL_COLUMNS[column].of));
  const head = (name: FuelColumn) => (
    <SortHead key={name} name={name} values={values} set={set} isWideOnly={WIDE_ONLY.has(name)} />
  );
  return (
    <ScrollTable label={words.table(percent)} className="fuel-table">
      <caption>{words.table(percent)}</caption>
      <thead>
        <tr>
          {head('holzart')}
          {FIGURES.map(head)}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.wood.code}>
            <th scope="row">
              <a
                href={paths.products('FIREWOOD', row.wood.slug)}
                className="reach inline-block pr-5 -mr-5"
                aria-label={words.advertsOf(row.wood.shortText)}
              >
                {row.wood.shortText}
              </a>
              {row.wood.isEstimate && <span title={words.estimate}>*</span>}
            </th>
            {FIGURES.map((name) => {
              const value = FUEL_COLUMNS[name].of(row);
              const isSorted = name === column;
              return (
                <td
                  key={name}
                  className={classNames('cell-number', WIDE_ONLY.has(name) && '@max-md:hidden', isSorted && 'cell-bar')}
                >
                  {isSorted && <CellBar percent={Math.round((88 * value) / largest)} />}
                  {formatFixed(value, FUEL_COLUMNS[name].decimals)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

type SortHeadProps = Pick<FuelTableProps, 'values' | 'set'> & { name: FuelColumn; isWideOnly: boolean };

function SortHead({ name, values, set, isWideOnly }: SortHeadProps) {
  const { column, isReversed } = fuelOrderOf(values.nach);
  const isSorted = column === name;
  const nach = isSorted && !isReversed ? `-${name}` : name;
  const isAscending = (name === 'holzart') !== isReversed;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={classNames(name !== 'holzart' && 'cell-number', isWideOnly && '@max-md:hidden')}
    >
      <a
        href={searchOf(USUAL_FUEL_VALUES, { ...values, nach }) || paths.fuelValueTable()}
        title={words.sortBy(words.columns[name].head)}
        data-native
        onClick={(event) => {
          event.preventDefault();
          set({ nach });
        }}
      >
        {words.columns[name].head}
        {isSorted && <Icon name={isAscending ? 'arrow-up' : 'arrow-down'} className="size-3" />}
      </a>
    </th>
  );
}

/** Grows from the right, where the figures are. */
const CellBar = ({ percent }: { percent: number }) => (
  <svg className="absolute inset-0 -z-1 w-full h-full [fill:var(--bar)]" aria-hidden>
    <rect x={`${100 - percent}%`} width={`${percent}%`} height="100%" />
  </svg>
);
