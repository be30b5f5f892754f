import * as z from 'zod/mini';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import { FIREWOOD_LIMITS, FOREST_LIMITS, LOGS_LIMITS, SAWN_WOOD_LIMITS } from '#domain/wood/limits.data.ts';
import type { Limits } from '#domain/wood/limits.data.ts';
import { WoodType } from './common.schemas.ts';
import { decimal, named, open, openText, wholeNumber } from './fields.ts';
import {
  areaOfServiceId,
  ashCode,
  certificateId,
  countryCodeOfOrigin,
  dryingStateCode,
  equipmentId,
  fineFractionCode,
  moistureContentCode,
  particleSizeCode,
  pelletQualityTypeCode,
  rawMaterialGroupCode,
  serviceCategoryId,
  woodChipsDryingStateCode,
  woodChipsWoodTypeCode,
  woodTypeId,
} from './lookup-choices.ts';

const code = () => z.nullable(z.string());
const measure = () => z.nullable(z.number());
const measureBasis = () => z.enum(MEASURE_BASES);

export const ServiceCategory = named(
  'ServiceCategory',
  z.object({ id: z.number(), text: z.string(), group: z.string() }),
);
export const AreaOfService = named(
  'AreaOfService',
  z.object({ id: z.number(), name: z.string(), countryCode: z.string() }),
);
export const Certificate = named('Certificate', z.object({ id: z.number(), text: z.string() }));
export const Equipment = named('Equipment', z.object({ id: z.number(), text: z.string() }));

export const ForestData = named(
  'ForestData',
  z.object({
    woodTypes: z.array(WoodType),
    isFromTrunkSale: z.boolean(),
    isForProcessing: z.boolean(),
    diameterAtBreastHeightInCm: measure(),
    pefcCertified: z.boolean(),
  }),
);
export const FirewoodData = named(
  'FirewoodData',
  z.object({
    woodTypes: z.array(WoodType),
    deliveryIsPossible: z.boolean(),
    lengthInCm: measure(),
    dryingState: code(),
    countryCodeOfOrigin: code(),
    pefcCertified: z.boolean(),
    /** Measured water content in percent of the total mass. */
    moistureInPercent: z.exactOptional(measure()),
    /** How the quantity was measured: stacked at which length, tipped, solid, weighed. */
    measureBasis: z.exactOptional(z.nullable(measureBasis())),
  }),
);
export const PelletsData = named(
  'PelletsData',
  z.object({
    deliveryIsPossible: z.boolean(),
    blowInIsPossible: z.boolean(),
    pelletQualityTypeCode: code(),
    countryCodeOfOrigin: code(),
    pefcCertified: z.boolean(),
    enPlusCertified: z.boolean(),
    dinPlusCertified: z.boolean(),
  }),
);
export const SawnWoodData = named(
  'SawnWoodData',
  z.object({
    woodType: z.nullable(WoodType),
    isSingleItem: z.boolean(),
    lengthInMm: measure(),
    widthInMm: measure(),
    thicknessInMm: measure(),
    minLengthInMm: measure(),
    maxLengthInMm: measure(),
    minWidthInMm: measure(),
    maxWidthInMm: measure(),
    minThicknessInMm: measure(),
    maxThicknessInMm: measure(),
    countryCodeOfOrigin: code(),
    pefcCertified: z.boolean(),
  }),
);
export const WoodChipsData = named(
  'WoodChipsData',
  z.object({
    woodTypeCode: code(),
    dryingStateCode: code(),
    ashCode: code(),
    rawMaterialGroupCode: code(),
    particleSizeCode: code(),
    fineFractionCode: code(),
    moistureContentCode: code(),
    countryCodeOfOrigin: code(),
    deliveryIsPossible: z.boolean(),
    blowInIsPossible: z.boolean(),
    pefcCertified: z.boolean(),
  }),
);
export const LogsData = named(
  'LogsData',
  z.object({
    woodType: z.nullable(WoodType),
    isSingleItem: z.boolean(),
    lengthInCm: measure(),
    diameterInCm: measure(),
    minLengthInCm: measure(),
    maxLengthInCm: measure(),
    minDiameterInCm: measure(),
    maxDiameterInCm: measure(),
    countryCodeOfOrigin: code(),
    pefcCertified: z.boolean(),
  }),
);
export const ServicesData = named(
  'ServicesData',
  z.object({
    certificates: z.array(Certificate),
    serviceCategories: z.array(ServiceCategory),
    areasOfService: z.array(AreaOfService),
    equipments: z.array(Equipment),
  }),
);

/** A category and its data as they are read; `category` tells the variants apart. */
export const CategorisedRead = z.discriminatedUnion('category', [
  z.object({ category: z.literal('FOREST'), categoryData: ForestData }),
  z.object({ category: z.literal('FIREWOOD'), categoryData: FirewoodData }),
  z.object({ category: z.literal('PELLETS'), categoryData: PelletsData }),
  z.object({ category: z.literal('SAWN_WOOD'), categoryData: SawnWoodData }),
  z.object({ category: z.literal('WOOD_CHIPS'), categoryData: WoodChipsData }),
  z.object({ category: z.literal('LOGS'), categoryData: LogsData }),
  z.object({ category: z.literal('SERVICES'), categoryData: ServicesData }),
]);
export type CategorisedRead = z.infer<typeof CategorisedRead>;

const claim = () => open(z.boolean());
const ids = (one: z.ZodMiniType<number, number>) => open(z.array(one).check(z.maxLength(60)));
const length = ({ minimum, maximum }: Limits) => open(wholeNumber(minimum, maximum));
const origin = () => openText(countryCodeOfOrigin());

export const EditForestData = named(
  'EditForestData',
  z.object({
    forestWoodTypeIds: ids(woodTypeId()),
    isFromTrunkSale: claim(),
    isForProcessing: claim(),
    diameterAtBreastHeightInCm: length(FOREST_LIMITS.diameterAtBreastHeightInCm),
    pefcCertified: claim(),
  }),
);
export const EditFirewoodData = named(
  'EditFirewoodData',
  z.object({
    furnaceWoodTypeIds: ids(woodTypeId()),
    deliveryIsPossible: claim(),
    lengthInCm: length(FIREWOOD_LIMITS.lengthInCm),
    dryingState: openText(dryingStateCode()),
    countryCodeOfOrigin: origin(),
    pefcCertified: claim(),
    moistureInPercent: open(
      decimal(FIREWOOD_LIMITS.moistureInPercent.minimum, FIREWOOD_LIMITS.moistureInPercent.maximum),
    ),
    measureBasis: open(measureBasis()),
  }),
);
export const EditPelletsData = named(
  'EditPelletsData',
  z.object({
    deliveryIsPossible: claim(),
    blowInIsPossible: claim(),
    pelletQualityTypeCode: openText(pelletQualityTypeCode()),
    countryCodeOfOrigin: origin(),
    pefcCertified: claim(),
    enPlusCertified: claim(),
    dinPlusCertified: claim(),
  }),
);
export const EditSawnWoodData = named(
  'EditSawnWoodData',
  z.object({
    sawnWoodTypeId: open(woodTypeId()),
    isSingleItem: claim(),
    lengthInMm: length(SAWN_WOOD_LIMITS.lengthInMm),
    widthInMm: length(SAWN_WOOD_LIMITS.widthInMm),
    thicknessInMm: length(SAWN_WOOD_LIMITS.thicknessInMm),
    minLengthInMm: length(SAWN_WOOD_LIMITS.lengthInMm),
    maxLengthInMm: length(SAWN_WOOD_LIMITS.lengthInMm),
    minWidthInMm: length(SAWN_WOOD_LIMITS.widthInMm),
    maxWidthInMm: length(SAWN_WOOD_LIMITS.widthInMm),
    minThicknessInMm: length(SAWN_WOOD_LIMITS.thicknessInMm),
    maxThicknessInMm: length(SAWN_WOOD_LIMITS.thicknessInMm),
    countryCodeOfOrigin: origin(),
    pefcCertified: claim(),
  }),
);
export const EditWoodChipsData = named(
  'EditWoodChipsData',
  z.object({
    woodChipsWoodTypeCode: openText(woodChipsWoodTypeCode()),
    dryingStateCode: openText(woodChipsDryingStateCode()),
    ashCode: openText(ashCode()),
    rawMaterialGroupCode: openText(rawMaterialGroupCode()),
    particleSizeCode: openText(particleSizeCode()),
    fineFractionCode: openText(fineFractionCode()),
    moistureContentCode: openText(moistureContentCode()),
    countryCodeOfOrigin: origin(),
    deliveryIsPossible: claim(),
    blowInIsPossible: claim(),
    pefcCertified: claim(),
  }),
);
export const EditLogsData = named(
  'EditLogsData',
  z.object({
    woodLogTypeId: open(woodTypeId()),
    isSingleItem: claim(),
    lengthInCm: length(LOGS_LIMITS.lengthInCm),
    diameterInCm: length(LOGS_LIMITS.diameterInCm),
    minLengthInCm: length(LOGS_LIMITS.lengthInCm),
    maxLengthInCm: length(LOGS_LIMITS.lengthInCm),
    minDiameterInCm: length(LOGS_LIMITS.diameterInCm),
    maxDiameterInCm: length(LOGS_LIMITS.diameterInCm),
    countryCodeOfOrigin: origin(),
    pefcCertified: claim(),
  }),
);
export const EditServicesData = named(
  'EditServicesData',
  z.object({
    serviceCategories: ids(serviceCategoryId()),
    certificates: ids(certificateId()),
    areasOfService: ids(areaOfServiceId()),
    equipments: ids(equipmentId()),
  }),
);

/** A category and its data as they are written: any part may be missing, what is there must be right. */
export const CategorisedEdit = z.discriminatedUnion('category', [
  z.object({ category: z.literal('FOREST'), categoryData: open(EditForestData) }),
  z.object({ category: z.literal('FIREWOOD'), categoryData: open(EditFirewoodData) }),
  z.object({ category: z.literal('PELLETS'), categoryData: open(EditPelletsData) }),
  z.object({ category: z.literal('SAWN_WOOD'), categoryData: open(EditSawnWoodData) }),
  z.object({ category: z.literal('WOOD_CHIPS'), categoryData: open(EditWoodChipsData) }),
  z.object({ category: z.literal('LOGS'), categoryData: open(EditLogsData) }),
  z.object({ category: z.literal('SERVICES'), categoryData: open(EditServicesData) }),
]);
export type CategorisedEdit = z.infer<typeof CategorisedEdit>;
