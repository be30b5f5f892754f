/** What could be done for an advert, the most useful first. */
export const ADVERT_HINTS = [
  'NOT_ONLINE',
  'NO_PHOTO',
  'PRICE_FAR_ABOVE',
  'PRICE_FAR_BELOW',
  'ENDS_SOON',
  'NO_PRICE',
  'SEEN_NOT_ASKED',
  'HARDLY_SEEN',
  'SHORT_TEXT',
] as const;
export type AdvertHint = (typeof ADVERT_HINTS)[number];

export type HintFacts = {
  isOnline: boolean;
  imageCount: number;
  hasPrice: boolean;
  /** Compared with the median of comparable adverts; null where that is unknown. */
  priceDifferenceInPercent: number | null;
  descriptionLength: number;
  daysOnline: number;
  daysLeft: number | null;
  views: number;
  contacts: number;
};

/** From where on a figure is worth a word; product decisions. */
const FAR_ABOVE_IN_PERCENT = 20;
const FAR_BELOW_IN_PERCENT = -35;
const SOON_IN_DAYS = 7;
const MANY_VIEWS = 50;
const FEW_VIEWS = 10;
const LONG_ONLINE_IN_DAYS = 14;
const SHORT_TEXT = 80;

/** Returns hints from the figures of an advert, the most useful first. */
export function hintsFor(facts: HintFacts): AdvertHint[] {
  if (!facts.isOnline) return ['NOT_ONLINE'];
  const difference = facts.priceDifferenceInPercent ?? 0;
  const holds: Record<AdvertHint, boolean> = {
    NOT_ONLINE: false,
    NO_PHOTO: facts.imageCount === 0,
    PRICE_FAR_ABOVE: difference >= FAR_ABOVE_IN_PERCENT,
    PRICE_FAR_BELOW: difference <= FAR_BELOW_IN_PERCENT,
    ENDS_SOON: facts.daysLeft !== null && facts.daysLeft <= SOON_IN_DAYS,
    NO_PRICE: !facts.hasPrice,
    SEEN_NOT_ASKED: facts.views >= MANY_VIEWS && facts.contacts === 0,
    HARDLY_SEEN: facts.views < FEW_VIEWS && facts.daysOnline >= LONG_ONLINE_IN_DAYS,
    SHORT_TEXT: facts.descriptionLength < SHORT_TEXT,
  };
  return ADVERT_HINTS.filter((hint) => holds[hint]);
}
