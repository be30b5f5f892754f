import { useRef } from 'react';
import type { ProductPage } from '#contract/products.schemas.ts';
import { paths } from '#contract/paths.ts';
import { withoutFilter } from '#domain/search/filter-summary.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { mapTexts } from '#texts/de/map.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Button } from '#ui/button.tsx';
import { Chips, RemovableChip } from '#ui/chip.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { chipLabel } from '#web/search/chip-label.ts';
import { FacetPanel } from '#web/search/facets/facet-panel.tsx';
import { hrefOf, shownChips } from '#web/search/listing-address.ts';
import type { ListingData } from '#web/search/listing-loader.ts';
import { shownCount } from '#web/search/result-line.ts';
import { useFilterSheet } from '#web/search/use-filter-sheet.ts';
import { PlaceField } from './place-field.tsx';
import { useMapForm } from './use-map-form.ts';

const PANEL_ID = 'filter';

type MapHeadProps = { listing: ListingData; totalEverywhere: number | null; isLoading: boolean };

/** Where and what: place, filters, how many adverts, what is applied. One form, so that it works without script. */
export function MapHead({ listing, totalEverywhere, isLoading }: MapHeadProps) {
  const { request, place, page, placeIsRemembered } = listing;
  const panel = useRef<HTMLElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const sheet = useFilterSheet(panel);
  const form = useMapForm(request, sheet.keepsHistory);
  const chips = shownChips(request, placeIsRemembered);
  return (
    <form
      ref={formElement}
      className="map-head"
      action={paths.map(request.category)}
      method="get"
      onChange={form.onChange}
      onSubmit={(event) => {
        form.onSubmit(event);
        sheet.close();
      }}
    >
      <KeptFields request={request} />
      <div className="map-head-line">
        <PlaceField place={place} onTaken={() => formElement.current?.requestSubmit()} />
        <Button icon="sliders-horizontal" popoverTarget={PANEL_ID}>
          {productsTexts.filters.open}
          {chips.length > 0 && (
            <span className="badge badge-mark" aria-label={productsTexts.filters.openCount(chips.length)}>
              {chips.length}
            </span>
          )}
        </Button>
      </div>
      <div className="map-head-line map-head-counts">
        <p role="status" aria-busy={isLoading}>
          <b>{page === null ? '' : countWords(page, totalEverywhere)}</b>
        </p>
        {place === null ? (
          <span className="text-sm text-ink-soft">{mapTexts.order[request.sorting.sortBy]}</span>
        ) : (
          <RadiusField radiusInKm={request.radiusInKm} />
        )}
      </div>
      {chips.length > 0 && (
        <Chips label={productsTexts.applied} isLine>
          {chips.map((chip) => {
            const label = chipLabel(chip, request, place?.name ?? null);
            const href = hrefOf(withoutFilter(request, chip), 'grid', '/map');
            const forgets = chip.kind === 'PLACE' ? `${href}${href.includes('?') ? '&' : '?'}plz=` : href;
            return <RemovableChip key={label} label={label} href={forgets} data-keep-scroll="" />;
          })}
        </Chips>
      )}
      <FacetPanel
        ref={panel}
        id={PANEL_ID}
        request={request}
        facets={page?.facets}
        showLabel={showLabelOf(page, isLoading)}
        onOpenChange={sheet.onOpenChange}
      />
    </form>
  );
}

/** What the form has no field for but must not lose. */
function KeptFields({ request: { searchTerm, bounds, userId } }: { request: SearchRequest }) {
  return (
    <>
      {searchTerm !== undefined && <input type="hidden" name="suche" value={searchTerm} />}
      {bounds !== undefined && (
        <input
          type="hidden"
          name="ausschnitt"
          value={[bounds.west, bounds.south, bounds.east, bounds.north].join(',')}
        />
      )}
      {userId !== undefined && <input type="hidden" name="anbieter" value={userId} />}
    </>
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

function countWords(page: ProductPage, totalEverywhere: number | null): string {
  const isEstimate = page.totalIsEstimate === true;
  const here = shownCount(page.totalElements, isEstimate);
  if (totalEverywhere === null) return mapTexts.count(here, isEstimate);
  return mapTexts.countHere(mapTexts.count(shownCount(totalEverywhere, isEstimate), isEstimate), here);
}

function showLabelOf(page: ProductPage | null, isLoading: boolean): string {
  const { filters } = productsTexts;
  if (isLoading) return filters.counting;
  if (page === null) return filters.apply;
  const isEstimate = page.totalIsEstimate === true;
  return page.totalElements === 0
    ? filters.showNone
    : filters.show(shownCount(page.totalElements, isEstimate), isEstimate);
}
