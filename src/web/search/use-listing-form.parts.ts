import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { trackEvent } from '#web/events/events.parts.tsx';
import { paramsOfForm } from './form-params.parts.ts';
import type { ListingData } from './listing/listing-types.parts.ts';

const TYPING_PAUSE_IN_MS = 700;

/** Returns the parameters that a form would send. */
export function paramsIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}

/** Whether an option is chosen: a fresh click counts at once, before the server has answered. */
export type IsOn = (name: string, option: { value: string; isOn: boolean }) => boolean;

type ListingForm = {
  isOn: IsOn;
  onChange: (event: React.FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
};

export type ListingFormOptions = {
  /** Path the form leads to. */
  action: string;
  /** Whether the next change adds an entry to the browser's history. */
  keepsHistory: () => boolean;
};

/** Applies the filters of a listing's form without reload: ticks at once, typed figures after a pause. */
export function useListingForm(listing: ListingData, { action, keepsHistory }: ListingFormOptions): ListingForm {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ made: ListingData; sent: URLSearchParams } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (form: HTMLFormElement, changed: string | null) => {
    clearTimeout(timer.current);
    const sent = paramsIn(form);
    setDraft({ made: listing, sent });
    trackEvent({ type: 'PRODUCTS_FILTERED', path: action });
    void navigate(addressFor(action, sent, listing, changed), { preventScrollReset: true, replace: !keepsHistory() });
  };

  return {
    isOn: (name, { value, isOn }) => (draft?.made === listing ? draft.sent.getAll(name).includes(value) : isOn),
    onChange: ({ target, currentTarget }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.dataset['waits'] !== undefined) return;
      clearTimeout(timer.current);
      const isTyped = target instanceof HTMLInputElement && target.type === 'text';
      if (isTyped) timer.current = setTimeout(() => apply(currentTarget, target.name), TYPING_PAUSE_IN_MS);
      else apply(currentTarget, target.name);
    },
    onSubmit: (event) => {
      event.preventDefault();
      apply(event.currentTarget, null);
    },
  };
}

/** Another place, radius or state than the one that is seen drops the window of the map. */
const MOVING = /^(?:umkreis|bundesland)$/;

/** Empty fields are left out, except the place: emptied by hand, it deletes the remembered one. */
function addressFor(
  action: string,
  sent: URLSearchParams,
  { view, place, tried, request }: ListingData,
  changed: string | null,
): string {
  const { params, forgetsPlace, placeName, within } = paramsOfForm(sent);
  const postalCode = params.get('plz') ?? request.sorting.postalCode;
  if (placeName !== null || postalCode !== request.sorting.postalCode || MOVING.test(changed ?? '')) {
    params.delete('ausschnitt');
  }
  if (placeName !== null) params.set('plz', placeName);
  if (forgetsPlace && (place ?? tried)) params.set('plz', '');
  if (view === 'list') params.set('ansicht', 'liste');
  const query = params.toString();
  const path = within === null ? action : `${action}/${within}`;
  return query === '' ? path : `${path}?${query}`;
}
