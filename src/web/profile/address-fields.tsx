import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { Combobox } from '#ui/combobox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { placeSuggestions } from '#web/search/search.queries.ts';
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
  const asked = useDeferredValue(postalCode);
  const { data } = useQuery(placeSuggestions(asked === code.defaultValue ? '' : asked));
  const places = (data?.items ?? []).filter((place) => place.countryCode === countryCode);

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
    <div ref={fields} className="profile-address">
      <TextField label={texts.street} autoComplete="street-address" {...text('address.street', stored.street)} />
      <div className="profile-place">
        <Combobox
          label={texts.postalCode}
          help={texts.postalCodeHelp}
          name={code.name}
          error={code.error}
          inputMode="text"
          autoComplete="postal-code"
          value={postalCode}
          onChange={setPostalCode}
          suggestions={places.map((place) => ({
            value: `${place.postalCode} ${place.name}`,
            label: `${place.postalCode} ${place.name}`,
            note: place.region ?? undefined,
          }))}
          onSelect={({ value }) => {
            const [chosen = '', ...name] = value.split(' ');
            setPostalCode(chosen);
            filled.current = name.join(' ');
            setCity(name.join(' '));
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
    </div>
  );
}

/** Fields that are filled in by the page say so to their form, as typing does. */
function useTellForm(within: { readonly current: HTMLElement | null }, content: string): void {
  const told = useRef(content);
  useEffect(() => {
    if (told.current === content) return;
    told.current = content;
    within.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [within, content]);
}
