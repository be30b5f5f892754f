import { describe, expect, it } from 'vitest';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { WOOD_CHIPS_DRYING_STATES } from '#domain/lookups/wood-chips.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { searchTexts } from '#texts/de/search/search.ts';
import { sampleItem } from '#test/sample-item.ts';
import { cardFactsOf, cardLabelOf, deliveryWordsOf, isFresh, plateWordsOf } from './card-facts.parts.ts';
import { isHardwood, isSoftwood } from './wood-grades.ts';

const item = (more: Partial<AdvertListItem>): AdvertListItem => ({ ...sampleItem, ...more });
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the price plate', () => {
  it('shows the price per unit with its unit', () => {
    const { amount, unit } = plateWordsOf(item({ pricePerUnitInCents: 16_500, unit: 'RM' }));
    expect([spaced(amount), unit]).toEqual(['€ 165,00', 'rm']);
  });

  it('says that a price is net', () => {
    expect(plateWordsOf(item({ pricePerUnitInCents: 9_000, unit: 'FM', priceIsGross: false })).unit).toBe('fm netto');
  });

  it('names the whole quantity beside a total', () => {
    const words = plateWordsOf(
      item({ pricePerUnitInCents: null, priceTotalInCents: 90_000, unitQuantity: 6, unit: 'RM' }),
    );
    expect(spaced(words.note ?? '')).toBe('für 6 rm');
  });

  it('calls a lump sum what it is', () => {
    expect(plateWordsOf(item({ pricePerUnitInCents: 90_000, unit: 'PAUSCHAL' })).note).toBe('pauschal');
  });

  it('turns to the total at the door for just the amount that is needed, and the price goes to the delivery line', () => {
    const delivered = item({
      pricePerUnitInCents: 16_500,
      unit: 'RM',
      deliveredPriceInCents: 105_000,
      deliveredQuantity: 6,
    });
    const turned = plateWordsOf(delivered, 6);
    expect([spaced(turned.amount), spaced(turned.note ?? '')]).toEqual(['€ 1.050,00', 'für 6 rm bis zu dir']);
    const line = deliveryWordsOf(delivered, 6);
    expect(spaced(`${line?.amount} ${line?.text}`)).toBe('€ 165,00 / rm ohne Zustellung');
    for (const unturned of [
      plateWordsOf(delivered, 5),
      plateWordsOf(delivered, null),
      plateWordsOf({ ...delivered, unit: 'SRM' }, 6),
      plateWordsOf(
        item({ pricePerUnitInCents: 16_500, unit: 'RM', deliveryShortfall: { reason: 'STOCK', quantity: 3 } }),
        6,
      ),
    ])
      expect(spaced(unturned.amount)).toBe('€ 165,00');
  });

  it('says of a gift that it is one, without unit and tax; its delivery is told below', () => {
    const gift = item({
      pricePerUnitInCents: 0,
      unit: 'RM',
      priceIsGross: false,
      deliveredPriceInCents: 6_000,
      deliveredQuantity: 6,
    });
    expect(plateWordsOf(gift)).toEqual({ amount: 'Zu verschenken' });
    expect(plateWordsOf(gift, 6)).toEqual({ amount: 'Zu verschenken' });
    const line = deliveryWordsOf(gift, 6);
    expect(spaced(`${line?.amount} ${line?.text}`)).toBe('€ 60,00 für 6 rm bis zu dir');
  });

  it('says of a total without tax that it is net', () => {
    const net = {
      priceIsGross: false,
      vatRate: 20,
      unit: 'RM',
      deliveredPriceInCents: 60_000,
      deliveredQuantity: 6,
    } as const;
    expect(spaced(plateWordsOf(item(net), 6).note ?? '')).toBe('für 6 rm bis zu dir, netto');
  });

  it('says in words that the price is on request', () => {
    const words = plateWordsOf(item({ pricePerUnitInCents: null, priceTotalInCents: null }));
    expect(words).toEqual({ amount: 'Preis auf Anfrage' });
  });
});

describe('the three facts', () => {
  it('leave out what the delivery line says and add the smallest quantity', () => {
    const facts = cardFactsOf(
      item({ facts: ['33 cm', 'lufttrocken', 'Zustellung möglich'], minimumQuantity: 2, unit: 'RM' }),
    );
    expect(facts.map(({ text }) => spaced(text))).toEqual(['33 cm', 'lufttrocken', 'ab 2 rm']);
    expect(facts.map(({ icon }) => icon)).toEqual(['ruler', 'drop', 'stack']);
  });

  it('shorten long names of dryness', () => {
    const facts = cardFactsOf(item({ facts: ['25 cm', 'vorgetrocknet / halbtrocken'] }));
    expect(facts[1]?.text).toBe('vorgetrocknet');
  });

  it('say that the dryness of firewood is open', () => {
    expect(cardFactsOf(item({ facts: ['33 cm'] })).map(({ text }) => text)).toContain('Feuchte offen');
    expect(cardFactsOf(item({ category: 'LOGS', facts: ['Ø 22–37 cm'] })).map(({ text }) => text)).not.toContain(
      'Feuchte offen',
    );
  });

  it.each([...DRYING_STATES, ...WOOD_CHIPS_DRYING_STATES].map((row) => row.text))('know "%s" as dryness', (text) => {
    expect(cardFactsOf(item({ facts: ['33 cm', text] }))[1]?.icon).toBe('drop');
  });
});

describe('the delivery line', () => {
  it('names the total to the door and what it is for', () => {
    const words = deliveryWordsOf(item({ deliveredPriceInCents: 105_000, deliveredQuantity: 6, unit: 'RM' }));
    expect(spaced(`${words?.amount} ${words?.text}`)).toBe('€ 1.050,00 für 6 rm bis zu dir');
  });

  it('says how far the seller comes when the visitor lives farther away', () => {
    const deliveryBands = [{ upToKm: 40, minimumQuantity: null, amountInCents: 5_000, per: 'TRIP' as const }];
    const words = deliveryWordsOf(item({ deliveryBands, distance: 55 }));
    expect(spaced(words?.text ?? '')).toBe('Zustellung nur bis 40 km');
    expect(words?.isDelivered).toBe(false);
  });

  it('says that firewood without delivery has to be fetched, and nothing of the kind about round wood', () => {
    expect(deliveryWordsOf(item({ facts: ['33 cm'] }))?.text).toBe('Nur Selbstabholung');
    expect(deliveryWordsOf(item({ category: 'LOGS', facts: ['4 m'] }))).toBeNull();
  });

  it('knows delivery by the words the server writes', () => {
    expect([advertTexts.delivers, advertTexts.blowIn]).toEqual([searchTexts.delivers, searchTexts.blowIn]);
  });
});

describe('the label on the photo', () => {
  it('names hardwood and softwood, and the category of mixed lists', () => {
    expect(cardLabelOf(item({ woodTypes: [{ id: 20, text: 'Buche' }] }), true)).toBe('Hartholz');
    expect(cardLabelOf(item({ woodTypes: [{ id: 1, text: 'Fichte' }] }), true)).toBe('Weichholz');
    expect(cardLabelOf(item({ category: 'SAWN_WOOD' }), false)).toBe('Schnittholz');
    expect(cardLabelOf(item({ category: 'SAWN_WOOD' }), true)).toBeNull();
  });

  it('grades every wood type as the lookup list does', () => {
    const wrong = WOOD_TYPES.filter(
      ({ id, grade }) => isHardwood(id) !== (grade === 'HARD') || isSoftwood(id) !== (grade === 'SOFT'),
    );
    expect(wrong).toEqual([]);
  });
});

it('is new for a day', () => {
  const createdAt = '2026-11-20T09:00:00.000Z';
  expect(isFresh(item({ createdAt }), '2026-11-21T08:59:00.000Z')).toBe(true);
  expect(isFresh(item({ createdAt }), '2026-11-21T09:01:00.000Z')).toBe(false);
});

it('a service stated without tax shows its price with tax', () => {
  const plate = plateWordsOf(
    item({ category: 'SERVICES', pricePerUnitInCents: 8_400, unit: 'H', vatRate: 20, priceIsGross: false }),
  );
  expect([plate.amount.replaceAll('\u00a0', ' '), plate.unit]).toEqual(['€ 100,80', 'h']);
});
