import { pictureForAdvert } from '#domain/pictures/advert-picture.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { photoTexts } from '#texts/de/photos.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FieldGroupProps } from '#web/edit-advert/field-group.ts';
import { answerOf, idsOf, isTicked, numberOf } from '#web/edit-advert/draft-values.ts';

type SymbolPreviewProps = Pick<FieldGroupProps, 'category' | 'values'>;

const WOOD_FIELDS = ['forestWoodTypeIds', 'furnaceWoodTypeIds', 'sawnWoodTypeId', 'woodLogTypeId'] as const;

/** The drawing that buyers see as long as there is no photo. */
export function SymbolPreview({ category, values }: SymbolPreviewProps) {
  const picture = drawingOf({ category, values });
  return (
    <div className="photo-symbol">
      <div className="photo-frame">
        <Picture
          srcOf={(width, format) => pictureUrl(picture, width, format === 'jpeg' ? 'jpg' : format)}
          alt=""
          sizes="(min-width: 30rem) 240px, 60vw"
        />
        <span className="photo-mark">
          <Badge tone="plain">{photoTexts.symbolBadge}</Badge>
        </span>
      </div>
      <p>
        <b>{photoTexts.symbolTitle}</b> {photoTexts.symbolNote}
      </p>
    </div>
  );
}

function drawingOf({ category, values }: SymbolPreviewProps) {
  const figure = (field: string): number | null => numberOf(values, `categoryData.${field}`) || null;
  const code = (field: string): string | null => answerOf(values, `categoryData.${field}`);
  const woodIds = WOOD_FIELDS.flatMap((field) => idsOf(values, `categoryData.${field}`));
  const chips = code('woodChipsWoodTypeCode');
  return pictureForAdvert({
    category,
    woodTypeCodes: chips === null ? woodIds.flatMap((id) => woodTypeById(id)?.code ?? []) : [chips],
    details: {
      lengthInCm: figure('lengthInCm'),
      dryingStateCode: code('dryingState'),
      unitCode: answerOf(values, 'unit'),
      isSingleItem: isTicked(values, 'categoryData.isSingleItem'),
      thicknessInMm: figure('thicknessInMm'),
      widthInMm: figure('widthInMm'),
      diameterInCm: figure('diameterInCm'),
      isFromTrunkSale: isTicked(values, 'categoryData.isFromTrunkSale'),
      particleSizeCode: code('particleSizeCode'),
      serviceCategoryIds: idsOf(values, 'categoryData.serviceCategories'),
    },
    seed: 1,
  });
}
