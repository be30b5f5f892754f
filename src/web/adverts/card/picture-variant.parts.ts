import type { PictureFormat } from '#ui/marks/picture.tsx';

/** Returns the URL of an image of the contract in another width (px) and format; other URLs are unchanged. */
export function pictureVariant(url: string, width: number, format: PictureFormat): string {
  const ending = format === 'jpeg' ? 'jpg' : format;
  return url.replace(/\/\d{3,4}\.(?:svg|avif|webp|jpg)$/, `/${width}.${ending}`);
}
