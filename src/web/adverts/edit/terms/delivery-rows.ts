import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import { blowInChargeOf } from '#domain/adverts/blow-in-charge.ts';
import { formatDistance, formatEuroShort, formatQuantity } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import {
  DELIVERY_CHARGE_BASES,
  type DeliveryBand,
  deliveredTotal,
  orderQuantity,
} from '#domain/wood/delivered-price.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import type { BandPart } from '#web/adverts/edit/draft/draft-fields.ts';
import { bandField } from '#web/adverts/edit/draft/draft-fields.ts';
import { priceKindIn, typedBandRows } from '#web/adverts/edit/draft/draft-terms.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { centsOf, choiceOf, isTicked, numberOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';

const texts = advertTermsTexts.delivery;
const PARTS: readonly BandPart[] = ['upToKm', 'minimumQuantity', 'amountInCents', 'per'];

type Row = Record<BandPart, string>;
type Changes = readonly (readonly [name: string, value: string])[];

const rowAt = (values: DraftValues, index: number): Row => ({
  upToKm: textOf(values, bandField(index, 'upToKm')),
  minimumQuantity: textOf(values, bandField(index, 'minimumQuantity')),
  amountInCents: textOf(values, bandField(index, 'amountInCents')),
  per: textOf(values, bandField(index, 'per')),
});

/** Writes rows from the first one on and empties those behind them. */
const written = (rows: readonly Row[]): Changes =>
  Array.from({ length: MAX_DELIVERY_BANDS }, (_, index) =>
    PARTS.map((part) => [bandField(index, part), rows[index]?.[part] ?? ''] as const),
  ).flat();

/** How many rows have the same distance as the last typed one. */
export const typedReach = (values: DraftValues): number => (typedBandRows(values).at(-1) ?? -1) + 1;

/** The fields without one row: those behind it move up. */
export function withoutRow(values: DraftValues, removed: number): Changes {
  const rows = Array.from({ length: typedReach(values) }, (_, index) => rowAt(values, index));
  return written(rows.toSpliced(removed, 1));
}

/** The typed rows without gaps between them; no changes where there are none. */
export function closedUp(values: DraftValues): Changes {
  const typed = typedBandRows(values);
  return typed.length === typedReach(values) ? [] : written(typed.map((index) => rowAt(values, index)));
}

const kmOf = (values: DraftValues, index: number): number => {
  const km = numberOf(values, bandField(index, 'upToKm'));
  return km === null || Number.isNaN(km) ? Number.POSITIVE_INFINITY : km;
};

/** Whether the rows run from near to far. */
export function isSortedByDistance(values: DraftValues): boolean {
  const distances = typedBandRows(values).map((index) => kmOf(values, index));
  return distances.every((km, index) => index === 0 || km >= (distances[index - 1] ?? 0));
}

/** The typed rows from near to far. */
export const sortedOutward = (values: DraftValues): Changes =>
  written(
    typedBandRows(values)
      .toSorted((one, other) => kmOf(values, one) - kmOf(values, other) || one - other)
      .map((index) => rowAt(values, index)),
  );

function readableBands(values: DraftValues): DeliveryBand[] {
  return typedBandRows(values).flatMap((index) => {
    const upToKm = numberOf(values, bandField(index, 'upToKm'));
    const amount = centsOf(values, bandField(index, 'amountInCents'));
    const minimum = numberOf(values, bandField(index, 'minimumQuantity'));
    if (upToKm === null || amount === null || Number.isNaN(upToKm + amount + (minimum ?? 0))) return [];
    const per = choiceOf(values, bandField(index, 'per'), DELIVERY_CHARGE_BASES) ?? 'TRIP';
    return [{ upToKm, amountInCents: amount, minimumQuantity: minimum, per }];
  });
}

/** A typical order and its unit: the whole lot where it has one price only. */
function usualPurchase(values: DraftValues, unit: UnitCode): { quantity: number; pricePerUnitInCents: number } {
  const lot = readable(numberOf(values, 'unitQuantity'));
  const total = readable(centsOf(values, 'priceTotalInCents'));
  if (priceKindIn(values) === 'TOTAL' && lot !== null)
    return { quantity: lot, pricePerUnitInCents: (total ?? 0) / lot };
  const quantity = orderQuantity(unit, { minimum: readable(numberOf(values, 'minimumQuantity')) });
  const isPriced = priceKindIn(values) !== 'ON_REQUEST';
  return { quantity, pricePerUnitInCents: (isPriced && readable(centsOf(values, 'pricePerUnitInCents'))) || 0 };
}

/** Fields of other categories keep what was typed: only a ticked claim of pellets counts. */
const blowInChargeIn = (values: DraftValues, unit: UnitCode): number =>
  blowInChargeOf(
    'PELLETS',
    {
      blowInIsPossible: isTicked(values, 'categoryData.blowInIsPossible'),
      blowInChargeInCents: readable(centsOf(values, 'categoryData.blowInChargeInCents')),
    },
    unit,
  );

const readable = (figure: number | null): number | null => (figure !== null && figure > 0 ? figure : null);

/** One line for each distance: what a usual order costs there, as buyers will read it. */
export function deliveryPreview(values: DraftValues, unit: UnitCode): string[] {
  if (!unitOf(unit).isCountable) return [];
  const bands = readableBands(values);
  const purchase = usualPurchase(values, unit);
  const surchargeInCents = blowInChargeIn(values, unit);
  const reaches = [...new Set(bands.map(({ upToKm }) => upToKm))].toSorted((one, other) => one - other);
  return reaches.flatMap((distanceInKm) => {
    const offer = deliveredTotal({ ...purchase, unit, distanceInKm, bands, surchargeInCents });
    if (offer === null) return [];
    const { deliveryInCents, totalInCents, quantity } = offer;
    const amount = deliveryInCents === 0 ? texts.free : formatEuroShort(deliveryInCents);
    const line = texts.line(formatDistance(distanceInKm), formatQuantity(quantity, unit), amount);
    return [totalInCents === deliveryInCents ? line : line + texts.withGoods(formatEuroShort(totalInCents))];
  });
}

/** Whether goods of a category can be delivered: standing trees cannot, and work is done on site. */
export const isDeliverable = (category: CategoryCode, values: DraftValues): boolean =>
  (category !== 'FOREST' && category !== 'SERVICES') || typedBandRows(values).length > 0;
