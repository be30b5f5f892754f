import { NO_BREAK_SPACE, formatEuroShort, formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import { isUnitCode, unitOf } from '#domain/lookups/units.data.ts';
import type { Issue } from '#domain/result.ts';
import { categoryFieldNames } from '#texts/de/adverts/category-fields.ts';
import { outlineRefusals } from '#texts/de/origin/outline-refusals.ts';
import { formed, money, plural, singular } from '#texts/de/adverts/field-names.ts';
import type { FieldName } from '#texts/de/adverts/field-names.ts';

const EMAIL_FORM = 'Die E-Mail-Adresse ist noch nicht vollständig. Sie sieht so aus: name@beispiel.at';
const ADDRESS_FORM = 'Die Webadresse beginnt mit https:// oder http://.';
const TIME_FORM = 'Eine Uhrzeit wird so geschrieben: 08:00.';
const DAY_FORM = 'Das Datum wird so geschrieben: 2026-11-21.';

/** Names of fields by their path, or by the last part of it where every such field has the same name. @public */
export const FIELD_NAMES: Readonly<Record<string, FieldName>> = {
  ...categoryFieldNames,

  category: singular('Die Kategorie'),
  title: singular('Der Titel'),
  description: singular('Die Beschreibung'),
  pricePerUnitInCents: money('Der Preis je Einheit'),
  priceTotalInCents: money('Der Gesamtpreis'),
  priceMinInCents: money('Der Preis ab'),
  priceMaxInCents: money('Der Preis bis'),
  heatPriceMinInCents: singular('Der Wärmepreis ab', 'ct/kWh'),
  heatPriceMaxInCents: singular('Der Wärmepreis bis', 'ct/kWh'),
  unit: singular('Die Einheit'),
  unitQuantity: singular('Die Menge'),
  neededBy: formed('Der Tag', DAY_FORM),
  budgetInCents: money('Das Budget'),
  serviceCategoryId: singular('Die Leistung'),
  minimumQuantity: singular('Die Mindestmenge'),
  quantityMin: singular('Die Mindestmenge'),
  vatRate: singular('Der Steuersatz'),
  sellerKind: singular('Die Art des Verkaufs'),
  images: plural('Die Bilder'),
  'images.storedFileId': singular('Das Bild'),
  file: singular('Das Bild'),
  alt: singular('Die Bildbeschreibung'),
  deliveryBands: plural('Die Zustellpreise'),
  upToKm: singular('Die Entfernung der Zustellung', 'km'),
  amountInCents: money('Der Zustellpreis'),
  per: singular('Die Grundlage des Zustellpreises'),
  deleteType: singular('Der Grund'),
  householdMaximum: singular('Die Höchstmenge je Haushalt'),
  localDays: singular('Die Zahl der Tage für die Nähe', 'Tagen'),
  localRadiusInKm: singular('Der Umkreis für die Nähe', 'km'),
  buyerPlace: singular('Dein Ort'),
  reserved: singular('Die Reservierung'),
  reservedUntil: formed('Der letzte Tag der Reservierung', DAY_FORM),
  active: singular('Die Angabe „aktiv oder pausiert“'),
  version: singular('Der Stand'),

  city: singular('Der Ort'),
  postalCode: singular('Die Postleitzahl'),
  street: singular('Die Straße'),
  countryCode: singular('Das Land'),
  longitude: singular('Die geografische Länge', 'Grad'),
  latitude: singular('Die geografische Breite', 'Grad'),
  firstname: singular('Der Vorname'),
  lastname: singular('Der Nachname'),
  companyName: singular('Der Firmenname'),
  phoneNumber: singular('Die Telefonnummer'),
  email: formed('Die E-Mail-Adresse', EMAIL_FORM),
  shopLink: formed('Die Webadresse', ADDRESS_FORM),
  websiteUrl: formed('Die Webadresse', ADDRESS_FORM),
  uid: formed('Die UID-Nummer', 'Die UID-Nummer sieht so aus: ATU12345675.'),
  'legal.firma': singular('Die Firma'),
  legalForm: singular('Die Rechtsform'),
  registerNumber: singular('Die Firmenbuchnummer'),
  registerCourt: singular('Das Firmenbuchgericht'),
  authority: singular('Die Aufsichtsbehörde'),
  chamber: singular('Die Kammer'),
  managing: singular('Die Geschäftsführung'),
  pefcNumber: singular('Die PEFC-Nummer'),
  logo: singular('Das Logo'),
  banner: singular('Das Titelbild'),
  services: plural('Die Leistungen'),
  'services.category': singular('Die Art der Leistung'),
  openingHours: plural('Die Öffnungszeiten'),
  'openingHours.from': formed('Der Beginn', TIME_FORM),
  'openingHours.to': formed('Das Ende', TIME_FORM),
  openingNote: singular('Der Hinweis zu den Öffnungszeiten'),
  areaIds: plural('Die Gebiete'),

  woodTypeIds: plural('Die Holzarten'),
  dryByMonth: singular('Der Monat'),
  felledMonthsAgoMax: singular('Der Fällzeitpunkt', 'Monaten'),

  goods: singular('Die Ware'),
  quantity: singular('Die Menge'),
  measure: singular('Die Art des Messens'),
  measuringPlace: singular('Der Ort des Messens'),
  moistureMethod: singular('Die Messung der Feuchte'),
  priceInCents: money('Der Preis'),
  'prices.MONTHLY': money('Der Preis im Monat'),
  'prices.YEARLY': money('Der Preis im Jahr'),
  'prices.ONCE': money('Der einmalige Preis'),
  priceKind: singular('Die Grundlage des Preises'),
  priceIsGross: singular('Die Angabe „brutto oder netto“'),
  handover: singular('Die Art der Übergabe'),
  deliveryPriceInCents: money('Der Preis der Zustellung'),
  place: singular('Der Ort der Übergabe'),
  date: formed('Der Termin', DAY_FORM),
  time: singular('Die Uhrzeit'),
  payment: singular('Die Art der Zahlung'),
  remarks: plural('Die Anmerkungen'),

  month: formed('Der Monat', 'Bitte wähl den Monat.'),
  source: singular('Die Quelle'),
  link: formed(
    'Die Adresse des Berichts',
    'Bitte gib die Adresse des Berichts an, sie beginnt mit https:// oder http://.',
  ),

  page: singular('Die Seitenzahl'),
  size: singular('Die Zahl der Treffer je Seite'),
  searchTerm: singular('Der Suchtext'),
  term: singular('Der Suchtext'),
  radiusInKm: singular('Der Umkreis', 'km'),
  sortBy: singular('Die Sortierung'),
  content: singular('Der Text'),
  text: singular('Die Nachricht'),
  name: singular('Der Name'),
  from: formed('Der Beginn', DAY_FORM),
  to: formed('Das Ende', DAY_FORM),
  interval: singular('Der Zeitschritt'),
  code: singular('Der Code'),
  identifier: singular('Die E-Mail-Adresse'),
  password: singular('Das Passwort'),
  passwordConfirmation: singular('Die Wiederholung des Passworts'),
  currentPassword: singular('Das bisherige Passwort'),
  username: singular('Der Benutzername'),
};

const UNKNOWN_FIELD: FieldName = singular('Diese Angabe');

/** The name of a field: by its whole path without list positions, else by its last named part. */
function fieldName(path: string): FieldName {
  const parts = path.split('.').filter((part) => part !== '' && !/^\d+$/.test(part));
  const last = parts.at(-1) ?? '';
  const names = [parts.join('.'), last].filter((key) => Object.hasOwn(FIELD_NAMES, key));
  return FIELD_NAMES[names[0] ?? ''] ?? UNKNOWN_FIELD;
}

const characters = (count: number): string => (count === 1 ? '1 Zeichen' : `${formatNumber(count)} Zeichen`);

type Params = Issue['params'];
const figureOf = (params: Params, name: string): number | null => {
  const value = params[name];
  return typeof value === 'number' ? value : null;
};

function rangeMessage(field: FieldName, params: Params): string {
  const minimum = figureOf(params, 'minimum');
  const maximum = figureOf(params, 'maximum');
  const figure = (value: number): string => (field.inCents ? formatEuroShort(value) : formatNumber(value));
  const unit = field.unit === undefined ? '' : `${NO_BREAK_SPACE}${field.unit}`;
  const must = field.isPlural ? 'müssen' : 'muss';
  if (minimum !== null && maximum !== null) {
    return `${field.name} ${must} zwischen ${figure(minimum)} und ${figure(maximum)}${unit} liegen.`;
  }
  if (minimum !== null) return `${field.name} ${must} mindestens ${figure(minimum)}${unit} betragen.`;
  if (maximum !== null)
    return `${field.name} ${field.isPlural ? 'dürfen' : 'darf'} höchstens ${figure(maximum)}${unit} betragen.`;
  return `${field.name} ${field.isPlural ? 'liegen' : 'liegt'} nicht im erlaubten Bereich.`;
}

type Sentence = (field: FieldName, params: Params) => string;

const verb = (field: FieldName, one: string, many: string): string => `${field.name} ${field.isPlural ? many : one}`;

const unreadable: Sentence = (field) => `${verb(field, 'ist', 'sind')} so nicht lesbar.`;

/** Sentences that hold for any field, by the code of the reason. */
const GENERAL: Readonly<Record<string, Sentence>> = {
  required: (field) => `${verb(field, 'fehlt', 'fehlen')} noch.`,
  type: unreadable,
  choice: (field) => `${verb(field, 'ist', 'sind')} nicht in der Auswahl.`,
  characters: (field) => `${verb(field, 'enthält', 'enthalten')} Zeichen, die nicht gespeichert werden können.`,
  format: (field) => field.format ?? `${verb(field, 'hat', 'haben')} nicht die richtige Form.`,
  range: rangeMessage,
  whole: (field) =>
    field.inCents
      ? `${verb(field, 'wird', 'werden')} in ganzen Cent angegeben, ohne Nachkommastellen.`
      : verb(field, 'muss eine ganze Zahl sein.', 'müssen ganze Zahlen sein.'),
  'name.unknown': (_, params) => `„${String(params['name'] ?? '')}“ gibt es hier nicht.`,
  decimals: (field) => `${field.name} darf höchstens drei Nachkommastellen haben.`,
  'text.too-short': (field, params) =>
    `${field.name} braucht mindestens ${characters(figureOf(params, 'minimum') ?? 1)}.`,
  'text.too-long': (field, params) =>
    `${field.name} darf höchstens ${characters(figureOf(params, 'maximum') ?? 0)} haben.`,
  'choice.at-least-one': (field) => `${field.name}: Bitte wähl mindestens eine Möglichkeit aus.`,
  'agreement.more-than-stock': (_field, { free = 0, unit = '' }) =>
    Number(free) > 0 && typeof unit === 'string' && isUnitCode(unit)
      ? `So viel ist nicht vorrätig. Frei ${Number(free) === 1 ? 'ist' : 'sind'} noch ${formatQuantity(Number(free), unit)}.`
      : 'Alles ist schon vereinbart oder verkauft.',
  'agreement.household-maximum': (_field, { maximum = 0, left = 0, unit = '' }) => {
    const quantity = (figure: Params[string]): string =>
      typeof unit === 'string' && isUnitCode(unit) ? formatQuantity(Number(figure), unit) : String(figure);
    const most = `Der Anbieter gibt höchstens ${quantity(maximum)} je Haushalt ab.`;
    if (Number(left) === 0) return `${most} So viel ist schon vereinbart.`;
    return Number(left) === Number(maximum) ? most : `${most} Davon sind noch ${quantity(left)} möglich.`;
  },
  'agreement.household-unit': (_field, { unit = '' }) =>
    `Die Höchstmenge je Haushalt gilt in ${typeof unit === 'string' && isUnitCode(unit) ? unitOf(unit).text : 'einer anderen Einheit'}. Vereinbart die Menge bitte darin.`,
  'choice.too-many': (field, params) =>
    `${field.name}: Mehr als ${formatNumber(figureOf(params, 'maximum') ?? 0)} sind nicht möglich.`,
};

/** Sentences about one thing, by the code of the reason. */
const PARTICULAR: Readonly<Record<string, string>> = {
  'forest.no-use': 'Bitte gib an, ob das Holz ab Stock verkauft wird, aufgearbeitet werden soll oder beides.',
  'blow-in.no-delivery': 'Einblasen geht nur mit Zustellung.',
  'pellets.not-enplus': 'ENplus passt nur zu einer ENplus-Qualität.',
  'range.upside-down': 'Der größte Wert darf nicht unter dem kleinsten liegen.',
  'period.outside': 'Zahlen gibt es nur für Tage von 2020 bis 2100.',
  'period.upside-down': 'Das Ende darf nicht vor dem Beginn liegen.',
  'period.too-long': 'Ein Zeitraum kann höchstens fünf Jahre lang sein.',
  'period.too-fine': 'Nach Stunden werden höchstens sieben Tage gezählt.',
  'unit.not-of-category': 'Diese Einheit passt nicht zur Kategorie.',
  'quantity.minimum-above-whole': 'Die Mindestmenge darf nicht über der ganzen Menge liegen.',
  'household.below-minimum': 'Die Höchstmenge je Haushalt darf nicht unter der Mindestmenge liegen.',
  'household.sold-whole':
    'Eine Höchstmenge je Haushalt gibt es nur mit einem Preis je Einheit: Beim Gesamtpreis nehmen Käufer alles.',
  'delivery.same-distance': 'Zwei Zustellpreise gelten bis zur selben Entfernung. Bitte behalte einen davon.',
  'seller.services-not-private':
    'Dienstleistungen gibt es nicht von privat. Wähl „gewerblich“ oder, auch für das Nebengewerbe am Hof, „Land- und Forstwirtschaft“.',
  'phone.form': 'Eine Telefonnummer besteht aus Ziffern, zum Beispiel 0664 1234567 oder +43 664 1234567.',
  'phone.length': 'Diese Telefonnummer ist zu kurz oder zu lang. Schau bitte nach, ob eine Ziffer fehlt.',
  'postal-code.unknown': 'Diese Postleitzahl gibt es in dem Land nicht.',
  'place.unknown': 'Zu dieser Postleitzahl kennen wir keinen Ort. Bitte prüf sie.',
  'opening.overlap': 'Diese Zeit überschneidet sich mit einer anderen.',
  'company.email-required': 'Die E-Mail-Adresse fehlt noch. Das Gesetz verlangt sie auf jeder Firmenseite.',
  'company.register-number-required': 'Diese Rechtsform gibt es nur mit Firmenbuchnummer. Bitte trag sie ein.',
  'company.uid-wrong':
    'Diese UID-Nummer kann nicht stimmen: Form oder Prüfziffer passen nicht. Sie sieht so aus: ATU12345675.',
  'company.register-number-wrong':
    'Diese Firmenbuchnummer kann nicht stimmen: Ziffern und Prüfbuchstabe passen nicht zusammen. Sie sieht so aus: FN 123456d.',
  'company.pefc-wrong': 'Diese PEFC-Nummer hat keine übliche Form. Sie sieht so aus: PEFC/06-21-1 oder HFA-CoC-0001.',
  'contradiction.forest-neither-sale-nor-processing':
    'Bitte gib an, ob das Holz ab Stock verkauft wird, aufgearbeitet werden soll oder beides.',
  'contradiction.blow-in-without-delivery': 'Einblasen geht nur mit Zustellung.',
  'contradiction.enplus-without-quality': 'ENplus passt nur zu einer ENplus-Qualität.',
  'agreement.measure-of-other-unit': 'Diese Art des Messens passt nicht zur Einheit.',
  'agreement.date-past': 'Der Termin liegt in der Vergangenheit.',
  'agreement.date-far': 'Der Termin liegt mehr als zwei Jahre in der Zukunft.',
  'agreement.no-delivery': 'Bei Abholung gibt es keinen Preis der Zustellung.',
  'agreement.too-much': 'Der Betrag übersteigt zehn Millionen Euro. Bitte prüf Preis und Menge.',
  'agreement.too-little': 'Der Betrag liegt unter einem Cent. Bitte prüf Preis und Menge.',
  'agreement.too-fine': 'Die Menge hat höchstens drei Nachkommastellen.',
  'agreement.lump-sum': 'Eine Pauschale hat die Menge 1.',
  'agreement.private-vat': 'Hier wird privat verkauft: Der Preis ist der Endpreis, ohne Umsatzsteuer.',
  'contradiction.enplus-number-without-certificate':
    'Eine ENplus-Nummer haben nur ENplus-zertifizierte Pellets. Hak das Zertifikat an oder lösch die Nummer.',
  'contradiction.split-month-of-round-wood':
    'Rundes Holz ist nicht gespalten: Lass den Monat weg, oder wähl eine andere Form.',
  'contradiction.charge-without-blow-in': 'Eine Einblaspauschale gibt es nur, wo Einblasen möglich ist.',
  'contradiction.minimum-above-maximum': 'Der größte Wert darf nicht unter dem kleinsten liegen.',
};

/** One German sentence for one refused field. */
function messageOf({ path, code, params }: Issue): string {
  const particular = PARTICULAR[code] ?? outlineRefusals[code]?.(params);
  if (particular !== undefined) return particular;
  const field = fieldName(path);
  return (GENERAL[code] ?? unreadable)(field, params);
}

/** What an adjective says of the gender once its article is gone: "der letzte Tag", "letzter Tag". */
const ADJECTIVE_ENDS: Readonly<Record<string, string>> = { Der: 'r', Die: '', Das: 's' };

const withoutArticle = (name: string): string =>
  name.replace(/^(Der|Die|Das) (?:(\p{Ll})(\p{Ll}*e) )?/u, (_, article: string, first = '', rest = '') =>
    first === '' ? '' : `${first.toUpperCase()}${rest}${ADJECTIVE_ENDS[article]} `,
  );

/** Sentences about refused fields, keyed by reason and field path. */
export const validationTexts = {
  messageOf,
  /** A field as it is called above its answer, without an article. */
  nameOf: (path: string): string => withoutArticle(fieldName(path).name),
  summary: 'Einige Angaben passen nicht. Bitte prüf die genannten Felder.',
} as const;
