import { DRAWING_VERSION } from '#domain/pictures/measured/drawing-version.ts';
import type { SpeciesKey } from '#domain/pictures/species.ts';
import { type SellerKind, isEntrepreneur } from '#domain/users/seller-kind.ts';
import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { classNames } from '#ui/class-names.ts';
import { SELLER_ICONS } from './seller-icons.parts.ts';
import { Badge } from '#ui/marks/badge.tsx';

/** Whether a business or a private person sells; a buyer's rights depend on it. */
export function SellerKindBadge({ kind }: { kind: SellerKind }) {
  return (
    <Badge tone={isEntrepreneur(kind) ? 'info' : 'neutral'} icon={SELLER_ICONS[kind]}>
      {sellerTexts.kinds[kind]}
    </Badge>
  );
}

const SPECIES = ['eiche', 'laerche', 'esche', 'buche', 'kiefer', 'kirsche', 'nuss'] as const satisfies SpeciesKey[];

/** A drawn log end for a seller: always the same one for the same id. */
export function SellerMark({ id, isLarge }: { id: string; isLarge?: boolean }) {
  const seed = Number.parseInt(id.replaceAll('-', '').slice(-6), 16) % 1_000_000;
  const address = (format: string) =>
    `/bilder/z/${DRAWING_VERSION}/cutFace/${SPECIES[seed % SPECIES.length] ?? 'eiche'}/${seed}/320.${format}`;
  return (
    <picture
      className={classNames('flex-none overflow-hidden rounded-full bg-lichen', isLarge ? 'size-24' : 'size-15')}
    >
      <source type="image/avif" srcSet={address('avif')} />
      <img
        src={address('webp')}
        alt=""
        width={60}
        height={60}
        loading="lazy"
        decoding="async"
        className="size-full scale-125 object-cover"
      />
    </picture>
  );
}
