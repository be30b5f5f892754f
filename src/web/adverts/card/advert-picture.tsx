import type { AdvertListItem } from '#contract/adverts.schemas.ts';
import { advertTexts } from '#texts/de/adverts.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureVariant } from './picture-variant.ts';

type AdvertPictureProps = { item: AdvertListItem; sizes: string; isUrgent?: boolean | undefined };

/** The cover of an advert; a drawing says that it is one. The title beside it names the goods, so the photo is silent. */
export function AdvertPicture({ item, sizes, isUrgent }: AdvertPictureProps) {
  const { thumbnail } = item;
  if (thumbnail === null) {
    return (
      <span className="picture picture-photo advert-no-picture">
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
