import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { Advert, AdvertListItem, EditAdvertDto } from './adverts.schemas.ts';
import type { revealAdvertContact, updateAdvert } from './adverts.ts';
import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';

const accepts = (body: unknown) => z.safeParse(EditAdvertDto, body).success;

describe('the edit payload', () => {
  it.each(['FOREST', 'FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'SERVICES'])(
    'takes a draft of %s that says nothing but its category',
    (category) => {
      expect(accepts({ category })).toBe(true);
      expect(accepts({ category, categoryData: {}, title: '', address: null, contact: { email: '' } })).toBe(true);
    },
  );

  it.each([
    ['FOREST', { forestWoodTypeIds: [1], isFromTrunkSale: true, diameterAtBreastHeightInCm: 35 }],
    [
      'FIREWOOD',
      { furnaceWoodTypeIds: [20, 25], lengthInCm: 33, dryingState: 'LUFTTROCKEN', countryCodeOfOrigin: 'AT' },
    ],
    ['PELLETS', { pelletQualityTypeCode: 'ENPLUS_A1', enPlusCertified: true, blowInIsPossible: true }],
    ['SAWN_WOOD', { sawnWoodTypeId: 6, isSingleItem: false, minLengthInMm: 3000, maxLengthInMm: 5000 }],
    ['WOOD_CHIPS', { woodChipsWoodTypeCode: 'NADEL', particleSizeCode: 'P31S', moistureContentCode: 'M30' }],
    ['LOGS', { woodLogTypeId: 1, isSingleItem: true, lengthInCm: 400, diameterInCm: 32 }],
    ['SERVICES', { serviceCategories: [101], areasOfService: [6], equipments: [1], certificates: [1] }],
  ])('keeps the category data of %s as it was written', (category, categoryData) => {
    expect(z.parse(EditAdvertDto, { category, categoryData })).toEqual({ category, categoryData });
  });

  it.each([
    ['FOREST', 'diameterAtBreastHeightInCm', 7, 150],
    ['FIREWOOD', 'lengthInCm', 10, 300],
    ['SAWN_WOOD', 'lengthInMm', 100, 20_000],
    ['SAWN_WOOD', 'widthInMm', 10, 1_500],
    ['SAWN_WOOD', 'thicknessInMm', 3, 500],
    ['LOGS', 'lengthInCm', 50, 2_500],
    ['LOGS', 'maxDiameterInCm', 5, 200],
  ])('%s: %s lies between %i and %i, both included', (category, field, minimum, maximum) => {
    const takes = (value: number) => accepts({ category, categoryData: { [field]: value } });
    expect([minimum - 1, minimum, maximum, maximum + 1].map(takes)).toEqual([false, true, true, false]);
  });

  it.each([0, 10, 13, 20])('takes the VAT rate %i', (vatRate) =>
    expect(accepts({ category: 'LOGS', vatRate })).toBe(true),
  );
  it.each([7, 19, '13', -1])('refuses the VAT rate %s', (vatRate) =>
    expect(accepts({ category: 'LOGS', vatRate })).toBe(false),
  );

  it.each(['RU', 'BY', 'at', ''])(
    'origin %j: embargoed and unknown countries are refused, an empty one is no answer',
    (code) => {
      expect(accepts({ category: 'LOGS', categoryData: { countryCodeOfOrigin: code } })).toBe(code === '');
    },
  );

  it('drops what users may not set: owner, status, slug, counters, end', () => {
    const hostile = { userId: 'x', status: 'ACTIVE', slug: 'x', viewCount: 9, expiresAt: '2099-01-01', isMine: true };
    expect(z.parse(EditAdvertDto, { category: 'LOGS', ...hostile })).toEqual({ category: 'LOGS' });
  });

  it('drops the category data of another category', () => {
    const parsed = z.parse(EditAdvertDto, {
      category: 'LOGS',
      categoryData: { furnaceWoodTypeIds: [20], isSingleItem: true },
    });
    expect(parsed).toEqual({ category: 'LOGS', categoryData: { isSingleItem: true } });
  });

  it('is not moved by a key named __proto__', () => {
    const body: unknown = JSON.parse(
      '{"category":"LOGS","__proto__":{"status":"ACTIVE"},"categoryData":{"__proto__":{"x":1}}}',
    );
    const parsed = z.parse(EditAdvertDto, body);
    expect(Reflect.get(parsed, 'status')).toBeUndefined();
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(Reflect.get({}, 'status')).toBeUndefined();
  });

  it.each([1.5, Number.NaN, 2 ** 53, 1_000_000_001, '100'])('refuses %s as a price in cents', (pricePerUnitInCents) => {
    expect(accepts({ category: 'LOGS', pricePerUnitInCents })).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b', 'ftp://x.at'])(
    'refuses %s as a link',
    (shopLink) => {
      expect(accepts({ category: 'LOGS', contact: { shopLink } })).toBe(false);
    },
  );

  it('takes web links however the protocol is written', () => {
    expect(accepts({ category: 'LOGS', contact: { shopLink: 'Https://holz.example/shop?x=1' } })).toBe(true);
  });
});

describe('types of a call', () => {
  it('joins path parameters and the named body into one input', () => {
    expectTypeOf<EndpointInput<typeof updateAdvert>>().toExtend<{
      advertId: string;
      editAdvertDto: { category: string };
    }>();
    expectTypeOf<EndpointInput<typeof revealAdvertContact>>().toEqualTypeOf<{ advertId: string }>();
    expectTypeOf<EndpointReply<typeof revealAdvertContact>['phoneNumber']>().toEqualTypeOf<string | null>();
  });

  it('lets the category tell which data an advert has', () => {
    const lengthOf = (advert: z.infer<typeof Advert>) =>
      advert.category === 'FIREWOOD' ? advert.categoryData.lengthInCm : null;
    expectTypeOf(lengthOf).returns.toEqualTypeOf<number | null>();
  });
});

describe('the shapes of the specification', () => {
  it('name the fields of an advert list item as it does', () => {
    const named = [
      'id',
      'status',
      'category',
      'woodTypes',
      'slug',
      'title',
      'thumbnail',
      'address',
      'pricePerUnitInCents',
    ];
    const rest = ['priceTotalInCents', 'unitQuantity', 'expiresAt', 'raffleAccepted', 'viewCount'];
    const result = z.safeParse(AdvertListItem, {});
    const missed = result.success ? [] : result.error.issues.map(({ path }) => path[0]);
    expect(missed.toSorted()).toEqual([...named, ...rest].toSorted());
  });

  it('name the fields of an advert as it does', () => {
    const named = ['id', 'images', 'status', 'createdAt', 'slug', 'title', 'description', 'address', 'contact'];
    const prices = ['pricePerUnitInCents', 'priceTotalInCents', 'unitQuantity'];
    const rest = ['expiresAt', 'raffleAccepted', 'categoryData'];
    const result = z.safeParse(Advert, { category: 'LOGS' });
    const missed = result.success ? [] : result.error.issues.map(({ path }) => path[0]);
    expect(missed.toSorted()).toEqual([...named, ...prices, ...rest].toSorted());
  });
});
