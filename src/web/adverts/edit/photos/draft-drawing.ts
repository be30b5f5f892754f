import { pictureForAdvert } from '#domain/pictures/advert-picture.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { answerOf, idsOf, isTicked, metresOf, numberOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';

const WOOD_FIELDS = ['forestWoodTypeIds', 'furnaceWoodTypeIds', 'sawnWoodTypeId', 'woodLogTypeId'] as const;

/** The drawing that buyers see of an advert without a photo. */
export function drawingOf({ category, values }: Pick<FieldGroupProps, 'category' | 'values'>): DrawnPicture {
  const figure = (field: string): number | null => numberOf(values, `categoryData.${field}`) || null;
  const length = (field: string): number | null => metresOf(values, `categoryData.${field}`) || null;
  const code = (field: string): string | null => answerOf(values, `categoryData.${field}`);
  const woodIds = WOOD_FIELDS.flatMap((field) => idsOf(values, `categoryData.${field}`));
  const chips = code('woodChipsWoodTypeCode');
  return pictureForAdvert({
    category,
    woodTypeCodes: chips === null ? woodIds.flatMap((id) => woodTypeById(id)?.code ?? []) : [chips],
    title: answerOf(values, 'title') ?? '',
    details: {
      lengthInCm: category === 'LOGS' ? length('lengthInCm') : figure('lengthInCm'),
      dryingStateCode: code('dryingState'),
      unitCode: answerOf(values, 'unit'),
      quantity: numberOf(values, 'unitQuantity') || null,
      moistureInPercent: figure('moistureInPercent'),
      sawnDryingCode: code('sawnDryingCode'),
      lengthInMm: length('lengthInMm'),
      minLengthInCm: length('minLengthInCm'),
      maxLengthInCm: length('maxLengthInCm'),
      minLengthInMm: length('minLengthInMm'),
      maxLengthInMm: length('maxLengthInMm'),
      minDiameterInCm: figure('minDiameterInCm'),
      maxDiameterInCm: figure('maxDiameterInCm'),
      maxThicknessInMm: figure('maxThicknessInMm'),
      maxWidthInMm: figure('maxWidthInMm'),
      isSingleItem: isTicked(values, 'categoryData.isSingleItem'),
      thicknessInMm: figure('thicknessInMm'),
      widthInMm: figure('widthInMm'),
      minThicknessInMm: figure('minThicknessInMm'),
      minWidthInMm: figure('minWidthInMm'),
      sawnEdgesCode: code('sawnEdgesCode'),
      diameterInCm: figure('diameterInCm'),
      isFromTrunkSale: isTicked(values, 'categoryData.isFromTrunkSale'),
      particleSizeCode: code('particleSizeCode'),
      serviceCategoryIds: idsOf(values, 'categoryData.serviceCategories'),
    },
    seed: 1,
  });
}
