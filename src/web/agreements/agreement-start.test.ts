import { describe, expect, it } from 'vitest';
import { agreementCardTexts } from '#texts/de/agreements/agreement-card.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { advertOf } from '#test/sample-advert.ts';
import { agreementLines } from '#texts/de/agreements/agreement-lines.ts';
import { EMPTY_DRAFT, changedDraft, draftOfTerms, draftTotal, readDraft } from './agreement-draft.ts';
import { type Known, startingDraft } from './agreement-start.ts';
import { agreementTerms } from '#test/agreement-terms.ts';

const chat = { itemTitle: 'Buche 33 cm', item: null, role: 'BUYER', sellerKind: 'PRIVATE' } as const;
const start = (advert: Advert | null, known: Partial<Known> = {}) =>
  startingDraft({ chat, advert, wish: null, said: [], ...known });

const FREE_BANDS = [{ upToKm: 20, minimumQuantity: null, amountInCents: 0, per: 'TRIP' as const }];
const wish = { quantity: 5, postalCode: '4820', place: 'Bad Ischl', distanceInKm: 12 };

describe('a proposal', () => {
  it('leaves open what neither advert nor buyer has said', () => {
    const open = { measuringPlace: '', delivery: '', deliveryPrice: '', quantity: '', payment: 'OPEN' };
    const bands = [{ upToKm: 20, minimumQuantity: null, amountInCents: 6_000, per: 'TRIP' as const }];
    const advert = advertOf(
      'FIREWOOD',
      { measureBasis: null, moistureInPercent: null, dryingState: null },
      { unit: 'RM', deliveryBands: bands },
    );
    expect(start(advert)).toMatchObject({ ...open, measure: '', moisture: '', place: '' });
    expect(start(null)).toMatchObject({ ...open, measure: '' });
  });

  it('about standing timber is measured where it stands, and not paid in cash yet', () => {
    const advert = advertOf('FOREST', { isFromTrunkSale: true }, { unit: 'EFM', deliveryBands: [] });
    expect(start(advert)).toMatchObject({
      measure: 'STANDING',
      measuringPlace: 'STAND',
      payment: 'OPEN',
      delivery: 'PICK_UP',
    });
  });

  it('signs a delivery as included only where the advert asks nothing for it', () => {
    const advert = advertOf('FIREWOOD', {}, { unit: 'RM', pricePerUnitInCents: 10_000, deliveryBands: FREE_BANDS });
    expect(start(advert, { wish })).toMatchObject({ delivery: 'INCLUDED', place: '4820 Bad Ischl' });
    expect(start(advert, { wish: { ...wish, distanceInKm: 90 } })).toMatchObject({ delivery: '', place: '' });
    expect(start(advert)).toMatchObject({ delivery: '' });
  });

  it('takes the quantity that the buyer wrote last', () => {
    const advert = advertOf('FIREWOOD', {}, { unit: 'RM', pricePerUnitInCents: 10_000 });
    expect(start(advert, { wish, said: ['Ich nehme 8 rm.'] }).quantity).toBe('8');
  });

  it('starts with no more than what is left for the household', () => {
    const bands = [{ upToKm: 20, minimumQuantity: null, amountInCents: 1_000, per: 'UNIT' as const }];
    const advert = advertOf('FIREWOOD', {}, { unit: 'RM', pricePerUnitInCents: 10_000, deliveryBands: bands });
    const capped = (left: number) => ({ ...chat, household: { unit: 'RM' as const, maximum: 6, left } });
    expect(start(advert, { wish, chat: capped(6) }).quantity).toBe('5');
    expect(start(advert, { wish, chat: capped(3.5) })).toMatchObject({ quantity: '3,5', deliveryPrice: '35' });
    expect(start(advert, { wish, chat: capped(3.5), said: ['Ich nehme 8 rm.'] }).quantity).toBe('3,5');
  });

  it('of a private seller has no tax, whatever stands in advert or version', () => {
    const advert = advertOf('LOGS', {}, { unit: 'FM', vatRate: 20, priceIsGross: false });
    expect(start(advert)).toMatchObject({ vatRate: 0, priceIsGross: true });
    const before = agreementTerms({ vatRate: 20, priceIsGross: false });
    expect(draftOfTerms(before, 'PRIVATE')).toMatchObject({ vatRate: 0, priceIsGross: true });
    expect(draftOfTerms(before, 'BUSINESS')).toMatchObject({ vatRate: 20, priceIsGross: false });
  });
});

describe('of a gift', () => {
  it('the proposal starts at no price, with what its delivery costs', () => {
    const gift = start(advertOf('FIREWOOD', {}, { unit: 'RM', pricePerUnitInCents: 0 }));
    expect(gift).toMatchObject({ price: '0', priceKind: 'PER_UNIT' });
    const lines = agreementLines(agreementTerms({ priceInCents: 0, deliveryPriceInCents: 6_000 }));
    expect(lines.find(({ terms }) => terms.includes('priceInCents'))?.text).toBe('Geschenkt');
  });
});

describe('the form', () => {
  it('never takes an empty delivery price for "included"', () => {
    const draft = { ...draftOfTerms(agreementTerms(), 'BUSINESS'), deliveryPrice: '' };
    for (const deliveryPrice of ['', '0', 'gratis']) {
      expect(readDraft({ ...draft, deliveryPrice })).toHaveProperty('errors.deliveryPriceInCents');
    }
    expect(readDraft({ ...draft, delivery: '' })).toHaveProperty('errors.handover');
    expect(readDraft({ ...draft, delivery: 'INCLUDED' })).toMatchObject({ terms: { deliveryPriceInCents: 0 } });
  });

  it('gives a version back as it was, a gift too', () => {
    for (const terms of [agreementTerms(), agreementTerms({ priceInCents: 0 })])
      expect(readDraft(draftOfTerms(terms, 'BUSINESS'))).toEqual({ terms });
  });

  it('lets the place follow the delivery until another one is written', () => {
    const draft = { ...EMPTY_DRAFT, pickUpPlace: '4560 Kirchdorf', deliveryPlace: '4820 Bad Ischl' };
    const picked = changedDraft(draft, { delivery: 'PICK_UP' });
    expect(picked.place).toBe('4560 Kirchdorf');
    expect(changedDraft(picked, { delivery: 'EXTRA' }).place).toBe('4820 Bad Ischl');
    const own = changedDraft(picked, { place: 'Lagerplatz Süd' });
    expect(changedDraft(own, { delivery: 'EXTRA' }).place).toBe('Lagerplatz Süd');
  });
});

describe('the sum of a proposal', () => {
  const draft = draftOfTerms(agreementTerms(), 'PRIVATE');
  it.each([
    ['Menge, Preis und Übergabe fehlen noch.', EMPTY_DRAFT],
    ['Menge fehlt noch.', { ...draft, quantity: '' }],
    ['Preis fehlt noch.', { ...draft, price: '' }],
    ['Übergabe fehlt noch.', { ...draft, delivery: '' as const }],
    ['Preis der Zustellung fehlt noch.', { ...draft, delivery: 'EXTRA' as const, deliveryPrice: '' }],
  ])('says what it cannot be told without: %s', (sentence, typed) => {
    const total = draftTotal(typed);
    expect('missing' in total && agreementCardTexts.form.sumOpen(total.missing)).toBe(sentence);
  });
});
