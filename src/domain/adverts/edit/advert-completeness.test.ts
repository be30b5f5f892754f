import { describe, expect, it } from 'vitest';
import { publishingIssues } from './advert-completeness.ts';
import { type AdvertContent, usualPricing } from '#domain/adverts/advert-content.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';

const COMPLETE: { [C in CategorisedData['category']]: Extract<CategorisedData, { category: C }> } = {
  FOREST: {
    category: 'FOREST',
    data: {
      woodTypeIds: [1],
      isFromTrunkSale: true,
      isForProcessing: false,
      diameterAtBreastHeightInCm: 35,
      pefcCertified: true,
    },
  },
  FIREWOOD: {
    category: 'FIREWOOD',
    data: {
      woodTypeIds: [21],
      deliveryIsPossible: true,
      lengthInCm: 33,
      dryingState: 'LUFTTROCKEN',
      moistureInPercent: null,
      measureBasis: 'STACKED_SHORT',
      countryCodeOfOrigin: 'AT',
      pefcCertified: false,
    },
  },
  PELLETS: {
    category: 'PELLETS',
    data: {
      deliveryIsPossible: true,
      blowInIsPossible: true,
      pelletQualityTypeCode: 'ENPLUS_A1',
      countryCodeOfOrigin: 'AT',
      pefcCertified: false,
      enPlusCertified: true,
      dinPlusCertified: false,
    },
  },
  SAWN_WOOD: {
    category: 'SAWN_WOOD',
    data: {
      woodTypeId: 1,
      isSingleItem: false,
      lengthInMm: null,
      widthInMm: null,
      thicknessInMm: null,
      minLengthInMm: 3000,
      maxLengthInMm: 5000,
      minWidthInMm: 100,
      maxWidthInMm: 200,
      minThicknessInMm: 24,
      maxThicknessInMm: 24,
      countryCodeOfOrigin: 'AT',
      pefcCertified: false,
    },
  },
  WOOD_CHIPS: {
    category: 'WOOD_CHIPS',
    data: {
      woodTypeCode: 'FICHTE',
      dryingStateCode: null,
      ashCode: null,
      rawMaterialGroupCode: null,
      particleSizeCode: 'P31S',
      fineFractionCode: null,
      moistureContentCode: 'M30',
      countryCodeOfOrigin: 'AT',
      deliveryIsPossible: true,
      blowInIsPossible: false,
      pefcCertified: false,
    },
  },
  LOGS: {
    category: 'LOGS',
    data: {
      woodTypeId: 1,
      isSingleItem: false,
      lengthInCm: null,
      diameterInCm: null,
      minLengthInCm: 400,
      maxLengthInCm: 500,
      minDiameterInCm: 20,
      maxDiameterInCm: 45,
      logGradeCode: null,
      countryCodeOfOrigin: 'AT',
      pefcCertified: true,
    },
  },
  SERVICES: {
    category: 'SERVICES',
    data: { certificateIds: [], serviceCategoryIds: [101], areaOfServiceIds: [6], equipmentIds: [] },
  },
};

const complete = (categorised: CategorisedData = COMPLETE.FIREWOOD): AdvertContent => ({
  ...categorised,
  title: 'Buche, 33 cm, lufttrocken',
  description: 'Zwei Jahre unter Dach gelagert, selbst abholen oder liefern lassen.',
  pricePerUnitInCents: 11_500,
  priceTotalInCents: null,
  ...usualPricing(categorised.category),
  unitQuantity: 12,
  minimumQuantity: 2,
  place: {
    countryCode: 'AT',
    postalCode: '8010',
    city: 'Graz',
    street: '',
    federalStateId: 6,
    latitude: 47.07,
    longitude: 15.44,
  },
  contact: { firstName: 'Eva', lastName: 'Holzer', companyName: '', phoneNumber: '', email: '', shopLink: '' },
  deliveryBands: [],
  raffleAccepted: false,
  householdMaximum: null,
  localDays: null,
  localRadiusInKm: null,
});

const found = (content: AdvertContent) => publishingIssues(content).map(({ path, code }) => `${path}: ${code}`);

describe('what an advert needs before it is published', () => {
  for (const categorised of Object.values(COMPLETE)) {
    it(`is content with a complete advert in ${categorised.category}, with a price or on request`, () => {
      expect(found(complete(categorised))).toEqual([]);
      expect(found({ ...complete(categorised), pricePerUnitInCents: null })).toEqual([]);
    });
  }

  it('wants days and radius together, and a cap that a household can buy', () => {
    expect(found({ ...complete(), localDays: 3, localRadiusInKm: 30, householdMaximum: 2 })).toEqual([]);
    expect(found({ ...complete(), localDays: 3 })).toEqual(['localRadiusInKm: required']);
    expect(found({ ...complete(), localRadiusInKm: 30 })).toEqual(['localDays: required']);
    expect(found({ ...complete(), householdMaximum: 1.9 })).toEqual(['householdMaximum: household.below-minimum']);
    const whole = { pricePerUnitInCents: null, priceTotalInCents: 90_000 };
    expect(found({ ...complete(), householdMaximum: 6, ...whole })).toEqual(['householdMaximum: household.sold-whole']);
    expect(found({ ...complete(), householdMaximum: 6, ...whole, pricePerUnitInCents: 11_500 })).toEqual([]);
  });

  it('wants a title of 5 to 80 and a description of 20 to 5,000 characters', () => {
    expect(found({ ...complete(), title: '' })).toEqual(['title: required']);
    expect(found({ ...complete(), title: '  Holz ' })).toEqual(['title: text.too-short']);
    expect(found({ ...complete(), title: 'x'.repeat(81) })).toEqual(['title: text.too-long']);
    expect(found({ ...complete(), description: 'x'.repeat(19) })).toEqual(['description: text.too-short']);
    expect(found({ ...complete(), description: 'x'.repeat(20) })).toEqual([]);
    expect(found({ ...complete(), description: 'x'.repeat(5_001) })).toEqual(['description: text.too-long']);
  });

  it('counts characters, not halves of them', () => {
    expect(found({ ...complete(), title: '🌲🌲🌲🌲' })).toEqual(['title: text.too-short']);
  });

  it('wants wood types and a use for a forest', () => {
    const data = { ...COMPLETE.FOREST.data, woodTypeIds: [], isFromTrunkSale: false };
    expect(found(complete({ category: 'FOREST', data }))).toEqual([
      'categoryData.forestWoodTypeIds: choice.at-least-one',
      'categoryData.isFromTrunkSale: contradiction.forest-neither-sale-nor-processing',
    ]);
  });

  it('wants wood types for firewood', () => {
    const data = { ...COMPLETE.FIREWOOD.data, woodTypeIds: [] };
    expect(found(complete({ category: 'FIREWOOD', data }))).toEqual([
      'categoryData.furnaceWoodTypeIds: choice.at-least-one',
    ]);
  });

  it('wants a quality for pellets, delivery before blowing in, and ENplus only where the quality says so', () => {
    const data = {
      ...COMPLETE.PELLETS.data,
      pelletQualityTypeCode: null,
      deliveryIsPossible: false,
      enPlusCertified: false,
    };
    expect(found(complete({ category: 'PELLETS', data }))).toEqual([
      'categoryData.pelletQualityTypeCode: required',
      'categoryData.blowInIsPossible: contradiction.blow-in-without-delivery',
    ]);
    const dinPlus = { ...COMPLETE.PELLETS.data, pelletQualityTypeCode: 'DINPLUS' };
    expect(found(complete({ category: 'PELLETS', data: dinPlus }))).toEqual([
      'categoryData.enPlusCertified: contradiction.enplus-without-quality',
    ]);
  });

  it('refuses ranges that stand upside down', () => {
    const boards = { ...COMPLETE.SAWN_WOOD.data, woodTypeId: null, minLengthInMm: 5000, maxLengthInMm: 3000 };
    expect(found(complete({ category: 'SAWN_WOOD', data: boards }))).toEqual([
      'categoryData.sawnWoodTypeId: required',
      'categoryData.minLengthInMm: contradiction.minimum-above-maximum',
    ]);
    const logs = { ...COMPLETE.LOGS.data, minDiameterInCm: 50, maxDiameterInCm: 40 };
    expect(found(complete({ category: 'LOGS', data: logs }))).toEqual([
      'categoryData.minDiameterInCm: contradiction.minimum-above-maximum',
    ]);
  });

  it('wants a wood type for chips, a category and an area for services', () => {
    const chips = { ...COMPLETE.WOOD_CHIPS.data, woodTypeCode: null };
    expect(found(complete({ category: 'WOOD_CHIPS', data: chips }))).toEqual([
      'categoryData.woodChipsWoodTypeCode: required',
    ]);
    const services = { ...COMPLETE.SERVICES.data, serviceCategoryIds: [], areaOfServiceIds: [] };
    expect(found(complete({ category: 'SERVICES', data: services }))).toEqual([
      'categoryData.serviceCategories: choice.at-least-one',
      'categoryData.areasOfService: choice.at-least-one',
    ]);
  });

  it('wants a unit of the category and a minimum that the lot can give', () => {
    expect(found({ ...complete(), unit: 'HA' })).toEqual(['unit: unit.not-of-category']);
    expect(found({ ...complete(), unitQuantity: 2, minimumQuantity: 3 })).toEqual([
      'minimumQuantity: quantity.minimum-above-whole',
    ]);
  });

  // Domain: pellets from one bag of 15 kg to 1,000 t, chips from 1 to 50,000 loose cubic metres.
  it.each([
    ['PELLETS', 'T', 0.015, 1_000],
    ['PELLETS', 'KG', 15, 1_000_000],
    ['WOOD_CHIPS', 'SRM', 1, 50_000],
  ] as const)('takes %s in %s from %d to %d and nothing beyond', (category, unit, minimum, maximum) => {
    const offer = { ...complete(COMPLETE[category]), unit, minimumQuantity: null };
    for (const unitQuantity of [minimum, maximum]) expect(found({ ...offer, unitQuantity })).toEqual([]);
    for (const unitQuantity of [minimum * 0.9, maximum * 1.1])
      expect(found({ ...offer, unitQuantity })).toEqual(['unitQuantity: range']);
  });

  it('refuses two delivery bands of the same distance', () => {
    const band = { upToKm: 20, minimumQuantity: null, amountInCents: 3000, per: 'TRIP' as const };
    expect(found({ ...complete(), deliveryBands: [band, band] })).toEqual(['deliveryBands: delivery.same-distance']);
  });

  it('wants a place it can find on the map', () => {
    const place = complete().place;
    expect(found({ ...complete(), place: { ...place, postalCode: null } })).toEqual(['address.postalCode: required']);
    expect(found({ ...complete(), place: { ...place, postalCode: '0815' } })).toEqual([
      'address.postalCode: postal-code.unknown',
    ]);
    expect(found({ ...complete(), place: { ...place, latitude: null } })).toEqual([
      'address.postalCode: place.unknown',
    ]);
    expect(found({ ...complete(), place: { ...place, city: ' ' } })).toEqual(['address.city: required']);
  });

  it('wants the name of the seller', () => {
    const contact = { ...complete().contact, firstName: '', lastName: '' };
    expect(found({ ...complete(), contact })).toEqual(['contact.firstname: required', 'contact.lastname: required']);
  });
});
