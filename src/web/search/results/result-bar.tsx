import type { ListingView } from '#domain/search/address/request-words.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { hrefOf, sortChoicesOf, sortValue } from '#web/search/listing-address.ts';

type ResultBarProps = { request: SearchRequest; view: ListingView };

/** Order and view of the results. */
export function ResultBar({ request, view }: ResultBarProps) {
  const { sortBy, sortDesc } = request.sorting;
  return (
    <div className="result-bar">
      <div className="result-sort">
        <SelectField
          label={productsTexts.sorting.label}
          name="sortierung"
          value={sortValue(request, sortBy, sortDesc)}
          onChange={() => undefined}
          choices={sortChoicesOf(request)}
        />
        <noscript>
          <Button type="submit">{productsTexts.sorting.apply}</Button>
        </noscript>
      </div>
      <SegmentedLinks
        label={productsTexts.view.label}
        current={view}
        links={[
          { value: 'grid', label: productsTexts.view.grid, icon: 'squares-four', href: hrefOf(request, 'grid') },
          { value: 'list', label: productsTexts.view.list, icon: 'list-bullets', href: hrefOf(request, 'list') },
          {
            value: 'map',
            label: productsTexts.view.map,
            icon: 'map-trifold',
            href: hrefOf({ ...request, page: 0 }, 'grid', '/map'),
          },
        ]}
      />
    </div>
  );
}
