import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { paths } from '#contract/paths.ts';
import { formatDistance } from '#domain/format/numbers.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Plate } from '#ui/marks/plate.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import { Heart } from '#web/favourites/favourites.parts.tsx';
import { readyMade } from '#web/page/ready-made/ready-made.ts';
import { SELLER_ICONS } from '#web/users/seller-icons.parts.ts';
import { AdvertPicture } from './card/advert-picture.parts.tsx';
import { cardFactsOf, cardLabelOf, deliveryWordsOf, isFresh, plateWordsOf } from './card/card-facts.parts.ts';
import { HeatPriceLine } from './card/heat-price-line.tsx';

export type AdvertCardProps = {
  item: CardItem;
  /** Time of the answer, ISO 8601; decides what is new. */
  now: string;
  /** false: among adverts that are all new, where a mark on each would tell nothing. */
  marksNew?: boolean | undefined;
  /** All cards are of one category, so that its name is left out. */
  categoryIsKnown?: boolean | undefined;
  /** Middle of the heat prices around, ct/kWh. */
  medianHeatPriceInCents?: number | undefined;
  /** rm of firewood whose total at the door the plate shows, where it is known. */
  totalFor?: number | null | undefined;
  /** For the first cards of a page. */
  isUrgent?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** false: on pages without a script, where it could not work, or where the advert is saved in another way. */
  hasHeart?: boolean | undefined;
  /** Where the cards are wider than in the listing: their width as in the attribute `sizes`. */
  sizes?: string | undefined;
  /** Rows only: beside a map, where many should be seen at once. */
  isSmall?: boolean | undefined;
};

// On phones a little less than the card is wide, so that two pixels to one take the 640 px file and not the 960 px one.
const cardSizes = '(min-width: 82rem) 300px, (min-width: 62.5rem) 30vw, (min-width: 38rem) 46vw, 320px';
const rowSizes = '(min-width: 47.5rem) 220px, 34vw';

/** What a card or row shows, without the time. */
type ShownProps = Omit<AdvertCardProps, 'now' | 'marksNew' | 'categoryIsKnown'> & FlagsProps;

function shownOf({ now, marksNew = true, categoryIsKnown = false, ...rest }: AdvertCardProps): ShownProps {
  const { reservedUntil } = rest.item;
  const reserved = reservedUntil !== undefined && reservedUntil >= now ? reservedUntil : null;
  return {
    ...rest,
    label: rest.isSmall ? null : cardLabelOf(rest.item, categoryIsKnown),
    fresh: marksNew && isFresh(rest.item, now),
    reserved,
  };
}

/** The card of an advert: the whole card is one link to it. */
export function AdvertCard(props: AdvertCardProps) {
  const shown = shownOf(props);
  const frame =
    'advert-card relative min-w-0 border border-seam rounded-sawn bg-snow [transition:border-color_140ms] flex flex-col h-full';
  return readyMade === null ? (
    <article className={frame}>
      <CardContent {...shown} />
    </article>
  ) : (
    <article
      className={frame}
      dangerouslySetInnerHTML={{ __html: readyMade(`card${JSON.stringify(shown)}`, () => <CardContent {...shown} />) }}
    />
  );
}

function CardContent({ item, totalFor, isUrgent, headingLevel, sizes = cardSizes, ...rest }: ShownProps) {
  return (
    <>
      <div className="advert-photo relative">
        <AdvertPicture item={item} sizes={sizes} isUrgent={isUrgent} />
        <AdvertFlags {...rest} />
        {rest.hasHeart !== false && <Heart advertId={item.id} title={item.title} className={HEART} />}
      </div>
      <PricePlate item={item} totalFor={totalFor} />
      <div className="grid grid-cols-1 grid-rows-[auto_auto_1fr_auto] flex-1 gap-2.5 px-3.5 pt-2.5 pb-3.5">
        <div>
          <AdvertTitle item={item} level={headingLevel} />
          <PlaceLine item={item} />
        </div>
        <FactLine item={item} />
        <div className="grid content-start gap-1.75">
          {item.heatPrice && (
            <HeatPriceLine
              category={item.category}
              heatPrice={item.heatPrice}
              medianInCents={rest.medianHeatPriceInCents}
            />
          )}
          <DeliveryLine item={item} totalFor={totalFor} />
        </div>
        <SellerBadges item={item} />
      </div>
    </>
  );
}

/** The same advert as a line of a list, with the photo at its side. */
export function AdvertRow(props: AdvertCardProps) {
  const shown = shownOf(props);
  const frame = classNames('advert-row', props.isSmall && 'advert-row-small');
  return readyMade === null ? (
    <article className={frame}>
      <RowContent {...shown} />
    </article>
  ) : (
    <article
      className={frame}
      dangerouslySetInnerHTML={{ __html: readyMade(`row${JSON.stringify(shown)}`, () => <RowContent {...shown} />) }}
    />
  );
}

function RowContent({ item, totalFor, isUrgent, headingLevel, isSmall, ...rest }: ShownProps) {
  const gap = isSmall ? 1 : 2;
  return (
    <>
      <div className="advert-photo relative">
        <AdvertPicture item={item} sizes={isSmall ? '112px' : rowSizes} isUrgent={isUrgent} />
        <AdvertFlags {...rest} />
        {rest.hasHeart !== false && <Heart advertId={item.id} title={item.title} className={HEART} />}
      </div>
      <Stack
        gap={2.5}
        className="min-w-0 px-3 pt-2.5 pb-3 @md:grid-cols-[minmax(0,1fr)_264px] @md:gap-6 @md:py-3.5 @md:px-4"
      >
        <Stack gap={gap} className="content-start min-w-0">
          <AdvertTitle item={item} level={headingLevel} />
          <PlaceLine item={item} />
          <FactLine item={item} />
          {!isSmall && <SellerBadges item={item} />}
        </Stack>
        <Stack gap={gap} className="content-start min-w-0">
          <PricePlate item={item} totalFor={totalFor} size={isSmall ? 'mini' : 'normal'} />
          {item.heatPrice && (
            <HeatPriceLine
              category={item.category}
              heatPrice={item.heatPrice}
              medianInCents={rest.medianHeatPriceInCents}
            />
          )}
          <DeliveryLine item={item} totalFor={totalFor} />
        </Stack>
      </Stack>
    </>
  );
}

/** The picture of an advert in a list of another kind. */
export function AdvertThumbnail({ item, sizes }: { item: CardItem; sizes: string }) {
  return <AdvertPicture item={item} sizes={sizes} />;
}

type Priced = Pick<AdvertCardProps, 'item' | 'totalFor'>;

/** The declared price on its tag, or the total at the door. */
export function PricePlate({ item, totalFor, size }: Priced & { size?: 'gross' | 'normal' | 'mini' }) {
  const { amount, unit, note } = plateWordsOf(item, totalFor);
  const isWords = !item.pricePerUnitInCents && !item.priceTotalInCents;
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

function AdvertTitle({ item, level = 2 }: { item: CardItem; level?: 2 | 3 | undefined }) {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <Heading className="advert-title text-[1.1875rem] font-[650] leading-[1.18] wrap-anywhere">
      <a href={paths.advert(item.slug)}>{item.title}</a>
    </Heading>
  );
}

/** Above the link that covers the card. */
const HEART = 'absolute top-1 right-1 z-2 aria-pressed:text-red noscript:hidden';

type FlagsProps = { label: string | null; fresh: boolean; reserved: string | null };

/** "3.12." A reservation ends with a day in Vienna, which is the same day in UTC; cards do without the calendar. */
const reservedDay = (until: string): string => `${Number(until.slice(8, 10))}.${Number(until.slice(5, 7))}.`;

function AdvertFlags({ label, fresh, reserved }: FlagsProps) {
  if (label === null && !fresh && reserved === null) return null;
  return (
    <span className="absolute top-2 left-2 flex flex-wrap gap-1 max-w-[calc(100%_-_60px)]">
      {reserved !== null && <Badge tone="warning">{advertTexts.reserved(reservedDay(reserved))}</Badge>}
      {fresh && <Badge tone="fresh">{advertTexts.fresh}</Badge>}
      {label !== null && <Badge tone="plain">{label}</Badge>}
    </span>
  );
}

function PlaceLine({ item: { address, distance } }: { item: CardItem }) {
  const country = address.countryCode === 'AT' || address.countryCode === '' ? '' : `${address.countryCode}-`;
  return (
    <p className="advert-place flex flex-wrap justify-between gap-2 max-w-none mt-1 text-ink-soft text-sm">
      <span>{`${country}${address.postalCode} ${address.city}`.trim()}</span>
      {distance !== undefined && (
        <b>
          {formatDistance(distance)} <VisuallyHidden>{advertTexts.away}</VisuallyHidden>
        </b>
      )}
    </p>
  );
}

function FactLine({ item }: { item: CardItem }) {
  const facts = cardFactsOf(item);
  if (facts.length === 0) return <div />;
  return (
    <ul className="advert-facts">
      {facts.map((fact) => (
        <li key={fact.text}>
          <Icon name={fact.icon} className="size-[1.06rem] text-ink-soft" />
          <span>{fact.text}</span>
        </li>
      ))}
    </ul>
  );
}

function DeliveryLine({ item, totalFor }: Priced) {
  const words = deliveryWordsOf(item, totalFor);
  if (words === null) return null;
  return (
    <p className="advert-delivery flex gap-2 max-w-none text-sm">
      <Icon name={words.isDelivered ? 'truck' : 'map-pin'} className="mt-px text-ink-soft" />
      <span>
        {words.amount !== undefined && <b className="stamp">{words.amount}</b>} {words.text}
      </span>
    </p>
  );
}

function SellerBadges({ item: { seller } }: { item: CardItem }) {
  if (seller === undefined) return null;
  return (
    <div className="flex flex-wrap gap-1.25">
      <Badge icon={SELLER_ICONS[seller.kind]}>
        {seller.kind === 'PRIVATE' ? advertTexts.private : seller.displayName}
      </Badge>
    </div>
  );
}
