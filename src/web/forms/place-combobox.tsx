import type { ComponentProps } from 'react';
import { suggestPlaces } from '#contract/places/places.ts';
import type { SuggestedPlace } from '#contract/places/places.schemas.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { connect } from '#web/api/connect.ts';
import { placeLabel } from './place-label.ts';
import { useDebounced } from './use-debounced.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTyped } from './use-typed.ts';

const { search: texts } = productsTexts;
const SUGGESTED_PLACES = 6;

/** Places whose name or postcode begins with what was typed. */
const placesFor = async (text: string, signal: AbortSignal) =>
  (await connect()).call(suggestPlaces, { q: text, limit: SUGGESTED_PLACES }, { signal });

type Wanted = {
  /** The initial value of the field is not looked up. */
  known?: string | undefined;
  /** Places of this country only; their postcodes are written without it. */
  countryCode?: string | undefined;
};

/** The places that fit what was typed. */
export function useSuggestedPlaces(text: string, { known = '', countryCode }: Wanted): readonly SuggestedPlace[] {
  const asked = useDebounced(text);
  const places = useSuggestions(asked === known ? '' : asked, placesFor)?.items ?? [];
  return countryCode === undefined ? places : places.filter((place) => place.countryCode === countryCode);
}

type PlaceComboboxProps = Omit<ComponentProps<typeof Combobox>, 'suggestions' | 'onSelect'> &
  Wanted & { onTake: (place: SuggestedPlace, label: string) => void };

/** A field for a postcode or a place, with the places that fit what was typed. */
export function PlaceCombobox({ known, countryCode, onTake, ...field }: PlaceComboboxProps) {
  const places = useSuggestedPlaces(field.value, { known, countryCode });
  const labelOf = (place: SuggestedPlace): string =>
    countryCode === undefined ? placeLabel(place) : `${place.postalCode} ${place.name}`;
  return (
    <Combobox
      {...field}
      suggestions={places.map((place) => ({
        value: labelOf(place),
        label: labelOf(place),
        note: place.region ?? undefined,
      }))}
      onSelect={({ value }) => {
        const taken = places.find((place) => labelOf(place) === value);
        if (taken !== undefined) onTake(taken, value);
      }}
    />
  );
}

type SearchPlaceProps = Pick<PlaceComboboxProps, 'className' | 'countryCode' | 'enterKeyHint'> & {
  place: RememberedPlace | null;
  tried?: string | undefined;
  onTaken: () => void;
};

/** Where a search is measured from; sends its form once a suggestion was taken. */
export function SearchPlaceField({ place, tried = '', onTaken, ...field }: SearchPlaceProps) {
  const known = place === null ? tried : placeLabel(place);
  const [typed, setTyped] = useTyped(known);
  return (
    <PlaceCombobox
      {...field}
      label={texts.place}
      labelIsHidden
      name="plz"
      data-waits=""
      icon="map-pin"
      placeholder={texts.placePlaceholder}
      value={typed}
      known={known}
      onChange={setTyped}
      onTake={(_place, label) => {
        setTyped(label);
        // The form reads its fields from the document, so the chosen text has to be rendered first.
        requestAnimationFrame(onTaken);
      }}
    />
  );
}
