import type { SellerKind } from '#domain/users/seller-kind.ts';
import { usualTax } from '#domain/adverts/seller-tax.ts';
import { usualPricing } from '#domain/adverts/advert-content.ts';
import { formatEuro, formatPricePerUnit } from '#domain/format/numbers.ts';
import type { CategoryCode, VatRateInPercent } from '#domain/lookups/categories.data.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { UNIT_CODES, unitOf } from '#domain/lookups/units.data.ts';
import { amountInCents, grossFromNetInCents, netFromGrossInCents } from '#domain/money.ts';
import { roundTo } from '#domain/rounding.ts';
import type { PriceKind } from '#web/adverts/edit/draft/draft-terms.ts';
import { GROSS, NET, isWithoutPrice, priceKindIn } from '#web/adverts/edit/draft/draft-terms.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { centsOf, choiceOf, numberOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';

export type PriceField = 'pricePerUnitInCents' | 'priceTotalInCents';
type Changes = readonly (readonly [name: string, value: string])[];

const readable = (figure: number | null): number | null =>
  figure !== null && Number.isFinite(figure) && figure > 0 ? figure : null;

/** The unit of a draft, the usual one of its category where none is chosen. */
export const draftUnit = (category: CategoryCode, values: DraftValues): UnitCode =>
  choiceOf(values, 'unit', UNIT_CODES) ?? usualPricing(category).unit;

/** VAT rate and kind of price of a draft, by default the usual ones of its category. */
export function draftTax(category: CategoryCode, values: DraftValues) {
  const usual = usualPricing(category);
  const rate = textOf(values, 'vatRate');
  const basis = textOf(values, 'priceIsGross');
  return {
    usualRate: usual.vatRateInPercent,
    rate: VAT_RATES_IN_PERCENT.find((known) => String(known) === rate) ?? usual.vatRateInPercent,
    isGross: basis === GROSS || (basis !== NET && usual.priceIsGross),
    netIsUnusual: usual.priceIsGross,
  };
}

/** Cents in the format of a field: "7.590,00". */
const writtenEuros = (cents: number): string => formatEuro(cents).replace(/^€\s/, '');

/** The values of the two price fields: the one that counts as typed, the other calculated from it. */
export function shownPrices(values: DraftValues): Record<PriceField, string> & { calculated: PriceField | null } {
  const typed = {
    pricePerUnitInCents: textOf(values, 'pricePerUnitInCents'),
    priceTotalInCents: textOf(values, 'priceTotalInCents'),
  };
  const quantity = readable(numberOf(values, 'unitQuantity'));
  const kind = priceKindIn(values);
  if (quantity === null || (kind !== 'PER_UNIT' && kind !== 'TOTAL')) return { ...typed, calculated: null };
  if (kind === 'PER_UNIT') {
    const price = readable(centsOf(values, 'pricePerUnitInCents'));
    if (price === null) return { ...typed, calculated: null };
    const priceTotalInCents = writtenEuros(amountInCents(price, quantity));
    return { ...typed, priceTotalInCents, calculated: 'priceTotalInCents' };
  }
  const total = readable(centsOf(values, 'priceTotalInCents'));
  if (total === null) return { ...typed, calculated: null };
  return {
    ...typed,
    pricePerUnitInCents: writtenEuros(roundTo(total / quantity, 0)),
    calculated: 'pricePerUnitInCents',
  };
}

const OTHER: Record<PriceField, PriceField> = {
  pricePerUnitInCents: 'priceTotalInCents',
  priceTotalInCents: 'pricePerUnitInCents',
};
const KIND_OF: Record<PriceField, PriceKind> = { pricePerUnitInCents: 'PER_UNIT', priceTotalInCents: 'TOTAL' };

/** The effect of typing into a price field: the price typed last counts, unless both are wanted. */
export const priceTyped = (values: DraftValues, field: PriceField, typed: string): Changes =>
  textOf(values, 'priceKind') === 'BOTH'
    ? [[field, typed]]
    : [
        [field, typed],
        [OTHER[field], ''],
        ['priceKind', KIND_OF[field]],
      ];

/** What choosing a kind of price changes: the price that counts from now on is the one that is shown. */
export function priceKindChosen(values: DraftValues, kind: PriceKind): Changes {
  if (isWithoutPrice(kind)) return [['priceKind', kind]];
  const shown = shownPrices(values);
  const field: PriceField = kind === 'TOTAL' ? 'priceTotalInCents' : 'pricePerUnitInCents';
  const other = OTHER[field];
  const isKept = kind === 'BOTH' || shown[field] === '';
  return [
    [field, shown[field]],
    [other, isKept ? shown[other] : ''],
    ['priceKind', kind],
  ];
}

type Tax = { rate: VatRateInPercent; isGross: boolean };

/** What a visitor's answer to who sells presets; flat-rate farmers add 13 % for businesses (UStG § 22 Abs. 1). */
export function sellerChosen(category: CategoryCode, answer: SellerKind): Changes {
  const tax =
    answer === 'FARM'
      ? { vatRateInPercent: 13, priceIsGross: true }
      : (usualTax(category, answer) ?? { vatRateInPercent: 0, priceIsGross: true });
  return [
    ['sellerKind', answer],
    ['vatRate', String(tax.vatRateInPercent)],
    ['priceIsGross', tax.priceIsGross ? GROSS : NET],
  ];
}

/** The price that counts with or without tax, whichever is not typed; null where there is none or no tax. */
export function otherPrice(values: DraftValues, unit: UnitCode, { rate, isGross }: Tax): string | null {
  const kind = priceKindIn(values);
  if (isWithoutPrice(kind) || rate === 0) return null;
  const isTotal = kind === 'TOTAL';
  const cents = readable(centsOf(values, isTotal ? 'priceTotalInCents' : 'pricePerUnitInCents'));
  if (cents === null) return null;
  const other = isGross ? netFromGrossInCents(cents, rate) : grossFromNetInCents(cents, rate);
  return isTotal || !unitOf(unit).isCountable ? formatEuro(other) : formatPricePerUnit(other, unit);
}
