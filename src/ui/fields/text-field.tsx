import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { Field, InputFrame } from './field.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

type Own<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'className' | 'id'>;

export type TextFieldProps = FieldProps & Own<'input'> & { icon?: IconName | undefined; unit?: string | undefined };

export function TextField(props: TextFieldProps) {
  const { label, labelIsHidden, help, error, isOptional, className, icon, unit, type = 'text', ...rest } = props;
  return (
    <Field {...{ label, labelIsHidden, help, error, isOptional, className }}>
      {(control) => (
        <InputFrame icon={icon} unit={unit}>
          <input className="input" type={type} {...rest} {...control} />
        </InputFrame>
      )}
    </Field>
  );
}

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Whether a comma is sensible; otherwise phones show plain digits. */
  isWhole?: boolean | undefined;
};

/** A number as text with a decimal comma, so that nothing typed is lost; the form's reader parses it. */
export function NumberField({ isWhole = false, ...rest }: NumberFieldProps) {
  return <TextField inputMode={isWhole ? 'numeric' : 'decimal'} autoComplete="off" {...rest} />;
}

export type TextAreaProps = FieldProps & Own<'textarea'>;

export function TextArea({ label, labelIsHidden, help, error, isOptional, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, labelIsHidden, help, error, isOptional, className }}>
      {(control) => (
        <InputFrame>
          <textarea className="input" {...rest} {...control} />
        </InputFrame>
      )}
    </Field>
  );
}

export type Choice = { value: string; label: string; isDisabled?: boolean | undefined };
export type SelectFieldProps = FieldProps & Own<'select'> & { choices: readonly Choice[] };

export function SelectField(props: SelectFieldProps) {
  const { label, labelIsHidden, help, error, isOptional, className, choices, ...rest } = props;
  return (
    <Field {...{ label, labelIsHidden, help, error, isOptional, className }}>
      {(control) => (
        <div className="input-frame select-frame">
          <select className="input select" {...rest} {...control}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="caret-down" />
        </div>
      )}
    </Field>
  );
}
