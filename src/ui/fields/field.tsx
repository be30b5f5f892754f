import type { ReactNode } from 'react';
import { useId } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

/** What every labelled field takes. */
export type FieldProps = {
  label: string;
  /** Label only for screen readers, where the look names the field already. */
  labelIsHidden?: boolean | undefined;
  help?: ReactNode;
  /** Says what is wrong and how to fix it; replaces the help. */
  error?: ReactNode;
  isOptional?: boolean | undefined;
  /** Also for a look of the kit: `field-bar` (looks/search-fields.css), `field-spread` … (looks/spread-fields.css). */
  className?: string | undefined;
};

/** Attributes that tie a control to its label, help and error. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldProps & { children: (control: ControlAttributes) => ReactNode };

/** Label above, control, then help or error below. Fields of another shape are built from it. */
export function Field({ label, labelIsHidden, help, error, isOptional, className, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const control: ControlAttributes = {
    id,
    'aria-describedby': hasError || help ? noteId : undefined,
    'aria-invalid': hasError || undefined,
  };
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={labelIsHidden ? 'only-read' : 'field-label'}>
        {label}
        {isOptional && ' '}
        {isOptional && <span className="field-optional">({uiTexts.states.optional})</span>}
      </label>
      {children(control)}
      <FieldNote id={noteId} help={help} error={hasError ? error : undefined} />
    </div>
  );
}

/** The line below a field: its error with an icon, or else its help. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <span id={id} className="field-error">
        <Icon name="warning" />
        <span>{error}</span>
      </span>
    );
  }
  return help ? (
    <span id={id} className="field-help">
      {help}
    </span>
  ) : null;
}

type InputFrameProps = { icon?: IconName | undefined; unit?: string | undefined; children: ReactNode };

/** The border around an input, with an icon before it and its unit after it. */
export function InputFrame({ icon, unit, children }: InputFrameProps) {
  return (
    <div className="input-frame">
      {icon && <Icon name={icon} />}
      {children}
      {unit !== undefined && <span className="input-unit">{unit}</span>}
    </div>
  );
}
