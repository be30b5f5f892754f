import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { DELIVERY_CHARGE_BASES } from '#domain/wood/delivered-price.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { Button } from '#ui/actions/button.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { FieldAnchor } from '#web/adverts/edit/category-fields/field-anchor.tsx';
import type { BandPart } from '#web/adverts/edit/draft/draft-fields.ts';
import { bandField } from '#web/adverts/edit/draft/draft-fields.ts';
import { typedBandRows } from '#web/adverts/edit/draft/draft-terms.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import {
  closedUp,
  deliveryPreview,
  isSortedByDistance,
  sortedOutward,
  typedReach,
  withoutRow,
} from './delivery-rows.ts';
import { draftUnit } from './price-calculation.ts';
import './terms.css';

const texts = advertTermsTexts.delivery;
/** Empty rows to fill in where no script can add any. */
const SPARE_ROWS = 2;

/** Delivery cost by distance, row by row, with an example of what buyers pay. */
export function DeliveryFields(group: FieldGroupProps) {
  const isHydrated = useHydrated();
  const values = isHydrated ? group.values : { ...group.values, ...Object.fromEntries(closedUp(group.values)) };
  const [opened, setOpened] = useState(1);
  const [status, setStatus] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const reach = typedReach(values);
  const shown = Math.min(MAX_DELIVERY_BANDS, isHydrated ? Math.max(reach, opened) : reach + SPARE_ROWS);
  const change = (changes: readonly (readonly [string, string])[]): void => {
    for (const [name, value] of changes) if (textOf(values, name) !== value) group.onChange(name, value);
  };
  const remove = (row: number): void => {
    change(withoutRow(values, row));
    setOpened(Math.max(1, shown - 1));
    setStatus(texts.removed);
    requestAnimationFrame(() => focusRow(list.current, Math.max(0, row - 1)));
  };
  const add = (): void => {
    setOpened(shown + 1);
    setStatus('');
    requestAnimationFrame(() => focusRow(list.current, shown));
  };
  return (
    <div className="terms" id="deliveryBands">
      <p className="field-help">{texts.intro}</p>
      <div className="terms" ref={list}>
        {Array.from({ length: shown }, (_, row) => (
          <BandRow
            key={row}
            group={{ ...group, values }}
            row={row}
            onRemove={isHydrated && (shown > 1 || reach > 0) ? () => remove(row) : null}
            onLeave={() => change(closedUp(values))}
          />
        ))}
      </div>
      {group.errors['deliveryBands'] && <FieldNote id="deliveryBands-note" error={group.errors['deliveryBands']} />}
      {isHydrated && (
        <Cluster gap={4} rowGap={2}>
          {shown < MAX_DELIVERY_BANDS ? (
            <Button icon="plus" onClick={add}>
              {texts.add}
            </Button>
          ) : (
            <p className="field-help">{texts.most(MAX_DELIVERY_BANDS)}</p>
          )}
          {!isSortedByDistance(values) && (
            <p className="text-sm">
              {texts.order}{' '}
              <Button variant="text" onClick={() => change(sortedOutward(values))}>
                {texts.sort}
              </Button>
            </p>
          )}
        </Cluster>
      )}
      <span className="only-read" role="status">
        {status}
      </span>
      <Preview group={group} values={values} />
    </div>
  );
}

const focusRow = (list: HTMLElement | null, row: number): void =>
  list?.querySelector<HTMLInputElement>(`[name="${bandField(row, 'upToKm')}"]`)?.focus();

type BandRowProps = { group: FieldGroupProps; row: number; onRemove: (() => void) | null; onLeave: () => void };

function BandRow({ group, row, onRemove, onLeave }: BandRowProps) {
  const { category, values, onChange } = group;
  const unit = unitOf(draftUnit(category, values)).text.replaceAll(' ', NO_BREAK_SPACE);
  const field = (part: BandPart) => {
    const name = bandField(row, part);
    return { name, value: textOf(values, name), error: errorOf(group, row, part) };
  };
  const typing = (part: BandPart) => ({
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(bandField(row, part), event.currentTarget.value),
  });
  const leave = (event: FocusEvent<HTMLFieldSetElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the focus that leaves its inputs
    <fieldset className="band" onBlur={leave}>
      <legend className="only-read">{texts.row(row + 1)}</legend>
      <FieldAnchor path={bandField(row, 'upToKm')}>
        <NumberField label={texts.upToKm} unit="km" {...field('upToKm')} {...typing('upToKm')} />
      </FieldAnchor>
      <FieldAnchor path={bandField(row, 'minimumQuantity')}>
        <NumberField
          label={texts.minimumQuantity}
          unit={unit}
          {...field('minimumQuantity')}
          {...typing('minimumQuantity')}
        />
      </FieldAnchor>
      <FieldAnchor path={bandField(row, 'amountInCents')}>
        <NumberField label={texts.amount} unit="€" {...field('amountInCents')} {...typing('amountInCents')} />
      </FieldAnchor>
      <FieldAnchor path={bandField(row, 'per')}>
        <SelectField
          label={texts.per}
          {...field('per')}
          value={field('per').value || 'TRIP'}
          {...typing('per')}
          choices={DELIVERY_CHARGE_BASES.map((per) => ({
            value: per,
            label: per === 'TRIP' ? texts.perTrip : texts.perUnit(unit),
          }))}
        />
      </FieldAnchor>
      {onRemove !== null && (
        <Button
          variant="text"
          icon="x"
          className="col-span-full justify-self-start md:col-auto md:justify-center md:w-11 md:mt-[calc(var(--text-sm)_*_1.5_+_6px)] md:p-0 md:[&_span]:hidden"
          aria-label={texts.remove(row + 1)}
          onClick={onRemove}
        >
          <span>{texts.removeShort}</span>
        </Button>
      )}
    </fieldset>
  );
}

/** Payloads know the typed rows only, so their errors count without the empty ones. */
function errorOf({ errors, values }: FieldGroupProps, row: number, part: BandPart): string | undefined {
  const position = typedBandRows(values).indexOf(row);
  const error = position === -1 ? undefined : errors[bandField(position, part)];
  if (error === undefined || textOf(values, bandField(row, part)).trim() !== '') return error;
  if (part === 'upToKm') return texts.kmMissing;
  return part === 'amountInCents' ? texts.amountMissing : error;
}

function Preview({ group: { category }, values }: { group: FieldGroupProps; values: DraftValues }) {
  const lines = deliveryPreview(values, draftUnit(category, values));
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 py-3 px-3.5 border border-seam rounded-sawn bg-frost text-sm [overflow-wrap:break-word]">
      <h3 className="field-label">{texts.preview}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
