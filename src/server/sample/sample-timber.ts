import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { originOf, woodId, woodName } from './sample-fuel.ts';
import type { Dice } from './sample-random.ts';
import type { SampleGoods } from './sample-types.ts';
import {
  FOREST_NOTES,
  FOREST_SPECIES,
  LOG_NOTES,
  LOG_SPECIES,
  SAWN_NOTES,
  SAWN_SPECIES,
  SERVICE_NOTES,
} from './sample-words.data.ts';

/** Roadside prices in euro per solid cubic metre, 2025/26; the last rows are valuable single species. */
const LOG_PRICES: Record<string, readonly [low: number, high: number]> = {
  FICHTE: [108, 130],
  FITA: [106, 126],
  TANNE: [98, 120],
  LAERCHE: [135, 185],
  KIEFER: [70, 85],
  SCHWARZKIEFER: [62, 78],
  DOUGLASIE: [95, 125],
  BUCHE: [85, 105],
  EICHE: [180, 350],
  ESCHE: [100, 190],
  AHORN: [110, 200],
  KIRSCHE: [160, 340],
  NUSS: [300, 800],
  ZIRBE: [200, 380],
  BIRKE: [60, 90],
};

const GRADES = ['A/B', 'B', 'B/C', 'C', 'Cx'] as const;

const PULPWOOD_LENGTHS = [
  [200, 200],
  [300, 300],
  [400, 400],
] as const;

const lengthWords = (from: number, to: number): string =>
  from === to ? `${from / 100} m lang` : `${from / 100} bis ${to / 100} m`;

export function sampleLogs(dice: Dice): SampleGoods {
  const code = dice.of(LOG_SPECIES);
  const [low, high] = LOG_PRICES[code] ?? [80, 110];
  const isSingleItem = ['NUSS', 'EICHE', 'KIRSCHE', 'AHORN'].includes(code) && dice.chance(0.4);
  const grade = dice.of(GRADES);
  const factor = grade === 'A/B' ? 1.12 : grade === 'C' ? 0.85 : grade === 'Cx' ? 0.7 : 1;
  const minDiameter = dice.integer(18, 34);
  const maxDiameter = minDiameter + dice.integer(6, 24);
  const lengths = dice.of([
    [400, 400],
    [400, 500],
    [500, 500],
    [300, 500],
    [600, 1000],
    [400, 400],
  ] as const);
  const name = woodName(code);
  const single = dice.integer(38, 72);
  const isIndustry = code === 'FICHTE' && dice.chance(0.12);
  const price = isIndustry ? dice.cents(34, 45, 100) : Math.round(dice.between(low, high) * factor) * 100;
  const [minLength, maxLength] = isIndustry ? dice.of(PULPWOOD_LENGTHS) : lengths;
  const [thinnest, thickest] = isIndustry ? [8, 25] : [minDiameter, maxDiameter];
  const title = isIndustry
    ? `Schleifholz Fichte, ${minLength / 100} m am Polter`
    : isSingleItem
      ? `${name} Wertholz, Stamm mit ${single} cm`
      : dice.of([
          `${name} Bloch, Güte ${grade}`,
          `${name} Rundholz ${grade}, ${lengths[0] / 100} m`,
          `Sägerundholz ${name} ab ${minDiameter} cm`,
          `${name} Blochholz vom Bergwald`,
        ]);
  return {
    category: 'LOGS',
    data: {
      woodTypeId: woodId(code),
      isSingleItem,
      lengthInCm: isSingleItem ? lengths[0] : null,
      diameterInCm: isSingleItem ? single : null,
      minLengthInCm: isSingleItem ? null : minLength,
      maxLengthInCm: isSingleItem ? null : maxLength,
      minDiameterInCm: isSingleItem ? null : thinnest,
      maxDiameterInCm: isSingleItem ? null : thickest,
      logGradeCode: isIndustry ? null : grade.replace('/', '').toUpperCase(),
      countryCodeOfOrigin: originOf(dice),
      pefcCertified: dice.chance(0.6),
    },
    title,
    description: [
      isSingleItem
        ? `Einzelstamm ${name}, ${single} cm Mittendurchmesser, gerade gewachsen.`
        : `${name}, ${lengthWords(minLength, maxLength)}, ${thinnest} bis ${thickest} cm Mittendurchmesser${isIndustry ? '' : `, Güte ${grade}`}.`,
      dice.of(LOG_NOTES),
      'Preis frei Forststraße, Verkauf nach Festmeter ohne Rinde.',
    ].join(' '),
    unit: 'FM',
    pricePerUnitInCents: dice.chance(isSingleItem ? 0.35 : 0.08)
      ? null
      : isSingleItem
        ? Math.round((price * 1.6) / 100) * 100
        : price,
    priceTotalInCents: null,
    unitQuantity: isSingleItem ? Math.round(dice.between(0.4, 2.4) * 100) / 100 : dice.quantity(8, 240),
    minimumQuantity: null,
    vatRateInPercent: dice.of([13, 20]),
    priceIsGross: false,
    deliveryBands: [],
    woodTypeCodes: [code],
    pictureDetails: { isSingleItem, diameterInCm: isSingleItem ? single : (thinnest + thickest) / 2 },
  };
}

/** Usual sections in mm and retail ranges in euro per cubic metre of spruce. */
const SAWN_PRODUCTS = [
  { name: 'Bretter', thicknesses: [18, 20, 24, 28, 30], widths: [100, 240], low: 340, high: 520 },
  { name: 'Bretter', thicknesses: [24, 30], widths: [120, 300], low: 340, high: 520 },
  { name: 'Pfosten', thicknesses: [40, 50, 60, 80], widths: [120, 300], low: 360, high: 540 },
  { name: 'Latten', thicknesses: [24, 30, 40], widths: [48, 60], low: 360, high: 480 },
  { name: 'Staffeln', thicknesses: [50, 60, 80], widths: [80, 100], low: 370, high: 500 },
  { name: 'Kantholz', thicknesses: [80, 100, 120, 160], widths: [100, 200], low: 380, high: 520 },
  { name: 'Blockware, unbesäumt', thicknesses: [26, 32, 40, 52, 65], widths: [200, 600], low: 420, high: 600 },
] as const;

const SAWN_FACTORS: Record<string, number> = {
  FICHTE: 1,
  TANNE: 1,
  LAERCHE: 1.75,
  DOUGLASIE: 1.4,
  KIEFER: 1.15,
  ZIRBE: 2.4,
  EICHE: 3,
  ESCHE: 1.9,
  AHORN: 2.2,
  BUCHE: 1.5,
  NUSS: 4.2,
  KIRSCHE: 3,
  ROBINIE: 2.4,
};

export function sampleSawnWood(dice: Dice): SampleGoods {
  const code = dice.of(SAWN_SPECIES);
  const isNoble = ['EICHE', 'NUSS', 'KIRSCHE', 'AHORN', 'ESCHE', 'BUCHE', 'ZIRBE'].includes(code);
  const product = isNoble && dice.chance(0.7) ? SAWN_PRODUCTS[6] : dice.of(SAWN_PRODUCTS);
  const thickness = dice.of<number>(product.thicknesses);
  const isSingleItem = isNoble && dice.chance(0.12);
  const width = dice.integer(product.widths[0] / 10, product.widths[1] / 10) * 10;
  const length = dice.of([3000, 4000, 4000, 5000]);
  const name = woodName(code);
  const price = Math.round((dice.between(product.low, product.high) * (SAWN_FACTORS[code] ?? 1)) / 5) * 500;
  return {
    category: 'SAWN_WOOD',
    data: {
      woodTypeId: woodId(code),
      isSingleItem,
      lengthInMm: isSingleItem ? length : null,
      widthInMm: isSingleItem ? width : null,
      thicknessInMm: isSingleItem ? thickness : null,
      minLengthInMm: isSingleItem ? null : length - 1000,
      maxLengthInMm: isSingleItem ? null : length,
      minWidthInMm: isSingleItem ? null : product.widths[0],
      maxWidthInMm: isSingleItem ? null : product.widths[1],
      minThicknessInMm: isSingleItem ? null : thickness,
      maxThicknessInMm: isSingleItem ? null : thickness,
      countryCodeOfOrigin: originOf(dice),
      pefcCertified: dice.chance(0.5),
    },
    title: isSingleItem ? `${name} Bohle ${thickness} mm, Einzelstück` : `${name} ${product.name}, ${thickness} mm`,
    description: [
      isSingleItem
        ? `Eine Bohle ${name}, ${thickness} × ${width} mm, ${length / 1000} m lang.`
        : `${product.name} aus ${name}, ${thickness} mm stark, ${product.widths[0]} bis ${product.widths[1]} mm breit, bis ${length / 1000} m lang.`,
      dice.of(SAWN_NOTES),
      dice.chance(0.4) ? `Holzfeuchte derzeit rund ${dice.integer(11, 18)} %.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    unit: 'M3',
    pricePerUnitInCents: dice.chance(0.06) ? null : price,
    priceTotalInCents: null,
    unitQuantity: isSingleItem
      ? Math.round((thickness * width * length) / 1e6) / 1000
      : Math.round(dice.between(0.6, 18) * 10) / 10,
    minimumQuantity: null,
    vatRateInPercent: 20,
    priceIsGross: true,
    deliveryBands: dice.chance(0.35)
      ? [{ upToKm: dice.of([30, 50, 80]), minimumQuantity: 1, amountInCents: dice.integer(12, 26) * 500, per: 'TRIP' }]
      : [],
    woodTypeCodes: [code],
    pictureDetails: { thicknessInMm: thickness, widthInMm: width, isSingleItem },
  };
}

export function sampleForest(dice: Dice): SampleGoods {
  const code = dice.of(FOREST_SPECIES);
  const mix = dice.chance(0.3) ? 'LAERCHE' : null;
  const diameter = dice.integer(18, 48);
  const isForProcessing = dice.chance(0.45);
  const name = woodName(code);
  const isHard = ['BUCHE', 'EICHE', 'LAUB_HART'].includes(code);
  return {
    category: 'FOREST',
    data: {
      woodTypeIds: [woodId(code), ...(mix && mix !== code ? [woodId(mix)] : [])],
      isFromTrunkSale: !isForProcessing || dice.chance(0.5),
      isForProcessing,
      diameterAtBreastHeightInCm: diameter,
      pefcCertified: dice.chance(0.7),
    },
    title: isForProcessing
      ? `${name}, Durchforstung für Selbstwerber`
      : dice.of([
          `${name} ab Stock, BHD ${diameter} cm`,
          `Stehendes Holz: ${name}`,
          `${name}bestand zum Schlägern`,
          `Endnutzung ${name} ab Stock`,
        ]),
    description: [
      `${name}${mix && mix !== code ? ` mit ${woodName(mix)}` : ''}, mittlerer Brusthöhendurchmesser ${diameter} cm.`,
      ...dice.some(FOREST_NOTES, 2),
    ].join(' '),
    unit: 'EFM',
    pricePerUnitInCents: dice.chance(0.3) ? null : isHard ? dice.cents(35, 60, 100) : dice.cents(45, 75, 100),
    priceTotalInCents: null,
    unitQuantity: dice.quantity(15, 600),
    minimumQuantity: null,
    vatRateInPercent: dice.of([13, 20]),
    priceIsGross: false,
    deliveryBands: [],
    woodTypeCodes: [code],
    pictureDetails: { diameterInCm: diameter, isFromTrunkSale: !isForProcessing },
  };
}

type ServiceOffer = {
  id: number;
  unit: UnitCode;
  low: number;
  high: number;
  equipment: readonly number[];
  title: string;
};

/** Net rates by service, trade figures 2024 to 2026. */
const SERVICE_OFFERS: readonly ServiceOffer[] = [
  { id: 101, unit: 'H', low: 35, high: 55, equipment: [28], title: 'Motormanuelle Schlägerung' },
  { id: 102, unit: 'H', low: 150, high: 230, equipment: [1, 3], title: 'Harvester mit Fahrer' },
  { id: 102, unit: 'FM', low: 20, high: 38, equipment: [1, 3], title: 'Harvester und Forwarder im Akkord' },
  { id: 104, unit: 'FM', low: 22, high: 40, equipment: [1, 3], title: 'Käferholz aufarbeiten' },
  { id: 105, unit: 'PAUSCHAL', low: 280, high: 900, equipment: [27, 28], title: 'Problembaumfällung' },
  { id: 201, unit: 'H', low: 65, high: 95, equipment: [6, 7], title: 'Rücken mit Seilwinde' },
  { id: 202, unit: 'H', low: 95, high: 150, equipment: [3, 4], title: 'Forwarder für die Bringung' },
  { id: 203, unit: 'FM', low: 35, high: 75, equipment: [8, 10], title: 'Seilkran mit Prozessor' },
  { id: 204, unit: 'H', low: 55, high: 85, equipment: [29], title: 'Rücken mit dem Pferd' },
  { id: 301, unit: 'FM', low: 9, high: 17, equipment: [20], title: 'Rundholztransport mit Kran' },
  { id: 303, unit: 'SRM', low: 3, high: 6, equipment: [21], title: 'Hackguttransport Schubboden' },
  { id: 401, unit: 'SRM', low: 4, high: 8, equipment: [12], title: 'Hacken mit Trommelhacker' },
  { id: 402, unit: 'RM', low: 15, high: 30, equipment: [15, 16], title: 'Brennholz schneiden und spalten' },
  { id: 404, unit: 'M3', low: 70, high: 130, equipment: [18], title: 'Lohnschnitt mit mobilem Sägewerk' },
  { id: 501, unit: 'STK', low: 1, high: 4, equipment: [31], title: 'Aufforstung samt Pflanzen' },
  { id: 503, unit: 'HA', low: 600, high: 1500, equipment: [], title: 'Jungbestandspflege' },
  { id: 505, unit: 'H', low: 110, high: 180, equipment: [25], title: 'Forstmulchen' },
  { id: 506, unit: 'LFM', low: 9, high: 18, equipment: [], title: 'Wildzaun aufstellen' },
  { id: 601, unit: 'LFM', low: 50, high: 120, equipment: [24], title: 'Forststraßenbau' },
  { id: 602, unit: 'H', low: 85, high: 120, equipment: [24], title: 'Wegsanierung nach Unwetter' },
  { id: 701, unit: 'H', low: 90, high: 160, equipment: [30], title: 'Waldbewertung und Gutachten' },
  { id: 703, unit: 'HA', low: 60, high: 140, equipment: [], title: 'Holzauszeige' },
  { id: 801, unit: 'H', low: 65, high: 110, equipment: [27, 28], title: 'Baumpflege mit Klettertechnik' },
  { id: 803, unit: 'H', low: 75, high: 120, equipment: [26], title: 'Wurzelstöcke fräsen' },
];

export function sampleService(dice: Dice, federalStateId: number): SampleGoods {
  const offer = dice.of(SERVICE_OFFERS);
  const text = serviceCategoryById(offer.id)?.text ?? offer.title;
  return {
    category: 'SERVICES',
    data: {
      certificateIds: dice.chance(0.4) ? [offer.id >= 800 ? 11 : dice.of([6, 13])] : [],
      serviceCategoryIds: [offer.id],
      areaOfServiceIds: [federalStateId, ...(dice.chance(0.5) ? [(federalStateId % 9) + 1] : [])],
      equipmentIds: [...offer.equipment],
    },
    title: dice.of([offer.title, `${offer.title} im Umkreis`, `${offer.title}, freie Termine`]),
    description: `${text}: ${dice.some(SERVICE_NOTES, 2).join(' ')}`,
    unit: offer.unit,
    pricePerUnitInCents: dice.chance(0.25)
      ? null
      : Math.max(
          90,
          Math.round(dice.between(offer.low, offer.high) * (offer.high < 20 ? 10 : 1)) * (offer.high < 20 ? 10 : 100),
        ),
    priceTotalInCents: null,
    unitQuantity: null,
    minimumQuantity: null,
    vatRateInPercent: 20,
    priceIsGross: false,
    deliveryBands: [],
    woodTypeCodes: [],
    pictureDetails: { serviceCategoryIds: [offer.id] },
  };
}
