import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { paramsOfForm } from './form-params.ts';
import { hrefOf } from './listing-address.ts';

const TYPING_PAUSE_IN_MS = 700;

/** Returns the parameters that a form would send. */
export function paramsIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}

type ListingForm = {
  /** The search as the panel shows it: what was just ticked counts at once. */
  shown: SearchRequest;
  onChange: (event: React.FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
};

/** Applies the filters of a listing's form without reload: ticks at once, typed figures after a pause. */
export function useListingForm(request: SearchRequest, view: ListingView, keepsHistory: () => boolean): ListingForm {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ made: SearchRequest; next: SearchRequest } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    const sent = paramsIn(form);
    const { params, forgetsPlace, placeName } = paramsOfForm(sent);
    const category = request.category === undefined ? undefined : categoryOf(request.category).slug;
    const next = searchRequestFromUrl({ category }, params).request;
    setDraft({ made: request, next });
    const isPlain = placeName === null && !(forgetsPlace && request.sorting.postalCode !== undefined);
    const href = isPlain ? hrefOf(next, view) : `${paths.products(request.category)}?${sent.toString()}`;
    void navigate(href, { preventScrollReset: true, replace: !keepsHistory() });
  };

  return {
    shown: draft?.made === request ? draft.next : request,
    onChange: ({ target, currentTarget }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.dataset['waits'] !== undefined) return;
      clearTimeout(timer.current);
      const isTyped = target instanceof HTMLInputElement && target.type === 'text';
      if (isTyped) timer.current = setTimeout(() => apply(currentTarget), TYPING_PAUSE_IN_MS);
      else apply(currentTarget);
    },
    onSubmit: (event) => {
      event.preventDefault();
      apply(event.currentTarget);
    },
  };
}
