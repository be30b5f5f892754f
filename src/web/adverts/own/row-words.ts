import { isSold } from '#domain/adverts/advert-status.ts';
import type { OwnAdvert } from '#contract/adverts/advert-life.schemas.ts';
import type { MarketPosition } from '#contract/adverts/market-position.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import {
  NO_BREAK_SPACE,
  formatFixed,
  formatNumber,
  formatPercent,
  formatPricePerUnit,
} from '#domain/format/numbers.ts';
import { marketPositionTexts as positionTexts } from '#texts/de/market-prices/market-position.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';

/** From here on the end of a term is worth a reminder. */
const SOON_IN_DAYS = 14;

export const stateLabelOf = ({ status, deleteType }: Pick<OwnAdvert, 'status' | 'deleteType'>): string =>
  texts.states[status === 'DELETED' && isSold(deleteType) ? 'SOLD' : status];

export type StateWords = { text: string; isUrgent: boolean };

/** Returns the sentence about an advert's state and its consequences. */
export function stateWordsOf(item: OwnAdvert): StateWords {
  const calm = (text: string): StateWords => ({ text, isUrgent: false });
  const urgent = (text: string): StateWords => ({ text, isUrgent: true });
  if (item.isAsked) return urgent(texts.isAsked(item.confirmedAt === null ? '' : formatDate(item.confirmedAt)));
  if (item.isPausedByCheck) return urgent(texts.pausedByCheck);
  const end = item.expiresAt === null ? '' : formatDate(item.expiresAt);
  if (item.needsPlan) return urgent(neededPlanWords(item.status, end));
  switch (item.status) {
    case 'DRAFT':
      return calm(texts.draftHint);
    case 'ACTIVE':
      if (item.daysLeft === null || item.daysLeft > SOON_IN_DAYS)
        return calm(
          item.confirmedAt === null
            ? texts.endsOn(end)
            : `${texts.endsOn(end)}. ${texts.confirmedOn(formatDate(item.confirmedAt))}`,
        );
      return urgent(texts.endsSoon(item.daysLeft));
    case 'INACTIVE':
      return calm(item.daysLeft === null || item.daysLeft === 0 ? texts.pausedPastEnd : texts.pausedUntil(end));
    case 'EXPIRED':
      return urgent(texts.expiredOn(end));
    case 'BLOCKED':
      return urgent(item.blockedReason ? texts.blockedReason(item.blockedReason) : texts.blockedWithoutReason);
    case 'DELETED':
      return calm(deletedWords(item));
  }
}

function deletedWords({ deleteType, restorableUntil }: OwnAdvert): string {
  const how = texts.deletedAs[deleteType ?? 'OTHER'];
  return restorableUntil === null ? how : `${how}. ${texts.restorableUntil(formatDate(restorableUntil))}`;
}

/** What an advert that is or was online cannot do without a plan. */
function neededPlanWords(status: OwnAdvert['status'], end: string): string {
  const words = texts.needsPlan;
  if (status === 'ACTIVE') return words.active(end);
  return status === 'INACTIVE' ? words.paused : words.expired(end);
}

/** Returns how often an advert was viewed and its contact shown. */
export const figureWordsOf = ({ viewCount, revealCount }: OwnAdvert): { views: string; reveals: string } => ({
  views: texts.views(formatNumber(viewCount), viewCount === 1),
  reveals: texts.reveals(formatNumber(revealCount), revealCount === 1),
});

export type PositionWords = { text: string; detail: string };

/** Returns how the price compares with others nearby; null where there is nothing to compare with. */
export function positionWordsOf({ marketPosition, pricePosition, unit }: OwnAdvert): PositionWords | null {
  if (marketPosition) return marketWordsOf(marketPosition, unit);
  if (pricePosition === null) return null;
  const { basis, differenceInPercent: difference, medianInCents, comparedAdverts } = pricePosition;
  const percent = formatPercent(Math.abs(difference), 0);
  const { above, below, same, median, around, perKwh } = texts.position;
  const text = difference === 0 ? same : difference > 0 ? above(percent) : below(percent);
  const price =
    basis === 'HEAT' || unit === undefined
      ? perKwh(formatFixed(medianInCents, 1)).replaceAll(' ', NO_BREAK_SPACE)
      : formatPricePerUnit(Math.round(medianInCents), unit);
  return { text, detail: `${median(price)}. ${around(comparedAdverts)}.` };
}

function marketWordsOf(market: MarketPosition, ownUnit: OwnAdvert['unit']): PositionWords {
  const { differenceInPercent: difference, price, unit, productName, state, adverts, sellers } = market;
  const percent = formatPercent(Math.abs(difference), 0);
  const { above, below, same } = texts.position;
  const text = difference === 0 ? same : difference > 0 ? above(percent) : below(percent);
  const basis = `${positionTexts.compared(productName, state)}, ${positionTexts.basis(adverts, sellers)}`;
  const middle = formatPricePerUnit(price.median, unit);
  // Two prices in different units cannot be compared by eye.
  if (ownUnit === unit) return { text, detail: `${positionTexts.middle(middle)} ${basis}.` };
  const own = texts.position.converted(formatPricePerUnit(Math.round(market.ownInCents), unit));
  return { text, detail: `${own}, ${positionTexts.median(middle)}. ${basis}.` };
}
