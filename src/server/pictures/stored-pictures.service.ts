import { isPictureKind } from '#domain/pictures/picture-kind.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { isSpeciesKey } from '#domain/pictures/species.ts';
import type { Image } from '#contract/common.schemas.ts';

/** Width in which a picture is named; the page derives the others from its address. */
const SHOWN_WIDTH = 960;

export type ImageRow = {
  id: string;
  position: number;
  stored_file_id: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  drawing_kind: string | null;
  drawing_species: string | null;
  drawing_seed: number | null;
  alt: string;
};

/** A picture as sent to clients: the upload, or the drawing used in its place. */
export function presentImage(image: ImageRow): Image {
  const common = { id: image.id, order: image.position, alt: image.alt };
  if (image.stored_file_id !== null) {
    return {
      ...common,
      url: uploadUrl(image.stored_file_id),
      ...(image.width !== null && image.height !== null ? { width: image.width, height: image.height } : {}),
      ...(image.placeholder ? { placeholder: image.placeholder } : {}),
      storedFileId: image.stored_file_id,
    };
  }
  const species = (image.drawing_species ?? '').split('-').filter(isSpeciesKey);
  const kind = image.drawing_kind !== null && isPictureKind(image.drawing_kind) ? image.drawing_kind : 'stack';
  return presentDrawing(image, { kind, species, seed: image.drawing_seed ?? 0 });
}

/** A drawing as sent to clients. */
export const presentDrawing = (
  { id, position, alt }: Pick<ImageRow, 'id' | 'position' | 'alt'>,
  drawing: DrawnPicture,
): Image => ({
  id,
  order: position,
  alt,
  url: pictureUrl(drawing, SHOWN_WIDTH, 'jpg'),
  isSymbol: true,
  storedFileId: null,
});

const uploadUrl = (storedFileId: string): string => `/bilder/u/${storedFileId}/${SHOWN_WIDTH}.jpg`;
