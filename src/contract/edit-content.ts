import type { AdvertContactFacts, AdvertContent, AdvertPlace, AdvertPricing } from '#domain/adverts/advert-content.ts';
import { usualPricing } from '#domain/adverts/advert-content.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import type { EditAdvertDto } from './adverts.schemas.ts';
import type { CategorisedEdit } from './category-data.schemas.ts';

type Edit<C extends CategorisedEdit['category']> = NonNullable<
  Extract<CategorisedEdit, { category: C }>['categoryData']
>;

/** What an edit payload says, gaps filled with "no answer" and the usual pricing of its category; the place as it was typed. */
export function contentOf(edit: EditAdvertDto): AdvertContent {
  return {
    ...categorisedDataOf(edit),
    ...pricingOf(edit),
    title: edit.title ?? '',
    description: edit.description ?? '',
    place: placeOf(edit),
    contact: contactOf(edit),
    deliveryBands: edit.deliveryBands ?? [],
    raffleAccepted: edit.raffleAccepted ?? false,
  };
}

function pricingOf(edit: EditAdvertDto): AdvertPricing {
  const usual = usualPricing(edit.category);
  return {
    pricePerUnitInCents: edit.pricePerUnitInCents ?? null,
    priceTotalInCents: edit.priceTotalInCents ?? null,
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

function categorisedDataOf(edit: CategorisedEdit): CategorisedData {
  switch (edit.category) {
    case 'FOREST':
      return { category: 'FOREST', data: forestData(edit.categoryData ?? {}) };
    case 'FIREWOOD':
      return { category: 'FIREWOOD', data: firewoodData(edit.categoryData ?? {}) };
    case 'PELLETS':
      return { category: 'PELLETS', data: pelletsData(edit.categoryData ?? {}) };
    case 'SAWN_WOOD':
      return { category: 'SAWN_WOOD', data: sawnWoodData(edit.categoryData ?? {}) };
    case 'WOOD_CHIPS':
      return { category: 'WOOD_CHIPS', data: woodChipsData(edit.categoryData ?? {}) };
    case 'LOGS':
      return { category: 'LOGS', data: logsData(edit.categoryData ?? {}) };
    case 'SERVICES':
      return { category: 'SERVICES', data: servicesData(edit.categoryData ?? {}) };
  }
}

const distinct = (ids: readonly number[] | null | undefined): number[] => [...new Set(ids ?? [])];

const forestData = (edit: Edit<'FOREST'>) => ({
  woodTypeIds: distinct(edit.forestWoodTypeIds),
  isFromTrunkSale: edit.isFromTrunkSale ?? false,
  isForProcessing: edit.isForProcessing ?? false,
  diameterAtBreastHeightInCm: edit.diameterAtBreastHeightInCm ?? null,
  pefcCertified: edit.pefcCertified ?? false,
});

const firewoodData = (edit: Edit<'FIREWOOD'>) => ({
  woodTypeIds: distinct(edit.furnaceWoodTypeIds),
  deliveryIsPossible: edit.deliveryIsPossible ?? false,
  lengthInCm: edit.lengthInCm ?? null,
  dryingState: edit.dryingState || null,
  moistureInPercent: edit.moistureInPercent ?? null,
  measureBasis: edit.measureBasis ?? null,
  countryCodeOfOrigin: edit.countryCodeOfOrigin || null,
  pefcCertified: edit.pefcCertified ?? false,
});

const pelletsData = (edit: Edit<'PELLETS'>) => ({
  deliveryIsPossible: edit.deliveryIsPossible ?? false,
  blowInIsPossible: edit.blowInIsPossible ?? false,
  pelletQualityTypeCode: edit.pelletQualityTypeCode || null,
  countryCodeOfOrigin: edit.countryCodeOfOrigin || null,
  pefcCertified: edit.pefcCertified ?? false,
  enPlusCertified: edit.enPlusCertified ?? false,
  dinPlusCertified: edit.dinPlusCertified ?? false,
});

const sawnWoodData = (edit: Edit<'SAWN_WOOD'>) => ({
  woodTypeId: edit.sawnWoodTypeId ?? null,
  isSingleItem: edit.isSingleItem ?? false,
  lengthInMm: edit.lengthInMm ?? null,
  widthInMm: edit.widthInMm ?? null,
  thicknessInMm: edit.thicknessInMm ?? null,
  minLengthInMm: edit.minLengthInMm ?? null,
  maxLengthInMm: edit.maxLengthInMm ?? null,
  minWidthInMm: edit.minWidthInMm ?? null,
  maxWidthInMm: edit.maxWidthInMm ?? null,
  minThicknessInMm: edit.minThicknessInMm ?? null,
  maxThicknessInMm: edit.maxThicknessInMm ?? null,
  countryCodeOfOrigin: edit.countryCodeOfOrigin || null,
  pefcCertified: edit.pefcCertified ?? false,
});

const woodChipsData = (edit: Edit<'WOOD_CHIPS'>) => ({
  woodTypeCode: edit.woodChipsWoodTypeCode || null,
  dryingStateCode: edit.dryingStateCode || null,
  ashCode: edit.ashCode || null,
  rawMaterialGroupCode: edit.rawMaterialGroupCode || null,
  particleSizeCode: edit.particleSizeCode || null,
  fineFractionCode: edit.fineFractionCode || null,
  moistureContentCode: edit.moistureContentCode || null,
  countryCodeOfOrigin: edit.countryCodeOfOrigin || null,
  deliveryIsPossible: edit.deliveryIsPossible ?? false,
  blowInIsPossible: edit.blowInIsPossible ?? false,
  pefcCertified: edit.pefcCertified ?? false,
});

const logsData = (edit: Edit<'LOGS'>) => ({
  woodTypeId: edit.woodLogTypeId ?? null,
  isSingleItem: edit.isSingleItem ?? false,
  lengthInCm: edit.lengthInCm ?? null,
  diameterInCm: edit.diameterInCm ?? null,
  minLengthInCm: edit.minLengthInCm ?? null,
  maxLengthInCm: edit.maxLengthInCm ?? null,
  minDiameterInCm: edit.minDiameterInCm ?? null,
  maxDiameterInCm: edit.maxDiameterInCm ?? null,
  countryCodeOfOrigin: edit.countryCodeOfOrigin || null,
  pefcCertified: edit.pefcCertified ?? false,
});

const servicesData = (edit: Edit<'SERVICES'>) => ({
  certificateIds: distinct(edit.certificates),
  serviceCategoryIds: distinct(edit.serviceCategories),
  areaOfServiceIds: distinct(edit.areasOfService),
  equipmentIds: distinct(edit.equipments),
});
