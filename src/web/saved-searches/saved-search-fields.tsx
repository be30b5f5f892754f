import type { SavedSearch } from '#contract/saved-searches/saved-searches.schemas.ts';
import { FREQUENCIES, LONGEST_NAME, MOST_PLACES } from '#domain/saved-searches/saved-search.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import type { FormFields } from '#web/forms/form-fields.ts';
import { placeField, radiusField } from './saved-search-form.ts';

const { fields: texts, frequency: frequencies } = savedSearchTexts;

export type StoredFields = Pick<SavedSearch, 'name' | 'frequency' | 'byMail' | 'byPush'> & {
  places: readonly Pick<SavedSearch['places'][number], 'postalCode' | 'name' | 'radiusInKm'>[];
};

type SavedSearchFieldsProps = { fields: FormFields; stored: StoredFields; hasChannels: boolean };

/** Name, frequency, channels and places of a saved search. */
export function SavedSearchFields({ fields, stored, hasChannels }: SavedSearchFieldsProps) {
  const frequency = fields.text('frequency', stored.frequency).defaultValue;
  return (
    <>
      <TextField
        label={texts.name}
        help={texts.nameHelp}
        required
        maxLength={LONGEST_NAME}
        {...fields.text('name', stored.name)}
      />
      <ChoiceGroup legend={texts.frequency} isInline>
        {FREQUENCIES.map((one) => (
          <RadioRow
            key={one}
            name="frequency"
            value={one}
            label={frequencies[one]}
            defaultChecked={one === frequency}
          />
        ))}
      </ChoiceGroup>
      {hasChannels && (
        <ChoiceGroup legend={texts.channels} help={texts.pushHelp} error={fields.errorOf('byMail')}>
          <CheckboxRow
            name="byMail"
            value={CHECKED}
            label={texts.mail}
            defaultChecked={fields.isOn('byMail', stored.byMail)}
          />
          <CheckboxRow
            name="byPush"
            value={CHECKED}
            label={texts.push}
            defaultChecked={fields.isOn('byPush', stored.byPush)}
          />
        </ChoiceGroup>
      )}
      <PlaceFields fields={fields} stored={stored} />
    </>
  );
}

const LEAST_ROWS = 2;

/** A row for each place and one more, two at least; a saved form has room for the next. */
function PlaceFields({ fields, stored }: Pick<SavedSearchFieldsProps, 'fields' | 'stored'>) {
  const rows = Math.min(MOST_PLACES, Math.max(LEAST_ROWS, stored.places.length + 1));
  return (
    <ChoiceGroup legend={texts.places} help={texts.placesHelp}>
      {Array.from({ length: rows }, (_none, index) => {
        const place = stored.places[index];
        const radius = fields.text(radiusField(index), String(place?.radiusInKm ?? RADIUS_CHOICES_IN_KM[1]));
        return (
          <div key={index} className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3 pb-2">
            <TextField
              label={texts.place(index + 1)}
              autoComplete="off"
              {...fields.text(placeField(index), place === undefined ? '' : `${place.postalCode} ${place.name}`)}
            />
            <SelectField label={texts.radius(index + 1)} choices={radiusChoices(place?.radiusInKm)} {...radius} />
          </div>
        );
      })}
    </ChoiceGroup>
  );
}

/** The usual ones, and the one that is stored. */
const radiusChoices = (stored: number | undefined) =>
  [...new Set([...RADIUS_CHOICES_IN_KM, ...(stored === undefined ? [] : [stored])])]
    .toSorted((one, other) => one - other)
    .map((radiusInKm) => ({ value: String(radiusInKm), label: texts.radiusOf(radiusInKm) }));
