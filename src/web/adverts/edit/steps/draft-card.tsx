import { useDeferredValue } from 'react';
import type { AdvertListItem, HeatPrice } from '#contract/adverts/adverts.schemas.ts';
import type { Image } from '#contract/common.schemas.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';
import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import { taxedBySeller } from '#domain/adverts/seller-tax.ts';
import { suggestedTitle } from '#domain/adverts/edit/suggested-title.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { advertHeatPrice } from '#domain/adverts/advert-heat-price.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { shortFactsOf } from '#texts/de/adverts/short-facts.ts';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { checkDraft } from '#web/adverts/edit/draft/draft-checks.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { drawingOf } from '#web/adverts/edit/photos/draft-drawing.ts';

const texts = editAdvertTexts.card;
const CARD_WIDTH = 640;

type DraftCardProps = {
  category: CategoryCode;
  values: DraftValues;
  images: readonly Image[];
  seller: AdvertListItem['seller'] | undefined;
  /** Who sells; null and absent: still open, so the price is shown as it was typed. */
  sellerKind?: SellerKind | null | undefined;
};

/** A preview of the advert's card while it is written; not interactive. */
export function DraftCard(props: DraftCardProps) {
  const settled = useDeferredValue(props);
  return (
    <aside
      className="grid grid-cols-1 content-start gap-2.5 max-w-[20rem] min-[68rem]:sticky min-[68rem]:top-22 min-[68rem]:self-start"
      aria-labelledby="so-sehen-es-andere"
    >
      <h2 id="so-sehen-es-andere" className="font-text text-base text-ink-soft">
        {texts.title}
      </h2>
      <div inert className="[&_.plate-value]:whitespace-normal">
        <AdvertCard item={draftItem(settled)} now="" headingLevel={3} hasHeart={false} />
      </div>
    </aside>
  );
}

/** Returns what a list would show of a draft, made from the same facts in the same words. */
export function draftItem({ category, values, images, seller, sellerKind }: DraftCardProps): AdvertListItem {
  const typed = contentOf(checkDraft(category, values).savable);
  const content = taxedBySeller(typed, sellerKind ?? seller?.kind ?? 'PRIVATE');
  const { place } = content;
  const [cover] = images;
  const drawing = pictureUrl(drawingOf({ category, values }), CARD_WIDTH, 'jpg');
  return {
    id: 'entwurf',
    status: 'DRAFT',
    category,
    woodTypes: woodsOf(content),
    slug: '',
    title: content.title || (suggestedTitle(content) ?? editAdvertTexts.category.untitled(categoryOf(category).text)),
    thumbnail: cover ?? { id: 'symbol', order: 0, url: drawing, isSymbol: true },
    address: {
      id: 'ort',
      city: place.postalCode === null && place.city === '' ? texts.placeComes : place.city,
      countryCode: place.countryCode,
      postalCode: place.postalCode ?? '',
      street: '',
      latitude: null,
      longitude: null,
    },
    expiresAt: null,
    raffleAccepted: content.raffleAccepted,
    viewCount: 0,
    pricePerUnitInCents: content.pricePerUnitInCents,
    priceTotalInCents: content.priceTotalInCents,
    unitQuantity: content.unitQuantity,
    unit: content.unit,
    vatRate: content.vatRateInPercent,
    priceIsGross: content.priceIsGross,
    minimumQuantity: content.minimumQuantity,
    heatPrice: heatOf(content),
    deliveryBands: content.deliveryBands,
    ...(seller === undefined ? {} : { seller }),
    facts: shortFactsOf(content),
  };
}

function heatOf(content: AdvertContent): HeatPrice | null {
  const price = advertHeatPrice(content, content);
  return price === null || ![price.low, price.high].every(Number.isFinite)
    ? null
    : { lowInCents: price.low, highInCents: price.high, centreInCents: price.centre };
}

function woodsOf(content: AdvertContent): AdvertListItem['woodTypes'] {
  const { data } = content;
  const ids = 'woodTypeIds' in data ? data.woodTypeIds : 'woodTypeId' in data ? [data.woodTypeId ?? 0] : [];
  return ids.flatMap((id) => {
    const wood = woodTypeById(id);
    return wood === undefined ? [] : [{ id, text: wood.text }];
  });
}
