import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import { editOfStored } from '#domain/adverts/categories/stored-of-edit.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import type { EditAdvertDto } from './adverts.schemas.ts';
import type { CategorisedEdit } from './category-data.schemas.ts';

/** The edit payload of an advert's content, without its pictures; `contentOf` is the inverse. */
export function editOfContent(content: AdvertContent): EditAdvertDto {
  const { place, contact } = content;
  return {
    ...categorisedEditOf(content),
    title: content.title,
    description: content.description,
    pricePerUnitInCents: content.pricePerUnitInCents,
    priceTotalInCents: content.priceTotalInCents,
    unit: content.unit,
    unitQuantity: content.unitQuantity,
    minimumQuantity: content.minimumQuantity,
    vatRate: content.vatRateInPercent,
    priceIsGross: content.priceIsGross,
    deliveryBands: content.deliveryBands,
    address: {
      countryCode: place.countryCode,
      postalCode: place.postalCode,
      city: place.city,
      street: place.street,
      latitude: place.latitude,
      longitude: place.longitude,
    },
    contact: {
      firstname: contact.firstName,
      lastname: contact.lastName,
      companyName: contact.companyName,
      phoneNumber: contact.phoneNumber,
      email: contact.email,
      shopLink: contact.shopLink,
    },
    raffleAccepted: content.raffleAccepted,
    householdMaximum: content.householdMaximum,
    localDays: content.localDays,
    localRadiusInKm: content.localRadiusInKm,
  };
}

const categorisedEditOf = (content: CategorisedData): CategorisedEdit =>
  ({ category: content.category, categoryData: editOfStored(content) }) as CategorisedEdit;
