import type { AgreementTerm, AgreementTerms } from '#domain/chats/agreement-terms.ts';
import { agreementAmounts, measuresOfUnit } from '#domain/chats/agreement-terms.ts';
import { formatFixed, formatNumber, parseEuroInCents, parseGermanNumber } from '#domain/format/numbers.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Chat } from '#contract/chats.schemas.ts';
import { agreementCardTexts } from '#texts/de/agreement-card.ts';

const { form: texts } = agreementCardTexts;

/** The form as it is filled in: figures as they are typed. */
export type AgreementDraft = Omit<
  AgreementTerms,
  'quantity' | 'moistureInPercent' | 'moistureMethod' | 'priceInCents' | 'deliveryPriceInCents'
> & {
  quantity: string;
  moisture: string;
  moistureMethod: NonNullable<AgreementTerms['moistureMethod']>;
  price: string;
  deliveryPrice: string;
};

export type DraftErrors = Partial<Record<AgreementTerm, string>>;

const written = (figure: number | null): string => (figure === null ? '' : formatNumber(figure));
const writtenEuro = (cents: number): string =>
  cents % 100 === 0 ? formatNumber(cents / 100) : formatFixed(cents / 100, 2);

/** Returns the form for a version that is to be changed. */
export const draftOfTerms = (terms: AgreementTerms): AgreementDraft => ({
  ...terms,
  quantity: written(terms.quantity),
  moisture: written(terms.moistureInPercent),
  moistureMethod: terms.moistureMethod ?? 'METER',
  price: writtenEuro(terms.priceInCents),
  deliveryPrice: terms.deliveryPriceInCents === 0 ? '' : writtenEuro(terms.deliveryPriceInCents),
});

const EMPTY: AgreementDraft = {
  goods: '',
  quantity: '',
  unit: 'RM',
  measure: 'STACKED_1M',
  measuringPlace: 'TRUCK',
  moisture: '',
  moistureMethod: 'METER',
  price: '',
  priceKind: 'PER_UNIT',
  priceIsGross: true,
  vatRate: 0,
  handover: 'PICK_UP',
  deliveryPrice: '',
  place: '',
  date: '',
  time: '',
  payment: 'CASH',
  remarks: '',
};

/** Returns the form for a first proposal, with what the advert says as long as it is public. */
export function draftOfChat({ itemTitle, item }: Pick<Chat, 'itemTitle' | 'item'>): AgreementDraft {
  const draft = { ...EMPTY, goods: itemTitle };
  if (!item) return draft;
  const { pricePerUnitInCents: perUnit, priceTotalInCents: total, unitQuantity, deliveryBands = [], address } = item;
  const cents = perUnit ?? total;
  const offersDelivery = deliveryBands.length > 0;
  return changedDraft(draft, {
    unit: item.unit ?? draft.unit,
    // A price for all is for all there is; else the buyer says how much.
    quantity: perUnit === null ? written(unitQuantity) : '',
    price: cents === null ? '' : writtenEuro(cents),
    priceKind: perUnit === null && total !== null ? 'TOTAL' : 'PER_UNIT',
    priceIsGross: item.priceIsGross ?? draft.priceIsGross,
    vatRate: item.vatRate ?? draft.vatRate,
    handover: offersDelivery ? 'DELIVERY' : 'PICK_UP',
    place: offersDelivery ? '' : [address.postalCode, address.city].filter(Boolean).join(' '),
  });
}

const firstMeasure = (unit: UnitCode): AgreementTerms['measure'] => measuresOfUnit(unit)[0] ?? 'COUNTED';

/** Returns the form after a change; what no longer fits the unit follows it. */
export function changedDraft(draft: AgreementDraft, change: Partial<AgreementDraft>): AgreementDraft {
  const next = { ...draft, ...change };
  const measure = measuresOfUnit(next.unit).includes(next.measure) ? next.measure : firstMeasure(next.unit);
  return { ...next, measure, quantity: next.unit === 'PAUSCHAL' ? '1' : next.quantity };
}

const figures = (draft: AgreementDraft) => ({
  quantity: parseGermanNumber(draft.quantity),
  moisture: draft.moisture.trim() === '' ? null : parseGermanNumber(draft.moisture.replace('%', '')),
  price: parseEuroInCents(draft.price),
  delivery:
    draft.handover === 'PICK_UP' || draft.deliveryPrice.trim() === '' ? 0 : parseEuroInCents(draft.deliveryPrice),
});

/** Returns what all of it costs with VAT, in cents; null while a figure is missing. */
export function draftTotalInCents(draft: AgreementDraft): number | null {
  const { quantity, price, delivery } = figures(draft);
  if (quantity === null || price === null || delivery === null) return null;
  const amounts = { quantity, priceInCents: price, deliveryPriceInCents: delivery };
  return agreementAmounts({ ...draft, ...amounts }).grossInCents;
}

/** Returns the terms that a form says, or what in it cannot be read. */
export function readDraft(draft: AgreementDraft): { terms: AgreementTerms } | { errors: DraftErrors } {
  const { quantity, moisture, price, delivery } = figures(draft);
  const errors: DraftErrors = {};
  if (quantity === null) errors.quantity = draft.quantity.trim() === '' ? texts.required : texts.notANumber;
  if (price === null) errors.priceInCents = draft.price.trim() === '' ? texts.required : texts.notAnAmount;
  if (delivery === null) errors.deliveryPriceInCents = texts.notAnAmount;
  if (moisture === null && draft.moisture.trim() !== '') errors.moistureInPercent = texts.notANumber;
  for (const term of ['goods', 'place', 'date'] as const) if (draft[term].trim() === '') errors[term] = texts.required;
  if (quantity === null || price === null || delivery === null || Object.keys(errors).length > 0) return { errors };
  const { moisture: _moisture, price: _price, deliveryPrice: _delivery, ...rest } = draft;
  return {
    terms: {
      ...rest,
      quantity,
      moistureInPercent: moisture,
      moistureMethod: moisture === null ? null : draft.moistureMethod,
      priceInCents: price,
      deliveryPriceInCents: delivery,
    },
  };
}
