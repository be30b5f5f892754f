import type { MeasureBasis } from '#domain/adverts/category-data.ts';
import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';

const stackedMetres = (figure: number): string =>
  `${formatNumber(figure, { minimum: 0, maximum: 2 })}${NO_BREAK_SPACE}rm`;

/** States that go with an article; the others stand without one. */
const stateArticles: ReadonlyMap<string, string> = new Map([
  ['Burgenland', 'im Burgenland'],
  ['Steiermark', 'in der Steiermark'],
]);

/** Words in the data of an advert's page: the server writes them, and the wizard for its preview. No buyer's script holds them. */
export const advertViewTexts = {
  confirmed: (when: string) => `Zuletzt bestätigt: ${when}`,
  description: (price: string, place: string, text: string) => `${price}, ${place}. ${text}`,
  inPlace: (title: string, place: string) => `${title}, ${place}`,

  price: {
    onRequest: 'Preis auf Anfrage',
    privateSale: 'Privatverkauf',
    gross: (rate: number) => `inkl. ${rate}${NO_BREAK_SPACE}% USt`,
    net: (rate: number) => `exkl. ${rate}${NO_BREAK_SPACE}% USt`,
    withoutVat: 'ohne USt',
    withoutTax: (amount: string) => `Exkl. USt ${amount}`,
    forQuantity: (quantity: string) => `für ${quantity}`,
    total: 'gesamt',
    wholeLot: (total: string, quantity: string | null) =>
      quantity === null ? `Alles zusammen ${total}` : `Alles zusammen, ${quantity}: ${total}`,
  },

  measureBases: {
    STACKED_1M: 'als Meterholz geschlichtet',
    STACKED_SHORT: 'ofenlang geschlichtet',
    LOOSE: 'geschüttet',
    SOLID: 'in Festmetern',
    WEIGHT: 'gewogen',
  } satisfies Record<MeasureBasis, string>,

  heat: {
    barRead: (low: string, high: string) => `Wärmepreis ${low} bis ${high} Cent je Kilowattstunde`,
    medianRead: (median: string) => `, mittlerer Preis ${median} Cent`,
    bar: 'Balken: dieses Angebot.',
    median: (state: string, median: string) =>
      `Strich: mittlerer Preis ${stateArticles.get(state) ?? `in ${state}`}, ${median}${NO_BREAK_SPACE}ct.`,
    steps: {
      solid: (unit: string, wood: string) => `1${NO_BREAK_SPACE}${unit} ${wood} enthält im Mittel`,
      mass: (unit: string, water: string | null) =>
        water === null ? `1${NO_BREAK_SPACE}${unit} wiegt` : `wiegt bei ${water} Wasser`,
      perKg: 'Heizwert je Kilo',
      perUnit: (unit: string) => `Wärme je ${unit}`,
      about: (figure: string) => `rund ${figure}`,
    },
    moisture: {
      measured: 'Die Feuchte wurde gemessen, darum ist die Spanne schmäler.',
      stated: 'Die Feuchte ist angegeben, aber nicht gemessen.',
      unknown: 'Feuchte nicht angegeben, darum die breite Spanne.',
    },
    division: (price: string, unit: string) =>
      `${price} je ${unit} mit Steuer, geteilt durch die Wärme darin, ergibt die Spanne.`,
    tolerance: (percent: string) => `Darin steckt eine Ungenauigkeit von ±${NO_BREAK_SPACE}${percent}.`,
    waterRange: (low: string, high: string) => `Gerechnet ist mit einem Wassergehalt von ${low} bis ${high}.`,
    woodUnknown: 'Die Holzart ist nicht angegeben, gerechnet ist mit einer Mischung.',
    lengthUnknown:
      'Die Scheitlänge ist nicht angegeben. Deshalb reicht die Spanne vom lockeren bis zum dichten Stapel.',
    sizeUnknown: 'Die Körnung ist nicht angegeben. Deshalb reicht die Spanne von grobem bis zu feinem Hackgut.',
    packageContent: (stacked: number) => `Eine Palette hält ${stackedMetres(stacked)}.`,
    packageMass: (kilograms: string) => `Ein Gebinde wiegt ${kilograms}.`,
    solidContents: (unit: string, trade: string, measured: string) =>
      `Wie viel Holz in einem ${unit} steckt, schwankt: nach Handelstabelle ${trade}, nach Messungen ${measured} Festmeter.`,
    about: (figure: string) => `rund ${figure}`,
    between: (low: string, high: string) => `${low} bis ${high}`,
    firewoodSources:
      'Grundlage: Umrechnungstabelle der Kooperationsplattform Forst Holz Papier (FHP), Messungen des Technologie- und Förderzentrums Straubing (TFZ), Heizwerte der Bayerischen Landesanstalt für Wald und Forstwirtschaft (LWF).',
    sources:
      'Grundlage: Umrechnungstabelle der Kooperationsplattform Forst Holz Papier (FHP), Heizwerte der Bayerischen Landesanstalt für Wald und Forstwirtschaft (LWF).',
    pelletsSource: 'Grundlage: 4,8 kWh je Kilogramm, der Rechenwert von proPellets Austria.',
  },

  facts: {
    notStated: 'nicht angegeben',
    woodType: 'Holzart',
    woodTypes: 'Holzarten',
    logLength: 'Scheitlänge',
    length: 'Länge',
    diameter: 'Durchmesser',
    midDiameter: (value: string) => `${value}, Mitte ohne Rinde`,
    strengthClass: 'Stärkeklasse',
    breastHeight: 'Brusthöhendurchmesser',
    measuredAs: 'Gemessen als',
    packageContent: 'Inhalt je Palette',
    stackedMetres,
    pricePerStacked: 'Preis je rm',
    net: (price: string) => `${price} netto`,
    unit: 'Einheit',
    drying: 'Trocknung',
    expectedDry: 'Voraussichtlich trocken',
    dryFrom: (from: string, to: string, isOpen: boolean) =>
      `${from === to ? `ab ${from}` : `${from} bis ${to}`}${isOpen ? ' oder später' : ''} (Schätzung, luftig gelagert)`,
    sincePublished: (range: string) => `${range}, gerechnet ab dem Einstellen`,
    waterContent: 'Wassergehalt (w)',
    woodMoisture: 'Holzfeuchte (u)',
    measured: (value: string) => `${value}, gemessen`,
    upTo: (value: string) => `bis ${value}`,
    over: (value: string) => `über ${value}`,
    from: (value: string) => `ab ${value}`,
    range: (low: string, high: string) => `${low} bis ${high}`,
    byNorm: (value: string) => `${value} laut Norm`,
    quantity: 'Menge',
    inStock: (quantity: string) => `${quantity} vorrätig`,
    onStump: (quantity: string) => `${quantity} am Stock`,
    minimum: 'Mindestmenge',
    household: 'Höchstens je Haushalt',
    origin: 'Herkunft',
    certificates: 'Zertifikate',
    stated: (names: string) => `${names} laut Anzeige`,
    delivery: 'Zustellung',
    deliveryPossible: 'möglich',
    pickupOnly: 'nein, nur Abholung',
    blowIn: 'Einblasen',
    blowInByTruck: { PELLETS: 'möglich, mit Silo-Lkw', WOOD_CHIPS: 'möglich, mit Pumpwagen' },
    blowInFor: (how: string, charge: string) => `${how}, ${charge} je Zustellung`,
    quality: 'Qualität',
    ash: 'Asche',
    durability: 'Abriebfestigkeit',
    fines: 'Feinanteil',
    calorificValue: 'Heizwert',
    perKg: (figure: string) => `${figure}${NO_BREAK_SPACE}kWh/kg`,
    chipsWood: 'Holz',
    rawMaterial: 'Rohstoff',
    rawMaterialText: (code: string, text: string) => `${code} ${text}`,
    use: 'Verwendung',
    householdBan: 'nicht für Kleinfeuerungen',
    particleSize: 'Körnung',
    form: 'Verkauft als',
    singleItem: 'Einzelstück',
    singleLog: 'Einzelstamm',
    lot: 'Partie',
    sale: 'Verkaufsart',
    fromTrunkSale: 'ab Stock',
    forProcessing: 'zur Aufarbeitung',
    areas: 'Einsatzgebiet',
    equipment: 'Geräte',
    since: 'Anzeige seit',
    until: 'Läuft bis',
  },
} as const;
