import type { Image } from '#contract/common.schemas.ts';
import { companyPageTexts as texts } from '#texts/de/companies/companies.ts';
import { classNames } from '#ui/class-names.ts';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { SellerMark } from '#web/users/seller-mark.parts.tsx';

type MarkProps = { id: string; logo: Image | null; name: string; isLarge?: boolean };

/** The logo of a company, or a drawn log end in its place. */
export function CompanyMark({ id, logo, name, isLarge = false }: MarkProps) {
  if (logo === null) return <SellerMark id={id} isLarge={isLarge} />;
  return (
    <picture
      className={classNames(
        'company-logo block flex-none overflow-hidden border border-seam rounded-sawn bg-snow',
        isLarge ? 'size-24' : 'size-15',
      )}
    >
      <source type="image/avif" srcSet={pictureVariant(logo.url, 320, 'avif')} />
      <img
        src={pictureVariant(logo.url, 320, 'webp')}
        alt={texts.logo(name)}
        width={60}
        height={60}
        loading={isLarge ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
