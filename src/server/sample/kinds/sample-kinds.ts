import type { CategorisedData, MeasureBasis } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { AdvertPictureDetails } from '#domain/pictures/advert-picture.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';
import { originOf, woodId } from '#server/sample/sample-fuel.ts';
import { CHIPS_KINDS } from './sample-kinds-chips.data.ts';
import { FIREWOOD_KINDS } from './sample-kinds-firewood.data.ts';
import { FOREST_KINDS, LOG_KINDS } from './sample-kinds-logs.data.ts';
import { PRESSED_KINDS } from './sample-kinds-pressed.data.ts';
import { KINDLING_KINDS } from './sample-kinds-kindling.data.ts';
import { CARE_SERVICE_KINDS } from './sample-kinds-care.data.ts';
import { TIMBER_SERVICE_KINDS } from './sample-kinds-services.data.ts';
import { BUILDING_KINDS } from './sample-kinds-timber.data.ts';
import type {
  ChipsFacts,
  FirewoodFacts,
  ForestFacts,
  LogsFacts,
  PelletsFacts,
  SampleKind,
  SawnFacts,
  ServiceFacts,
  Span,
  Terms,
} from './sample-kinds-types.ts';
import { WORKSHOP_KINDS } from './sample-kinds-wood.data.ts';
import type { Dice } from '#server/sample/sample-random.ts';
import type { SampleGoods, SampleSeller } from '#server/sample/sample-types.ts';

/** Less common goods and services, each worded by several sellers. */
export const SAMPLE_KINDS: readonly SampleKind[] = [
  ...FIREWOOD_KINDS,
  ...KINDLING_KINDS,
  ...PRESSED_KINDS,
  ...CHIPS_KINDS,
  ...BUILDING_KINDS,
  ...WORKSHOP_KINDS,
  ...LOG_KINDS,
  ...FOREST_KINDS,
  ...TIMBER_SERVICE_KINDS,
  ...CARE_SERVICE_KINDS,
];

/** Below this size the sample serves tests, which count its adverts. */
const LEAST_WITH_KINDS = 3_000;

/** Whether the adverts of SAMPLE_KINDS come on top of a sample of `count` adverts. */
export const hasKinds = (count: number): boolean => count >= LEAST_WITH_KINDS;

export const KIND_ADVERT_COUNT = SAMPLE_KINDS.reduce((sum, { offers }) => sum + offers.length, 0);

const TRADE_ONLY: readonly CategoryCode[] = ['PELLETS', 'SERVICES'];

/** What one seller writes of a kind, and which sellers would. */
export type Wording = {
  by: 'BUSINESS' | 'PRIVATE' | 'any';
  goodsFor: (dice: Dice, seller: SampleSeller) => SampleGoods;
};

const spanOf = (span: Span): readonly [number, number] => (typeof span === 'number' ? [span, span] : span);
const middleOf = (span: Span): number => (spanOf(span)[0] + spanOf(span)[1]) / 2;
/** Prices end as sellers write them: on 5 cents, 50 cents or whole euros. */
const stepOf = (euro: number): number => (euro < 10 ? 5 : euro < 60 ? 50 : 100);

type Details = { content: CategorisedData; woodTypeCodes: readonly string[]; picture: AdvertPictureDetails };
type Making<Facts> = { dice: Dice; unit: UnitCode; facts: Facts; seller: SampleSeller };

const firewood = ({ dice, unit, facts }: Making<FirewoodFacts>): Details => ({
  content: {
    category: 'FIREWOOD',
    data: {
      woodTypeIds: facts.wood.map(woodId),
      deliveryIsPossible: facts.delivers ?? false,
      lengthInCm: facts.cm ?? null,
      dryingState: facts.dry,
      moistureInPercent: facts.water ?? null,
      measureBasis: measureOf(unit, facts.cm),
      countryCodeOfOrigin: originOf(dice),
      pefcCertified: dice.chance(0.25),
    },
  },
  woodTypeCodes: facts.wood,
  picture: { lengthInCm: facts.cm ?? null, dryingStateCode: facts.dry, unitCode: unit },
});

const pellets = ({ dice, unit, facts }: Making<PelletsFacts>): Details => ({
  content: {
    category: 'PELLETS',
    data: {
      deliveryIsPossible: facts.delivers ?? false,
      blowInIsPossible: false,
      pelletQualityTypeCode: facts.quality,
      countryCodeOfOrigin: originOf(dice),
      pefcCertified: dice.chance(0.5),
      enPlusCertified: facts.quality.startsWith('ENPLUS'),
      dinPlusCertified: facts.quality === 'DINPLUS',
    },
  },
  woodTypeCodes: ['FICHTE'],
  picture: { unitCode: unit },
});

const sawnWood = ({ dice, facts }: Making<SawnFacts>): Details => {
  const [thickness, width, length] = facts.mm;
  const isSingleItem = facts.isSingle ?? false;
  const one = (span: Span): number | null => (isSingleItem ? middleOf(span) : null);
  const end = (span: Span, index: 0 | 1): number | null => (isSingleItem ? null : spanOf(span)[index]);
  return {
    content: {
      category: 'SAWN_WOOD',
      data: {
        woodTypeId: woodId(facts.wood),
        isSingleItem,
        lengthInMm: one(length),
        widthInMm: one(width),
        thicknessInMm: one(thickness),
        minLengthInMm: end(length, 0),
        maxLengthInMm: end(length, 1),
        minWidthInMm: end(width, 0),
        maxWidthInMm: end(width, 1),
        minThicknessInMm: end(thickness, 0),
        maxThicknessInMm: end(thickness, 1),
        countryCodeOfOrigin: originOf(dice),
        pefcCertified: dice.chance(0.4),
      },
    },
    woodTypeCodes: [facts.wood],
    picture: { thicknessInMm: middleOf(thickness), widthInMm: middleOf(width), isSingleItem },
  };
};

const woodChips = ({ dice, facts }: Making<ChipsFacts>): Details => ({
  content: {
    category: 'WOOD_CHIPS',
    data: {
      woodTypeCode: facts.wood,
      dryingStateCode: facts.dry,
      ashCode: facts.ash ?? null,
      rawMaterialGroupCode: facts.group,
      particleSizeCode: facts.size ?? null,
      fineFractionCode: facts.fines ?? null,
      moistureContentCode: facts.moisture ?? null,
      countryCodeOfOrigin: originOf(dice),
      deliveryIsPossible: facts.delivers ?? false,
      blowInIsPossible: facts.blowIn ?? false,
      pefcCertified: dice.chance(0.3),
    },
  },
  woodTypeCodes: [facts.wood],
  picture: { particleSizeCode: facts.size ?? null },
});

const logs = ({ dice, facts }: Making<LogsFacts>): Details => {
  const isSingleItem = facts.isSingle ?? false;
  const one = (span: Span | undefined): number | null => (isSingleItem && span !== undefined ? middleOf(span) : null);
  const end = (span: Span | undefined, index: 0 | 1): number | null =>
    isSingleItem || span === undefined ? null : spanOf(span)[index];
  return {
    content: {
      category: 'LOGS',
      data: {
        woodTypeId: woodId(facts.wood),
        isSingleItem,
        lengthInCm: one(facts.cm),
        diameterInCm: one(facts.diameter),
        minLengthInCm: end(facts.cm, 0),
        maxLengthInCm: end(facts.cm, 1),
        minDiameterInCm: end(facts.diameter, 0),
        maxDiameterInCm: end(facts.diameter, 1),
        logGradeCode: null,
        countryCodeOfOrigin: originOf(dice),
        pefcCertified: dice.chance(0.4),
      },
    },
    woodTypeCodes: [facts.wood],
    picture: { isSingleItem, diameterInCm: facts.diameter === undefined ? null : middleOf(facts.diameter) },
  };
};

const forest = ({ dice, facts }: Making<ForestFacts>): Details => ({
  content: {
    category: 'FOREST',
    data: {
      woodTypeIds: facts.wood.map(woodId),
      isFromTrunkSale: facts.isSale ?? false,
      isForProcessing: facts.isProcessing ?? false,
      diameterAtBreastHeightInCm: facts.diameter ?? null,
      pefcCertified: dice.chance(0.5),
    },
  },
  woodTypeCodes: facts.wood,
  picture: { diameterInCm: facts.diameter ?? null, isFromTrunkSale: facts.isSale ?? false },
});

const service = ({ dice, facts, seller: { place } }: Making<ServiceFacts>): Details => ({
  content: {
    category: 'SERVICES',
    data: {
      certificateIds: [...(facts.certificates ?? [])],
      serviceCategoryIds: [...facts.services],
      areaOfServiceIds: [place.federalStateId, ...(dice.chance(0.5) ? [(place.federalStateId % 9) + 1] : [])],
      equipmentIds: [...(facts.gear ?? [])],
    },
  },
  woodTypeCodes: [],
  picture: { serviceCategoryIds: facts.services },
});

/** Goods by the bag, box or pallet have no measure, nor do bundles without a length. */
function measureOf(unit: UnitCode, lengthInCm: number | undefined): MeasureBasis | null {
  if (unit === 'SRM') return 'LOOSE';
  if (unit === 'T') return 'WEIGHT';
  if (unit !== 'RM' || lengthInCm === undefined) return null;
  return lengthInCm <= 70 ? 'STACKED_SHORT' : 'STACKED_1M';
}

/** Fuels and what households buy by the piece carry gross prices; timber by volume, forest and services net ones. */
function taxOf(
  dice: Dice,
  category: CategoryCode,
  unit: UnitCode,
): Pick<SampleGoods, 'vatRateInPercent' | 'priceIsGross'> {
  if (category === 'SAWN_WOOD' || (category === 'LOGS' && unit === 'STK'))
    return { vatRateInPercent: 20, priceIsGross: true };
  if (category === 'SERVICES') return { vatRateInPercent: 20, priceIsGross: false };
  if (category === 'LOGS' || category === 'FOREST') return { vatRateInPercent: dice.of([13, 20]), priceIsGross: false };
  return { vatRateInPercent: 13, priceIsGross: true };
}

const wording = <Facts extends Terms>(
  { category, unit: usualUnit, picture: otherPicture }: Omit<SampleKind, 'offers'>,
  [title, description, facts]: readonly [title: string, text: string, facts: Facts],
  detailsFor: (making: Making<Facts>) => Details,
): Wording => ({
  by: facts.by ?? (TRADE_ONLY.includes(category) ? 'BUSINESS' : 'any'),
  goodsFor: (dice, seller) => {
    const unit = facts.unit ?? usualUnit;
    const { content, woodTypeCodes, picture } = detailsFor({ dice, unit, facts, seller });
    const price = facts.price === null ? null : dice.cents(...spanOf(facts.price), stepOf(middleOf(facts.price)));
    const delivery: DeliveryBand = {
      upToKm: dice.of([30, 50, 60, 80]),
      minimumQuantity: facts.from ?? null,
      amountInCents: dice.integer(7, 18) * 500,
      per: 'TRIP',
    };
    return {
      ...content,
      title,
      description,
      unit,
      pricePerUnitInCents: facts.isTotal ? null : price,
      priceTotalInCents: facts.isTotal ? price : null,
      unitQuantity: facts.amount === undefined ? null : amountOf(dice, facts.amount),
      minimumQuantity: facts.from ?? null,
      ...taxOf(dice, category, unit),
      deliveryBands: facts.delivers ? [delivery] : [],
      woodTypeCodes: [...woodTypeCodes],
      pictureDetails: otherPicture?.details ?? picture,
      ...(otherPicture === undefined ? {} : { pictureCategory: otherPicture.category }),
    };
  },
});

/** Large stocks are counted in tens, as sellers do. */
const amountOf = (dice: Dice, amount: Span): number => {
  if (typeof amount === 'number') return amount;
  const drawn = dice.quantity(amount[0], amount[1]);
  return drawn < 100 ? drawn : Math.max(amount[0], Math.round(drawn / 10) * 10);
};

/** What the sellers of a kind write of it, in the order of its offers. */
export function wordingsOf(kind: SampleKind): Wording[] {
  switch (kind.category) {
    case 'FIREWOOD':
      return kind.offers.map((offer) => wording(kind, offer, firewood));
    case 'PELLETS':
      return kind.offers.map((offer) => wording(kind, offer, pellets));
    case 'SAWN_WOOD':
      return kind.offers.map((offer) => wording(kind, offer, sawnWood));
    case 'WOOD_CHIPS':
      return kind.offers.map((offer) => wording(kind, offer, woodChips));
    case 'LOGS':
      return kind.offers.map((offer) => wording(kind, offer, logs));
    case 'FOREST':
      return kind.offers.map((offer) => wording(kind, offer, forest));
    case 'SERVICES':
      return kind.offers.map((offer) => wording(kind, offer, service));
  }
}
