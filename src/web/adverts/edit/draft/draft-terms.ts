import { canCapHouseholds } from '#domain/adverts/availability/local-first.ts';
import { isGift } from '#domain/adverts/price/gift.ts';
import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import { SELLER_CHOICES, type SellerKind } from '#domain/users/seller-kind.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { DELIVERY_CHARGE_BASES } from '#domain/wood/delivered-price.ts';
import type { DeliveryBand, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { bandField } from './draft-fields.ts';
import type { DraftValues } from './draft-values.ts';
import {
  answerOf,
  centsOf,
  choiceOf,
  degreesOf,
  isTicked,
  numberOf,
  textOf,
  tick,
  typedEuros,
  typedNumber,
} from './draft-values.ts';

/** The kind of price; the field `priceKind`. Both: a price per unit, and one for all of it. */
export const PRICE_KINDS = ['PER_UNIT', 'TOTAL', 'BOTH', 'ON_REQUEST', 'GIFT'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Whether a kind stands for itself, so that no price is typed beside it. */
export const isWithoutPrice = (kind: PriceKind): boolean => kind === 'ON_REQUEST' || kind === 'GIFT';

/** The kind that counts: a chosen price left empty gives way to the other one, so that no typed price is lost. */
export function priceKindIn(values: DraftValues): PriceKind {
  const kind = choiceOf(values, 'priceKind', PRICE_KINDS);
  if (kind !== null && isWithoutPrice(kind)) return kind;
  const hasPerUnit = answerOf(values, 'pricePerUnitInCents') !== null;
  const hasTotal = answerOf(values, 'priceTotalInCents') !== null;
  if (hasPerUnit === hasTotal && kind !== null) return kind;
  if (hasPerUnit && hasTotal) return 'BOTH';
  return hasTotal ? 'TOTAL' : 'PER_UNIT';
}

/** Values of the field `priceIsGross`. */
export const GROSS = 'brutto';
export const NET = 'netto';

type TermsEdit = Pick<
  EditAdvertDto,
  | 'pricePerUnitInCents'
  | 'priceTotalInCents'
  | 'unit'
  | 'unitQuantity'
  | 'minimumQuantity'
  | 'vatRate'
  | 'priceIsGross'
  | 'address'
  | 'deliveryBands'
  | 'contact'
  | 'raffleAccepted'
  | 'householdMaximum'
  | 'localDays'
  | 'localRadiusInKm'
>;

/** Price, quantity, place, delivery, buyers, contact and raffle as the fields say them. */
export function termsEditOf(category: CategoryCode, values: DraftValues): TermsEdit {
  return {
    ...pricingEdit(values),
    address: addressEdit(values),
    deliveryBands: bandsEdit(values),
    contact: contactEdit(values),
    raffleAccepted: isTicked(values, 'raffleAccepted'),
    householdMaximum: canCapHouseholds(category) ? numberOf(values, 'householdMaximum') : null,
    localDays: numberOf(values, 'localDays'),
    localRadiusInKm: numberOf(values, 'localRadiusInKm'),
  };
}

/** Who sells, as a visitor without an account says: kept on the device under `sellerKind`, no part of the payload. */
/** Who sells by what a visitor said; null while the question is open. */
export function sellerIn(values: DraftValues): SellerKind | null {
  return choiceOf(values, 'sellerKind', SELLER_CHOICES);
}

const namesPrice = (values: DraftValues): boolean =>
  ['pricePerUnitInCents', 'priceTotalInCents'].some((name) => answerOf(values, name) !== null);

/** Whether it is given away: chosen so, or by a zero for a price. */
export const isGiftIn = (values: DraftValues): boolean => isGift(pricesEdit(values));

/** Whether a price is named, so that its tax matters. */
export const isPriced = (values: DraftValues): boolean =>
  !isWithoutPrice(priceKindIn(values)) && namesPrice(values) && !isGiftIn(values);

/** Whether the price is missing without having been left out on purpose. */
export const isPriceForgotten = (values: DraftValues): boolean =>
  !isWithoutPrice(priceKindIn(values)) && !namesPrice(values);

/** The fields of price, place, delivery, buyers, contact and raffle as they are filled from a payload. */
export function termsValuesOf(edit: TermsEdit): DraftValues {
  return {
    ...pricingValues(edit),
    ...textsOf('address', edit.address, ADDRESS_PARTS),
    ...textsOf('contact', edit.contact, CONTACT_PARTS),
    raffleAccepted: tick(edit.raffleAccepted),
    householdMaximum: typedNumber(edit.householdMaximum),
    localDays: typedNumber(edit.localDays),
    localRadiusInKm: typedNumber(edit.localRadiusInKm),
    ...bandValues(edit.deliveryBands ?? []),
  };
}

const ADDRESS_PARTS = ['countryCode', 'postalCode', 'city', 'street', 'latitude', 'longitude'] as const;
const CONTACT_PARTS = ['firstname', 'lastname', 'companyName', 'phoneNumber', 'email', 'shopLink'] as const;

const textsOf = <Part extends string>(
  group: string,
  answers: Partial<Record<Part, string | number | null | undefined>> | null | undefined,
  parts: readonly Part[],
): DraftValues => Object.fromEntries(parts.map((part) => [`${group}.${part}`, String(answers?.[part] ?? '')]));

function pricingValues(edit: TermsEdit): DraftValues {
  const kind = priceKindOf(edit);
  return {
    priceKind: kind,
    pricePerUnitInCents: kind === 'GIFT' ? '' : typedEuros(edit.pricePerUnitInCents),
    priceTotalInCents: kind === 'GIFT' ? '' : typedEuros(edit.priceTotalInCents),
    unit: edit.unit ?? '',
    unitQuantity: typedNumber(edit.unitQuantity),
    minimumQuantity: typedNumber(edit.minimumQuantity),
    vatRate: typedNumber(edit.vatRate),
    priceIsGross: typeof edit.priceIsGross === 'boolean' ? (edit.priceIsGross ? GROSS : NET) : '',
  };
}

function priceKindOf({ pricePerUnitInCents = null, priceTotalInCents = null }: TermsEdit): PriceKind | '' {
  if (isGift({ pricePerUnitInCents, priceTotalInCents })) return 'GIFT';
  const hasTotal = typeof priceTotalInCents === 'number';
  if (typeof pricePerUnitInCents === 'number') return hasTotal ? 'BOTH' : 'PER_UNIT';
  return hasTotal ? 'TOTAL' : '';
}

function pricesEdit(values: DraftValues) {
  const kind = priceKindIn(values);
  if (kind === 'GIFT') return { pricePerUnitInCents: 0, priceTotalInCents: null };
  return {
    pricePerUnitInCents: kind === 'TOTAL' || kind === 'ON_REQUEST' ? null : centsOf(values, 'pricePerUnitInCents'),
    priceTotalInCents: kind === 'PER_UNIT' || kind === 'ON_REQUEST' ? null : centsOf(values, 'priceTotalInCents'),
  };
}

function pricingEdit(values: DraftValues) {
  const vatRate = numberOf(values, 'vatRate');
  const gross = textOf(values, 'priceIsGross');
  return {
    ...pricesEdit(values),
    unit: choiceOf(values, 'unit', UNIT_CODES),
    unitQuantity: numberOf(values, 'unitQuantity'),
    minimumQuantity: numberOf(values, 'minimumQuantity'),
    vatRate: VAT_RATES_IN_PERCENT.find((rate) => rate === vatRate) ?? null,
    priceIsGross: gross === GROSS ? true : gross === NET ? false : null,
  };
}

/** The hidden field that lets the server see which town and point belong to a postcode that was changed since. */
export const SETTLED_FIELD = 'address.settled';
const SEPARATOR = '|';

const textsAt = (values: DraftValues, parts: readonly string[]): string[] =>
  parts.map((part) => answerOf(values, `address.${part}`) ?? '');

/** The value of that field for a form that shows these values. */
export const settledMarkOf = (values: DraftValues): string =>
  textOf(values, SETTLED_FIELD) ||
  textsAt(values, ['countryCode', 'postalCode', 'city', 'latitude', 'longitude']).join(SEPARATOR);

/** Town and point, unless they belong to another postcode. */
function settledEdit(values: DraftValues) {
  const [country, code, town, ...point] = textOf(values, SETTLED_FIELD).split(SEPARATOR);
  const isElsewhere =
    code !== undefined && code !== '' && textsAt(values, ['countryCode', 'postalCode']).join() !== `${country},${code}`;
  const isOldPoint = textsAt(values, ['latitude', 'longitude']).join() === point.join();
  const city = answerOf(values, 'address.city');
  const isWithoutPoint = isElsewhere && isOldPoint;
  return {
    city: isElsewhere && city === town ? null : city,
    latitude: isWithoutPoint ? null : degreesOf(values, 'address.latitude'),
    longitude: isWithoutPoint ? null : degreesOf(values, 'address.longitude'),
  };
}

const addressEdit = (values: DraftValues): TermsEdit['address'] => ({
  countryCode: answerOf(values, 'address.countryCode'),
  postalCode: answerOf(values, 'address.postalCode'),
  street: answerOf(values, 'address.street'),
  ...settledEdit(values),
});

function contactEdit(values: DraftValues): TermsEdit['contact'] {
  return {
    firstname: answerOf(values, 'contact.firstname'),
    lastname: answerOf(values, 'contact.lastname'),
    companyName: answerOf(values, 'contact.companyName'),
    phoneNumber: answerOf(values, 'contact.phoneNumber'),
    email: answerOf(values, 'contact.email'),
    shopLink: answerOf(values, 'contact.shopLink'),
  };
}

/** Rows of delivery prices in which anything is typed, in the order of the payload. */
export const typedBandRows = (values: DraftValues): number[] =>
  Array.from({ length: MAX_DELIVERY_BANDS }, (_, index) => index).filter((index) =>
    (['upToKm', 'minimumQuantity', 'amountInCents'] as const).some(
      (part) => answerOf(values, bandField(index, part)) !== null,
    ),
  );

/** Rows left empty are left out; a row half typed misses parts, which the contract names. */
const bandsEdit = (values: DraftValues): DeliveryBand[] =>
  typedBandRows(values).map((index) => {
    const upToKm = numberOf(values, bandField(index, 'upToKm'));
    const amountInCents = centsOf(values, bandField(index, 'amountInCents'));
    return toBeChecked({
      ...(upToKm === null ? {} : { upToKm }),
      minimumQuantity: numberOf(values, bandField(index, 'minimumQuantity')),
      ...(amountInCents === null ? {} : { amountInCents }),
      per: choiceOf(values, bandField(index, 'per'), DELIVERY_CHARGE_BASES) ?? 'TRIP',
    });
  });

/** A band that may be incomplete until the payload is checked. */
const toBeChecked = (band: Partial<DeliveryBand>): DeliveryBand => band as DeliveryBand;

function bandValues(bands: readonly DeliveryBand[]): DraftValues {
  return Object.fromEntries(
    bands.flatMap((band, index) => [
      [bandField(index, 'upToKm'), typedNumber(band.upToKm)],
      [bandField(index, 'minimumQuantity'), typedNumber(band.minimumQuantity)],
      [bandField(index, 'amountInCents'), typedEuros(band.amountInCents)],
      [bandField(index, 'per'), band.per],
    ]),
  );
}
