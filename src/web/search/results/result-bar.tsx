import type { ReactNode } from 'react';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button } from '#ui/actions/button.tsx';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';
import { NumberField } from '#ui/fields/text-field.tsx';
import { Select } from '#web/search/facets/facet-parts.tsx';
import type { ListingWords, OrderView } from '#web/search/listing/listing-types.parts.ts';
import type { IsOn } from '#web/search/use-listing-form.parts.ts';
import { useTyped } from '#web/forms/use-typed.ts';

type ResultBarProps = {
  words: ListingWords;
  isOn: IsOn;
  /** The way to the filters, where they are no column. */
  children: ReactNode;
};

/** Filters, order and view of the results: one row, also on phones. */
export function ResultBar({ words, isOn, children }: ResultBarProps) {
  const texts = productsTexts.view;
  return (
    <div className="result-bar flex flex-wrap items-end justify-between gap-y-2 gap-x-4 @max-[38rem]:gap-2">
      {children}
      <div className="result-sort">
        <Select
          name="sortierung"
          label={productsTexts.sorting.label}
          className="field-bar"
          options={words.sorting}
          isOn={isOn}
        />
        {words.order !== null && <Order order={words.order} />}
        <noscript>
          <Button type="submit">{productsTexts.sorting.apply}</Button>
        </noscript>
      </div>
      <SegmentedLinks
        label={texts.label}
        current={words.view}
        links={[
          { value: 'grid', label: texts.grid, icon: 'squares-four', href: words.views.grid },
          { value: 'list', label: texts.list, icon: 'list-bullets', href: words.views.list },
          { value: 'map', label: texts.map, icon: 'map-trifold', href: words.views.map },
        ]}
      />
    </div>
  );
}

/** The quantity that all totals are for. */
function Order({ order: { value, usual, unit } }: { order: OrderView }) {
  const [typed, setTyped] = useTyped(value);
  return (
    <NumberField
      className="result-order field-bar"
      label={productsTexts.sorting.quantity}
      name="menge"
      unit={unit}
      placeholder={productsTexts.sorting.forQuantity(usual)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
