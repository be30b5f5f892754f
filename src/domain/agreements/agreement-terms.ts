import { dayAfter } from '#domain/format/iso-days.ts';
import type { VatRateInPercent } from '#domain/lookups/categories.data.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { amountInCents, grossFromNetInCents, netFromGrossInCents } from '#domain/money.ts';
import { type Issue, issue } from '#domain/result.ts';
import { roundTo } from '#domain/rounding.ts';

/**
 * How a quantity is measured. Source: FHP „Holz richtig ausgeformt“ 2007 and ÖHU 2006 for FMO, FOO, FMM, RMM, RMO, AMM
 * and AMO; firewood after the length at which it is stacked, or tipped.
 */
export const AGREEMENT_MEASURES = [
  'STACKED_1M',
  'STACKED_SHORT',
  'RMM',
  'RMO',
  'LOOSE',
  'FMO',
  'FOO',
  'FMM',
  'STANDING',
  'WEIGHT',
  'AMM',
  'AMO',
  'DIMENSIONS',
  'COUNTED',
  'LUMP_SUM',
] as const;
export type AgreementMeasure = (typeof AGREEMENT_MEASURES)[number];

const MEASURES_OF_UNIT: Readonly<Record<UnitCode, readonly AgreementMeasure[]>> = {
  RM: ['STACKED_1M', 'STACKED_SHORT', 'RMM', 'RMO'],
  SRM: ['LOOSE'],
  FM: ['FMO', 'FOO', 'FMM'],
  EFM: ['FOO', 'STANDING'],
  VFM: ['STANDING', 'FMM'],
  T: ['WEIGHT'],
  T_ATRO: ['AMM', 'AMO'],
  KG: ['WEIGHT'],
  SACK: ['COUNTED'],
  PAL: ['COUNTED'],
  M3: ['DIMENSIONS'],
  M2: ['DIMENSIONS'],
  LFM: ['DIMENSIONS'],
  STK: ['COUNTED'],
  H: ['COUNTED'],
  HA: ['DIMENSIONS'],
  PAUSCHAL: ['LUMP_SUM'],
  MWH: ['WEIGHT'],
};

/** Returns the ways in which a quantity of a unit can be measured, the usual one first. */
export const measuresOfUnit = (unit: UnitCode): readonly AgreementMeasure[] => MEASURES_OF_UNIT[unit];

/** Where and when it is measured. */
export const MEASURING_PLACES = ['STAND', 'SELLER', 'ROADSIDE', 'TRUCK', 'BUYER', 'MILL', 'SCALE', 'NONE'] as const;
export type MeasuringPlace = (typeof MEASURING_PLACES)[number];

/** How the water content is found. */
export const MOISTURE_METHODS = ['METER', 'OVEN', 'STATED'] as const;
export type MoistureMethod = (typeof MOISTURE_METHODS)[number];

export const PRICE_KINDS = ['PER_UNIT', 'TOTAL'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const HANDOVERS = ['PICK_UP', 'DELIVERY'] as const;
export type Handover = (typeof HANDOVERS)[number];

export const PAYMENTS = ['CASH', 'TRANSFER_AFTER', 'INVOICE', 'OPEN'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Everything two people agree on. */
export type AgreementTerms = {
  goods: string;
  quantity: number;
  unit: UnitCode;
  measure: AgreementMeasure;
  measuringPlace: MeasuringPlace;
  /** Maximum water content in percent of the total mass; null: not agreed. */
  moistureInPercent: number | null;
  moistureMethod: MoistureMethod | null;
  priceInCents: number;
  priceKind: PriceKind;
  priceIsGross: boolean;
  vatRate: VatRateInPercent;
  handover: Handover;
  /** Price of the delivery, apart from the goods and net or gross like theirs; 0: included. */
  deliveryPriceInCents: number;
  /** Where the goods are handed over. */
  place: string;
  /** Calendar day, `2026-11-21`. */
  date: string;
  /** Time of day in words ("9 Uhr", "vormittags"); empty: open. */
  time: string;
  payment: Payment;
  remarks: string;
};
export type AgreementTerm = keyof AgreementTerms;

export const MAX_GOODS_LENGTH = 200;
export const MAX_PLACE_LENGTH = 160;
export const MAX_TIME_LENGTH = 40;
export const MAX_REMARKS_LENGTH = 500;
/** Bounds of a quantity, a price and a water content in an agreement; product decision. */
export const MAX_AGREED_QUANTITY = 1_000_000;
export const MAX_AGREED_PRICE_IN_CENTS = 1_000_000_000;
export const MIN_AGREED_MOISTURE = 1;
export const MAX_AGREED_MOISTURE = 70;
/** An agreement is for the two years to come at most; product decision. */
const MAX_DAYS_AHEAD = 731;

export type AgreementAmounts = { netInCents: number; vatInCents: number; grossInCents: number };

/** Returns the total for goods and delivery in whole cents; VAT and net add up to the gross exactly. */
export function agreementAmounts(
  terms: Pick<
    AgreementTerms,
    'quantity' | 'priceInCents' | 'priceKind' | 'priceIsGross' | 'vatRate' | 'handover' | 'deliveryPriceInCents'
  >,
): AgreementAmounts {
  const goods = terms.priceKind === 'PER_UNIT' ? amountInCents(terms.priceInCents, terms.quantity) : terms.priceInCents;
  const sum = goods + (terms.handover === 'DELIVERY' ? terms.deliveryPriceInCents : 0);
  const grossInCents = terms.priceIsGross ? sum : grossFromNetInCents(sum, terms.vatRate);
  const netInCents = terms.priceIsGross ? netFromGrossInCents(sum, terms.vatRate) : sum;
  return { netInCents, vatInCents: grossInCents - netInCents, grossInCents };
}

/** Returns the fields in which two versions differ, in the order of the card. */
export const changedTerms = (before: AgreementTerms, after: AgreementTerms): AgreementTerm[] =>
  AGREEMENT_TERMS.filter((term) => before[term] !== after[term]);

/** The fields in the order of card and paper. */
export const AGREEMENT_TERMS = [
  'goods',
  'quantity',
  'unit',
  'measure',
  'measuringPlace',
  'moistureInPercent',
  'moistureMethod',
  'priceInCents',
  'priceKind',
  'priceIsGross',
  'vatRate',
  'handover',
  'deliveryPriceInCents',
  'place',
  'date',
  'time',
  'payment',
  'remarks',
] as const satisfies readonly AgreementTerm[];

/** Limits of an agreement: who sells, and the available quantity. */
export type AgreementFrame = {
  seller: SellerKind;
  /** Null: the advert names no quantity, or is gone. */
  stock: { unit: UnitCode; free: number } | null;
  /** Most that one household gets, and what of it is not agreed yet; null: no cap. */
  household: { unit: UnitCode; maximum: number; left: number } | null;
};

/**
 * Returns which terms conflict with seller and stock, by field: a private person charges no tax (UStG § 2), and no more
 * is sold than there is. Quantities in another unit than the stock cannot be compared and pass; where the seller caps what
 * a household gets they are refused, or the cap would hold for nothing.
 */
export function frameIssues(terms: AgreementTerms, { seller, stock, household }: AgreementFrame): Issue[] {
  const isTaxed = terms.vatRate !== 0 || !terms.priceIsGross;
  const isTooMuch = stock !== null && stock.unit === terms.unit && terms.quantity > stock.free;
  return [
    ...(seller === 'PRIVATE' && isTaxed ? [issue('vatRate', 'agreement.private-vat')] : []),
    ...(isTooMuch ? [issue('quantity', 'agreement.more-than-stock', { free: stock.free, unit: stock.unit })] : []),
    ...(household === null ? [] : householdIssues(terms, household)),
  ];
}

function householdIssues(
  { unit, quantity }: Pick<AgreementTerms, 'unit' | 'quantity'>,
  household: NonNullable<AgreementFrame['household']>,
): Issue[] {
  if (unit !== household.unit) return [issue('unit', 'agreement.household-unit', { unit: household.unit })];
  return quantity > household.left ? [issue('quantity', 'agreement.household-maximum', household)] : [];
}

/** Returns what is missing or contradictory in the terms of a proposal, by field; `today` is the calendar day in Vienna. */
export function agreementIssues(terms: AgreementTerms, today: string): Issue[] {
  const found: [boolean, AgreementTerm, string][] = [
    [roundTo(terms.quantity, 3) !== terms.quantity, 'quantity', 'agreement.too-fine'],
    [terms.unit === 'PAUSCHAL' && terms.quantity !== 1, 'quantity', 'agreement.lump-sum'],
    [!measuresOfUnit(terms.unit).includes(terms.measure), 'measure', 'agreement.measure-of-other-unit'],
    [terms.moistureInPercent !== null && terms.moistureMethod === null, 'moistureMethod', 'required'],
    [terms.moistureInPercent === null && terms.moistureMethod !== null, 'moistureInPercent', 'required'],
    [terms.date < today, 'date', 'agreement.date-past'],
    [terms.date > dayAfter(today, MAX_DAYS_AHEAD), 'date', 'agreement.date-far'],
    [terms.handover === 'PICK_UP' && terms.deliveryPriceInCents > 0, 'deliveryPriceInCents', 'agreement.no-delivery'],
    [agreementAmounts(terms).grossInCents > MAX_AGREED_PRICE_IN_CENTS, 'priceInCents', 'agreement.too-much'],
    [terms.priceInCents > 0 && agreementAmounts(terms).grossInCents < 1, 'priceInCents', 'agreement.too-little'],
  ];
  return found.flatMap(([holds, term, code]) => (holds ? [issue(term, code)] : []));
}
