import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { paramsOfForm } from '#web/search/form-params.ts';
import { hrefOf } from '#web/search/listing-address.ts';

const TYPING_PAUSE_IN_MS = 700;

type FormEvent = React.FormEvent<HTMLFormElement>;

/** Applies the filters of the map's form without reload; another place or radius lets go of the searched window. */
export function useMapForm(request: SearchRequest, keepsHistory: () => boolean) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = (form: HTMLFormElement, movesAway: boolean): void => {
    clearTimeout(timer.current);
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value);
    if (movesAway) sent.delete('ausschnitt');
    const { params, forgetsPlace, placeName } = paramsOfForm(sent);
    const category = request.category === undefined ? undefined : categoryOf(request.category).slug;
    const next = searchRequestFromUrl({ category }, params).request;
    const isPlain = placeName === null && !(forgetsPlace && request.sorting.postalCode !== undefined);
    const href = isPlain ? hrefOf(next, 'grid', '/map') : `${paths.map(request.category)}?${sent.toString()}`;
    void navigate(href, { preventScrollReset: true, replace: !keepsHistory() });
  };
  const isOtherPlace = (form: HTMLFormElement): boolean => {
    const typed = new FormData(form).get('plz');
    return typeof typed === 'string' && !typed.startsWith(request.sorting.postalCode ?? '-') && typed !== '';
  };

  return {
    onChange: ({ target, currentTarget }: FormEvent) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.dataset['waits'] !== undefined) return;
      clearTimeout(timer.current);
      const isTyped = target instanceof HTMLInputElement && target.type === 'text';
      const movesAway = target.name === 'umkreis' || target.name === 'bundesland';
      if (isTyped) timer.current = setTimeout(() => apply(currentTarget, movesAway), TYPING_PAUSE_IN_MS);
      else apply(currentTarget, movesAway);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      apply(event.currentTarget, isOtherPlace(event.currentTarget));
    },
  };
}
