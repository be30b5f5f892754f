import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import { woodTypeByCode } from '#domain/lookups/wood-types.data.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';
import type { Dice } from './sample-random.ts';
import type { SampleGoods } from './sample-types.ts';
import {
  CHIPS_NOTES,
  COMPOUND_STEMS,
  FIREWOOD_ORIGIN,
  FIREWOOD_SERVICE,
  FIREWOOD_SPECIES,
  FIREWOOD_STORAGE,
  FIREWOOD_TITLES,
  PELLET_NOTES,
} from './sample-words.data.ts';

/** Austria first, now and then a neighbour. */
export const originOf = (dice: Dice): string => (dice.chance(0.9) ? 'AT' : dice.of(['DE', 'SI', 'CZ', 'HU', 'SK']));

/** Short everyday name of a wood type: "Buche" of "Buche (Rotbuche)". */
export function woodName(code: string): string {
  return (woodTypeByCode(code)?.text ?? code).split(/\s?\(/, 1)[0] ?? code;
}

export function woodId(code: string): number {
  const found = woodTypeByCode(code);
  if (!found) throw new Error(`No wood type has the code ${code}.`);
  return found.id;
}

function bandsFor(dice: Dice, unitPriceInCents: number): DeliveryBand[] {
  const base = dice.integer(4, 9) * 500;
  const near: DeliveryBand = {
    upToKm: dice.of([15, 20, 25, 30]),
    minimumQuantity: dice.of([1, 2, 3]),
    amountInCents: base,
    per: 'TRIP',
  };
  const far: DeliveryBand = {
    upToKm: dice.of([40, 50, 60, 80]),
    minimumQuantity: dice.of([4, 5, 6]),
    amountInCents: base * 2 + 1000,
    per: 'TRIP',
  };
  if (dice.chance(0.25))
    return [
      {
        upToKm: near.upToKm,
        minimumQuantity: near.minimumQuantity ?? null,
        amountInCents: Math.round((unitPriceInCents * 0.08) / 50) * 50,
        per: 'UNIT',
      },
    ];
  return dice.chance(0.6) ? [near, far] : [near];
}

/** Retail price ranges in euro per stacked cubic metre by grade and dryness; trade figures of 2024 to 2026. */
function firewoodPrice(dice: Dice, isHard: boolean, isDry: boolean): number {
  if (isHard) return isDry ? dice.between(125, 195) : dice.between(92, 122);
  return isDry ? dice.between(80, 125) : dice.between(62, 86);
}

type FirewoodForm = 'SHORT' | 'METRE' | 'LOOSE';

export function sampleFirewood(dice: Dice): SampleGoods {
  const code = dice.of(FIREWOOD_SPECIES);
  const isHard = woodTypeByCode(code)?.grade !== 'SOFT';
  const form = dice.of<FirewoodForm>(['SHORT', 'SHORT', 'SHORT', 'METRE', 'LOOSE']);
  const lengthInCm = form === 'METRE' ? 100 : dice.of([25, 33, 33, 33, 33, 50, 20]);
  const dryingState =
    form === 'METRE'
      ? dice.of(['WALDFRISCH', 'VORGETROCKNET', 'LUFTTROCKEN'])
      : dice.of(['LUFTTROCKEN', 'LUFTTROCKEN', 'OFENFERTIG', 'OFENFERTIG', 'KAMMERGETROCKNET', 'VORGETROCKNET']);
  const isDry = !['WALDFRISCH', 'VORGETROCKNET'].includes(dryingState);
  const shortPremium = lengthInCm <= 25 ? 1.07 : 1;
  const perStacked = firewoodPrice(dice, isHard, isDry) * (form === 'METRE' && isDry ? 0.85 : shortPremium);
  // A loose cubic metre holds about 0.6 of a stacked one with 33 cm pieces.
  const price = Math.round(form === 'LOOSE' ? perStacked * 0.6 : perStacked) * 100;
  const delivers = dice.chance(0.55);
  const moistureInPercent = isDry && dice.chance(0.3) ? dice.integer(12, 19) : null;
  const length = lengthInCm === 100 ? '1 m' : `${lengthInCm} cm`;
  const name = woodName(code);
  const second = dice.chance(0.08) && code === 'BUCHE' ? 'ESCHE' : null;
  const title = titleOf(dice, form, second ? `${name} und ${woodName(second)}` : name, length);
  const quantity = dice.quantity(4, 60);
  return {
    category: 'FIREWOOD',
    data: {
      woodTypeIds: [woodId(code), ...(second ? [woodId(second)] : [])],
      deliveryIsPossible: delivers,
      lengthInCm,
      dryingState,
      moistureInPercent,
      measureBasis: MEASURE_BASES[form === 'LOOSE' ? 2 : form === 'METRE' ? 0 : 1],
      countryCodeOfOrigin: originOf(dice),
      pefcCertified: dice.chance(0.35),
    },
    title,
    description: [
      `${name}, ${form === 'LOOSE' ? 'lose geschüttet' : 'geschlichtet gemessen'}, Scheitlänge ${length}.`,
      moistureInPercent ? `Der Wassergehalt wurde mit ${moistureInPercent} % gemessen.` : '',
      dice.of(FIREWOOD_ORIGIN),
      isDry
        ? dice.of(FIREWOOD_STORAGE)
        : 'Noch nicht ofenfertig: Wer heuer kauft und gut lagert, heizt im übernächsten Winter günstig.',
      delivers ? 'Zustellung mit Kipper ist möglich, der Preis richtet sich nach der Entfernung.' : '',
      dice.of(FIREWOOD_SERVICE),
    ]
      .filter(Boolean)
      .join(' '),
    unit: form === 'LOOSE' ? 'SRM' : 'RM',
    pricePerUnitInCents: dice.chance(0.04) ? null : price,
    priceTotalInCents: null,
    unitQuantity: quantity,
    minimumQuantity: dice.chance(0.5) ? dice.of([1, 2, 3]) : null,
    vatRateInPercent: 13,
    priceIsGross: true,
    deliveryBands: delivers ? bandsFor(dice, price) : [],
    woodTypeCodes: [code, ...(second ? [second] : [])],
    pictureDetails: { lengthInCm, dryingStateCode: dryingState, unitCode: form === 'LOOSE' ? 'SRM' : 'RM' },
  };
}

function titleOf(dice: Dice, form: FirewoodForm, name: string, length: string): string {
  const stem = COMPOUND_STEMS[name];
  const titles: readonly ((name: string, length: string, stem: string) => string)[] = FIREWOOD_TITLES[form];
  return dice.of(stem === undefined ? titles.filter((title) => title.length < 3) : titles)(name, length, stem ?? name);
}

/** Prices per loose cubic metre by particle size and moisture; trade figures 2026. */
const CHIP_KINDS = [
  { particleSizeCode: 'P31S', moistureContentCode: 'M25', low: 26, high: 36, name: 'Feinhackgut' },
  { particleSizeCode: 'P31S', moistureContentCode: 'M30', low: 22, high: 33, name: 'Waldhackgut P31S' },
  { particleSizeCode: 'P31', moistureContentCode: 'M30', low: 22, high: 32, name: 'Hackschnitzel P31' },
  { particleSizeCode: 'P16S', moistureContentCode: 'M20', low: 30, high: 38, name: 'Feinhackgut P16S gesiebt' },
  { particleSizeCode: 'P45S', moistureContentCode: 'M35', low: 18, high: 26, name: 'Hackgut P45S' },
  { particleSizeCode: 'P63', moistureContentCode: 'M40', low: 14, high: 22, name: 'Waldhackgut P63' },
  { particleSizeCode: 'P31', moistureContentCode: 'M50', low: 10, high: 17, name: 'Sägehackgut' },
] as const;

const CHIP_WOODS = [
  { code: 'FICHTE', picture: 'FICHTE', text: 'Fichte' },
  { code: 'NADEL', picture: 'FICHTE', text: 'Nadelholz' },
  { code: 'NADEL', picture: 'KIEFER', text: 'Nadelholz' },
  { code: 'LAUB_HART', picture: 'EICHE', text: 'Hartholz' },
  { code: 'BUCHE', picture: 'BUCHE', text: 'Buche' },
  { code: 'MISCH', picture: 'LAERCHE', text: 'Mischung' },
  { code: 'LAUB_WEICH', picture: 'PAPPEL', text: 'Weichlaubholz' },
] as const;

export function sampleWoodChips(dice: Dice): SampleGoods {
  const kind = dice.of(CHIP_KINDS);
  const wood = dice.of(CHIP_WOODS);
  const hardness = wood.code === 'BUCHE' || wood.code === 'LAUB_HART' ? 1.25 : 1;
  const price = Math.round(dice.between(kind.low, kind.high) * hardness * 2) * 50;
  const delivers = dice.chance(0.7);
  const isSawmill = kind.name === 'Sägehackgut';
  return {
    category: 'WOOD_CHIPS',
    data: {
      woodTypeCode: wood.code,
      dryingStateCode:
        kind.moistureContentCode === 'M50'
          ? 'WALDFRISCH'
          : kind.moistureContentCode === 'M20' || kind.moistureContentCode === 'M25'
            ? 'LUFTTROCKEN'
            : 'VORGELAGERT',
      ashCode: dice.of(['A1.0', 'A1.5', 'A2.0', 'A3.0']),
      rawMaterialGroupCode: isSawmill ? '1.2.1' : dice.of(['1.1.3', '1.1.4', '1.1.1']),
      particleSizeCode: kind.particleSizeCode,
      fineFractionCode: dice.of(['F05', 'F10', 'F15']),
      moistureContentCode: kind.moistureContentCode,
      countryCodeOfOrigin: 'AT',
      deliveryIsPossible: delivers,
      blowInIsPossible: delivers && dice.chance(0.25),
      pefcCertified: dice.chance(0.4),
    },
    title: `${kind.name}, ${wood.text}, ${kind.moistureContentCode}`,
    description: [
      `${kind.name} aus ${wood.text}, Wassergehalt bis ${kind.moistureContentCode.slice(1)} %.`,
      dice.of(CHIPS_NOTES),
      delivers
        ? 'Zustellung mit Schubboden oder Abschiebewagen, im Umkreis auch kleinere Fuhren.'
        : 'Abholung ab Platz, wir laden mit dem Radlader.',
    ].join(' '),
    unit: 'SRM',
    pricePerUnitInCents: dice.chance(0.05) ? null : price,
    priceTotalInCents: null,
    unitQuantity: dice.quantity(45, 900),
    minimumQuantity: dice.of([10, 20, 40]),
    vatRateInPercent: 13,
    priceIsGross: true,
    deliveryBands: delivers
      ? [{ upToKm: dice.of([20, 30, 40]), minimumQuantity: 20, amountInCents: dice.integer(12, 30) * 500, per: 'TRIP' }]
      : [],
    woodTypeCodes: [wood.picture],
    pictureDetails: { particleSizeCode: kind.particleSizeCode },
  };
}

/** Household prices of January 2026 and the range around them, euro a tonne or a 15 kg bag. */
export function samplePellets(dice: Dice): SampleGoods {
  const isBag = dice.chance(0.35);
  const quality = dice.of(['ENPLUS_A1', 'ENPLUS_A1', 'ENPLUS_A1', 'DINPLUS', 'ENPLUS_A2', 'ISO_A1']);
  const qualityName =
    { ENPLUS_A1: 'ENplus A1', DINPLUS: 'DINplus', ENPLUS_A2: 'ENplus A2', ISO_A1: 'A1' }[quality] ?? 'A1';
  const price = isBag ? dice.cents(5.5, 6.9, 5) : dice.cents(quality === 'ENPLUS_A2' ? 315 : 330, 400, 100);
  const delivers = dice.chance(0.8);
  const blowIn = !isBag && delivers && dice.chance(0.85);
  return {
    category: 'PELLETS',
    data: {
      deliveryIsPossible: delivers,
      blowInIsPossible: blowIn,
      pelletQualityTypeCode: quality,
      countryCodeOfOrigin: originOf(dice),
      pefcCertified: dice.chance(0.5),
      enPlusCertified: quality.startsWith('ENPLUS'),
      dinPlusCertified: quality === 'DINPLUS',
    },
    title: isBag
      ? `Pellets ${qualityName} im 15-kg-Sack`
      : `Pellets ${qualityName} lose${blowIn ? ', eingeblasen' : ''}`,
    description: [
      isBag
        ? `Holzpellets ${qualityName} in Säcken zu 15 kg, auf Wunsch palettenweise.`
        : `Holzpellets ${qualityName}, 6 mm, lose ab 3 t.`,
      dice.of(PELLET_NOTES),
      blowIn ? 'Einblasen bis 30 m Schlauchlänge, die Pauschale nennt der Zustellpreis.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    unit: isBag ? 'SACK' : 'T',
    pricePerUnitInCents: price,
    priceTotalInCents: null,
    unitQuantity: isBag ? dice.quantity(65, 1300) : dice.quantity(3, 60),
    minimumQuantity: isBag ? null : 3,
    vatRateInPercent: 13,
    priceIsGross: true,
    deliveryBands: delivers
      ? [
          {
            upToKm: dice.of([40, 60, 100]),
            minimumQuantity: isBag ? 65 : 3,
            amountInCents: dice.integer(40, 60) * 100,
            per: 'TRIP',
          },
        ]
      : [],
    woodTypeCodes: ['FICHTE'],
    pictureDetails: { unitCode: isBag ? 'SACK' : 'T' },
  };
}
