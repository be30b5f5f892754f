import { type ReactNode, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button } from '#ui/actions/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { FacetPanel } from '#web/search/facets/facet-panel.parts.tsx';
import { paramsOfForm } from '#web/search/form-params.parts.ts';
import type { ListingData } from '#web/search/listing/listing-types.parts.ts';
import { ResultBar } from '#web/search/results/result-bar.tsx';
import { AppliedChips, Correction, ReadWords, useChipFocus } from '#web/search/results/result-chips.tsx';
import { SearchFields } from '#web/search/search-fields.tsx';
import { useFilterSheet } from '#web/search/use-filter-sheet.parts.ts';
import { paramsIn, useListingForm } from '#web/search/use-listing-form.parts.ts';

const PANEL_ID = 'filter';

export type SearchFrameParts = {
  /** All filters: a column, or a sheet where there is no room for one. */
  filters: ReactNode;
  /** Button of the filters, order and view, then what is chosen and what was read. */
  tools: ReactNode;
  isLoading: boolean;
  /** The filters cover the page. */
  isCovered: boolean;
};

type SearchFrameProps = {
  listing: ListingData;
  /** Address of a category in this view. */
  pathOf: (category?: CategoryCode) => string;
  children: (parts: SearchFrameParts) => ReactNode;
};

/** What a search looks like around its adverts, as a list and on the map: one form, so that it works without script. */
export function SearchFrame({ listing, pathOf, children }: SearchFrameProps) {
  const { request, place, tried, words, notices } = listing;
  const chipFocus = useChipFocus(words);
  const panel = useRef<HTMLElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const sheet = useFilterSheet(panel);
  const action = pathOf(request.category);
  const form = useListingForm(listing, { action, keepsHistory: sheet.keepsHistory });
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  return (
    <form
      ref={formElement}
      className="search-frame"
      action={action}
      method="get"
      onChange={form.onChange}
      onSubmit={(event) => {
        form.onSubmit(event);
        sheet.close();
      }}
    >
      {words.kept.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <div className="search-head grid gap-1">
        <h1>{words.heading}</h1>
        {words.line !== null && (
          <p className="text-ink-soft" role="status">
            <b className="text-ink">{words.line.count}</b> {words.line.rest}
          </p>
        )}
      </div>
      <SearchFields
        term={request.searchTerm}
        category={request.category}
        place={place}
        triedPlace={tried?.place}
        radiusInKm={request.radiusInKm ?? tried?.radiusInKm}
        onTaken={(_taken, category) => {
          const { current } = formElement;
          // Switching to a suggested category keeps the form's filters; those it does not have are named there.
          if (category === undefined) current?.requestSubmit();
          else if (current) void navigate(`${pathOf(category)}?${paramsOfForm(paramsIn(current)).params.toString()}`);
        }}
      />
      {children({
        isLoading,
        isCovered: sheet.isOpen,
        filters: (
          <FacetPanel
            ref={panel}
            id={PANEL_ID}
            blocks={words.blocks}
            isOn={form.isOn}
            showLabel={isLoading ? productsTexts.filters.counting : words.showLabel}
            onOpenChange={sheet.onOpenChange}
          />
        ),
        tools: (
          <>
            <ResultBar words={words} isOn={form.isOn}>
              <Button icon="sliders-horizontal" popoverTarget={PANEL_ID} className="facets-open">
                {productsTexts.filters.open}
                {words.filterCount > 0 && (
                  <span className="facets-count badge badge-mark">
                    <span aria-hidden>{words.filterCount}</span>
                    <span className="only-read">{productsTexts.filters.openCount(words.filterCount)}</span>
                  </span>
                )}
              </Button>
            </ResultBar>
            {(words.chips.length > 0 || words.understood.length > 0) && (
              <Cluster {...chipFocus} gap={2} className="chips-row min-w-0 @max-[38rem]:flex-nowrap">
                <AppliedChips words={words} />
                <ReadWords words={words} />
              </Cluster>
            )}
            <Correction words={words} />
            {notices.map((notice) => (
              <Notice key={notice} kind="info">
                {notice}
              </Notice>
            ))}
          </>
        ),
      })}
    </form>
  );
}
