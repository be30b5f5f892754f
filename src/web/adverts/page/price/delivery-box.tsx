import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { formatDistance, formatEuro, formatNumber, formatQuantity, parseGermanNumber } from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { writeWish } from '#web/adverts/buyer-wish.parts.ts';
import type { DeliveryOutcome, DeliveryView } from './delivery-view.ts';
import { clampedQuantity, deliveryOutcome, wantedQuantity } from './delivery-view.ts';

const { delivery: texts } = advertPageTexts;

/** A total including delivery for a quantity. Updates at once with script, by sending its form without. */
export function DeliveryBox({ view, advertId }: { view: DeliveryView; advertId: string }) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(formatNumber(view.quantity));
  // Kept when the field is corrected, so that a reduced quantity is always mentioned.
  const [asked, setAsked] = useState(() => wantedQuantity(params));
  const [place, setPlace] = useState<PlaceState>('SHOWN');
  const quantity = clampedQuantity(parseGermanNumber(typed) ?? view.quantity, view);
  const isFixed = view.minimum === view.maximum;
  const type = (text: string) => {
    setTyped(text);
    setAsked(parseGermanNumber(text));
  };
  const change = (by: 1 | -1) => type(formatNumber(clampedQuantity(quantity + by, view)));
  const outcome = deliveryOutcome(view, quantity);
  useKeptWish(advertId, view, { quantity, isChosen: params.has('menge') || quantity !== view.quantity });
  return (
    <section className="box delivery-box" aria-labelledby="bis-zu-dir">
      <Form method="get" replace preventScrollReset className="grid gap-3" onSubmit={() => setPlace('SENT')}>
        {/* Enter submits the form by its first button, which must not be a stepper button. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
        <div className="flex flex-wrap gap-y-0 gap-x-4 items-center justify-between">
          <h2 id="bis-zu-dir" className="[font:650_1rem/1.3_var(--font-text)] tracking-[0]">
            {view.delivers ? texts.title : texts.pickupTitle}
          </h2>
          {view.bands.length > 0 && <PlaceField view={view} state={place} onOpen={() => setPlace('OPEN')} />}
        </div>
        <div className="delivery-sum">
          {!isFixed && (
            <StepperField
              label={texts.quantity}
              name="menge"
              inputMode={unitOf(view.unit).decimals === 0 ? 'numeric' : 'decimal'}
              unit={quantity === 1 ? unitOf(view.unit).text : unitOf(view.unit).pluralText}
              less={texts.less}
              more={texts.more}
              stepName="schritt"
              hasLess={quantity > view.minimum}
              hasMore={quantity < view.maximum}
              onStep={change}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onBlur={() => setTyped(formatNumber(quantity))}
            />
          )}
          <Total view={view} outcome={outcome} quantity={quantity} />
        </div>
        <Remarks view={view} outcome={outcome} typed={asked} />
        <noscript>
          <Button type="submit">{texts.calculate}</Button>
        </noscript>
      </Form>
      {view.bands.length > 0 && <Bands view={view} />}
    </section>
  );
}

type Wanted = { quantity: number; isChosen: boolean };

/** Stores the chosen quantity and place for a later agreement; a default quantity is not stored. */
function useKeptWish(advertId: string, { destination }: DeliveryView, { quantity, isChosen }: Wanted): void {
  const { postalCode = '', name = '', distanceInKm = null } = destination ?? {};
  useEffect(() => {
    if (!isChosen && postalCode === '') return;
    writeWish(advertId, { quantity: isChosen ? quantity : null, postalCode, place: name, distanceInKm });
  }, [advertId, isChosen, quantity, postalCode, name, distanceInKm]);
}

/** Whether the visitor is changing the place, or has just done so. */
type PlaceState = 'SHOWN' | 'OPEN' | 'SENT';

type PlaceFieldProps = { view: DeliveryView; state: PlaceState; onOpen: () => void };

function PlaceField({ view, state, onOpen }: PlaceFieldProps) {
  const { destination, unknownPlace } = view;
  const known = destination === null ? '' : `${destination.postalCode} ${destination.name}`.trim();
  if (destination !== null && state !== 'OPEN') {
    return (
      <p className="delivery-place flex flex-wrap gap-x-2 items-center min-h-7 text-sm">
        <input type="hidden" name="plz" value={destination.postalCode} />
        {destination.countryCode !== 'AT' && <input type="hidden" name="land" value={destination.countryCode} />}
        <span>{known}</span>{' '}
        <a
          href="?plz="
          rel="nofollow"
          aria-label={texts.changePlace(known)}
          ref={state === 'SENT' ? takeLostFocus : undefined}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {texts.change}
        </a>
      </p>
    );
  }
  return (
    <div className="flex flex-[1_1_100%] mt-2 flex-wrap gap-2 items-end has-[.field-error]:items-center">
      <TextField
        className="delivery-town flex-1"
        label={texts.place}
        name="plz"
        icon="map-pin"
        placeholder={texts.placeholder}
        autoComplete="postal-code"
        enterKeyHint="done"
        defaultValue={unknownPlace ?? destination?.postalCode ?? ''}
        error={unknownPlace === null ? undefined : texts.unknownPlace(unknownPlace)}
        ref={state === 'OPEN' ? takeFocus : undefined}
      />
      <Button type="submit">{texts.calculate}</Button>
    </div>
  );
}

/** The field replaces the link that opened it. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** The submitted field is gone: the focus moves to the link in its place. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (link !== null && document.activeElement === document.body) link.focus();
}

type TotalProps = { view: DeliveryView; outcome: DeliveryOutcome; quantity: number };

function Total({ view, outcome, quantity }: TotalProps) {
  const isDelivered = outcome.kind === 'DELIVERED';
  const shown = isDelivered ? outcome.totalInCents : outcome.goodsInCents;
  return (
    <output className="delivery-total grid min-w-0">
      <b className="stamp">{shown === 0 ? advertTexts.gift : formatEuro(shown)}</b>
      {isDelivered ? (
        <span>
          {texts.goods(outcome.goodsInCents === 0 ? texts.given : formatEuro(outcome.goodsInCents))}
          <br />
          {outcome.deliveryInCents === 0 ? texts.freeDelivery : texts.delivery(formatEuro(outcome.deliveryInCents))}
          {view.blowInChargeInCents > 0 && (
            <>
              <br />
              {texts.blowInWithin(formatEuro(view.blowInChargeInCents))}
            </>
          )}
        </span>
      ) : (
        <span>
          {formatQuantity(quantity, view.unit)} {texts.atYard}
        </span>
      )}
    </output>
  );
}

function Remarks({ view, outcome, typed }: { view: DeliveryView; outcome: DeliveryOutcome; typed: number | null }) {
  const remarks = remarksOf(view, outcome, typed);
  return (
    <div className="text-ink-soft text-xs empty:hidden" role="status">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}

function remarksOf(view: DeliveryView, outcome: DeliveryOutcome, typed: number | null): string[] {
  const { unit, minimum, maximum, isCapped, vatOnTop, unknownPlace } = view;
  const most = isCapped ? texts.household : texts.stock;
  const remarks: (string | null)[] = [
    typed !== null && typed < minimum ? texts.minimum(formatQuantity(minimum, unit)) : null,
    typed !== null && typed > maximum ? most(formatQuantity(maximum, unit)) : null,
    vatOnTop === null ? null : texts.net(vatOnTop),
  ];
  switch (outcome.kind) {
    case 'DELIVERED':
      remarks.push(outcome.raisedTo === null ? null : texts.raised(formatQuantity(outcome.raisedTo, unit)));
      break;
    case 'TOO_FAR':
      remarks.push(texts.tooFar(formatDistance(outcome.reachInKm), formatDistance(outcome.distanceInKm)));
      break;
    case 'NO_PLACE':
      remarks.push(unknownPlace === null ? texts.askPlace : null);
      break;
    case 'ON_REQUEST':
      remarks.push(texts.onRequest);
      break;
    case 'PICKUP':
      remarks.push(texts.pickupOnly);
  }
  return remarks.filter((remark) => remark !== null);
}

function Bands({ view }: { view: DeliveryView }): ReactNode {
  const unit = unitOf(view.unit).text;
  return (
    <details className="more">
      <summary>{texts.bands}</summary>
      <Stack gap={2} className="pb-1">
        <ul className="delivery-bands">
          {view.bands.map((band) => {
            const per = band.per === 'TRIP' ? texts.perTrip : texts.perUnit(unit);
            const price =
              band.amountInCents === 0 ? texts.included : texts.bandPrice(formatEuro(band.amountInCents), per);
            return (
              <li key={`${band.upToKm}-${band.per}-${band.amountInCents}-${band.minimumQuantity ?? 0}`}>
                <span>
                  {texts.bandReach(formatDistance(band.upToKm))}
                  {band.minimumQuantity
                    ? `, ${texts.bandMinimum(formatQuantity(band.minimumQuantity, view.unit))}`
                    : ''}
                </span>
                <b>{price}</b>
              </li>
            );
          })}
        </ul>
        <p className="text-xs text-ink-soft">{view.destination?.isByRoad ? texts.byRoad : texts.crow}</p>
      </Stack>
    </details>
  );
}
