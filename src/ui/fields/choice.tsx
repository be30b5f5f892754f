import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldNote } from './field.tsx';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** How many things this choice would leave; shown at the right end. */
  count?: string | number | undefined;
};

export function CheckboxRow({ label, count, ...rest }: ChoiceRowProps) {
  return <ChoiceRow type="checkbox" label={label} count={count} {...rest} />;
}

export function RadioRow({ label, count, ...rest }: ChoiceRowProps) {
  return <ChoiceRow type="radio" label={label} count={count} {...rest} />;
}

function ChoiceRow({ type, label, count, className, ...rest }: ChoiceRowProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('choice', className)}>
      <input type={type} {...rest} />
      <span>{label}</span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  );
}

type ChoiceGroupProps = {
  legend: ReactNode;
  legendIsHidden?: boolean | undefined;
  help?: ReactNode;
  error?: ReactNode;
  isInline?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Checkbox or radio rows that answer one question. */
export function ChoiceGroup({ legend, legendIsHidden, help, error, isInline, className, children }: ChoiceGroupProps) {
  const noteId = useId();
  return (
    <fieldset className={classNames('field', className)} aria-describedby={help || error ? noteId : undefined}>
      <legend className={legendIsHidden ? 'only-read' : 'field-label mb-1.5'}>{legend}</legend>
      <div className={isInline ? 'flex flex-wrap gap-x-6' : 'grid'}>{children}</div>
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  );
}
