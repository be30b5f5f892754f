import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { trackEvent } from '#web/events/events.parts.tsx';
import { SearchFields } from './search-fields.tsx';
import type { SearchFieldsProps } from './search-fields.tsx';
import { paramsIn } from './use-listing-form.parts.ts';
import './search.css';

type SearchFormProps = Omit<SearchFieldsProps, 'onTaken'> & {
  /** Where the search leads; the listing unless said otherwise. */
  action?: string | undefined;
  category?: CategoryCode | undefined;
  children?: ReactNode;
};

/** A search line that works as a plain form and, with script, without reload. */
export function SearchForm({ action, children, ...fields }: SearchFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const target = action ?? paths.products(fields.category);
  const onTaken: SearchFieldsProps['onTaken'] = (taken, category) => {
    if (form.current === null || taken === 'PLACE') return;
    if (category !== undefined) {
      void navigate(`${paths.products(category)}?${paramsIn(form.current).toString()}`);
      return;
    }
    // The place is resolved before the search is sent.
    const place = form.current.elements.namedItem('plz');
    if (place instanceof HTMLInputElement && place.value.trim() === '') place.focus();
    else form.current.requestSubmit();
  };
  return (
    <form
      ref={form}
      action={target}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        trackEvent({ type: 'PRODUCTS_FILTERED', path: target });
        void navigate(`${target}?${paramsIn(event.currentTarget).toString()}`);
      }}
    >
      <SearchFields {...fields} onTaken={onTaken} />
      {children}
    </form>
  );
}
