import { NO_BREAK_SPACE, formatFromTo, formatNumber } from '#domain/format/numbers.ts';
import type { SortCode } from '#domain/search/search-types.ts';
import type { SettleNoteCode } from '#domain/search/settle-request.ts';
import { quoted } from './quote.ts';

const adverts = (count: number): string => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`);
const hits = (count: number): string => (count === 1 ? '1 Treffer' : `${formatNumber(count)} Treffer`);
const km = (distance: number): string => `${formatNumber(distance)}${NO_BREAK_SPACE}km`;

const monthsLong = (count: number): string => (count === 1 ? '1 Monat' : `${formatNumber(count)} Monate`);
const monthsBefore = (count: number): string => (count === 1 ? '1 Monat' : `${formatNumber(count)} Monaten`);

/** States that go with an article; the others stand without one. */
const stateArticles: ReadonlyMap<string, string> = new Map([
  ['Burgenland', 'im Burgenland'],
  ['Steiermark', 'in der Steiermark'],
]);

const inState = (state: string): string => stateArticles.get(state) ?? `in ${state}`;

/** Words of the listing that are put together on the server: headline, filters, chips, orders, notes. */
export const listingTexts = {
  allTitle: 'Holz kaufen',
  searchTitle: (term: string) => `Suche nach ${quoted(term)}`,
  woodAndCategory: (wood: string, category: string) =>
    category === 'Wald' ? `${wood} ab Stock` : `${wood} ${category}`,
  inState,
  inAustria: 'in Österreich',
  categoryInState: (category: string, state: string) => `${category} ${inState(state)}`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, Seite ${page}` : title),
  description: (title: string, count: string) =>
    `${title}: ${count} aus Österreich, mit Maß, Feuchte, Entfernung und Preis je Einheit. Brennstoffe mit Wärmepreis in Cent je kWh.`,
  crumbHome: 'Start',

  count: (count: number, isEstimate: boolean) => (isEstimate ? `rund ${adverts(count)}` : adverts(count)),
  similar: (count: number) => (count === 1 ? '1 ähnliche Anzeige' : `${formatNumber(count)} ähnliche Anzeigen`),
  withSimilar: (count: number, similar: number) => `${adverts(count)} und ${formatNumber(similar)} ähnliche`,
  around: (radiusInKm: number, place: string) => `im Umkreis von ${km(radiusInKm)} um ${place}`,
  nearFirst: (place: string) => `die nächsten zu ${place} zuerst`,
  fittingFirst: (place: string) => `was passt und nahe ${place} liegt, zuerst`,
  deliveredTo: (place: string) => `mit Zustellung nach ${place}`,
  from: (place: string) => `gemessen von ${place}`,
  meantApplied: (typed: string, meant: string) => `${quoted(typed)} als ${quoted(meant)} gelesen.`,
  heatMedian: (region: string, median: string) => `Mittlerer Preis ${region}: ${median}${NO_BREAK_SPACE}ct.`,

  filters: {
    show: (count: number, isEstimate: boolean) => `${isEstimate ? 'Rund ' : ''}${hits(count)} zeigen`,
    all: (count: number, what: string) => `Alle ${count} ${what}`,
    any: 'egal',
    rangeFrom: (what: string) => `${what} von`,
    rangeTo: (what: string) => `${what} bis`,
    where: 'Wo',
    state: 'Bundesland',
    anyState: 'alle Bundesländer',
    deliversToMe: 'Nur mit Zustellung zu mir',
    deliversNeedsPlace: 'Dafür brauchen wir oben deine Postleitzahl.',
    category: 'Kategorie',
    woodType: 'Holzart',
    woodTypes: 'Holzarten',
    length: 'Länge',
    lengthInCm: (length: number) => (length === 100 ? `1${NO_BREAK_SPACE}m` : `${length}${NO_BREAK_SPACE}cm`),
    lengthRead: (length: number) => (length === 100 ? '1 Meter' : `${length} cm`),
    drying: 'Trocknung',
    price: 'Preis je Einheit',
    totalPrice: 'Gesamtpreis',
    heatUnit: 'ct/kWh',
    onRequest: 'Auch „Preis auf Anfrage“',
    originAndPicture: 'Herkunft und Bild',
    picture: 'Bild',
    fromAustria: 'Aus Österreich',
    withPicture: 'Mit Bild',
    available: 'Verfügbarkeit',
    withoutReserved: 'Ohne reservierte',
    proof: 'Nachweis',
    pefc: 'PEFC laut Anzeige',
    enPlus: 'ENplus',
    dinPlus: 'DINplus',
    seller: 'Verkauft von',
    sellers: { PRIVATE: 'Privat', FARM: 'Land- und Forstwirtschaft', BUSINESS: 'Gewerbe' },
    delivery: 'Zustellung',
    delivers: 'Zustellung möglich',
    blowIn: 'Einblasen möglich',
    loose: 'Lose, nicht in Säcken',
    quality: 'Qualität',
    particleSize: 'Körnung',
    moisture: 'Wassergehalt',
    chipsWood: 'Holz',
    chipsDrying: 'Trocknung',
    ash: 'Asche',
    fines: 'Feinanteil',
    rawMaterial: 'Rohstoff',
    thickness: 'Stärke',
    width: 'Breite',
    diameter: 'Durchmesser',
    breastHeight: 'Brusthöhendurchmesser',
    felled: 'Fällzeitpunkt',
    dryBy: 'Voraussichtlich trocken',
    dryByMonth: (month: string, isAutumn: boolean) => (isAutumn ? `bis Herbst (${month})` : `bis ${month}`),
    felledAgo: (months: number) => `höchstens ${monthsLong(months)} her`,
    lot: 'Einzeln oder als Partie',
    single: 'Einzelstück',
    asLot: 'Partie',
    sale: 'Verkaufsart',
    fromStump: 'Ab Stock',
    forProcessing: 'Zur Aufarbeitung',
    services: 'Leistung',
    servicesPlural: 'Leistungen',
    area: 'Einsatzgebiet',
    areas: 'Gebiete',
    equipment: 'Maschinen',
    certificates: 'Zertifikate',
    values: 'Werte',
    showNone: 'Keine Treffer',
    apply: 'Filter anwenden',
  },

  chips: {
    radius: (radiusInKm: number) => `Umkreis ${km(radiusInKm)}`,
    place: (place: string) => `um ${place}`,
    state: inState,
    fromAustria: 'aus Österreich',
    fromCountry: (country: string) => `aus ${country}`,
    withPicture: 'mit Bild',
    withoutPicture: 'ohne Bild',
    deliversToMe: 'Zustellung zu mir',
    withoutReserved: 'ohne reservierte',
    quantity: (quantity: string) => `ab ${quantity}`,
    onRequest: 'auch auf Anfrage',
    onlyOnRequest: 'Preis auf Anfrage',
    perUnit: 'mit Preis je Einheit',
    total: 'mit Gesamtpreis',
    oneSeller: 'von einem Anbieter',
    bounds: 'Kartenausschnitt',
    unitPrice: (unit: string) => `Preis je ${unit}`,
    not: (what: string) => `ohne ${what}`,
    range: (what: string, from: string | null, to: string | null) => {
      if (from !== null && to !== null) return `${what} ${formatFromTo(from, to)}`;
      return from === null ? `${what} bis ${to ?? ''}` : `${what} ab ${from}`;
    },
    dryBy: (month: string) => `voraussichtlich trocken bis ${month}`,
    felled: (months: number) =>
      months === 0 ? 'diesen Monat gefällt' : `vor höchstens ${monthsBefore(months)} gefällt`,
    lengthNear: (length: string) => `${length} lang`,
    flags: {
      isFromTrunkSale: 'ab Stock',
      isForProcessing: 'zur Aufarbeitung',
      deliveryIsPossible: 'Zustellung',
      blowInIsPossible: 'Einblasen',
      isLoose: 'lose',
      isSingleItem: 'Einzelstück',
      pefcCertified: 'PEFC',
      enPlusCertified: 'ENplus',
      dinPlusCertified: 'DINplus',
    },
    lot: 'Partie',
    ranges: {
      LENGTH: 'Länge',
      DIAMETER: 'Durchmesser',
      THICKNESS: 'Stärke',
      WIDTH: 'Breite',
      PRICE: 'Preis',
      TOTAL: 'Gesamtpreis',
      HEAT_PRICE: 'Wärmepreis',
    },
    groups: { hartholz: 'Hartholz', weichholz: 'Weichholz', nadelholz: 'Nadelholz', laubholz: 'Laubholz' },
  },

  sorting: {
    choices: {
      RELEVANCE: 'Passend',
      DISTANCE: 'Nähe',
      CREATED_AT: 'Neueste',
      PRICE: 'Preis je Einheit',
      HEAT_PRICE: 'Wärmepreis (ct/kWh)',
      DELIVERED_PRICE: 'Gesamtpreis bis zu dir',
      EXPIRES_AT: 'Endet bald',
    } satisfies Record<SortCode, string>,
    descending: (label: string) => `${label}, teuerste zuerst`,
    oldest: 'Älteste',
  },

  hub: {
    title: (title: string) => `${title} im Überblick`,
    count: (title: string, count: string) => `${title}: ${count}.`,
    countAndSpan: (title: string, count: string, span: string) => `${title}: ${count}, ${span}.`,
    span: (prices: string, unit: string) => `${prices} je ${unit}`,
    states: 'Nach Bundesland',
    neighbours: 'In den Nachbarländern',
    woods: 'Nach Holzart in ganz Österreich',
    services: 'Nach Leistung in ganz Österreich',
  },

  zero: {
    wider: (radiusInKm: number, widerInKm: number, count: number) =>
      `Im Umkreis von ${km(radiusInKm)} gibt es nichts, bis ${km(widerInKm)} ${adverts(count)}.`,
    widen: (radiusInKm: number) => `Umkreis auf ${km(radiusInKm)} erweitern`,
    without: (label: string, count: string, radiusInKm?: number) =>
      `ohne ${quoted(label)}${radiusInKm === undefined ? '' : ` bis ${km(radiusInKm)}`} (${count})`,
    withoutBoth: (one: string, other: string, count: string) => `ohne ${quoted(one)} und ${quoted(other)} (${count})`,
    overPrice: (price: string) => `${price} über deinem Preis`,
    farther: (distanceInKm: number) => `${km(distanceInKm)} außerhalb deines Umkreises`,
    outside: 'außerhalb deines Umkreises',
    lacks: (label: string) => `passt nicht zu ${quoted(label)}`,
    browse: (category: string, count: string) => `${category} ansehen (${count})`,
    hits: (count: number, isEstimate: boolean) => `${isEstimate ? 'rund ' : ''}${hits(count)}`,
  },

  since: (moment: string, count: string) => `${count} neue seit ${moment} · ab hier ältere`,
  moments: { today: (time: string) => `heute, ${time} Uhr`, yesterday: 'gestern' },
  nearest: {
    instead: 'Genau das gibt es gerade nicht. ',
    closest: (lacks: readonly string[]) =>
      lacks.length === 0 ? 'Das passt am besten:' : `Ähnlich, ${lacks.join(' und ')}:`,
    without: (label: string) => `ohne ${label.startsWith('„') ? label : `„${label}“`}`,
  },

  dropped: (parts: string) => `Das konnten wir in der Adresse nicht lesen und haben es weggelassen: ${parts}.`,
  settled: {
    RANGE_SWAPPED: 'Der kleinere Wert steht jetzt vorne.',
    RADIUS_NEEDS_PLACE: 'Für einen Umkreis brauchen wir einen Ort.',
    DELIVERY_NEEDS_PLACE: 'Für die Zustellung brauchen wir einen Ort.',
    SORTING_NEEDS_PLACE: 'Für diese Sortierung brauchen wir einen Ort.',
    SORTING_NEEDS_TERM: null,
    PRICE_SORTING_NEEDS_CATEGORY: 'Über mehrere Kategorien vergleichen wir den Wärmepreis statt des Preises.',
    PRICE_NEEDS_CATEGORY: null,
    HEAT_PRICE_NOT_IN_CATEGORY: 'In dieser Kategorie gibt es keinen Wärmepreis.',
    UNIT_NOT_IN_CATEGORY: 'Diese Einheit gibt es hier nicht, wir vergleichen in der üblichen.',
    FILTER_NOT_IN_CATEGORY: null,
    AMOUNT_NOT_IN_CATEGORY: null,
    PRICE_RANGE_ON_REQUEST: 'Bei „Preis auf Anfrage“ gibt es keine Preisspanne.',
    PAGE_TOO_FAR: 'So weit lässt sich nicht blättern. Grenze die Suche ein.',
  } satisfies Record<SettleNoteCode, string | null>,
  lost: (category: string, filters: string) => `Diese Filter gibt es bei ${category} nicht: ${filters}.`,
  placeUnknown: (text: string) => `Den Ort ${quoted(text)} kennen wir nicht. Gesucht wird ohne Ort.`,
} as const;
