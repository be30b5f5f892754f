import { suggestProducts } from '#contract/search/products.ts';
import type { Suggestion } from '#contract/search/products.schemas.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button } from '#ui/actions/button.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { SelectField } from '#ui/fields/text-field.tsx';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { connect } from '#web/api/connect.ts';
import { SearchPlaceField } from '#web/forms/place-combobox.tsx';
import { useDebounced } from '#web/forms/use-debounced.ts';
import { useSuggestions } from '#web/forms/use-suggestions.ts';
import { useTyped } from '#web/forms/use-typed.ts';

const texts = productsTexts.search;

export type SearchFieldsProps = {
  term?: string | undefined;
  category?: CategoryCode | undefined;
  place: RememberedPlace | null;
  /** What was typed and is no place. */
  triedPlace?: string | undefined;
  radiusInKm?: number | undefined;
  /** Sends the form once a suggestion was taken; a category is where it leads. */
  onTaken: (taken: 'TERM' | 'PLACE', category?: CategoryCode) => void;
};

/** What, where and how far: the search line of the start page, the listing and the map, inside their form. */
export function SearchFields({ term, category, place, triedPlace, radiusInKm, onTaken }: SearchFieldsProps) {
  return (
    <div className="search-line joined-fields" role="search" aria-label={texts.label}>
      <TermField term={term ?? ''} category={category} onTaken={(chosen) => onTaken('TERM', chosen)} />
      <SearchPlaceField
        className="search-line-place"
        place={place}
        tried={triedPlace}
        onTaken={() => onTaken('PLACE')}
      />
      <SelectField
        className="search-line-radius"
        label={texts.radius}
        labelIsHidden
        name="umkreis"
        key={radiusInKm ?? 'any'}
        defaultValue={radiusInKm === undefined ? '' : String(radiusInKm)}
        choices={[{ value: '', label: texts.anyRadius }, ...radiusChoices(radiusInKm)]}
      />
      <Button variant="main" size="large" type="submit" className="search-line-submit">
        <Icon name="magnifying-glass" className="search-line-sign" />
        {texts.submit}
      </Button>
    </div>
  );
}

function radiusChoices(present: number | undefined) {
  const radii = new Set<number>(RADIUS_CHOICES_IN_KM);
  if (present !== undefined) radii.add(present);
  return [...radii]
    .toSorted((one, other) => one - other)
    .map((radius) => ({ value: String(radius), label: texts.radiusOf(radius) }));
}

type TermFieldProps = {
  term: string;
  category: CategoryCode | undefined;
  onTaken: (category?: CategoryCode) => void;
};

function TermField({ term, category, onTaken }: TermFieldProps) {
  const [typed, setTyped] = useTyped(term);
  const asked = useDebounced(typed);
  const found = useSuggestions(asked === term ? '' : asked, async (text, signal) =>
    (await connect()).call(
      suggestProducts,
      { term: text, ...(category === undefined ? {} : { category }) },
      { signal },
    ),
  );
  // A suggestion equal to the field's text is useless.
  const data = (found ?? []).filter(({ kind, text }) => kind !== 'TERM' || !isSameText(text, typed));
  const take = (suggestion: Suggestion | undefined) => {
    if (suggestion === undefined) return;
    const isCategory = suggestion.kind === 'CATEGORY';
    setTyped(isCategory ? '' : suggestion.text);
    // The form reads its fields from the document, so the chosen text has to be rendered first.
    requestAnimationFrame(() => onTaken(isCategory ? suggestion.category : undefined));
  };
  return (
    <Combobox
      className="search-line-term"
      label={texts.what}
      labelIsHidden
      name="suche"
      data-waits=""
      enterKeyHint="search"
      icon="magnifying-glass"
      placeholder={(category && texts.placeholders[category]) ?? texts.placeholder}
      value={typed}
      onChange={setTyped}
      suggestions={data.map((suggestion) => ({
        value: keyOf(suggestion),
        label: suggestion.text,
        note: noteOf(suggestion),
      }))}
      onSelect={({ value }) => take(data.find((one) => keyOf(one) === value))}
    />
  );
}

/** What it is, or the category that a search for it is read as, and how many adverts have it. */
const noteOf = ({ kind, category, count }: Suggestion): string | undefined => {
  const what = kind === 'TERM' && category !== undefined ? categoryOf(category).text : texts.suggestionKinds[kind];
  const parts = [what, count === undefined ? undefined : formatNumber(count)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
};

const keyOf = ({ kind, text, category }: Suggestion): string => `${kind} ${category ?? ''} ${text}`;

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('de') === other.trim().toLocaleLowerCase('de');
