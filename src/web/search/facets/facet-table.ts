import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import type { CategoryField } from '#domain/adverts/categories/field.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CodeListKey, FlagKey, MeasureKey } from '#domain/search/address/filter-params.ts';
import { FIREWOOD_LENGTHS_IN_CM } from '#domain/search/household-need.ts';
import { wordsOfField } from '#texts/de/adverts/category-fields.ts';
import { categoryFormTexts } from '#texts/de/adverts/category-form.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import type { ListField } from '#web/search/listing/list-choices.ts';

const texts = listingTexts.filters;

/** One question of the filter panel. */
export type FacetPart =
  | { kind: 'CATEGORIES' }
  | { kind: 'PLACE'; hasState: boolean; hasDelivery: boolean }
  | { kind: 'WOOD_GROUPS' }
  | { kind: 'LIST'; field: ListField; plural: string }
  | { kind: 'FLAG'; field: FlagKey; label: string }
  | { kind: 'FROM_AUSTRIA' }
  | { kind: 'WITH_PICTURE' }
  | { kind: 'UNRESERVED' }
  | { kind: 'LENGTHS'; lengthsInCm: readonly number[] }
  | { kind: 'RANGE'; label: string; from: MeasureKey; to: MeasureKey; unit: string; isInMetres?: true }
  | { kind: 'PRICE' }
  | { kind: 'TOTAL_PRICE' }
  | { kind: 'FELLED'; monthsAgo: readonly number[] }
  | { kind: 'DRY_BY'; months: readonly number[] }
  | { kind: 'LOT' }
  | { kind: 'SELLER' };

/** A titled block of the panel; `isFurther` ones are collapsed below the others. */
export type FacetBlock = { legend: string; parts: readonly FacetPart[]; isFurther?: boolean };

/** How long ago logs were felled, as buyers ask: blue stain and beetles come within a summer. Product decision. */
const FELLED_MONTHS_AGO = [1, 3, 6, 12] as const;

/** Buyers ask for wood for this heating season, which begins in October, and for the middle of it. Product decision. */
const DRY_BY_MONTHS = [10, 1] as const;

const list = (
  legend: string,
  field: ListField,
  options: { plural?: string; isFurther?: boolean } = {},
): FacetBlock => ({
  legend,
  parts: [{ kind: 'LIST', field, plural: options.plural ?? texts.values }],
  ...(options.isFurther ? { isFurther: true } : {}),
});
const range = (
  label: string,
  from: MeasureKey,
  options: { to: MeasureKey; unit: string; isInMetres?: true },
): FacetBlock => ({
  legend: label,
  parts: [{ kind: 'RANGE', label, from, ...options }],
});

/**
 * Returns the blocks of the lists and claims with a `panel` in their description, under the label of the list, or the title that
 * the claim stands under in the form.
 */
export const describedBlocks = (
  fields: readonly [name: string, field: CategoryField][],
  panel: 'OPEN' | 'FURTHER',
): FacetBlock[] =>
  fields.flatMap(([name, field]): FacetBlock[] => {
    if (!('panel' in field) || field.panel !== panel) return [];
    const isFurther = panel === 'FURTHER';
    const { label } = wordsOfField(name);
    if (field.kind === 'CODE') return [list(label, field.filter as CodeListKey, { isFurther })];
    const parts: FacetPart[] = [{ kind: 'FLAG', field: field.filter as FlagKey, label }];
    return [{ legend: categoryFormTexts.blocks[field.block], parts, ...(isFurther ? { isFurther } : {}) }];
  });

/** Those that stand open between the blocks of a category. */
const described = (category: CategoryCode): FacetBlock[] => describedBlocks(categoryFieldsOf(category), 'OPEN');

const where = (hasDelivery: boolean): FacetBlock => ({
  legend: texts.where,
  parts: [{ kind: 'PLACE', hasState: true, hasDelivery }],
});
const woodTypes: FacetBlock = {
  legend: texts.woodType,
  parts: [{ kind: 'WOOD_GROUPS' }, { kind: 'LIST', field: 'woodTypeIds', plural: texts.woodTypes }],
};
const woodTypesAlone = list(texts.woodType, 'woodTypeIds', { plural: texts.woodTypes });
const price: FacetBlock = { legend: texts.price, parts: [{ kind: 'PRICE' }] };
const originAndPicture: FacetBlock = {
  legend: texts.originAndPicture,
  parts: [{ kind: 'FROM_AUSTRIA' }, { kind: 'WITH_PICTURE' }],
};
const available: FacetBlock = { legend: texts.available, parts: [{ kind: 'UNRESERVED' }] };
const picture: FacetBlock = { legend: texts.picture, parts: [{ kind: 'WITH_PICTURE' }] };
const pefc: FacetPart = { kind: 'FLAG', field: 'pefcCertified', label: texts.pefc };
const proof: FacetBlock = { legend: texts.proof, parts: [pefc] };
const seller: FacetBlock = { legend: texts.seller, parts: [{ kind: 'SELLER' }] };
const delivers: FacetPart = { kind: 'FLAG', field: 'deliveryIsPossible', label: texts.delivers };
const blowIn: FacetPart = { kind: 'FLAG', field: 'blowInIsPossible', label: texts.blowIn };
const loose: FacetPart = { kind: 'FLAG', field: 'isLoose', label: texts.loose };
/** Logs and boards are sold by the metre. */
const length = range(texts.length, 'lengthMinInCm', { to: 'lengthMaxInCm', unit: 'm', isInMetres: true });
const lot: FacetBlock = { legend: texts.lot, parts: [{ kind: 'LOT' }] };

const BLOCKS: Record<CategoryCode, readonly FacetBlock[]> = {
  FIREWOOD: [
    where(true),
    woodTypes,
    { legend: texts.length, parts: [{ kind: 'LENGTHS', lengthsInCm: FIREWOOD_LENGTHS_IN_CM }] },
    list(texts.drying, 'dryingStates'),
    { legend: texts.dryBy, parts: [{ kind: 'DRY_BY', months: DRY_BY_MONTHS }] },
    ...described('FIREWOOD'),
    price,
    { legend: texts.delivery, parts: [delivers] },
    originAndPicture,
    seller,
    proof,
  ],
  PELLETS: [
    where(true),
    list(texts.quality, 'pelletQualityTypeCodes'),
    ...described('PELLETS'),
    { legend: texts.delivery, parts: [loose, blowIn, delivers] },
    price,
    {
      legend: texts.proof,
      parts: [
        { kind: 'FLAG', field: 'enPlusCertified', label: texts.enPlus },
        { kind: 'FLAG', field: 'dinPlusCertified', label: texts.dinPlus },
        pefc,
      ],
    },
    originAndPicture,
    seller,
  ],
  WOOD_CHIPS: [
    where(true),
    ...described('WOOD_CHIPS'),
    list(texts.particleSize, 'particleSizeCodes', { plural: texts.values }),
    list(texts.moisture, 'moistureContentCodes', { plural: texts.values }),
    { legend: texts.delivery, parts: [delivers, blowIn] },
    price,
    list(texts.chipsWood, 'woodChipsWoodTypeCodes'),
    originAndPicture,
    seller,
    proof,
    list(texts.chipsDrying, 'woodChipsDryingStateCodes', { isFurther: true }),
    list(texts.ash, 'ashCodes', { isFurther: true }),
    list(texts.fines, 'fineFractionCodes', { isFurther: true }),
    list(texts.rawMaterial, 'rawMaterialGroupCodes', { isFurther: true }),
  ],
  SAWN_WOOD: [
    where(false),
    woodTypesAlone,
    range(texts.thickness, 'thicknessMinInMm', { to: 'thicknessMaxInMm', unit: 'mm' }),
    range(texts.width, 'widthMinInMm', { to: 'widthMaxInMm', unit: 'mm' }),
    length,
    ...described('SAWN_WOOD'),
    lot,
    price,
    originAndPicture,
    seller,
    proof,
  ],
  LOGS: [
    where(false),
    woodTypesAlone,
    range(texts.diameter, 'diameterMinInCm', { to: 'diameterMaxInCm', unit: 'cm' }),
    length,
    ...described('LOGS'),
    lot,
    price,
    originAndPicture,
    seller,
    proof,
    { legend: texts.felled, parts: [{ kind: 'FELLED', monthsAgo: FELLED_MONTHS_AGO }], isFurther: true },
  ],
  FOREST: [
    where(false),
    woodTypesAlone,
    range(texts.breastHeight, 'diameterMinInCm', { to: 'diameterMaxInCm', unit: 'cm' }),
    {
      legend: texts.sale,
      parts: [
        { kind: 'FLAG', field: 'isFromTrunkSale', label: texts.fromStump },
        { kind: 'FLAG', field: 'isForProcessing', label: texts.forProcessing },
      ],
    },
    ...described('FOREST'),
    price,
    picture,
    seller,
    proof,
  ],
  SERVICES: [
    list(texts.services, 'serviceCategoryIds', { plural: texts.servicesPlural }),
    list(texts.area, 'areaOfServiceIds', { plural: texts.areas }),
    list(texts.equipment, 'equipmentIds', { plural: texts.equipment }),
    list(texts.certificates, 'certificateIds', { plural: texts.certificates }),
    ...described('SERVICES'),
    price,
    picture,
    seller,
  ],
};

const WITHOUT_CATEGORY: readonly FacetBlock[] = [
  { legend: texts.category, parts: [{ kind: 'CATEGORIES' }] },
  where(true),
  woodTypesAlone,
  { legend: texts.totalPrice, parts: [{ kind: 'TOTAL_PRICE' }] },
  seller,
  originAndPicture,
  proof,
];

/** Returns the blocks of the filter panel in the order buyers use them. */
export const facetBlocksOf = (category: CategoryCode | undefined): readonly FacetBlock[] =>
  category === undefined
    ? WITHOUT_CATEGORY
    : [...BLOCKS[category], ...describedBlocks(categoryFieldsOf(category), 'FURTHER'), available];
