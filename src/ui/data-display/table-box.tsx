import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import '#ui/styles/tables.css';

type ScrollTableProps = ComponentProps<'table'> & { label: string; boxClassName?: string };

/** A table that keeps its layout. */
export function ScrollTable({ label, boxClassName, className, ...rest }: ScrollTableProps) {
  return (
    <TableBox label={label} className={classNames('wrap-normal', boxClassName)}>
      <table className={classNames('table', className)} {...rest} />
    </TableBox>
  );
}

/** Where its table is wider, it scrolls sideways in here, also by keyboard. */
export function TableBox({ label, ...rest }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      {...rest}
      className={classNames('table-scroll', rest.className)}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard
      tabIndex={0}
    />
  );
}
