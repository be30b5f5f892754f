import { useEffect, useRef, useState } from 'react';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PlaceCombobox, useSuggestedPlaces } from '#web/forms/place-combobox.tsx';
import type { AddressValues } from './load-profile.ts';
import type { Fields } from './profile-form.tsx';

const { address: texts } = profileTexts;

const MIXED_ORIGIN = 'XX';
const COUNTRIES = COUNTRIES_OF_ORIGIN.filter(({ code }) => code !== MIXED_ORIGIN).map(({ code, name }) => ({
  value: code,
  label: name,
}));

/** Street, postcode, town and country; a known postcode brings its town along. */
export function AddressFields({ stored, text }: { stored: AddressValues; text: Fields['text'] }) {
  const code = text('address.postalCode', stored.postalCode);
  const town = text('address.city', stored.city);
  const land = text('address.countryCode', stored.countryCode);
  const [postalCode, setPostalCode] = useState(code.defaultValue);
  const [city, setCity] = useState(town.defaultValue);
  const [countryCode, setCountryCode] = useState(land.defaultValue);
  const fields = useRef<HTMLDivElement>(null);
  const wanted = { known: code.defaultValue, countryCode };
  const places = useSuggestedPlaces(postalCode, wanted);

  const filled = useRef<string | null>(null);
  const only =
    places.length === 1 && places[0]?.postalCode === normalisePostalCode(countryCode, postalCode)
      ? places[0].name
      : null;
  useEffect(() => {
    if (only === null || filled.current === only) return;
    filled.current = only;
    setCity(only);
  }, [only]);
  useTellForm(fields, `${postalCode} ${city}`);

  return (
    <Stack gap={4} ref={fields} className="profile-address">
      <TextField label={texts.street} autoComplete="street-address" {...text('address.street', stored.street)} />
      <div className="profile-place">
        <PlaceCombobox
          {...wanted}
          label={texts.postalCode}
          help={texts.postalCodeHelp}
          name={code.name}
          error={code.error}
          inputMode="text"
          autoComplete="postal-code"
          value={postalCode}
          onChange={setPostalCode}
          onTake={({ postalCode: chosen, name }) => {
            setPostalCode(chosen);
            filled.current = name;
            setCity(name);
          }}
        />
        <TextField
          label={texts.city}
          name={town.name}
          error={town.error}
          autoComplete="address-level2"
          value={city}
          onChange={(event) => setCity(event.currentTarget.value)}
        />
      </div>
      <SelectField
        label={texts.country}
        name={land.name}
        error={land.error}
        autoComplete="country"
        choices={COUNTRIES}
        defaultValue={land.defaultValue}
        onChange={(event) => setCountryCode(event.currentTarget.value)}
      />
    </Stack>
  );
}

/** Fields that are filled in by the page say so to their form, as typing does. */
export function useTellForm(within: { readonly current: HTMLElement | null }, content: string): void {
  const told = useRef(content);
  useEffect(() => {
    if (told.current === content) return;
    told.current = content;
    within.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [within, content]);
}
