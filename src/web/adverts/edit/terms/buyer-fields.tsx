import { unitOf } from '#domain/lookups/units.data.ts';
import { canCapHouseholds } from '#domain/adverts/availability/local-first.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { NumberField } from '#ui/fields/text-field.tsx';
import { FieldAnchor } from '#web/adverts/edit/category-fields/field-anchor.tsx';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { draftUnit } from './price-calculation.ts';
import './terms.css';

const { edit: texts } = localFirstTexts;

type FieldProps = { group: FieldGroupProps; name: string; label: string; unit: string; help?: string };

/** How much one household gets, and whether people nearby come first; all of it may stay empty. */
export function BuyerFields(group: FieldGroupProps) {
  const { category, values } = group;
  return (
    <div className="terms">
      <p className="field-help">{texts.intro}</p>
      {canCapHouseholds(category) && (
        <div className="terms-row">
          <BuyerField
            group={group}
            name="householdMaximum"
            label={texts.householdMaximum}
            unit={unitOf(draftUnit(category, values)).text}
            help={texts.householdHelp}
          />
        </div>
      )}
      <div className="terms-row">
        <BuyerField
          group={group}
          name="localDays"
          label={texts.localDays}
          unit={texts.days}
          help={texts.localDaysHelp}
        />
        <BuyerField group={group} name="localRadiusInKm" label={texts.localRadiusInKm} unit="km" />
      </div>
      <p className="field-help">{texts.localHelp}</p>
    </div>
  );
}

function BuyerField({ group: { values, onChange, errors }, name, label, unit, help }: FieldProps) {
  return (
    <FieldAnchor path={name}>
      <NumberField
        label={label}
        isOptional
        name={name}
        unit={unit}
        value={textOf(values, name)}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        error={errors[name]}
        help={help}
      />
    </FieldAnchor>
  );
}
