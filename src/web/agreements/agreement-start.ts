import type { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { goodsOfTitle, quantityNamed } from '#domain/agreements/agreement-goods.ts';
import { type AgreementMeasure, measuresOfUnit } from '#domain/agreements/agreement-terms.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { blowInChargeOf } from '#domain/adverts/blow-in-charge.ts';
import { deliveredTotal } from '#domain/wood/delivered-price.ts';
import type { BuyerWish } from '#web/adverts/buyer-wish.parts.ts';
import type { AgreementDraft, DraftFrame } from './agreement-draft.ts';
import { EMPTY_DRAFT, changedDraft, written, writtenEuro } from './agreement-draft.ts';

/** All there is to start a proposal from. */
export type Known = {
  chat: Pick<Chat, 'itemTitle' | 'item' | 'role' | 'sellerKind' | 'household'>;
  /** The full advert; null where it is not public any more or could not be loaded. */
  advert: Advert | null;
  /** What the buyer chose at "Bis zu dir"; the seller does not know it. */
  wish: BuyerWish | null;
  /** What the buyer wrote, the oldest first. */
  said: readonly string[];
};

type Offer = Advert | AdvertListItem;

/** Returns seller and stock for the form; what others have agreed on meanwhile only the server knows. */
export function frameOf({ chat, advert }: Pick<Known, 'chat' | 'advert'>): DraftFrame {
  const offer: Offer | null = advert ?? chat.item ?? null;
  const { unit, unitQuantity = null } = offer ?? {};
  return {
    seller: chat.sellerKind ?? offer?.seller?.kind ?? null,
    stock: unit === undefined || unitQuantity === null ? null : { unit, free: unitQuantity },
    household: chat.household ?? null,
  };
}

/** Returns the form for a first proposal, prefilled with what is known. */
export function startingDraft(known: Known): AgreementDraft {
  const { chat, advert } = known;
  const offer: Offer | null = advert ?? chat.item ?? null;
  const goods = { ...EMPTY_DRAFT, goods: chat.itemTitle };
  if (offer === null || offer.unit === undefined) return goods;
  const { unit, pricePerUnitInCents: perUnit, priceTotalInCents: total, vatRate = 0, priceIsGross = true } = offer;
  const cents = perUnit ?? total;
  const quantity = quantityOf(offer, unit, known);
  const measure = measureOf(unit, advert);
  const isPrivate = frameOf(known).seller === 'PRIVATE';
  return changedDraft(goods, {
    unit,
    goods: goodsOfTitle(chat.itemTitle, unit),
    quantity: written(quantity),
    measure,
    measuringPlace: measure === 'STANDING' ? 'STAND' : measure === 'LUMP_SUM' || measure === 'COUNTED' ? 'NONE' : '',
    ...moistureOf(advert),
    price: cents === null ? '' : writtenEuro(cents),
    priceKind: perUnit === null && total !== null ? 'TOTAL' : 'PER_UNIT',
    ...(isPrivate ? { vatRate: 0, priceIsGross: true } : { vatRate, priceIsGross }),
    ...handoverOf(offer, quantity, known),
  });
}

/** A price for all is for all there is; else the buyer has said how much, at the advert or in the chat, up to the cap. */
function quantityOf(offer: Offer, unit: UnitCode, { chat, wish, said }: Known): number | null {
  if (offer.pricePerUnitInCents === null && offer.priceTotalInCents !== null) return offer.unitQuantity;
  const wanted = quantityNamed(said, unit) ?? wish?.quantity ?? null;
  const { household } = chat;
  return wanted === null || household?.unit !== unit ? wanted : Math.min(wanted, household.left);
}

const MEASURE_OF_BASIS = { STACKED_1M: 'STACKED_1M', STACKED_SHORT: 'STACKED_SHORT', LOOSE: 'LOOSE', WEIGHT: 'WEIGHT' };

function measureOf(unit: UnitCode, advert: Advert | null): AgreementMeasure | '' {
  const measures = measuresOfUnit(unit);
  const find = (code: string | undefined): AgreementMeasure | '' => measures.find((known) => known === code) ?? '';
  if (measures.length === 1) return find(measures[0]);
  if (advert?.category === 'FIREWOOD') {
    const { measureBasis } = advert.categoryData;
    return measureBasis && measureBasis !== 'SOLID' ? find(MEASURE_OF_BASIS[measureBasis]) : '';
  }
  return advert?.category === 'FOREST' && advert.categoryData.isFromTrunkSale ? find('STANDING') : '';
}

/** Above it wood counts as not dry; see the drying states. */
const DRIEST_PROMISE = 0.25;

/** What the advert promises, measured or by its drying state; it is a statement until it is measured. */
function moistureOf(advert: Advert | null): Partial<AgreementDraft> {
  if (advert?.category !== 'FIREWOOD') return {};
  const { moistureInPercent, dryingState } = advert.categoryData;
  const state = dryingStateByCode(dryingState ?? '');
  // Green wood has no upper bound worth a promise.
  const isDry = state !== undefined && state.waterContentMax <= DRIEST_PROMISE;
  const percent = moistureInPercent ?? (isDry ? Math.round(state.waterContentMax * 100) : null);
  return percent === null ? {} : { moisture: written(percent), moistureMethod: 'STATED' };
}

function handoverOf(offer: Offer, quantity: number | null, { advert, wish }: Known): Partial<AgreementDraft> {
  const { deliveryBands: bands = [], address, unit, pricePerUnitInCents } = offer;
  const pickUpPlace = [address.postalCode, address.city].filter(Boolean).join(' ');
  const deliveryPlace = wish === null ? '' : `${wish.postalCode} ${wish.place}`.trim();
  const places = { pickUpPlace, deliveryPlace };
  if (bands.length === 0) {
    const stays = advert !== null && (advert.category === 'FOREST' || isPickUpOnly(advert));
    return { ...places, ...(stays ? { delivery: 'PICK_UP', place: pickUpPlace } : {}) };
  }
  const distanceInKm = wish?.distanceInKm ?? null;
  if (unit === undefined || quantity === null || distanceInKm === null || pricePerUnitInCents === null) return places;
  const surchargeInCents = advert === null ? 0 : blowInChargeOf(advert.category, advert.categoryData, unit);
  const offered = deliveredTotal({ pricePerUnitInCents, quantity, unit, distanceInKm, bands, surchargeInCents });
  if (offered === null || offered.quantityIsRaised) return places;
  const { deliveryInCents } = offered;
  const delivery = deliveryInCents === 0 ? 'INCLUDED' : 'EXTRA';
  const deliveryPrice = deliveryInCents === 0 ? '' : writtenEuro(deliveryInCents);
  return { ...places, delivery, deliveryPrice, place: deliveryPlace };
}

const isPickUpOnly = ({ categoryData }: Advert): boolean =>
  'deliveryIsPossible' in categoryData && categoryData.deliveryIsPossible === false;
