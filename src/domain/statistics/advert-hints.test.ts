import { expect, test } from 'vitest';
import { type HintFacts, hintsFor } from './advert-hints.ts';

const fine: HintFacts = {
  isOnline: true,
  imageCount: 3,
  hasPrice: true,
  priceDifferenceInPercent: 4,
  descriptionLength: 400,
  daysOnline: 20,
  daysLeft: 40,
  views: 80,
  contacts: 5,
};

test('an advert with photo, price, text and contacts gets no advice', () => {
  expect(hintsFor(fine)).toEqual([]);
});

test.each<[Partial<HintFacts>, string[]]>([
  [{ imageCount: 0 }, ['NO_PHOTO']],
  [{ priceDifferenceInPercent: 20 }, ['PRICE_FAR_ABOVE']],
  [{ priceDifferenceInPercent: 19 }, []],
  [{ priceDifferenceInPercent: -35 }, ['PRICE_FAR_BELOW']],
  [{ priceDifferenceInPercent: null, hasPrice: false }, ['NO_PRICE']],
  [{ daysLeft: 7 }, ['ENDS_SOON']],
  [{ views: 50, contacts: 0 }, ['SEEN_NOT_ASKED']],
  [{ views: 49, contacts: 0 }, []],
  [{ views: 9, contacts: 0 }, ['HARDLY_SEEN']],
  [{ views: 9, contacts: 0, daysOnline: 3 }, []],
  [{ descriptionLength: 79 }, ['SHORT_TEXT']],
  [{ imageCount: 0, hasPrice: false, priceDifferenceInPercent: null }, ['NO_PHOTO', 'NO_PRICE']],
  [{ isOnline: false, imageCount: 0 }, ['NOT_ONLINE']],
])('%j brings %j', (facts, hints) => {
  expect(hintsFor({ ...fine, ...facts })).toEqual(hints);
});
