import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import type { EditAdvertDto } from './adverts.schemas.ts';
import type { CategorisedEdit } from './category-data.schemas.ts';

/** The edit payload that says what stands in an advert, without its pictures; `contentOf` leads back. */
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
  };
}

function categorisedEditOf(content: CategorisedData): CategorisedEdit {
  switch (content.category) {
    case 'FOREST': {
      const { woodTypeIds, ...rest } = content.data;
      return { category: 'FOREST', categoryData: { ...rest, forestWoodTypeIds: woodTypeIds } };
    }
    case 'FIREWOOD': {
      const { woodTypeIds, ...rest } = content.data;
      return { category: 'FIREWOOD', categoryData: { ...rest, furnaceWoodTypeIds: woodTypeIds } };
    }
    case 'PELLETS':
      return { category: 'PELLETS', categoryData: content.data };
    case 'SAWN_WOOD': {
      const { woodTypeId, ...rest } = content.data;
      return { category: 'SAWN_WOOD', categoryData: { ...rest, sawnWoodTypeId: woodTypeId } };
    }
    case 'WOOD_CHIPS': {
      const { woodTypeCode, ...rest } = content.data;
      return { category: 'WOOD_CHIPS', categoryData: { ...rest, woodChipsWoodTypeCode: woodTypeCode } };
    }
    case 'LOGS': {
      const { woodTypeId, ...rest } = content.data;
      return { category: 'LOGS', categoryData: { ...rest, woodLogTypeId: woodTypeId } };
    }
    case 'SERVICES':
      return {
        category: 'SERVICES',
        categoryData: {
          serviceCategories: content.data.serviceCategoryIds,
          certificates: content.data.certificateIds,
          areasOfService: content.data.areaOfServiceIds,
          equipments: content.data.equipmentIds,
        },
      };
  }
}
