import { CHECKED } from '#web/forms/form-data.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { isTicked, tick } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { FieldAnchor, helpOrWarning } from './field-anchor.tsx';

type ClaimFieldProps = {
  group: FieldGroupProps;
  path: string;
  label: string;
  help?: string | undefined;
  className?: string | undefined;
};

/** A box to tick, with what it means below. */
export function ClaimField({ group, path, label, help, className }: ClaimFieldProps) {
  const { values, onChange, errors, warnings } = group;
  const noteId = `${path}-note`;
  const error = errors[path];
  const note = helpOrWarning(help, warnings[path]);
  return (
    <FieldAnchor path={path} className={classNames('gap-0', className)}>
      <CheckboxRow
        label={label}
        name={path}
        value={CHECKED}
        checked={isTicked(values, path)}
        onChange={(event) => onChange(path, tick(event.currentTarget.checked))}
        aria-describedby={error || note ? noteId : undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className="grid -mt-1 pl-7.5 leading-[1.4] empty:hidden">
        <FieldNote id={noteId} help={note} error={error} />
      </div>
    </FieldAnchor>
  );
}
