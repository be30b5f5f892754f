import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import '#ui/styles/tables.css';
import { TableBox } from './table-box.tsx';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned and never break. */
  isNumber?: boolean | undefined;
  /** The column that names its row. */
  isRowHead?: boolean | undefined;
};

type TableProps<Row> = {
  caption: string;
  captionIsHidden?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** On phones it scrolls sideways in a box of its own, which many short rows need; by default rows become cards. */
  isScrolled?: boolean | undefined;
};

/** A data table that never makes the page scroll sideways: on phones each row becomes a small list, or it has its own scroller. */
export function Table<Row>({ isScrolled = false, ...props }: TableProps<Row>) {
  if (!isScrolled) return <Cells {...props} className="table table-rows" />;
  return (
    <TableBox label={props.caption} className="print:overflow-visible">
      <Cells {...props} className="table" />
    </TableBox>
  );
}

type CellsProps<Row> = Omit<TableProps<Row>, 'isScrolled'> & { className: string };

function Cells<Row>({ className, caption, captionIsHidden, columns, rows, keyOf }: CellsProps<Row>) {
  return (
    <table className={className}>
      <caption className={classNames(captionIsHidden && 'only-read')}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classNames(column.isNumber && 'cell-number')}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => {
              const Cell = column.isRowHead ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  scope={column.isRowHead ? 'row' : undefined}
                  data-label={column.isRowHead ? undefined : column.head}
                  className={classNames(column.isNumber && 'cell-number')}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
