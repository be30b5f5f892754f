import type { AdvertContactFacts, AdvertContent, AdvertPlace, AdvertPricing } from '#domain/adverts/advert-content.ts';
import { usualPricing } from '#domain/adverts/advert-content.ts';
import { canCapHouseholds } from '#domain/adverts/availability/local-first.ts';
import { settledPrices } from '#domain/adverts/price/gift.ts';
import { storedOfEdit } from '#domain/adverts/categories/stored-of-edit.ts';
import type { EditAdvertDto } from './adverts.schemas.ts';

/** What an edit payload says, gaps filled with "no answer" and the usual pricing of its category; the place as it was typed. */
export function contentOf(edit: EditAdvertDto): AdvertContent {
  return {
    ...storedOfEdit(edit.category, edit.categoryData ?? {}),
    ...pricingOf(edit),
    title: edit.title ?? '',
    description: edit.description ?? '',
    place: placeOf(edit),
    contact: contactOf(edit),
    deliveryBands: edit.deliveryBands ?? [],
    raffleAccepted: edit.raffleAccepted ?? false,
    householdMaximum: canCapHouseholds(edit.category) ? (edit.householdMaximum ?? null) : null,
    localDays: edit.localDays ?? null,
    localRadiusInKm: edit.localRadiusInKm ?? null,
  };
}

function pricingOf(edit: EditAdvertDto): AdvertPricing {
  const usual = usualPricing(edit.category);
  return {
    ...settledPrices({
      pricePerUnitInCents: edit.pricePerUnitInCents ?? null,
      priceTotalInCents: edit.priceTotalInCents ?? null,
    }),
    unit: edit.unit ?? usual.unit,
    unitQuantity: edit.unitQuantity ?? null,
    minimumQuantity: edit.minimumQuantity ?? null,
    vatRateInPercent: edit.vatRate ?? usual.vatRateInPercent,
    priceIsGross: edit.priceIsGross ?? usual.priceIsGross,
  };
}

function placeOf({ address }: EditAdvertDto): AdvertPlace {
  return {
    countryCode: address?.countryCode || 'AT',
    postalCode: address?.postalCode || null,
    city: address?.city ?? '',
    street: address?.street ?? '',
    federalStateId: null,
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
  };
}

function contactOf({ contact }: EditAdvertDto): AdvertContactFacts {
  return {
    firstName: contact?.firstname ?? '',
    lastName: contact?.lastname ?? '',
    companyName: contact?.companyName ?? '',
    phoneNumber: contact?.phoneNumber ?? '',
    email: contact?.email ?? '',
    shopLink: contact?.shopLink ?? '',
  };
}
