import type { Image } from '#contract/common.schemas.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { PictureFormat } from '#ui/marks/picture.tsx';
import { Picture } from '#ui/marks/picture.tsx';

/** Returns the URL of an image of the contract in another width (px) and format; other URLs are unchanged. */
export const variantOf = (url: string, width: number, format: PictureFormat): string =>
  url.replace(/\/\d{3,4}\.(?:svg|avif|webp|jpg)$/, `/${width}.${format === 'jpeg' ? 'jpg' : format}`);

/** A thumbnail of the goods of a chat; named by the title beside it. */
export function ItemPicture({ image, sizes }: { image: Image | null; sizes: string }) {
  if (image === null) {
    return (
      <span className="picture picture-square self-start grid place-items-center text-ink-soft">
        <Icon name="image" />
      </span>
    );
  }
  return (
    <Picture
      shape="square"
      srcOf={(width, format) => variantOf(image.url, width, format)}
      alt=""
      sizes={sizes}
      placeholder={image.placeholder}
      className="self-start"
    />
  );
}
