import { useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Chips, RemovableChip } from '#ui/marks/chip.tsx';
import { SelectField } from '#ui/fields/text-field.tsx';
import { SearchPlaceField } from '#web/forms/place-combobox.tsx';
import { FacetPanel } from '#web/search/facets/facet-panel.parts.tsx';
import { paramsOfForm } from '#web/search/form-params.parts.ts';
import { useFilterSheet } from '#web/search/use-filter-sheet.parts.ts';
import { useListingForm } from '#web/search/use-listing-form.parts.ts';
import type { MapData } from './map-types.ts';

const PANEL_ID = 'filter';

type MapHeadProps = { map: MapData; isLoading: boolean };

/** Where and what: place, filters, how many adverts, what is applied. One form, so that it works without script. */
export function MapHead({ map, isLoading }: MapHeadProps) {
  const { request, place, words } = map.listing;
  const action = paths.map(request.category);
  const chips = [...words.understood, ...words.chips];
  const panel = useRef<HTMLElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const sheet = useFilterSheet(panel);
  const form = useListingForm(map.listing, { action, keepsHistory: sheet.keepsHistory, adjust: letGoOf(map) });
  return (
    <Stack
      as="form"
      gap={2.5}
      ref={formElement}
      className="p-4 border-b border-seam max-md:pt-0 max-md:px-4 max-md:pb-2.5 print:hidden"
      action={action}
      method="get"
      onChange={form.onChange}
      onSubmit={(event) => {
        form.onSubmit(event);
        sheet.close();
      }}
    >
      <KeptFields request={request} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SearchPlaceField
          className="flex-[1_1_8rem] min-w-0"
          countryCode="AT"
          enterKeyHint="search"
          place={place}
          onTaken={() => formElement.current?.requestSubmit()}
        />
        <Button icon="sliders-horizontal" popoverTarget={PANEL_ID}>
          {productsTexts.filters.open}
          {words.chips.length > 0 && (
            <span className="badge badge-mark">
              <span aria-hidden>{words.chips.length}</span>
              <span className="only-read">{productsTexts.filters.openCount(words.chips.length)}</span>
            </span>
          )}
        </Button>
      </div>
      <div className="flex items-center justify-between gap-2 min-h-9">
        <p role="status" aria-busy={isLoading}>
          <b>{map.count}</b>
        </p>
        {place === null ? (
          <span className="text-sm text-ink-soft">{map.order}</span>
        ) : (
          <RadiusField radiusInKm={request.radiusInKm} />
        )}
      </div>
      {chips.length > 0 && (
        <Chips label={productsTexts.applied} isLine>
          {chips.map(({ label, href }) => (
            <RemovableChip key={label} label={label} href={href} data-keep-scroll="" />
          ))}
        </Chips>
      )}
      <FacetPanel
        ref={panel}
        id={PANEL_ID}
        blocks={words.blocks}
        isOn={form.isOn}
        showLabel={isLoading ? productsTexts.filters.counting : words.showLabel}
        onOpenChange={sheet.onOpenChange}
      />
    </Stack>
  );
}

/** Choosing another place, radius or state drops the window. */
const letGoOf =
  ({ listing }: MapData) =>
  (sent: URLSearchParams, changed: string | null): void => {
    const { params, placeName } = paramsOfForm(sent);
    const isOtherPlace =
      placeName !== null || (params.has('plz') && params.get('plz') !== listing.request.sorting.postalCode);
    if (isOtherPlace || changed === 'umkreis' || changed === 'bundesland') sent.delete('ausschnitt');
  };

/** What the form has no field for but must not lose. */
function KeptFields({ request: { searchTerm, bounds, userId } }: { request: SearchRequest }) {
  const kept = [
    ['suche', searchTerm],
    ['ausschnitt', bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(',')],
    ['anbieter', userId],
  ] as const;
  return kept.map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function RadiusField({ radiusInKm }: { radiusInKm: number | undefined }) {
  const { search } = productsTexts;
  const radii = [...new Set([...RADIUS_CHOICES_IN_KM, ...(radiusInKm === undefined ? [] : [radiusInKm])])];
  const choices = radii
    .toSorted((one, other) => one - other)
    .map((radius) => ({ value: String(radius), label: search.radiusOf(radius) }));
  return (
    <SelectField
      className="map-radius"
      label={search.radius}
      labelIsHidden
      name="umkreis"
      key={radiusInKm ?? 'any'}
      defaultValue={radiusInKm === undefined ? '' : String(radiusInKm)}
      choices={[{ value: '', label: search.anyRadius }, ...choices]}
    />
  );
}
