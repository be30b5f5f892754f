import type { Image } from '#contract/common.schemas.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';

/** A picture with what is said of when and where it was taken. */
export type GalleryImage = Image & { mark?: string };

const { gallery: texts } = advertPageTexts;

/** Returns what a picture shows, for people who do not see it. */
export function altOf(image: Image, title: string, index: number): string {
  if (image.isSymbol) return texts.symbolAlt(image.alt || title);
  return image.alt || texts.alt(title, index + 1);
}

/** Returns the line on a picture: which of how many, and whether it is a drawing. */
export function noteOf(image: Image | undefined, index: number, total: number): string {
  const parts = [total > 1 ? texts.position(index + 1, total) : null, image?.isSymbol ? texts.symbol : null];
  return parts.filter((part) => part !== null).join(', ');
}
