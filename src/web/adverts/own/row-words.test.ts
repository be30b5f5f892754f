import { describe, expect, it } from 'vitest';
import type { OwnAdvert } from '#contract/adverts/advert-life.schemas.ts';
import { figureWordsOf, positionWordsOf, stateLabelOf, stateWordsOf } from './row-words.ts';
import { sampleOwnAdvert } from '#test/sample-own-advert.ts';

const advert = (wishes: Partial<OwnAdvert>): OwnAdvert => ({ ...sampleOwnAdvert, ...wishes });

describe('the sentence about the state', () => {
  it('counts the days when the end is near, and names the day when it is far', () => {
    expect(stateWordsOf(advert({ daysLeft: 5 }))).toEqual({
      text: 'Läuft in 5 Tagen ab. Verlängern kostet nichts.',
      isUrgent: true,
    });
    expect(stateWordsOf(advert({ daysLeft: 1 })).text).toBe('Läuft morgen ab. Verlängern kostet nichts.');
    expect(stateWordsOf(advert({ daysLeft: 60 }))).toEqual({ text: 'Läuft bis 20.01.2027', isUrgent: false });
  });

  it('names the plan that renewing needs, instead of saying that it is free', () => {
    const needsPlan = { needsPlan: true, daysLeft: 5, expiresAt: '2026-12-05T09:00:00Z' } as const;
    expect(stateWordsOf(advert(needsPlan))).toEqual({
      text: 'Läuft bis 05.12.2026. Verlängern oder nach einer Pause fortsetzen geht nur mit einem Abo.',
      isUrgent: true,
    });
    expect(stateWordsOf(advert({ ...needsPlan, status: 'INACTIVE' })).text).toContain('nur mit einem Abo');
    expect(stateWordsOf(advert({ ...needsPlan, status: 'EXPIRED' })).text).not.toContain('kostet nichts');
  });

  it('says why an advert is blocked and how a deleted one went', () => {
    expect(stateWordsOf(advert({ status: 'BLOCKED', blockedReason: 'Fremde Bilder' })).text).toContain('Fremde Bilder');
    const sold = advert({ status: 'DELETED', deleteType: 'SOLD_HERE', restorableUntil: '2026-12-05T09:00:00Z' });
    expect(stateWordsOf(sold).text).toBe('Am Stammplatz verkauft. Du kannst sie bis 05.12.2026 zurückholen.');
    expect(stateLabelOf(sold)).toBe('Verkauft');
    expect(stateLabelOf({ ...sold, deleteType: 'NOT_SOLD' })).toBe('Gelöscht');
    expect(stateLabelOf({ ...sold, status: 'ACTIVE' })).toBe('Online');
  });
});

describe('the figures', () => {
  it('have a singular', () => {
    expect(figureWordsOf(advert({ viewCount: 1, revealCount: 0 }))).toEqual({
      views: '1 Aufruf',
      reveals: '0 Kontakte angezeigt',
    });
  });

  it('say where the price stands, or nothing', () => {
    const pricePosition = {
      basis: 'HEAT',
      ownInCents: 7.2,
      medianInCents: 6.55,
      differenceInPercent: 10,
      comparedAdverts: 12,
    } as const;
    expect(positionWordsOf(advert({ pricePosition }))).toEqual({
      text: '10\u00A0% über dem mittleren Preis',
      detail: 'Mittlerer Preis der Gegend: 6,6\u00A0ct/kWh. Verglichen mit 12 ähnlichen Anzeigen im Umkreis von 80 km.',
    });
    expect(positionWordsOf(advert({ pricePosition: { ...pricePosition, differenceInPercent: -3 } }))?.text).toContain(
      'unter dem mittleren Preis',
    );
    expect(positionWordsOf(advert({ pricePosition: null }))).toBeNull();
  });

  it('tell the middle price of the market in a sentence, or beside the own price in its unit', () => {
    const marketPosition: NonNullable<OwnAdvert['marketPosition']> = {
      product: 'buche-scheite-trocken',
      productName: 'Buche, Scheiter, trocken',
      state: 'steiermark',
      month: '2026-11',
      unit: 'RM',
      isNet: false,
      ownInCents: 19_040,
      price: { low: 15_000, median: 17_450, high: 19_800 },
      quarter: 'UPPER',
      differenceInPercent: 9,
      adverts: 20,
      sellers: 14,
    };
    const detailOf = (unit: NonNullable<OwnAdvert['unit']>) =>
      positionWordsOf(advert({ marketPosition, unit }))?.detail.replaceAll('\u00A0', ' ');
    expect(detailOf('RM')).toMatch(/^Mittlerer Preis € 174,50 \/ rm\. Buche/);
    expect(detailOf('SRM')).toMatch(/^Deiner umgerechnet € 190,40 \/ rm, mittlerer Preis € 174,50 \/ rm\. Buche/);
  });
});
