import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeInPercent, marketQuarter } from './market-position.ts';
import { type MarketAsk, collectMarket, marketFigures } from './market-figures.ts';
import type { MarketOffer } from './market-offer.ts';
import { MARKET_PRODUCTS } from './market-products.data.ts';
import { marketRegionId, marketRegionSlug } from './market-region.ts';
import { addMonths, formatMonth, formatMonthTick, isMonth, monthOf, monthsFrom } from './months.ts';
import { medianOf, plausibleSpan, quartilesOf } from './quartiles.ts';

const ask = (sellerKey: number, euros: number, heatPrice: number | null = null): MarketAsk => ({
  sellerKey,
  priceInCents: euros * 100,
  heatPrice,
});

const asks = (...euros: number[]): MarketAsk[] => euros.map((price, index) => ask(index + 1, price));

describe('quartiles', () => {
  // R 4: quantile(1:10, type = 7) and quantile(c(15, 20, 35, 40, 50), type = 7).
  test.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { low: 3.25, median: 5.5, high: 7.75 }],
    [[15, 20, 35, 40, 50], { low: 20, median: 35, high: 40 }],
    [[7], { low: 7, median: 7, high: 7 }],
    [[1, 2], { low: 1.25, median: 1.5, high: 1.75 }],
  ])('of %j are those of definition 7', (values, expected) => {
    expect(quartilesOf(values)).toEqual(expected);
  });

  test('do not depend on the order of the values', () => {
    const values = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (given) => {
        expect(quartilesOf(given.toReversed())).toEqual(quartilesOf(given));
      }),
    );
  });

  test('of nothing are not a number', () => {
    expect(medianOf([])).toBeNaN();
  });
});

describe('outliers', () => {
  test('half and double the price are equally far off', () => {
    const [lowest, highest] = plausibleSpan([80, 90, 100, 110, 125]);
    expect(lowest * highest).toBeCloseTo(100 * 100, 3);
  });

  test('where nearly all ask the same, a quarter more is still a price and a third more is not', () => {
    const [lowest, highest] = plausibleSpan([100, 100, 100, 100, 100, 125, 134]);
    expect(highest).toBeGreaterThanOrEqual(125);
    expect(highest).toBeLessThan(134);
    expect(lowest).toBeLessThanOrEqual(80);
  });

  test('a price in cents instead of euros is left out and named', () => {
    const figures = marketFigures(asks(150, 155, 160, 165, 170, 175, 180, 185, 1.6));
    expect(figures).toMatchObject({ sellers: 8, leftOut: 1, price: { median: 16_750 } });
  });
});

describe('the figures of a product', () => {
  test('need eight adverts of five sellers', () => {
    const eightOfFour = [1, 2, 3, 4].flatMap((seller) => [ask(seller, 150), ask(seller, 152)]);
    const sevenOfSeven = asks(150, 151, 152, 153, 154, 155, 156);
    const eightOfFive = [...eightOfFour.slice(0, 6), ask(4, 151), ask(5, 153)];
    expect(marketFigures(eightOfFour)).toMatchObject({ adverts: 8, sellers: 4, price: null });
    expect(marketFigures(sevenOfSeven)).toMatchObject({ adverts: 7, sellers: 7, price: null });
    expect(marketFigures(eightOfFive)).toMatchObject({ adverts: 8, sellers: 5, price: { median: 15_100 } });
    expect(marketFigures([])).toEqual({ adverts: 0, sellers: 0, leftOut: 0, price: null, heat: null });
  });

  test('sellers whose price is left out count neither as sellers nor with their adverts', () => {
    const figures = marketFigures([...asks(150, 151, 152, 153, 154, 155, 156), ask(8, 15)]);
    expect(figures).toMatchObject({ adverts: 7, sellers: 7, leftOut: 1, price: null });
  });

  test('a seller with fifty adverts counts as much as one with one', () => {
    const others = asks(100, 102, 104, 106, 108, 110, 112, 114);
    const flood = Array.from({ length: 50 }, () => ask(99, 130));
    expect(marketFigures([...others, ...flood]).price).toEqual(marketFigures([...others, ask(99, 130)]).price);
    expect(marketFigures([...others, ...flood])).toMatchObject({ adverts: 58, sellers: 9 });
  });

  test('heat has its own quartiles, and none where fewer than eight adverts of five sellers have one', () => {
    const heated = (many: number, sellers: number) =>
      asks(100, 101, 102, 103, 104, 105, 106, 107, 108, 109).map((one, index) => ({
        ...one,
        sellerKey: index < many ? (index % sellers) + 1 : index + 1,
        heatPrice: index < many ? 5 + (index % sellers) : null,
      }));
    expect(marketFigures(heated(8, 5)).heat).toEqual({ low: 6, median: 7, high: 8 });
    expect(marketFigures(heated(7, 5)).heat).toBeNull();
    expect(marketFigures(heated(9, 4)).heat).toBeNull();
    expect(marketFigures(heated(7, 5)).price).not.toBeNull();
  });

  const prices = fc.array(fc.integer({ min: 80, max: 200 }), { minLength: 9, maxLength: 40 });

  test('do not depend on the order of the adverts', () => {
    const owned = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(owned, fc.integer(), (given, seed) => {
        const all = given.map(([seller, euros]) => ask(seller, euros));
        const turned = all.map((_, index) => all[(index + Math.abs(seed)) % all.length]).flatMap((one) => one ?? []);
        expect(marketFigures(turned)).toEqual(marketFigures(all));
      }),
    );
  });

  test('one seller moves the median no farther than to the next price beside it, whatever is asked', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 1_000_000 }), (given, absurd) => {
        const rest = asks(...given);
        const ordered = rest.map(({ priceInCents }) => priceInCents).sort((one, other) => one - other);
        const middle = Math.floor(ordered.length / 2);
        const low = ordered[Math.max(0, Math.ceil(ordered.length / 2) - 1 - 1)] ?? 0;
        const high = ordered[Math.min(ordered.length - 1, middle + 1)] ?? 0;
        const moved = medianOf([...ordered, absurd * 100]);
        expect(moved).toBeGreaterThanOrEqual(low);
        expect(moved).toBeLessThanOrEqual(high);
      }),
    );
  });

  test('five percent of absurd prices move the median by less than a percent', () => {
    // Evenly spread: a generator that prefers edges makes two crowds, between which any median jumps.
    const seller = fc.noBias(fc.integer({ min: 0, max: 4_000 }));
    fc.assert(
      fc.property(fc.array(seller, { minLength: 60, maxLength: 120 }), fc.boolean(), (given, tooDear) => {
        // Prices around € 160 that spread as those of firewood do.
        const honest = given.map((part, index) => ask(index + 1, 140 + part / 100));
        const absurd = Array.from({ length: Math.floor(given.length / 20) }, (_, index) =>
          ask(10_000 + index, tooDear ? 16_000 : 1.6),
        );
        const [before, after] = [marketFigures(honest), marketFigures([...honest, ...absurd])];
        expect(after.leftOut).toBeGreaterThanOrEqual(absurd.length);
        expect((after.price?.median ?? 0) / (before.price?.median ?? 1)).toBeCloseTo(1, 2);
      }),
    );
  });
});

const beech = (sellerKey: number, euros: number, wishes: Partial<MarketOffer> = {}): MarketOffer =>
  ({
    category: 'FIREWOOD',
    data: {
      woodTypeIds: [20],
      deliveryIsPossible: false,
      lengthInCm: 33,
      dryingState: 'OFENFERTIG',
      moistureInPercent: null,
      measureBasis: 'STACKED_SHORT',
      countryCodeOfOrigin: 'AT',
      pefcCertified: false,
    },
    sellerKey,
    federalStateId: 3,
    unit: 'RM',
    pricePerUnitInCents: euros * 100,
    priceTotalInCents: null,
    unitQuantity: null,
    vatRateInPercent: 13,
    priceIsGross: true,
    heatPrice: 7,
    ...wishes,
  }) as MarketOffer;

describe('a month of adverts', () => {
  test('is grouped by product and federal state, and once more for the whole country', () => {
    const collector = collectMarket();
    const offers = Array.from({ length: 10 }, (_, index) =>
      beech(index, 150 + index, { federalStateId: index < 8 ? 3 : null }),
    );
    collector.add(offers.slice(0, 4));
    collector.add(offers.slice(4));
    const cells = [...collector.cells()].filter(({ productId }) => productId === 'buche-scheite-trocken');
    expect(cells.map(({ stateId, figures }) => [stateId, figures.adverts, figures.price?.median])).toEqual([
      [0, 10, 15_450],
      [3, 8, 15_350],
    ]);
  });

  test('counts a beech advert for beech and for hardwood, and never for softwood', () => {
    const collector = collectMarket();
    collector.add([beech(1, 150)]);
    expect(new Set([...collector.cells()].map(({ productId }) => productId))).toEqual(
      new Set(['buche-scheite-trocken', 'hartholz-scheite-trocken']),
    );
  });

  test('adverts on request leave no trace', () => {
    const collector = collectMarket();
    collector.add([beech(1, 150, { pricePerUnitInCents: null })]);
    expect([...collector.cells()]).toEqual([]);
  });
});

test('the ids of products are addresses and stand once', () => {
  const ids = MARKET_PRODUCTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

describe('a month', () => {
  test.each([
    ['2026-10-31T22:59:59.999Z', '2026-10'],
    ['2026-10-31T23:00:00.000Z', '2026-11'],
    ['2026-06-30T21:59:59.999Z', '2026-06'],
    ['2026-06-30T22:00:00.000Z', '2026-07'],
    ['2026-12-31T23:00:00.000Z', '2027-01'],
  ])('begins at midnight in Vienna: %s is in %s', (moment, month) => {
    expect(monthOf(moment)).toBe(month);
  });

  test('is counted over the turn of the year', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthsFrom('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFrom('2026-02', '2025-11')).toEqual([]);
  });

  test('is written as people here say it', () => {
    expect(formatMonth('2026-01')).toBe('Jänner 2026');
    expect([formatMonthTick('2026-01'), formatMonthTick('2026-11')]).toEqual(['2026', 'Nov.']);
  });

  test.each(['2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', '', '9999-01'])('is not %j', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});

test('a price stands in a quarter, its edges belong to the middle half', () => {
  const usual = { low: 100, median: 120, high: 150 };
  expect([99, 100, 120, 121, 150, 151].map((price) => marketQuarter(price, usual))).toEqual([
    'BELOW',
    'LOWER',
    'LOWER',
    'UPPER',
    'UPPER',
    'ABOVE',
  ]);
});

test('a change has one decimal, and there is none without both figures', () => {
  expect(changeInPercent(16_600, 16_400)).toBe(1.2);
  expect(changeInPercent(90, 100)).toBe(-10);
  expect([changeInPercent(null, 5), changeInPercent(5, null), changeInPercent(5, 0)]).toEqual([null, null, null]);
});

test('regions go back and forth between id and address part', () => {
  for (let id = 0; id <= 9; id += 1) expect(marketRegionId(marketRegionSlug(id))).toBe(id);
  expect(marketRegionSlug(0)).toBe('oesterreich');
});
