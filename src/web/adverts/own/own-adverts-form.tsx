import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { OwnAdvert } from '#contract/adverts/advert-life.schemas.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { ALL, BULK_WISHES, type Order, orderOf, WISH_LOOKS } from './actions/own-actions.ts';
import { OwnAdvertRow } from './own-advert-row.tsx';

type OwnAdvertsFormProps = {
  status: AdvertStatus;
  items: readonly OwnAdvert[];
  /** All that match, on all pages. */
  total: number;
  isBusy: (id: string) => boolean;
  onOrder: (order: Order) => void;
};

/** The list as one form: every button submits its own action, with or without script. */
export function OwnAdvertsForm({ status, items, total, isBusy, onOrder }: OwnAdvertsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(0);
  const count = () => setChosen(boxesOf(form.current).filter((box) => box.checked).length);
  useEffect(count, [items.length]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const order = orderOf(new FormData(currentTarget, button));
    // An action on all pages asks for confirmation on a page of its own.
    if (order?.kind === 'ALL') return;
    event.preventDefault();
    button?.closest<HTMLElement>('[popover]')?.hidePopover();
    if (order !== null) onOrder(order);
  };
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen;
    count();
  };
  return (
    <Stack as="form" gap={3} ref={form} method="post" onSubmit={send} onChange={count}>
      {/* Enter in a checkbox would press the first button of the form: this one does nothing. */}
      <button type="submit" disabled hidden>
        {texts.bulk.none}
      </button>
      <BulkBar status={status} chosen={chosen} isAll={chosen === items.length} onChooseAll={chooseAll} />
      {total > items.length && <AllBar status={status} total={total} />}
      <Stack as="ul" gap={3}>
        {items.map((item) => (
          <li key={item.id}>
            <OwnAdvertRow item={item} isBusy={isBusy(item.id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const boxesOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form === null ? [] : [...form.querySelectorAll<HTMLInputElement>('input[name="ids"]')];

type BulkBarProps = {
  status: AdvertStatus;
  chosen: number;
  isAll: boolean;
  onChooseAll: (isChosen: boolean) => void;
};

/** What can be done to all chosen adverts; before the page's script runs their number is unknown. */
function BulkBar({ status, chosen, isAll, onChooseAll }: BulkBarProps) {
  const isHydrated = useHydrated();
  const isShown = !isHydrated || chosen > 0;
  return (
    <Cluster gap={5} rowGap={1} className="min-h-11" role="group" aria-label={texts.bulk.label}>
      <CheckboxRow
        className="only-scripted"
        label={texts.bulk.selectAll}
        checked={isAll}
        onChange={(event) => onChooseAll(event.currentTarget.checked)}
      />
      <p className="text-sm text-ink-soft" aria-live="polite">
        {chosen > 0 ? texts.bulk.selected(chosen) : texts.bulk.none}
      </p>
      {isShown && (
        <div className={classNames('flex-wrap gap-2 w-full md:w-auto', isHydrated ? 'flex' : 'hidden noscript:flex')}>
          <WishButtons status={status} />
        </div>
      )}
    </Cluster>
  );
}

/** What can be done to all that match, also on other pages; asks before anything happens. */
function AllBar({ status, total }: { status: AdvertStatus; total: number }) {
  return (
    <details className="own-adverts-all open:grid open:gap-2">
      <summary>
        {texts.bulk.all(total)}
        <Caret />
      </summary>
      <p className="text-sm text-ink-soft">{texts.bulk.allHint}</p>
      <div className="flex flex-wrap gap-2 w-full md:w-auto">
        <WishButtons status={status} suffix={`:${ALL}`} />
      </div>
    </details>
  );
}

function WishButtons({ status, suffix = '' }: { status: AdvertStatus; suffix?: string }) {
  return BULK_WISHES[status].map((wish) => (
    <Button
      key={wish}
      type="submit"
      name="do"
      value={`${wish}${suffix}`}
      variant={WISH_LOOKS[wish].isDanger ? 'danger' : 'edge'}
    >
      {WISH_LOOKS[wish].label}
    </Button>
  ));
}
