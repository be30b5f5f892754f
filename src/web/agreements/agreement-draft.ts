import type { AgreementFrame, AgreementTerm, AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { agreementAmounts, frameIssues, measuresOfUnit } from '#domain/agreements/agreement-terms.ts';
import { formatFixed, formatNumber, parseEuroInCents, parseGermanNumber } from '#domain/format/numbers.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { agreementCardTexts } from '#texts/de/agreements/agreement-card.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';

const { form: texts } = agreementCardTexts;

/** How the goods are delivered and who pays for it, as one answer, so that an empty field does not mean "included". */
export const DELIVERIES = ['PICK_UP', 'INCLUDED', 'EXTRA'] as const;
export type Delivery = (typeof DELIVERIES)[number];

type Typed = 'quantity' | 'moistureInPercent' | 'moistureMethod' | 'priceInCents' | 'deliveryPriceInCents' | 'handover';

/** The form as typed; '' for empty fields. */
export type AgreementDraft = Omit<AgreementTerms, Typed | 'measure' | 'measuringPlace'> & {
  quantity: string;
  measure: AgreementTerms['measure'] | '';
  measuringPlace: AgreementTerms['measuringPlace'] | '';
  moisture: string;
  moistureMethod: NonNullable<AgreementTerms['moistureMethod']> | '';
  price: string;
  delivery: Delivery | '';
  deliveryPrice: string;
  /** Places of the goods and of delivery, as far as known. */
  pickUpPlace: string;
  deliveryPlace: string;
};

/** What the form knows of seller and stock; null: it does not, and the server says. */
export type DraftFrame = { seller: SellerKind | null } & Omit<AgreementFrame, 'seller'>;

export type DraftErrors = Partial<Record<AgreementTerm, string>>;

export const written = (figure: number | null): string => (figure === null ? '' : formatNumber(figure));
export const writtenEuro = (cents: number): string =>
  cents % 100 === 0 ? formatNumber(cents / 100) : formatFixed(cents / 100, 2);

/** Returns the form for a changed version; a private seller's price is final, whatever the version says. */
export function draftOfTerms(terms: AgreementTerms, seller: SellerKind | null): AgreementDraft {
  const { handover, deliveryPriceInCents } = terms;
  const delivery = handover === 'PICK_UP' ? 'PICK_UP' : deliveryPriceInCents === 0 ? 'INCLUDED' : 'EXTRA';
  return {
    ...terms,
    ...(seller === 'PRIVATE' ? { vatRate: 0, priceIsGross: true } : {}),
    quantity: written(terms.quantity),
    moisture: written(terms.moistureInPercent),
    moistureMethod: terms.moistureMethod ?? '',
    price: writtenEuro(terms.priceInCents),
    delivery,
    deliveryPrice: deliveryPriceInCents === 0 ? '' : writtenEuro(deliveryPriceInCents),
    pickUpPlace: handover === 'PICK_UP' ? terms.place : '',
    deliveryPlace: handover === 'PICK_UP' ? '' : terms.place,
  };
}

/** An empty form. */
export const EMPTY_DRAFT: AgreementDraft = {
  goods: '',
  quantity: '',
  unit: 'RM',
  measure: '',
  measuringPlace: '',
  moisture: '',
  moistureMethod: '',
  price: '',
  priceKind: 'PER_UNIT',
  priceIsGross: true,
  vatRate: 0,
  delivery: '',
  deliveryPrice: '',
  pickUpPlace: '',
  deliveryPlace: '',
  place: '',
  date: '',
  time: '',
  payment: 'OPEN',
  remarks: '',
};

/** Returns the form after a change; what no longer fits the unit is asked again, and the place follows the delivery. */
export function changedDraft(draft: AgreementDraft, change: Partial<AgreementDraft>): AgreementDraft {
  const next = { ...draft, ...change };
  const measures = measuresOfUnit(next.unit);
  const [only = ''] = measures.length === 1 ? measures : [];
  const measure = next.measure !== '' && measures.includes(next.measure) ? next.measure : only;
  const isKnownPlace = ['', draft.pickUpPlace, draft.deliveryPlace].includes(draft.place);
  const place =
    change.delivery === undefined || !isKnownPlace
      ? next.place
      : change.delivery === 'PICK_UP'
        ? next.pickUpPlace
        : next.deliveryPlace;
  return { ...next, measure, place, quantity: next.unit === 'PAUSCHAL' ? '1' : next.quantity };
}

const figures = (draft: AgreementDraft) => ({
  quantity: parseGermanNumber(draft.quantity),
  moisture: draft.moisture.trim() === '' ? null : parseGermanNumber(draft.moisture.replace('%', '')),
  price: parseEuroInCents(draft.price),
  delivery: draft.delivery === '' ? null : draft.delivery === 'EXTRA' ? parseEuroInCents(draft.deliveryPrice) : 0,
});

const handoverOf = (delivery: Delivery): AgreementTerms['handover'] =>
  delivery === 'PICK_UP' ? 'PICK_UP' : 'DELIVERY';

type MissingOfTotal = 'quantity' | 'price' | 'delivery' | 'deliveryPrice';

/** Returns what all of it costs with VAT, in cents, or what it cannot be told without. */
export function draftTotal(draft: AgreementDraft): { inCents: number } | { missing: MissingOfTotal[] } {
  const { quantity, price, delivery } = figures(draft);
  if (quantity === null || price === null || delivery === null || draft.delivery === '') {
    const open: [MissingOfTotal, boolean][] = [
      ['quantity', quantity === null],
      ['price', price === null],
      ['delivery', draft.delivery === ''],
      ['deliveryPrice', draft.delivery === 'EXTRA' && delivery === null],
    ];
    return { missing: open.flatMap(([name, isMissing]) => (isMissing ? [name] : [])) };
  }
  const amounts = { quantity, priceInCents: price, deliveryPriceInCents: delivery };
  return { inCents: agreementAmounts({ ...draft, ...amounts, handover: handoverOf(draft.delivery) }).grossInCents };
}

/** Returns the terms that a form says, or what in it is missing, cannot be read, or does not fit seller and stock. */
export function readDraft(
  draft: AgreementDraft,
  frame: DraftFrame = { seller: null, stock: null, household: null },
): { terms: AgreementTerms } | { errors: DraftErrors } {
  const { quantity, moisture, price, delivery } = figures(draft);
  const { measure, measuringPlace, moistureMethod } = draft;
  const errors = unreadable(draft);
  const isComplete = quantity !== null && price !== null && delivery !== null;
  if (!isComplete || measure === '' || measuringPlace === '' || draft.delivery === '') return { errors };
  if (Object.keys(errors).length > 0) return { errors };
  const { goods, unit, priceKind, priceIsGross, vatRate, place, date, time, payment, remarks } = draft;
  const terms: AgreementTerms = {
    goods,
    unit,
    priceKind,
    priceIsGross,
    vatRate,
    place,
    date,
    time,
    payment,
    remarks,
    quantity,
    measure,
    measuringPlace,
    moistureInPercent: moisture,
    moistureMethod: moisture === null || moistureMethod === '' ? null : moistureMethod,
    priceInCents: price,
    handover: handoverOf(draft.delivery),
    deliveryPriceInCents: delivery,
  };
  const [misfit] = frameIssues(terms, { ...frame, seller: frame.seller ?? 'BUSINESS' });
  return misfit === undefined ? { terms } : { errors: { [misfit.path]: validationTexts.messageOf(misfit) } };
}

function unreadable(draft: AgreementDraft): DraftErrors {
  const { quantity, moisture, price, delivery } = figures(draft);
  const missing = (text: string, otherwise: string): string => (text.trim() === '' ? texts.required : otherwise);
  const isMoist = draft.moisture.trim() !== '';
  const found: [boolean, AgreementTerm, string][] = [
    [draft.goods.trim() === '', 'goods', texts.required],
    [quantity === null, 'quantity', missing(draft.quantity, texts.notANumber)],
    [draft.measure === '', 'measure', texts.chooseFirst],
    [draft.measuringPlace === '', 'measuringPlace', texts.chooseFirst],
    [isMoist && moisture === null, 'moistureInPercent', texts.notANumber],
    [isMoist && draft.moistureMethod === '', 'moistureMethod', texts.chooseFirst],
    [price === null, 'priceInCents', missing(draft.price, texts.notAnAmount)],
    [draft.delivery === '', 'handover', texts.deliveryOpen],
    [
      draft.delivery === 'EXTRA' && (delivery === null || delivery === 0),
      'deliveryPriceInCents',
      missing(draft.deliveryPrice, texts.notAnAmount),
    ],
    [draft.place.trim() === '', 'place', texts.required],
    [draft.date.trim() === '', 'date', texts.required],
  ];
  return Object.fromEntries(found.flatMap(([holds, term, message]) => (holds ? [[term, message]] : [])));
}
