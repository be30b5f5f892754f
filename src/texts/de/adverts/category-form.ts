import type { MeasureBasis } from '#domain/adverts/category-data.ts';
import type { EditBlockCode } from '#domain/adverts/edit/edit-fields.data.ts';
import type { WoodSectionCode } from '#domain/adverts/edit/edit-fields.ts';
import { NO_BREAK_SPACE as SPACE, formatNumber } from '#domain/format/numbers.ts';

/** Words of the form around the fields of a category, for title and description; those of the fields are in `category-fields.ts`. */
export const categoryFormTexts = {
  blocks: {
    STAND: 'Der Bestand',
    TERRAIN: 'Das Gelände',
    WOOD: 'Das Holz',
    MEASURES: 'Die Maße',
    QUALITY: 'Die Pellets',
    GRADE: 'Die Qualität',
    LOG_TERMS: 'Verrechnung und Übergabe',
    CLASSES: 'Das Hackgut',
    ORIGIN: 'Herkunft und Nachweis',
    DELIVERY: 'Zustellung',
    MEASURING: 'Das Maß',
    SERVICES: 'Was du anbietest',
    AREAS: 'Wo du arbeitest',
    MEANS: 'Womit du arbeitest',
  } satisfies Record<EditBlockCode, string>,

  lot: { SAWN_WOOD: 'Mehrere Stücke', LOGS: 'Mehrere Stämme' },
  single: { SAWN_WOOD: 'Einzelstück', LOGS: 'Einzelstamm' },
  lotMeasures: 'Maße der ganzen Partie, vom kleinsten bis zum größten',
  singleMeasures: 'Maße des einen Stücks',
  sawnTrade: `Üblich: Bretter 18–35${SPACE}mm stark, Pfosten 40–100${SPACE}mm, Längen 3–5${SPACE}m. Mit Einheit geht auch „400${SPACE}cm“ oder „5${SPACE}cm“.`,
  logTrade: `Länge in Metern ohne Übermaß, Durchmesser in der Mitte ohne Rinde. Bloche sind meist 4 oder 5${SPACE}m lang. Mit Einheit geht auch „410${SPACE}cm“.`,
  strengthClass: (code: string) => `Stärkeklasse ${code}`,
  strengthClasses: (from: string, to: string) => `Stärkeklassen ${from} bis ${to}`,
  logVolume: (volume: string) => `rund ${volume} ohne Rinde`,
  pieceVolume: (volume: string) => `Ein Stück hat ${volume}.`,
  runningMetres: (metres: string) => `1${SPACE}m³ sind ${metres}${SPACE}lfm.`,

  meant: (figure: string) => `Meintest du ${figure}?`,
  commonOf: (field: string) => `${field}, häufig`,
  take: (figure: string) => `${figure} übernehmen`,
  oneMetre: `1${SPACE}m`,
  unusual: 'Ungewöhnlich',
  woodMoistureOf: (water: string, moisture: string) => `w ${water} ist Holzfeuchte u ${moisture}.`,
  meterShows: (moisture: string, water: string) => `Zeigt dein Messgerät u ${moisture}, sind das w ${water}.`,

  chosen: (count: number) => `${formatNumber(count)} gewählt`,
  noAnswer: 'keine Angabe',

  woods: {
    search: 'Holzart suchen',
    sections: {
      HARD: 'Hartholz',
      SOFT: 'Weichholz',
      MIXED: 'Gemischt',
      CONIFEROUS: 'Nadelholz',
      BROADLEAVED: 'Laubholz',
    } satisfies Record<WoodSectionCode, string>,
    further: (count: number) => `Weitere Holzarten (${formatNumber(count)})`,
    found: (count: number) => (count === 1 ? '1 Holzart' : `${formatNumber(count)} Holzarten`),
    foundNone: 'Keine Holzart gefunden. Such mit einem kürzeren Wort.',
  },

  measureBases: {
    STACKED_1M: { title: 'Meterscheiter', note: (content: string) => `geschlichtet, 1${SPACE}rm = ${content}` },
    STACKED_SHORT: { title: 'Ofenlänge', note: (content: string) => `geschlichtet, 1${SPACE}rm = ${content}` },
    LOOSE: { title: 'Geschüttet', note: (content: string) => `lose, 1${SPACE}srm = ${content}` },
    SOLID: { title: 'Festmeter', note: () => 'als Rundholz gemessen, ohne Luft dazwischen' },
    WEIGHT: { title: 'Gewogen', note: () => 'auf der Waage, in t oder kg' },
  } satisfies Record<MeasureBasis, { title: string; note: (content: string) => string }>,
  unitDoesNotFit: (basis: string, wanted: string, unit: string) =>
    `${basis} wird in ${wanted} gerechnet, deine Einheit ist ${unit}.`,
  switchUnit: (wanted: string) => `Auf ${wanted} umstellen`,

  codes: {
    groups: {
      current: 'Heutige Klassen (ISO 17225)',
      outdated: 'Alte Klassen (ÖNORM M 7133)',
    },
    upTo: (figure: string) => `bis ${figure}`,
    over: (figure: string) => `über ${figure}`,
    water: (water: string, moisture: string) => `w ${water}, das ist Holzfeuchte u ${moisture}`,
    stored: (water: string, note: string) => `${water}, ${note}.`,
    calculatedWith: (water: string) => `Ohne Klasse rechnen wir mit ${water} Wasser.`,
    mainFraction: (span: string) => `Hauptanteil ${span}`,
    longest: (length: string) => `Stücke höchstens ${length} lang`,
    ash: (figure: string) => `Asche bis ${figure}`,
    pelletWater: (figure: string) => `Wasser bis ${figure}`,
    fines: (figure: string) => `Feinanteil bis ${figure}`,
    calorificValue: (figure: string) => `Heizwert ab ${figure}${SPACE}kWh/kg`,
    forSmallBoilers: 'für Kleinanlagen',
    notForHouseholds: 'Darf nicht in Kleinfeuerungen verbrannt werden.',
    explainTitle: 'Was die Klassen bedeuten',
    explain: [
      ['Klasse', 'A1 ist die trockenste mit der wenigsten Asche. Klassen gibt es für P16S, P31S und P45S.'],
      ['Körnung', `P31S heißt: der Hauptanteil liegt zwischen 3,15 und 31,5${SPACE}mm. S steht für Kleinanlagen.`],
      [
        'Wassergehalt',
        `M30 heißt: höchstens 30${SPACE}% der ganzen Masse sind Wasser. Für Kleinanlagen höchstens M35.`,
      ],
      ['Feinanteil', `F10 heißt: höchstens 10${SPACE}% sind kleiner als 3,15${SPACE}mm.`],
      ['Asche', `A1.0 heißt: es bleiben höchstens 1${SPACE}% Asche. Stammholz hat wenig, Waldrestholz mehr.`],
    ],
  },

  areas: { austria: 'Österreich', neighbours: 'Nachbarländer', all: 'Ganz Österreich' },
  saleKinds: 'Wie verkaufst du?',
  proofs: 'Zertifikate dieser Ware',
  deliveryAndProof: (hasProof: boolean) => (hasProof ? 'Zertifikat und Zustellung' : 'Zustellung'),

  words: {
    title: 'Titel',
    titleHelp: (minimum: number) => `Mindestens ${minimum} Zeichen.`,
    description: 'Beschreibung',
    descriptionHelp: (minimum: number) =>
      `Was man sonst noch wissen soll: Herkunft, Lagerung, Zufahrt. Mindestens ${minimum} Zeichen.`,
    count: (count: number, maximum: number) => `${formatNumber(count)} von ${formatNumber(maximum)} Zeichen`,
  },
} as const;
