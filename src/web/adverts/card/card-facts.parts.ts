import { DAY_IN_MS } from '#domain/durations.ts';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { isGift } from '#domain/adverts/price/gift.ts';
import { shownPrice } from '#domain/adverts/price/shown-price.ts';
import { formatDistance, formatEuro, formatQuantity } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import type { IconName } from '#ui/marks/icon-names.ts';
import { isHardwood, isSoftwood } from './wood-grades.ts';

/** What the plate on the photo says. */
export type PlateWords = { amount: string; unit?: string; note?: string };

type TotalFor = number | null | undefined;

/** Cents for just so many rm of firewood with delivery to the visitor, where an advert says so; of a gift only the way is paid. */
function doorTotalOf(item: CardItem, totalFor: TotalFor): number | undefined {
  const { category, unit, deliveredQuantity, deliveredPriceInCents } = item;
  const isAsked = category === 'FIREWOOD' && unit === 'RM' && deliveredQuantity === totalFor && !isGift(item);
  return isAsked ? deliveredPriceInCents : undefined;
}

/**
 * Returns the declared price of an advert: per unit, for the whole lot, or in words where it is on request or a gift; for a number
 * of rm instead what they cost at the visitor's door, where that is known.
 */
export function plateWordsOf(item: CardItem, totalFor?: TotalFor): PlateWords {
  if (isGift(item)) return { amount: advertTexts.gift };
  const { pricePerUnitInCents, priceTotalInCents, unitQuantity, unit, vatRate, priceIsGross } = shownPrice(item);
  const net = priceIsGross === false && vatRate !== 0 ? advertTexts.net : null;
  const doorTotal = doorTotalOf(item, totalFor);
  if (doorTotal !== undefined) {
    const toDoor = advertTexts.deliveredTo(formatQuantity(totalFor ?? 0, 'RM'));
    return { amount: formatEuro(doorTotal), note: net === null ? toDoor : `${toDoor}, ${net}` };
  }
  if (pricePerUnitInCents !== null) {
    const unitText = unit === undefined ? null : unitOf(unit).text;
    const words = [unitText, net].filter((word) => word !== null).join(' ');
    const isCountable = unit !== undefined && unitOf(unit).isCountable;
    const amount = formatEuro(pricePerUnitInCents);
    if (words === '') return { amount };
    return isCountable ? { amount, unit: words } : { amount, note: words };
  }
  if (priceTotalInCents === null) return { amount: advertTexts.onRequest };
  const isCounted = unit !== undefined && unitOf(unit).isCountable && unitQuantity !== null;
  const whole = isCounted ? advertTexts.forQuantity(formatQuantity(unitQuantity, unit)) : advertTexts.total;
  return { amount: formatEuro(priceTotalInCents), note: net === null ? whole : `${whole}, ${net}` };
}

export type CardFact = { text: string; icon: IconName };

const MOST_FACTS = 3;
/** Said in the line about delivery, the more telling one first. */
const DELIVERY_FACTS: readonly string[] = [advertTexts.blowIn, advertTexts.delivers];

/** Keeps "lufttrocken" of "vorgetrocknet / halbtrocken" and of names with an explanation in brackets. */
const shortened = (text: string): string => text.split(/ [(/]/)[0] ?? text;

function iconOf(text: string): IconName {
  if (/(?:^|\s)(?:cm|mm|m)(?:\s|$)|^Ø|^BHD/.test(text)) return 'ruler';
  return /trock|frisch|gelagert|^ofenfertig|^Feuchte|^[MW]\d/i.test(text) ? 'drop' : 'tag';
}

function quantityFactOf({ minimumQuantity, unitQuantity, unit, priceTotalInCents }: CardItem): CardFact | null {
  if (unit === undefined || !unitOf(unit).isCountable) return null;
  if (minimumQuantity !== null && minimumQuantity !== undefined) {
    return { text: advertTexts.fromQuantity(formatQuantity(minimumQuantity, unit)), icon: 'stack' };
  }
  if (unitQuantity === null || priceTotalInCents !== null) return null;
  return { text: formatQuantity(unitQuantity, unit), icon: 'stack' };
}

/** Returns two or three short facts with their icons; delivery has a line of its own. */
export function cardFactsOf(item: CardItem): CardFact[] {
  const own = (item.facts ?? [])
    .filter((fact) => !DELIVERY_FACTS.includes(fact))
    .map((fact) => ({ text: shortened(fact), icon: iconOf(fact) }));
  const isDryingOpen = item.category === 'FIREWOOD' && own.every((fact) => fact.icon !== 'drop');
  const drying: CardFact[] = isDryingOpen ? [{ text: advertTexts.moistureOpen, icon: 'drop' }] : [];
  const quantity = quantityFactOf(item);
  return [...own, ...drying, ...(quantity === null ? [] : [quantity])].slice(0, MOST_FACTS);
}

/** Returns the label on the photo's corner: the grade of the wood, else the category where several are mixed. */
export function cardLabelOf(item: CardItem, categoryIsKnown: boolean): string | null {
  const ids = item.woodTypes.map((row) => row.id);
  if (item.category === 'FIREWOOD' && ids.length > 0) {
    if (ids.every((id) => isHardwood(id))) return advertTexts.hardwood;
    if (ids.every((id) => isSoftwood(id))) return advertTexts.softwood;
  }
  return categoryIsKnown ? null : categoryOf(item.category).text;
}

/** A line about delivery; `amount` is emphasised. */
export type DeliveryWords = { isDelivered: boolean; amount?: string; text: string };

function farthestBandInKm({ deliveryBands = [] }: CardItem): number | null {
  return deliveryBands.length === 0 ? null : Math.max(...deliveryBands.map((band) => band.upToKm));
}

/**
 * Returns the total including delivery to the visitor, else how far the seller delivers; null where the advert has
 * neither. Where the plate shows that total, the declared price.
 */
export function deliveryWordsOf(item: CardItem, totalFor?: TotalFor): DeliveryWords | null {
  if (doorTotalOf(item, totalFor) !== undefined) {
    const { amount, unit, note = '' } = plateWordsOf(item);
    return { isDelivered: true, amount, text: advertTexts.undelivered(unit === undefined ? note : `/ ${unit}`) };
  }
  const { deliveredPriceInCents, deliveredQuantity, unit, distance, facts = [] } = item;
  if (deliveredPriceInCents !== undefined && deliveredQuantity !== undefined && unit !== undefined) {
    const text = advertTexts.deliveredTo(formatQuantity(deliveredQuantity, unit));
    return { isDelivered: true, amount: formatEuro(deliveredPriceInCents), text };
  }
  if (item.deliveryShortfall !== undefined && unit !== undefined) {
    const { reason, quantity } = item.deliveryShortfall;
    return { isDelivered: false, text: advertTexts.shortfall[reason](formatQuantity(quantity, unit)) };
  }
  const farthest = farthestBandInKm(item);
  if (farthest !== null) {
    const reach = formatDistance(farthest);
    if (distance !== undefined && distance > farthest) {
      return { isDelivered: false, text: advertTexts.deliversOnlyUpTo(reach) };
    }
    return { isDelivered: true, text: advertTexts.deliversUpTo(reach) };
  }
  const said = DELIVERY_FACTS.find((fact) => facts.includes(fact));
  if (said !== undefined) return { isDelivered: true, text: said };
  return item.category === 'FIREWOOD' ? { isDelivered: false, text: advertTexts.pickupOnly } : null;
}

/** On longer terms every advert at the top of a list would be new; product decision. */
const FRESH_FOR_IN_MS = DAY_IN_MS;

/** Says whether an advert was published within the last day before `now`. */
export function isFresh(item: CardItem, now: string): boolean {
  if (item.createdAt === undefined) return false;
  const ageInMs = Date.parse(now) - Date.parse(item.createdAt);
  return ageInMs >= 0 && ageInMs < FRESH_FOR_IN_MS;
}

/** Says whether to mark what is new among adverts: a mark on most of them would tell nothing. */
export const newOnesStandOut = (items: readonly CardItem[], now: string): boolean =>
  2 * items.filter((item) => isFresh(item, now)).length <= items.length;
