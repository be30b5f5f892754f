import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { pictureVariant } from './picture-variant.parts.ts';

type AdvertPictureProps = { item: CardItem; sizes: string; isUrgent?: boolean | undefined };

/**
 * The cover of an advert; drawings are marked as such. The title beside it names the goods, so a photo has no
 * alternative text.
 */
export function AdvertPicture({ item, sizes, isUrgent }: AdvertPictureProps) {
  const { thumbnail } = item;
  if (thumbnail === null) {
    return (
      <span className="picture picture-photo grid place-content-center justify-items-center gap-1.5 text-ink-soft text-sm">
        <Icon name="image" />
        {advertTexts.noPicture}
      </span>
    );
  }
  return (
    <>
      <Picture
        srcOf={(width, format) => pictureVariant(thumbnail.url, width, format)}
        alt=""
        sizes={sizes}
        placeholder={thumbnail.placeholder}
        isUrgent={isUrgent}
      />
      {thumbnail.isSymbol && <span className="advert-symbol">{advertTexts.symbol}</span>}
    </>
  );
}
