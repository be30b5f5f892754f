import type { Image } from '#contract/common.schemas.ts';

type Images = readonly Image[];

const numbered = (images: Images): Image[] => images.map((image, order) => ({ ...image, order }));

/** The pictures with the one at `from` moved to `to`; positions outside the list are clamped. */
export function withMoved(images: Images, from: number, to: number): Images {
  const moved = images[from];
  if (moved === undefined || from === to) return images;
  const rest = images.toSpliced(from, 1);
  return numbered(rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, moved));
}

export const without = (images: Images, id: string): Images => numbered(images.filter((image) => image.id !== id));

export const withAlt = (images: Images, id: string, alt: string): Images =>
  images.map((image) => (image.id === id ? { ...image, alt } : image));

/** The pictures with day and place of one of them shown or not; of those that the camera noted nothing of it stays as it is. */
export const withCaptureShown = (images: Images, id: string, isShown: boolean): Images =>
  images.map((image) =>
    image.id === id && image.capture ? { ...image, capture: { ...image.capture, isShown } } : image,
  );

/** The pictures with the places that the server sees now, after the advert's own place may have changed. */
export const withSpotsOf = (images: Images, stored: Images): Images =>
  images.map((image) => {
    const capture = stored.find(({ id }) => id === image.id)?.capture;
    if (capture === undefined || image.capture === undefined) return image;
    return { ...image, capture: { ...capture, isShown: image.capture.isShown } };
  });

/** The pictures with one put back where it was. */
export function withAgain(images: Images, image: Image, position: number): Images {
  if (images.some(({ storedFileId }) => storedFileId === image.storedFileId)) return images;
  return numbered(images.toSpliced(position, 0, image));
}

/**
 * The pictures with a new one: before all that were chosen after it, whichever upload was done first. `rankOf` says when
 * a stored file was chosen, null for those of earlier visits.
 */
export function withUploaded(images: Images, uploaded: Image, rankOf: (image: Image) => number | null): Images {
  if (images.some(({ storedFileId }) => storedFileId === uploaded.storedFileId)) return images;
  const rank = rankOf(uploaded) ?? Number.POSITIVE_INFINITY;
  const later = images.findIndex((image) => (rankOf(image) ?? Number.NEGATIVE_INFINITY) > rank);
  return numbered(images.toSpliced(later === -1 ? images.length : later, 0, uploaded));
}
