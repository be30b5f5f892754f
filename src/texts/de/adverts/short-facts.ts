import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { storedName } from '#domain/adverts/categories/field.ts';
import type { CategorisedData, CategoryDataOf } from '#domain/adverts/category-data.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { CATEGORY_CODES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { chipsClassByCode } from '#domain/lookups/chips-classes.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import { logGradeByCode } from '#domain/lookups/log-grades.data.ts';
import { pelletDiameterByCode } from '#domain/lookups/pellet-diameters.data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { firewoodFormByCode } from '#domain/lookups/timber/firewood-forms.data.ts';
import { sawnGradeByCode, sawnSurfaceByCode } from '#domain/lookups/sawn-wood.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodChipsDryingStateByCode } from '#domain/lookups/wood-chips.data.ts';
import { searchTexts } from '#texts/de/search/search.ts';

const MOST_FACTS = 3;

const figure = (from: number | null, to: number | null): string | null => {
  const [low, high] = [from ?? to, to ?? from];
  if (low === null || high === null) return null;
  return low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`;
};
const measure = (
  from: number | null,
  to: number | null,
  { unit, prefix = '' }: { unit: string; prefix?: string },
): string | null => {
  const text = figure(from, to);
  return text === null ? null : `${prefix}${text} ${unit}`;
};

/** "24 × 120–300 mm", as sawmills write it; one of the two alone where the other is unknown. */
const crossSection = (thickness: string | null, width: string | null): string | null =>
  width === null
    ? thickness && `${thickness} mm`
    : thickness === null
      ? `${width} mm breit`
      : `${thickness} × ${width} mm`;

/** "kammergetrocknet" is too long for the line of a card. */
const dryness = (text: string | undefined): string | undefined => text?.replace(/^kammergetrocknet.*/, 'kammertrocken');

type Facts = (string | null | undefined)[];
const whereSo = (isSo: boolean, text: string): string | null => (isSo ? text : null);

/** Most firewood is split: only what is not says so beside the length. */
const lengthAndForm = (length: string | null, formCode: string | null | undefined): string | null => {
  const isSplit = formCode === null || formCode === undefined || formCode === 'GESPALTEN';
  const form = isSplit ? null : (firewoodFormByCode(formCode)?.shortText ?? null);
  return length === null || form === null ? (length ?? form) : `${length} ${form}`;
};

const FACTS: { [C in CategoryCode]: (data: CategoryDataOf[C]) => Facts } = {
  FIREWOOD: ({ lengthInCm, firewoodFormCode, dryingState, deliveryIsPossible }) => [
    lengthAndForm(lengthInCm === 100 ? `1 m` : measure(lengthInCm, null, { unit: 'cm' }), firewoodFormCode),
    dryness(dryingStateByCode(dryingState ?? '')?.text),
    whereSo(deliveryIsPossible, searchTexts.delivers),
  ],
  PELLETS: ({ pelletQualityTypeCode, pelletDiameterCode, blowInIsPossible, deliveryIsPossible }) => [
    pelletQualityTypeByCode(pelletQualityTypeCode ?? '')?.text,
    pelletDiameterByCode(pelletDiameterCode ?? '')?.text,
    whereSo(blowInIsPossible, searchTexts.blowIn) ?? whereSo(deliveryIsPossible, searchTexts.delivers),
  ],
  SAWN_WOOD: (data) => [
    crossSection(
      figure(data.thicknessInMm ?? data.minThicknessInMm, data.thicknessInMm ?? data.maxThicknessInMm),
      figure(data.widthInMm ?? data.minWidthInMm, data.widthInMm ?? data.maxWidthInMm),
    ),
    sawnGradeByCode(data.sawnGradeCode ?? '')?.shortText ?? sawnSurfaceByCode(data.sawnSurfaceCode ?? '')?.text,
    whereSo(data.isSingleItem, searchTexts.singleItem),
  ],
  WOOD_CHIPS: ({ chipsClassCode, particleSizeCode, moistureContentCode, dryingStateCode, blowInIsPossible }) => [
    particleSizeCode,
    moistureContentCode ?? woodChipsDryingStateByCode(dryingStateCode ?? '')?.text,
    chipsClassByCode(chipsClassCode ?? '')?.text,
    whereSo(blowInIsPossible, searchTexts.blowIn),
  ],
  LOGS: (data) => [
    measure(data.diameterInCm ?? data.minDiameterInCm, data.diameterInCm ?? data.maxDiameterInCm, {
      unit: 'cm',
      prefix: 'Ø ',
    }),
    measure(inMetres(data.lengthInCm ?? data.minLengthInCm), inMetres(data.lengthInCm ?? data.maxLengthInCm), {
      unit: 'm',
    }),
    logGradeByCode(data.logGradeCode ?? '')?.shortText,
    whereSo(data.isSingleItem, searchTexts.singleItem),
  ],
  FOREST: ({ isFromTrunkSale, isForProcessing, diameterAtBreastHeightInCm }) => [
    whereSo(isFromTrunkSale, searchTexts.fromTrunkSale),
    whereSo(isForProcessing, searchTexts.forProcessing),
    measure(diameterAtBreastHeightInCm, null, { unit: 'cm', prefix: 'BHD ' }),
  ],
  SERVICES: ({ serviceCategoryIds }) => serviceCategoryIds.map((id) => serviceCategoryById(id)?.text),
};

const inMetres = (cm: number | null): number | null => (cm === null ? null : cm / 100);

/** The entry of a category takes the data of that category: `CategorisedData` keeps the two together. */
const factsFor = <C extends CategoryCode>(category: C, data: CategoryDataOf[C]): Facts => FACTS[category](data);

/** The lists that are on cards by their description, under the name of their code in the data. */
const LISTS_ON_CARDS = new Map(
  CATEGORY_CODES.map((category) => [
    category,
    categoryFieldsOf(category).flatMap(([name, field]) =>
      field.kind === 'CODE' && field.isOnCard === true ? [{ stored: storedName(name, field), list: field.list }] : [],
    ),
  ]),
);

function describedFacts({ category, data }: CategorisedData): Facts {
  const values: Readonly<Record<string, unknown>> = data;
  return (LISTS_ON_CARDS.get(category) ?? []).map(({ stored, list }) => {
    const row = list.find(({ code }) => code === values[stored]);
    return row?.shortText ?? row?.text;
  });
}

/** Two or three short facts of an advert's goods, as cards say them. */
export const shortFactsOf = (advert: CategorisedData): string[] =>
  [...factsFor(advert.category, advert.data as CategoryDataOf[typeof advert.category]), ...describedFacts(advert)]
    .filter((fact) => typeof fact === 'string')
    .slice(0, MOST_FACTS);
