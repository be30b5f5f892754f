import type { QuietHours } from '#domain/users/quiet-hours.ts';
import { quietHoursTexts as texts } from '#texts/de/users/quiet-hours.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { SelectField } from '#ui/fields/text-field.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import type { FormFields } from '#web/forms/form-fields.ts';

const HOURS = Array.from({ length: 24 }, (_none, hour) => ({ value: String(hour), label: texts.hour(hour) }));

type QuietHoursFieldsProps = {
  stored: QuietHours;
  fields: Pick<FormFields, 'isOn' | 'text'>;
  /** Set apart from what stands above it. */
  isApart?: boolean;
};

/** The hours of the day in which nothing is sent. */
export function QuietHoursFields({ stored, fields: { isOn, text }, isApart = false }: QuietHoursFieldsProps) {
  return (
    <fieldset
      className={classNames(
        'grid gap-1 m-0 p-0 border-0 [&>legend]:float-left [&>legend]:p-0',
        isApart && 'pt-3 border-t border-t-seam',
      )}
    >
      <legend className="field-label">{texts.title}</legend>
      <CheckboxRow
        name="quietHours.isOn"
        value={CHECKED}
        label={texts.isOn}
        defaultChecked={isOn('quietHours.isOn', stored.isOn)}
      />
      <div className="grid grid-cols-[repeat(2,minmax(0,9rem))] gap-3">
        <SelectField label={texts.from} choices={HOURS} {...text('quietHours.fromHour', String(stored.fromHour))} />
        <SelectField label={texts.to} choices={HOURS} {...text('quietHours.toHour', String(stored.toHour))} />
      </div>
      <p className="text-sm">{texts.help}</p>
    </fieldset>
  );
}
