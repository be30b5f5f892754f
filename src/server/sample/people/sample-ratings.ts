import { DAY_IN_MS } from '#domain/durations.ts';
import type { AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { agreementTexts } from '#texts/de/agreements/agreements.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { createDice } from '#server/sample/sample-random.ts';
import { SAMPLE_ANSWERS, SAMPLE_BUYER_TEXTS, SAMPLE_SELLER_TEXTS, SAMPLE_SHORT_TEXTS } from './sample-ratings.data.ts';
import { countRatingsOf } from '#server/ratings/hidden-ratings.service.ts';
import { type SampleDeal, findAdvertOf, insertSampleDeal } from '#server/sample/sample.repository.ts';

/** Apart from the salts of sellers and adverts. */
const SALT = 7_000_000;
/** So many of the first sellers have ratings. */
const RATED_SELLERS = 12;
const MOST_DEALS = 8;

const TERMS: AgreementTerms = {
  goods: 'Buche 33 cm, lufttrocken',
  quantity: 6,
  unit: 'RM',
  measure: 'STACKED_SHORT',
  measuringPlace: 'BUYER',
  moistureInPercent: 20,
  moistureMethod: 'METER',
  priceInCents: 14_900,
  priceKind: 'PER_UNIT',
  priceIsGross: true,
  vatRate: 0,
  handover: 'DELIVERY',
  deliveryPriceInCents: 5_000,
  place: '4560 Kirchdorf an der Krems',
  date: '2026-01-01',
  time: 'vormittags',
  payment: 'TRANSFER_AFTER',
  remarks: '',
};

/**
 * Inserts agreements of the past with ratings for some sellers, so that their pages show counts; the same ones for the
 * same seed. Their chats are deleted on both sides, as people do, so lists of chats stay as they are.
 */
export async function insertSampleRatings(
  db: Db,
  { seed, now, sellerCount }: { seed: number; now: Date; sellerCount: number },
): Promise<void> {
  const rated = new Set<number>();
  for (let seller = 0; seller < Math.min(RATED_SELLERS, sellerCount); seller += 1) {
    const advert = await findAdvertOf(db, seller + 1);
    if (advert === null) continue;
    const dice = createDice(seed, SALT + seller);
    const deals = dice.integer(1, MOST_DEALS);
    for (let number = 0; number < deals; number += 1) {
      // Not a seller of the sample with an account to sign in, and not the seller.
      const buyer = 20 + ((seller * MOST_DEALS + number) % Math.max(1, sellerCount - 20));
      const handedOver = new Date(now.getTime() - dice.integer(40, 300) * DAY_IN_MS);
      const after = (days: number): Date => new Date(handedOver.getTime() + days * DAY_IN_MS);
      const isShort = dice.chance(0.12);
      const deal: SampleDeal = {
        ids: { chat: newId(), agreement: newId(), message: newId(), ofSeller: newId(), ofBuyer: newId() },
        advert,
        sellerKey: seller + 1,
        buyerKey: buyer + 1,
        text: agreementTexts.steps.ACCEPT(1),
        terms: { ...TERMS, date: formatIsoDate(handedOver) },
        agreedAt: after(-8),
        day: formatIsoDate(handedOver),
        givenAt: [after(1), after(2)],
        ofSeller: {
          amount: isShort ? 'LESS' : 'AS_AGREED',
          dryness: dice.chance(0.3) ? 'NOT_MEASURED' : dice.chance(0.1) ? 'WETTER' : 'AS_AGREED',
          punctuality: dice.chance(0.15) ? 'POSTPONED' : 'ON_TIME',
          dealing: dice.chance(0.1) ? 'FAIR' : 'GOOD',
          text: isShort ? dice.of(SAMPLE_SHORT_TEXTS) : dice.of(SAMPLE_BUYER_TEXTS),
          answer: isShort ? dice.of(SAMPLE_ANSWERS) : '',
        },
        ofBuyer: {
          punctuality: 'ON_TIME',
          payment: dice.chance(0.1) ? 'LATE' : 'AS_AGREED',
          dealing: 'GOOD',
          text: dice.of(SAMPLE_SELLER_TEXTS),
        },
      };
      await insertSampleDeal(db, deal);
      rated.add(deal.sellerKey).add(deal.buyerKey);
    }
  }
  for (const key of rated) await countRatingsOf(db, key);
}
