import type { FieldNameOf } from '#domain/adverts/categories/category-fields.ts';
import { endsOfMeasure } from '#domain/adverts/categories/field.ts';
import type { CategoryField } from '#domain/adverts/categories/field.ts';
import { NO_BREAK_SPACE as SPACE } from '#domain/format/numbers.ts';
import { formed, money, plural, singular } from './field-names.ts';
import type { FieldName } from './field-names.ts';

/** `label` above the field; `help` below it, where the label alone says too little; `prompt` in a list without an answer. */
type FieldWords = { label: string; help?: string; prompt?: string };
/** `named`: how refusals speak of it. */
type NamedWords = FieldWords & { named: FieldName };
/** A claim is never refused. */
type Unrefused = 'CLAIM' | 'SINGLE_ITEM';
type Refused = Exclude<CategoryField['kind'], Unrefused | 'MEASURE'>;

/** Of a single item, and of the smallest and the largest in a lot. */
type Each<Text> = { single: Text; from: Text; to: Text };
type MeasureWords = Each<string> & { named: Each<FieldName> };

const measure = (article: 'Der' | 'Die' | 'Das', single: string, unit?: string): MeasureWords => ({
  single,
  from: `${single} von`,
  to: `${single} bis`,
  named: {
    single: singular(`${article} ${single}`, unit),
    from: singular(`${article} kleinste ${single}`, unit),
    to: singular(`${article} größte ${single}`, unit),
  },
});

const SEVERAL_WOODS = 'Auch mehrere, wenn das Holz gemischt ist.';
const MONTH_FORM = 'Monat und Jahr werden so geschrieben: 10/2026.';
const ENPLUS_FORM = 'Eine ENplus-Nummer besteht aus Land und drei Ziffern: AT 001.';
const SHARES_FORM = 'Anteile werden so geschrieben: Fichte 70, Tanne 20, Buche 10. Zusammen sind es 100.';

/** Words of the fields of categories, by their names in the edit payload: all that the form, pages and refusals call them. */
export const categoryFieldTexts = {
  fields: {
    forestWoodTypeIds: { label: 'Holzarten', help: SEVERAL_WOODS, named: plural('Die Holzarten') },
    furnaceWoodTypeIds: { label: 'Holzarten', help: SEVERAL_WOODS, named: plural('Die Holzarten') },
    sawnWoodTypeId: { label: 'Holzart', named: singular('Die Holzart') },
    woodLogTypeId: { label: 'Holzart', named: singular('Die Holzart') },
    woodChipsWoodTypeCode: { label: 'Holzart', prompt: 'Bitte wählen', named: singular('Die Holzart') },
    isFromTrunkSale: { label: 'Ab Stock', help: 'Die Bäume stehen noch.' },
    isForProcessing: {
      label: 'Zur Aufarbeitung',
      help: 'Der Käufer schlägert und arbeitet das Holz selbst auf (Selbstwerbung).',
    },
    diameterAtBreastHeightInCm: {
      label: 'Mittlerer Brusthöhendurchmesser (BHD)',
      help: `Durchmesser mit Rinde, gemessen auf 1,30${SPACE}m Höhe.`,
      named: singular('Der Brusthöhendurchmesser', 'cm'),
    },
    forestSlopeCode: { label: 'Hangneigung', named: singular('Die Hangneigung') },
    forestExtractionCode: {
      label: 'Rückung',
      help: 'Wie das Holz zur Forststraße kommt.',
      named: singular('Die Rückung'),
    },
    lengthInCm: { label: 'Scheitlänge', named: singular('Die Länge', 'cm') },
    dryingState: { label: 'Trocknung', named: singular('Die Trocknung') },
    moistureInPercent: {
      label: 'Gemessener Wassergehalt (w)',
      help: 'Mit Messwert wird die Spanne beim Wärmepreis schmäler.',
      named: singular('Der Wassergehalt', '%'),
    },
    measureBasis: { label: 'Wie hast du gemessen?', named: singular('Die Art des Messens') },
    packageContentInRm: {
      label: 'Inhalt einer Palette oder Kiste',
      help: 'Damit rechnen wir Wärmepreis und Preis je rm.',
      named: singular('Der Inhalt der Palette', 'rm'),
    },
    pelletQualityTypeCode: { label: 'Qualität', prompt: 'Bitte wählen', named: singular('Die Pelletsqualität') },
    pelletDiameterCode: { label: 'Durchmesser', named: singular('Der Durchmesser') },
    enPlusCertified: { label: 'ENplus-zertifiziert', help: 'Passt nur zu einer ENplus-Qualität.' },
    dinPlusCertified: { label: 'DINplus-zertifiziert' },
    enPlusNumber: {
      label: 'ENplus-Nummer',
      help: 'Steht auf Sack oder Lieferschein, zum Beispiel AT 001.',
      named: formed('Die ENplus-Nummer', ENPLUS_FORM),
    },
    blowInChargeInCents: {
      label: 'Einblaspauschale',
      help: 'Je Zustellung, zusätzlich zum Zustellpreis.',
      named: money('Die Einblaspauschale'),
    },
    isSingleItem: { label: 'Was verkaufst du?' },
    chipsClassCode: { label: 'Klasse nach ISO 17225-4', named: singular('Die Klasse') },
    particleSizeCode: { label: 'Körnung', named: singular('Die Körnung') },
    moistureContentCode: { label: 'Wassergehalt (w)', named: singular('Die Wassergehaltsklasse') },
    dryingStateCode: { label: 'Trocknung', named: singular('Die Trocknung') },
    fineFractionCode: {
      label: 'Feinanteil',
      help: `Teile unter 3,15${SPACE}mm, in Prozent der Masse.`,
      named: singular('Der Feinanteil'),
    },
    ashCode: { label: 'Asche', help: 'In Prozent der trockenen Masse.', named: singular('Die Ascheklasse') },
    rawMaterialGroupCode: {
      label: 'Rohstoff',
      help: 'Woraus gehackt wurde, nach ISO 17225-1.',
      named: singular('Die Rohstoffgruppe'),
    },
    sawnSurfaceCode: { label: 'Oberfläche', named: singular('Die Oberfläche') },
    sawnEdgesCode: {
      label: 'Kanten',
      help: 'Unbesäumt heißt: mit Baumkante, als Blockware.',
      named: singular('Die Angabe zu den Kanten'),
    },
    sawnDryingCode: { label: 'Trocknung', named: singular('Die Trocknung') },
    sawnGradeCode: {
      label: 'Güte',
      help: 'Festigkeitsklasse für tragendes Holz, sonst die Güteklasse von 0 (beste) bis III.',
      named: singular('Die Güte'),
    },
    logGradeCode: {
      label: 'Güteklasse',
      help: 'Nach den Österreichischen Holzhandelsusancen. Cx ist mindere Sägeware (grobe Äste, krumm, abholzig). Braunbloche (Br): außen mindestens B, innen nagelfeste Fäule.',
      named: singular('Die Güteklasse'),
    },
    logBillingCode: {
      label: 'Verrechnung',
      help: 'Der zweite Buchstabe sagt, wie geliefert wird, der dritte, wie verrechnet wird: M mit, O ohne Rinde.',
      named: singular('Die Verrechnung'),
    },
    chipsHandoverCode: { label: 'Übergabe', help: 'Bis wohin der Preis gilt.', named: singular('Die Übergabe') },
    logHandoverCode: { label: 'Übergabe', help: 'Bis wohin der Preis gilt.', named: singular('Die Übergabe') },
    firewoodFormCode: { label: 'Form', named: singular('Die Form') },
    speciesShares: {
      label: 'Anteile der Holzarten',
      help: 'In Prozent, zusammen 100: Fichte 70, Tanne 20, Buche 10.',
      named: formed('Die Angabe der Anteile', SHARES_FORM),
    },
    splitMonth: {
      label: 'Gespalten im Monat',
      help: 'Zum Beispiel 3/2026. Daraus schätzen wir, ab wann das Holz trocken ist.',
      named: formed('Der Monat des Spaltens', MONTH_FORM),
    },
    felledMonth: {
      label: 'Fällzeitpunkt',
      help: 'Monat und Jahr, zum Beispiel 10/2026.',
      named: formed('Der Fällzeitpunkt', MONTH_FORM),
    },
    countryCodeOfOrigin: { label: 'Herkunftsland', named: singular('Das Herkunftsland') },
    pefcCertified: { label: 'PEFC-zertifiziert', help: 'Nur, wenn für dieses Holz ein gültiges Zertifikat besteht.' },
    deliveryIsPossible: { label: 'Ich stelle zu', help: 'Entfernung und Preis gibst du im letzten Schritt an.' },
    blowInIsPossible: { label: 'Einblasen möglich', help: 'Hackgut mit Pumpwagen, Pellets mit Silo-Lkw.' },
    serviceCategories: { label: 'Dienstleistungen', named: plural('Die Dienstleistungen') },
    areasOfService: { label: 'Einsatzgebiete', named: plural('Die Einsatzgebiete') },
    equipments: { label: 'Maschinen und Geräte', named: plural('Die Geräte') },
    certificates: { label: 'Zertifikate', named: plural('Die Zertifikate') },
  } as const satisfies Record<FieldNameOf<Unrefused>, FieldWords> & Record<FieldNameOf<Refused>, NamedWords>,

  measures: {
    thicknessInMm: measure('Die', 'Stärke', 'mm'),
    widthInMm: measure('Die', 'Breite', 'mm'),
    lengthInMm: measure('Die', 'Länge', 'mm'),
    diameterInCm: measure('Der', 'Durchmesser', 'cm'),
    lengthInCm: measure('Die', 'Länge', 'cm'),
  } satisfies Record<FieldNameOf<'MEASURE'>, MeasureWords>,

  /** What the row of a claim says. */
  claimed: 'ja',
};

const WORDS: Readonly<Record<string, FieldWords & { named?: FieldName }>> = categoryFieldTexts.fields;
const MEASURES: Readonly<Record<string, MeasureWords>> = categoryFieldTexts.measures;

/** Returns the words of a field by its name in the edit payload; a name without words stands for itself. */
export const wordsOfField = (name: string): FieldWords => WORDS[name] ?? { label: name };

/** Returns the words of a measure by the name of its single value. */
export const wordsOfMeasure = (name: string): MeasureWords => MEASURES[name] ?? measure('Das', 'Maß');

/** How refusals speak of the fields of categories, by their names in the edit payload. */
export const categoryFieldNames: Readonly<Record<string, FieldName>> = Object.fromEntries([
  ...Object.entries(WORDS).flatMap(([name, { named }]): [string, FieldName][] => (named ? [[name, named]] : [])),
  ...Object.entries(MEASURES).flatMap(([name, { named }]): [string, FieldName][] => {
    const [from, to] = endsOfMeasure(name);
    return [
      [name, named.single],
      [from, named.from],
      [to, named.to],
    ];
  }),
]);
