import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategorisedEdit, CategorisedRead } from '#contract/category-data.schemas.ts';
import type { DraftValues } from './draft-values.ts';
import { answerOf, choiceOf, idsOf, isTicked, numberOf, tick, typedNumber } from './draft-values.ts';

type EditOf<C extends CategoryCode> = NonNullable<Extract<CategorisedEdit, { category: C }>['categoryData']>;

/** The category and its data as the fields say them. */
export function categoryEditOf(category: CategoryCode, values: DraftValues): CategorisedEdit {
  const data = readerOf(values);
  switch (category) {
    case 'FOREST':
      return { category, categoryData: forestEdit(data) };
    case 'FIREWOOD':
      return { category, categoryData: firewoodEdit(data) };
    case 'PELLETS':
      return { category, categoryData: pelletsEdit(data) };
    case 'SAWN_WOOD':
      return { category, categoryData: sawnWoodEdit(data) };
    case 'WOOD_CHIPS':
      return { category, categoryData: woodChipsEdit(data) };
    case 'LOGS':
      return { category, categoryData: logsEdit(data) };
    case 'SERVICES':
      return { category, categoryData: servicesEdit(data) };
  }
}

/** The fields of a category as they are filled from a payload. */
export function categoryValuesOf(edit: CategorisedEdit): DraftValues {
  const entries = Object.entries(edit.categoryData ?? {}).map(([field, value]) => [
    `categoryData.${field}`,
    typedValue(value),
  ]);
  return Object.fromEntries(entries);
}

/** What would have to be written to get this advert's category data. */
export function categoryEditOfAdvert(advert: CategorisedRead): CategorisedEdit {
  switch (advert.category) {
    case 'FOREST': {
      const { woodTypes, ...rest } = advert.categoryData;
      return { category: advert.category, categoryData: { ...rest, forestWoodTypeIds: idsIn(woodTypes) } };
    }
    case 'FIREWOOD': {
      const { woodTypes, ...rest } = advert.categoryData;
      return { category: advert.category, categoryData: { ...rest, furnaceWoodTypeIds: idsIn(woodTypes) } };
    }
    case 'PELLETS':
      return { category: advert.category, categoryData: advert.categoryData };
    case 'SAWN_WOOD': {
      const { woodType, ...rest } = advert.categoryData;
      return { category: advert.category, categoryData: { ...rest, sawnWoodTypeId: woodType?.id ?? null } };
    }
    case 'WOOD_CHIPS': {
      const { woodTypeCode, ...rest } = advert.categoryData;
      return { category: advert.category, categoryData: { ...rest, woodChipsWoodTypeCode: woodTypeCode } };
    }
    case 'LOGS': {
      const { woodType, ...rest } = advert.categoryData;
      return { category: advert.category, categoryData: { ...rest, woodLogTypeId: woodType?.id ?? null } };
    }
    case 'SERVICES': {
      const { certificates, serviceCategories, areasOfService, equipments } = advert.categoryData;
      return {
        category: advert.category,
        categoryData: {
          certificates: idsIn(certificates),
          serviceCategories: idsIn(serviceCategories),
          areasOfService: idsIn(areasOfService),
          equipments: idsIn(equipments),
        },
      };
    }
  }
}

const idsIn = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

function typedValue(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return tick(value);
  if (typeof value === 'number') return typedNumber(value);
  return typeof value === 'string' ? value : '';
}

function readerOf(values: DraftValues) {
  const at = (field: string): string => `categoryData.${field}`;
  return {
    ids: (field: string) => idsOf(values, at(field)),
    id: (field: string) => numberOf(values, at(field)),
    figure: (field: string) => numberOf(values, at(field)),
    code: (field: string) => answerOf(values, at(field)),
    claim: (field: string) => isTicked(values, at(field)),
    choice: <T extends string>(field: string, choices: readonly T[]) => choiceOf(values, at(field), choices),
  };
}
type Reader = ReturnType<typeof readerOf>;

const forestEdit = ({ ids, claim, figure }: Reader): EditOf<'FOREST'> => ({
  forestWoodTypeIds: ids('forestWoodTypeIds'),
  isFromTrunkSale: claim('isFromTrunkSale'),
  isForProcessing: claim('isForProcessing'),
  diameterAtBreastHeightInCm: figure('diameterAtBreastHeightInCm'),
  pefcCertified: claim('pefcCertified'),
});

const firewoodEdit = ({ ids, claim, figure, code, choice }: Reader): EditOf<'FIREWOOD'> => ({
  furnaceWoodTypeIds: ids('furnaceWoodTypeIds'),
  deliveryIsPossible: claim('deliveryIsPossible'),
  lengthInCm: figure('lengthInCm'),
  dryingState: code('dryingState'),
  moistureInPercent: figure('moistureInPercent'),
  measureBasis: choice('measureBasis', MEASURE_BASES),
  countryCodeOfOrigin: code('countryCodeOfOrigin'),
  pefcCertified: claim('pefcCertified'),
});

const pelletsEdit = ({ claim, code }: Reader): EditOf<'PELLETS'> => ({
  pelletQualityTypeCode: code('pelletQualityTypeCode'),
  enPlusCertified: claim('enPlusCertified'),
  dinPlusCertified: claim('dinPlusCertified'),
  deliveryIsPossible: claim('deliveryIsPossible'),
  blowInIsPossible: claim('blowInIsPossible'),
  countryCodeOfOrigin: code('countryCodeOfOrigin'),
  pefcCertified: claim('pefcCertified'),
});

/** A single item has one figure for each measure, a lot has a smallest and a largest; the other ones stay unsaid. */
function measuresOf({ claim, figure }: Reader, suffixes: readonly string[]): Record<string, number | null> {
  const isSingleItem = claim('isSingleItem');
  return Object.fromEntries(
    suffixes.flatMap((suffix) => {
      const single = suffix.charAt(0).toLowerCase() + suffix.slice(1);
      return [
        [single, isSingleItem ? figure(single) : null],
        [`min${suffix}`, isSingleItem ? null : figure(`min${suffix}`)],
        [`max${suffix}`, isSingleItem ? null : figure(`max${suffix}`)],
      ];
    }),
  );
}

const sawnWoodEdit = (data: Reader): EditOf<'SAWN_WOOD'> => ({
  sawnWoodTypeId: data.id('sawnWoodTypeId'),
  isSingleItem: data.claim('isSingleItem'),
  ...measuresOf(data, ['LengthInMm', 'WidthInMm', 'ThicknessInMm']),
  countryCodeOfOrigin: data.code('countryCodeOfOrigin'),
  pefcCertified: data.claim('pefcCertified'),
});

const woodChipsEdit = ({ code, claim }: Reader): EditOf<'WOOD_CHIPS'> => ({
  woodChipsWoodTypeCode: code('woodChipsWoodTypeCode'),
  dryingStateCode: code('dryingStateCode'),
  ashCode: code('ashCode'),
  rawMaterialGroupCode: code('rawMaterialGroupCode'),
  particleSizeCode: code('particleSizeCode'),
  fineFractionCode: code('fineFractionCode'),
  moistureContentCode: code('moistureContentCode'),
  countryCodeOfOrigin: code('countryCodeOfOrigin'),
  deliveryIsPossible: claim('deliveryIsPossible'),
  blowInIsPossible: claim('blowInIsPossible'),
  pefcCertified: claim('pefcCertified'),
});

const logsEdit = (data: Reader): EditOf<'LOGS'> => ({
  woodLogTypeId: data.id('woodLogTypeId'),
  isSingleItem: data.claim('isSingleItem'),
  ...measuresOf(data, ['LengthInCm', 'DiameterInCm']),
  countryCodeOfOrigin: data.code('countryCodeOfOrigin'),
  pefcCertified: data.claim('pefcCertified'),
});

const servicesEdit = ({ ids }: Reader): EditOf<'SERVICES'> => ({
  serviceCategories: ids('serviceCategories'),
  areasOfService: ids('areasOfService'),
  certificates: ids('certificates'),
  equipments: ids('equipments'),
});
