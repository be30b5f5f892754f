import { useEffect, useId, useRef } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { formatFixed } from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { OwnAdvert } from '#contract/adverts/advert-life.schemas.ts';
import { myAdvertsTexts } from '#texts/de/adverts/my-adverts.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { Popover } from '#ui/surfaces/popover.tsx';
import { NumberField } from '#ui/fields/text-field.tsx';
import { useSendOnce } from '#web/forms/sending/use-send-once.ts';
import type { Outcome } from './answer-order.ts';

const { price: texts } = myAdvertsTexts;

const euros = (cents: number | null): string => (cents === null ? '' : formatFixed(cents / 100, 2));
/** The list is a form already, so the fields refer to theirs, which is outside of it. */
const formIdOf = (id: string): string => `preis-${id}`;
const useChange = (id: string) => useFetcher<Outcome>({ key: formIdOf(id) });

/** Edits the price of one advert within the list. */
export function PriceEditor({ item, title }: { item: OwnAdvert; title: string }) {
  const fetcher = useChange(item.id);
  const { notify } = useNotifications();
  const { revalidate } = useRevalidator();
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.kind === 'PRICED') {
      place.current?.closest<HTMLElement>('[popover]')?.hidePopover();
      notify({ kind: 'success', text: texts.done });
    }
    // A refused change may mean that the page shows an old version.
    if (answer?.kind === 'FAILED') void revalidate();
  }, [answer, notify, revalidate]);
  const flaw = answer?.kind === 'FAILED' ? answer.message : undefined;
  const asksTotal = item.priceTotalInCents !== null;
  const asksUnit = item.pricePerUnitInCents !== null || !asksTotal;
  const form = formIdOf(item.id);
  return (
    <Popover
      label={texts.changeOf(title)}
      trigger={(attributes) => (
        <Button variant="text" aria-label={texts.changeOf(title)} {...attributes}>
          {texts.change}
        </Button>
      )}
    >
      <div ref={place} className="grid gap-3 min-w-[min(240px,70vw)]" id={id}>
        {asksUnit && (
          <NumberField
            key={`unit ${item.version}`}
            label={item.unit === undefined ? texts.perUnit('') : texts.perUnit(unitOf(item.unit).text)}
            unit="€"
            name="pricePerUnit"
            form={form}
            defaultValue={euros(item.pricePerUnitInCents)}
            error={flaw}
            maxLength={20}
            required
          />
        )}
        {asksTotal && (
          <NumberField
            key={`total ${item.version}`}
            label={texts.total}
            unit="€"
            name="priceTotal"
            form={form}
            defaultValue={euros(item.priceTotalInCents)}
            error={asksUnit ? undefined : flaw}
            maxLength={20}
            required
          />
        )}
        <Button
          type="submit"
          variant="main"
          form={form}
          name="do"
          value={`PRICE:${item.id}`}
          aria-disabled={fetcher.state !== 'idle'}
        >
          {texts.save}
        </Button>
      </div>
    </Popover>
  );
}

/** The forms that the price fields of a list belong to. */
export function PriceForms({ items }: { items: readonly OwnAdvert[] }) {
  return items.map((item) => <PriceForm key={item.id} item={item} />);
}

function PriceForm({ item }: { item: OwnAdvert }) {
  const fetcher = useChange(item.id);
  const sendOnce = useSendOnce(fetcher.state !== 'idle');
  return (
    <fetcher.Form id={formIdOf(item.id)} method="post" hidden onSubmit={sendOnce}>
      <input type="hidden" name="version" value={item.version} />
      {/* Enter in a field sends the form without its button. */}
      <input type="hidden" name="do" value={`PRICE:${item.id}`} />
    </fetcher.Form>
  );
}
