import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { DELIVERY_CHARGE_BASES } from '#domain/wood/delivered-price.ts';
import type { DeliveryBand, EditAdvertDto } from '#contract/adverts.schemas.ts';
import { bandField } from './draft-fields.ts';
import type { DraftValues } from './draft-values.ts';
import {
  answerOf,
  centsOf,
  choiceOf,
  isTicked,
  numberOf,
  plainNumberOf,
  textOf,
  tick,
  typedEuros,
  typedNumber,
} from './draft-values.ts';

/** How the price is meant; the field `priceKind`. */
export const PRICE_KINDS = ['PER_UNIT', 'TOTAL', 'ON_REQUEST'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

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
>;

/** Price, quantity, place, delivery, contact and raffle as the fields say them. */
export function termsEditOf(_category: CategoryCode, values: DraftValues): TermsEdit {
  return {
    ...pricingEdit(values),
    address: addressEdit(values),
    deliveryBands: bandsEdit(values),
    contact: contactEdit(values),
    raffleAccepted: isTicked(values, 'raffleAccepted'),
  };
}

/** The fields of price, place, delivery, contact and raffle as they are filled from a payload. */
export function termsValuesOf(edit: TermsEdit): DraftValues {
  return {
    ...pricingValues(edit),
    ...textsOf('address', edit.address, ADDRESS_PARTS),
    ...textsOf('contact', edit.contact, CONTACT_PARTS),
    raffleAccepted: tick(edit.raffleAccepted),
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
  return {
    priceKind: priceKindOf(edit),
    pricePerUnitInCents: typedEuros(edit.pricePerUnitInCents),
    priceTotalInCents: typedEuros(edit.priceTotalInCents),
    unit: edit.unit ?? '',
    unitQuantity: typedNumber(edit.unitQuantity),
    minimumQuantity: typedNumber(edit.minimumQuantity),
    vatRate: typedNumber(edit.vatRate),
    priceIsGross: typeof edit.priceIsGross === 'boolean' ? (edit.priceIsGross ? GROSS : NET) : '',
  };
}

function priceKindOf({ pricePerUnitInCents, priceTotalInCents }: TermsEdit): PriceKind | '' {
  if (typeof pricePerUnitInCents === 'number') return 'PER_UNIT';
  return typeof priceTotalInCents === 'number' ? 'TOTAL' : '';
}

function pricingEdit(values: DraftValues) {
  const kind = choiceOf(values, 'priceKind', PRICE_KINDS);
  const vatRate = numberOf(values, 'vatRate');
  const gross = textOf(values, 'priceIsGross');
  return {
    pricePerUnitInCents: kind === 'TOTAL' || kind === 'ON_REQUEST' ? null : centsOf(values, 'pricePerUnitInCents'),
    priceTotalInCents: kind === 'PER_UNIT' || kind === 'ON_REQUEST' ? null : centsOf(values, 'priceTotalInCents'),
    unit: choiceOf(values, 'unit', UNIT_CODES),
    unitQuantity: numberOf(values, 'unitQuantity'),
    minimumQuantity: numberOf(values, 'minimumQuantity'),
    vatRate: VAT_RATES_IN_PERCENT.find((rate) => rate === vatRate) ?? null,
    priceIsGross: gross === GROSS ? true : gross === NET ? false : null,
  };
}

function addressEdit(values: DraftValues): TermsEdit['address'] {
  return {
    countryCode: answerOf(values, 'address.countryCode'),
    postalCode: answerOf(values, 'address.postalCode'),
    city: answerOf(values, 'address.city'),
    street: answerOf(values, 'address.street'),
    latitude: plainNumberOf(values, 'address.latitude'),
    longitude: plainNumberOf(values, 'address.longitude'),
  };
}

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

/** A band counts once its distance or its amount is typed; rows left empty are left out. */
function bandsEdit(values: DraftValues): DeliveryBand[] {
  return Array.from({ length: MAX_DELIVERY_BANDS }, (_, index) => index).flatMap((index) => {
    const upToKm = numberOf(values, bandField(index, 'upToKm'));
    const amountInCents = centsOf(values, bandField(index, 'amountInCents'));
    if (upToKm === null && amountInCents === null) return [];
    return [
      {
        upToKm: upToKm ?? Number.NaN,
        minimumQuantity: numberOf(values, bandField(index, 'minimumQuantity')),
        amountInCents: amountInCents ?? Number.NaN,
        per: choiceOf(values, bandField(index, 'per'), DELIVERY_CHARGE_BASES) ?? 'TRIP',
      },
    ];
  });
}

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
