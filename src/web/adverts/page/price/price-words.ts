import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { isGift } from '#domain/adverts/price/gift.ts';
import { shownPrice } from '#domain/adverts/price/shown-price.ts';
import { formatEuro, formatQuantity } from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { advertViewTexts } from '#texts/de/adverts/advert-view.ts';

const { price: texts, measureBases } = advertViewTexts;

type Priced = Pick<
  Advert,
  'pricePerUnitInCents' | 'priceTotalInCents' | 'unitQuantity' | 'unit' | 'vatRate' | 'priceIsGross' | 'seller'
>;

/** What the large plate says, and the line below it. */
export type PriceWords = {
  amount: string;
  unit?: string;
  note?: string;
  more?: string;
  isOnRequest: boolean;
  isGift?: true;
};

/** Returns the tax note of a price (PrAG § 9): included, excluded, none, or a private sale. */
export function taxLabel({
  seller,
  vatRate,
  priceIsGross,
}: Pick<Priced, 'seller' | 'vatRate' | 'priceIsGross'>): string | null {
  if (seller?.kind === 'PRIVATE') return texts.privateSale;
  if (vatRate === undefined) return null;
  if (vatRate === 0) return texts.withoutVat;
  return priceIsGross === false ? texts.net(vatRate) : texts.gross(vatRate);
}

/** Returns the declared price of an advert with its unit and what it includes. */
export function priceWordsOf(stated: Advert): PriceWords {
  if (isGift(stated)) return { amount: advertTexts.gift, isOnRequest: false, isGift: true };
  const advert = shownPrice(stated);
  const { pricePerUnitInCents, priceTotalInCents, unit } = advert;
  const tax = taxLabel(advert);
  const quantity = countedQuantity(advert);
  if (pricePerUnitInCents !== null) {
    const isCountable = unit !== undefined && unitOf(unit).isCountable;
    const lumpSum = unit !== undefined && !isCountable ? unitOf(unit).text : null;
    return {
      amount: formatEuro(pricePerUnitInCents),
      ...(isCountable ? { unit: unitOf(unit).text } : {}),
      ...noteOf(lumpSum, tax, measureOf(advert)),
      ...moreOf(
        priceTotalInCents === null ? null : texts.wholeLot(formatEuro(priceTotalInCents), quantity),
        advert === stated ? null : texts.withoutTax(formatEuro(stated.pricePerUnitInCents ?? 0)),
      ),
      isOnRequest: false,
    };
  }
  if (priceTotalInCents === null) {
    const privately = advert.seller?.kind === 'PRIVATE' ? texts.privateSale : null;
    return { amount: texts.onRequest, ...noteOf(privately), isOnRequest: true };
  }
  return {
    amount: formatEuro(priceTotalInCents),
    ...noteOf(quantity === null ? texts.total : texts.forQuantity(quantity), tax, measureOf(advert)),
    ...moreOf(advert === stated ? null : texts.withoutTax(formatEuro(stated.priceTotalInCents ?? 0))),
    isOnRequest: false,
  };
}

/** Returns the price in one line, as titles and link previews say it. */
export function priceLine(advert: Advert): string {
  const { amount, unit, note } = priceWordsOf(advert);
  const whole = unit === undefined ? amount : `${amount} / ${unit}`;
  return note === undefined ? whole : `${whole} ${note}`;
}

function countedQuantity({ unit, unitQuantity }: Priced): string | null {
  return unit === undefined || unitQuantity === null || !unitOf(unit).isCountable
    ? null
    : formatQuantity(unitQuantity, unit);
}

function measureOf(advert: Advert): string | null {
  if (advert.category !== 'FIREWOOD' || (advert.unit !== 'RM' && advert.unit !== 'SRM')) return null;
  const { measureBasis } = advert.categoryData;
  return measureBasis ? measureBases[measureBasis] : null;
}

function moreOf(...parts: (string | null)[]): { more?: string } {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? {} : { more: said.join(' ') };
}

function noteOf(...parts: (string | null)[]): { note?: string } {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? {} : { note: said.join(', ') };
}
