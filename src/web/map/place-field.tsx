import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { productsTexts } from '#texts/de/products.ts';
import { Combobox } from '#ui/combobox.tsx';
import type { RememberedPlace } from '#web/api-context.ts';
import { placeLabel } from '#web/search/place-label.ts';
import { placeSuggestions } from '#web/search/search.queries.ts';
import { useTyped } from '#web/search/use-typed.ts';

const texts = productsTexts.search;

/** Where the search is measured from; sends its form once a suggestion is taken. */
export function PlaceField({ place, onTaken }: { place: RememberedPlace | null; onTaken: () => void }) {
  const label = place === null ? '' : placeLabel(place);
  const [typed, setTyped] = useTyped(label);
  const asked = useDeferredValue(typed);
  const { data } = useQuery(placeSuggestions(asked === label ? '' : asked));
  const items = (data?.items ?? []).filter((item) => item.countryCode === 'AT');
  return (
    <Combobox
      className="map-place"
      label={texts.place}
      labelIsHidden
      name="plz"
      data-waits=""
      enterKeyHint="search"
      icon="map-pin"
      placeholder={texts.placePlaceholder}
      value={typed}
      onChange={setTyped}
      suggestions={items.map((item) => {
        const written = `${item.postalCode} ${item.name}`;
        return { value: written, label: written, note: item.region ?? undefined };
      })}
      onSelect={({ label: chosen }) => {
        setTyped(chosen);
        // The form reads its fields from the document, so the taken text has to stand there first.
        requestAnimationFrame(onTaken);
      }}
    />
  );
}
