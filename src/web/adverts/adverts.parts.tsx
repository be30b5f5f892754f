import type { AdvertListItem } from '#contract/adverts.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDistance } from '#domain/format/numbers.ts';
import { advertTexts } from '#texts/de/adverts.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Plate } from '#ui/plate.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AdvertPicture } from './card/advert-picture.tsx';
import { cardFactsOf, cardLabelOf, deliveryWordsOf, isFresh, plateWordsOf } from './card/card-facts.ts';
import { HeatPriceLine } from './card/heat-price-line.tsx';

export type AdvertCardProps = {
  item: AdvertListItem;
  /** Time of the answer, ISO 8601; decides what is new. */
  now: string;
  /** All cards around are of one category, so that its name would say nothing. */
  categoryIsKnown?: boolean | undefined;
  /** Middle of the heat prices around, ct/kWh. */
  medianHeatPriceInCents?: number | undefined;
  /** For the first cards of a page. */
  isUrgent?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
};

// On phones a little less than the card is wide, so that two pixels to one take the 640 px file and not the 960 px one.
const cardSizes = '(min-width: 82rem) 300px, (min-width: 62.5rem) 30vw, (min-width: 38rem) 46vw, 320px';
const rowSizes = '(min-width: 47.5rem) 220px, 34vw';

/** An advert among others: the whole card is one link to it. */
export function AdvertCard({ item, now, categoryIsKnown = false, isUrgent, headingLevel, ...rest }: AdvertCardProps) {
  return (
    <article className="advert-card">
      <div className="advert-photo">
        <AdvertPicture item={item} sizes={cardSizes} isUrgent={isUrgent} />
        <AdvertFlags item={item} now={now} categoryIsKnown={categoryIsKnown} />
      </div>
      <PricePlate item={item} />
      <div className="advert-body">
        <div>
          <AdvertTitle item={item} level={headingLevel} />
          <PlaceLine item={item} />
        </div>
        <FactLine item={item} />
        <div className="advert-figures">
          {item.heatPrice && (
            <HeatPriceLine
              category={item.category}
              heatPrice={item.heatPrice}
              medianInCents={rest.medianHeatPriceInCents}
            />
          )}
          <DeliveryLine item={item} />
        </div>
        <SellerBadges item={item} />
      </div>
    </article>
  );
}

/** The same advert as a line of a list, with the photo at its side. */
export function AdvertRow({ item, now, categoryIsKnown = false, isUrgent, headingLevel, ...rest }: AdvertCardProps) {
  return (
    <article className="advert-row">
      <div className="advert-photo">
        <AdvertPicture item={item} sizes={rowSizes} isUrgent={isUrgent} />
        <AdvertFlags item={item} now={now} categoryIsKnown={categoryIsKnown} />
      </div>
      <div className="advert-row-body">
        <div className="advert-row-main">
          <AdvertTitle item={item} level={headingLevel} />
          <PlaceLine item={item} />
          <FactLine item={item} />
          <SellerBadges item={item} />
        </div>
        <div className="advert-row-price">
          <PricePlate item={item} />
          {item.heatPrice && (
            <HeatPriceLine
              category={item.category}
              heatPrice={item.heatPrice}
              medianInCents={rest.medianHeatPriceInCents}
            />
          )}
          <DeliveryLine item={item} />
        </div>
      </div>
    </article>
  );
}

/** The picture of an advert in a list of another kind. */
export function AdvertThumbnail({ item, sizes }: { item: AdvertListItem; sizes: string }) {
  return <AdvertPicture item={item} sizes={sizes} />;
}

/** The declared price on its tag. */
export function PricePlate({ item, size }: { item: AdvertListItem; size?: 'gross' | 'normal' | 'mini' }) {
  const { amount, unit, note } = plateWordsOf(item);
  const isWords = item.pricePerUnitInCents === null && item.priceTotalInCents === null;
  return (
    <Plate
      amount={amount}
      unit={unit}
      note={note}
      size={size ?? 'normal'}
      className={classNames('advert-plate', isWords && 'advert-plate-words')}
    />
  );
}

function AdvertTitle({ item, level = 2 }: { item: AdvertListItem; level?: 2 | 3 | undefined }) {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <Heading className="advert-title">
      <a href={paths.advert(item.slug)}>{item.title}</a>
    </Heading>
  );
}

type FlagsProps = Pick<AdvertCardProps, 'item' | 'now'> & { categoryIsKnown: boolean };

function AdvertFlags({ item, now, categoryIsKnown }: FlagsProps) {
  const label = cardLabelOf(item, categoryIsKnown);
  const fresh = isFresh(item, now);
  if (label === null && !fresh) return null;
  return (
    <span className="advert-flags">
      {fresh && <Badge tone="fresh">{advertTexts.fresh}</Badge>}
      {label !== null && <Badge tone="plain">{label}</Badge>}
    </span>
  );
}

function PlaceLine({ item: { address, distance } }: { item: AdvertListItem }) {
  const country = address.countryCode === 'AT' || address.countryCode === '' ? '' : `${address.countryCode}-`;
  return (
    <p className="advert-place">
      <span>{`${country}${address.postalCode} ${address.city}`.trim()}</span>
      {distance !== undefined && (
        <b>
          {formatDistance(distance)} <VisuallyHidden>{advertTexts.away}</VisuallyHidden>
        </b>
      )}
    </p>
  );
}

function FactLine({ item }: { item: AdvertListItem }) {
  const facts = cardFactsOf(item);
  if (facts.length === 0) return <div />;
  return (
    <ul className="advert-facts">
      {facts.map((fact) => (
        <li key={fact.text}>
          <Icon name={fact.icon} />
          <span>{fact.text}</span>
        </li>
      ))}
    </ul>
  );
}

function DeliveryLine({ item }: { item: AdvertListItem }) {
  const words = deliveryWordsOf(item);
  if (words === null) return null;
  return (
    <p className="advert-delivery">
      <Icon name={words.isDelivered ? 'truck' : 'map-pin'} />
      <span>
        {words.amount !== undefined && <b className="stamp">{words.amount}</b>} {words.text}
      </span>
    </p>
  );
}

function SellerBadges({ item: { seller } }: { item: AdvertListItem }) {
  if (seller === undefined) return null;
  const isBusiness = seller.kind === 'BUSINESS';
  return (
    <div className="advert-badges">
      <Badge icon={isBusiness ? 'factory' : 'user'}>
        {isBusiness ? seller.displayName || advertTexts.business : advertTexts.private}
      </Badge>
    </div>
  );
}
