import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { paths } from '#contract/paths.ts';
import { formatDistance, formatRange } from '#domain/format/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { PricePlate } from '#web/adverts/adverts.parts.tsx';
import { AdvertPicture } from '#web/adverts/card/advert-picture.parts.tsx';
import { cardFactsOf, deliveryWordsOf } from '#web/adverts/card/card-facts.parts.ts';

type MapRowProps = {
  item: CardItem;
  isActive: boolean;
  isUrgent?: boolean | undefined;
  /** The pointer or the focus is on the row, or has left it. */
  onActive: (id: string | null) => void;
};

/** The row of an advert beside the map: small picture, title and place, price. The whole row is one link. */
export function MapRow({ item, isActive, isUrgent, onActive }: MapRowProps) {
  const { heatPrice } = item;
  const delivery = deliveryWordsOf(item);
  const heat = heatPrice && `${formatRange(heatPrice.lowInCents, heatPrice.highInCents, 1)}\u00a0ct`;
  return (
    <article className={classNames('map-row', isActive && 'map-row-active')}>
      <div className="map-row-photo relative min-w-0">
        <AdvertPicture item={item} sizes="116px" isUrgent={isUrgent} />
      </div>
      <div className="grid gap-1 min-w-0">
        <h2 className="map-row-title text-[1.0625rem] font-[650] leading-[1.18]">
          <a
            href={paths.advert(item.slug)}
            onPointerEnter={() => onActive(item.id)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(item.id)}
            onBlur={() => onActive(null)}
          >
            {item.title}
          </a>
        </h2>
        <p className="text-ink-soft text-xs">{factsOf(item)}</p>
        <div className="flex flex-wrap items-center justify-between gap-y-0.5 gap-x-2 mt-0.5 text-xs">
          <PricePlate item={item} size="mini" />
          {heat && <span>{heat}</span>}
        </div>
        {delivery?.amount && (
          <p className="mt-0.5 text-xs">
            <b>{delivery.amount}</b> {delivery.text}
          </p>
        )}
      </div>
    </article>
  );
}

function factsOf(item: CardItem): string {
  const { address, distance } = item;
  const country = address.countryCode === 'AT' || address.countryCode === '' ? '' : `${address.countryCode}-`;
  return [
    `${country}${address.postalCode} ${address.city}`.trim(),
    ...(distance === undefined ? [] : [formatDistance(distance)]),
    ...cardFactsOf(item)
      .slice(0, 2)
      .map((fact) => fact.text),
  ].join(', ');
}
