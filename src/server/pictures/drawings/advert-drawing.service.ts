import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { pictureForAdvert } from '#domain/pictures/advert-picture.ts';
import { measuresOf, measuresText } from '#domain/pictures/measured/measures.ts';
import { isPictureKind } from '#domain/pictures/picture-kind.ts';
import type { PictureKind } from '#domain/pictures/picture-kind.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';

/** What of an advert decides its drawing. */
export type DrawnAdvert = {
  categorised: CategorisedData;
  title: string;
  unit: string | null;
  unitQuantity: number | null;
  /** Chooses among drawings that suit equally well. */
  seed: number;
};

/** Kinds that show the wood itself and no goods: they suit every advert of that wood. */
const END_GRAIN: ReadonlySet<PictureKind> = new Set(['cutFace', 'closeUp', 'singleLog']);

function woodTypeCodesOf({ category, data }: CategorisedData): string[] {
  if (category === 'WOOD_CHIPS' && data.woodTypeCode) return [data.woodTypeCode];
  const ids = 'woodTypeIds' in data ? data.woodTypeIds : 'woodTypeId' in data ? [data.woodTypeId] : [];
  return ids.flatMap((id) => (id === null ? [] : (woodTypeById(id)?.code ?? [])));
}

/** Returns the drawing of an advert, decided by its figures as they are now. */
export function drawingOfAdvert({ categorised, title, unit, unitQuantity, seed }: DrawnAdvert): DrawnPicture {
  const { category, data } = categorised;
  return pictureForAdvert({
    category,
    woodTypeCodes: woodTypeCodesOf(categorised),
    title,
    details: {
      ...data,
      unitCode: unit,
      quantity: unitQuantity,
      dryingStateCode: category === 'FIREWOOD' ? data.dryingState : null,
    },
    seed,
  });
}

/** A drawing as it is kept beside photos: of it only the seed counts, and whether it shows end grain. */
export type KeptDrawing = { drawing_kind: string | null; drawing_seed: number | null };

/** Returns the drawing of an advert for a kept one, which may be older than the advert's figures and than the drawings. */
export function drawingInPlaceOf(kept: KeptDrawing, advert: Omit<DrawnAdvert, 'seed'>): DrawnPicture {
  const now = drawingOfAdvert({ ...advert, seed: kept.drawing_seed ?? 0 });
  const kind = kept.drawing_kind;
  const { category } = advert.categorised;
  if (kind === null || !isPictureKind(kind) || !END_GRAIN.has(kind) || category === 'LOGS') return now;
  const { species, seed } = now;
  return { kind, species, seed, measures: measuresText(measuresOf({})) };
}
