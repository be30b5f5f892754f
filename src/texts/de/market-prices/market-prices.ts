import { federalStateBySlug } from '#domain/lookups/regions.data.ts';
import { adverts, inRegion, sellersDative as sellers } from './market-position.ts';

/** Words of the market prices: pages, table, admin form, refusals. */
export const marketPriceTexts = {
  title: 'Holzpreise in Österreich',
  metaTitle: 'Holzpreise in Österreich: Brennholz, Pellets, Hackgut, Rundholz',
  description:
    'Was Brennholz, Pellets, Hackgut, Rundholz und Schnittholz in Österreich gerade kosten: Monat für Monat, nach Bundesland, aus den Preisen aller Anzeigen.',
  intro:
    'Was auf Stammplatz für Holz verlangt wird: der mittlere Preis, Monat für Monat und nach Bundesland. Zum Vergleich auch je Kilowattstunde Wärme.',
  country: 'Österreich',
  regionOf: (slug: string): string => federalStateBySlug(slug)?.name ?? 'Österreich',
  inRegion,
  regionsLabel: 'Gegend',
  unitsLabel: 'Preis je',
  perTradeUnit: 'Handelsmaß',
  perUnit: (unit: string) => `je ${unit}`,
  perKwh: 'kWh Wärme',
  centsPerKwh: 'ct/kWh',

  asOf: (month: string, day: string) => `${month}, Stand ${day}`,
  notYet: 'Die ersten Preise stehen hier, sobald genug Anzeigen online sind.',
  notYetTitle: 'Noch keine Preise',
  sample: 'Beispielwerte: Dieser Marktplatz ist mit Musterdaten gefüllt. Die früheren Monate sind daraus erzeugt.',

  overview: {
    product: 'Ware',
    price: 'Mittlerer Preis',
    span: 'üblich',
    change: 'zum Vormonat',
    course: 'Verlauf',
    adverts: 'Anzeigen',
    few: 'zu wenige Angebote',
    unknown: 'keine Angabe',
    courseRead: (first: string, firstMonth: string, last: string) => `${firstMonth} ${first}, jetzt ${last}`,
    courseNone: 'noch kein Verlauf',
    net: 'ohne USt',
    heatTitle: 'Wärme im Vergleich, das Günstigste zuerst',
    fewNote: 'Einen Preis zeigen wir erst ab 8 Anzeigen von 5 Anbietern.',
  },

  detail: {
    titleIn: (name: string, region: string) => `${name}: Preis ${region}`,
    descriptionOf: (facts: string, region: string) =>
      `${facts}: was ${region} dafür verlangt wird, Monat für Monat, mit mittlerem Preis und üblicher Spanne.`,
    median: 'mittlerer Preis',
    span: 'üblich sind',
    basis: (advertCount: number, sellerCount: number) => `aus ${adverts(advertCount)} von ${sellers(sellerCount)}`,
    leftOut: (count: number) => `${count} Anbieter mit stark abweichendem Preis nicht gezählt`,
    toMonth: 'zum Vormonat',
    toYear: 'zum Vorjahr',
    few: 'Zu wenige Angebote',
    fewText: (advertCount: number, sellerCount: number, region: string) =>
      `Im laufenden Monat gibt es ${region} ${advertCount === 0 ? 'keine Anzeige dazu' : `${adverts(advertCount)} von ${sellers(sellerCount)}`}. Ab 8 Anzeigen von 5 Anbietern steht hier ein Preis.`,
    toCountry: 'Preis für ganz Österreich ansehen',
    adverts: 'Passende Anzeigen ansehen',
    csv: 'Tabelle herunterladen (CSV)',
    others: (category: string) => `Mehr aus ${category}`,
    all: 'Alle Holzpreise',
    gross: 'Preise mit USt, ohne Zustellung',
    net: 'Preise ohne USt, frei Forststraße',
    reports: 'Amtliche und Kammerpreise',
  },

  chart: {
    title: (name: string, region: string, unit: string) => `${name} ${region}, ${unit}`,
    month: 'Monat',
    median: 'Mittlerer Preis',
    band: 'üblich',
    adverts: 'Anzeigen',
    sellers: 'Anbieter',
    missing: 'zu wenige Angebote',
    axis: 'Die Achse beginnt nicht bei null.',
    open: 'Der laufende Monat ändert sich noch bis zum Monatsende.',
    report: 'Preisbericht',
    noReport: 'kein Wert',
    none: 'Hier gab es noch in keinem Monat genug Angebote für einen Preis.',
  },

  method: {
    title: 'So entsteht der Preis',
    asking: 'Verlangt, nicht bezahlt',
    askingText:
      'Diese Seite zeigt, was in Anzeigen verlangt wird. Was am Ende bezahlt wird, kann darunter liegen: Mengenrabatt und Verhandeln sind nicht berücksichtigt, die Zustellung auch nicht.',
    voice: 'Jeder Anbieter eine Stimme',
    voiceText:
      'Wer fünfzig gleiche Anzeigen aufgibt, zählt so viel wie jemand mit einer: Von jedem Anbieter zählt der mittlere eigene Preis. Angezeigt wird erst ab 8 Anzeigen von 5 Anbietern.',
    middle: 'Mittlerer Preis statt Durchschnitt',
    middleText:
      'Der mittlere Preis (Median) teilt die Preise: Die Hälfte liegt darunter, die Hälfte darüber. „Üblich“ ist die mittlere Hälfte: Ein Viertel verlangt weniger, ein Viertel mehr. Wer mehr als das 3,5-Fache der üblichen Abweichung danebenliegt, wird nicht gezählt.',
    unit: 'In einem Maß',
    unitText:
      'Schüttraummeter und Festmeter werden mit den Faktoren der Kooperationsplattform Forst Holz Papier in geschlichtete Raummeter umgerechnet, Säcke in Tonnen. Brennstoffe und Schnittholz stehen mit USt, Rundholz ohne.',
    month: 'Monat für Monat',
    monthText:
      'Es zählen Anzeigen, die im Monat online waren. Der laufende Monat wird jede Stunde neu gerechnet; um Mitternacht am Monatsende wird er abgeschlossen und ändert sich nicht mehr.',
    heat: 'Je Kilowattstunde',
    heatText:
      'Der Preis je Kilowattstunde kommt aus Holzart, Maß und Trocknung jeder Anzeige, wie auf der Seite der Anzeige. So lassen sich Scheiter, Hackgut und Pellets vergleichen.',
  },

  table: {
    columns: [
      'Monat',
      'Ware',
      'Gegend',
      'Einheit',
      'Umsatzsteuer',
      'Unteres Viertel EUR',
      'Median EUR',
      'Oberes Viertel EUR',
      'Unteres Viertel ct/kWh',
      'Median ct/kWh',
      'Oberes Viertel ct/kWh',
      'Anzeigen',
      'Anbieter',
      'Nicht gezählt',
      'Stand',
      'Hinweis',
      'Preisbericht EUR',
      'Quelle',
    ],
    gross: 'mit USt',
    net: 'ohne USt',
    open: 'läuft',
    closed: 'abgeschlossen',
    sample: 'Beispielwert',
  },

  home: {
    title: 'Was Holz gerade kostet',
    text: (month: string, adverts: string, sellers: string) =>
      `Mittlere verlangte Preise in Österreich, ${month}. Gerade online: ${adverts} Anzeigen von ${sellers} Anbietern.`,
    change: (change: string) => `${change} zum Vormonat`,
    all: 'Alle Holzpreise',
  },

  admin: {
    title: 'Preisberichte',
    intro:
      'Was amtliche Berichte oder Kammern für eine Ware nennen, steht im Verlauf als zweite, gestrichelte Linie mit Quelle. Je Ware und Monat gibt es einen Wert, ein neuer ersetzt ihn.',
    product: 'Ware',
    month: 'Monat',
    monthHelp: 'Jahr und Monat, etwa 2026-11.',
    price: 'Wert in Euro',
    priceHelp: 'Je Handelsmaß der Ware, etwa 115,00. Steht im Bericht eine Spanne, nimm ihre Mitte.',
    priceWrong: 'Gib den Wert in Euro an, etwa 115,00.',
    source: 'Quelle',
    sourceHelp: 'Wer den Bericht herausgibt und welcher es ist.',
    link: 'Adresse des Berichts',
    submit: 'Wert speichern',
    saved: 'Der Wert ist gespeichert.',
    removed: 'Der Wert ist entfernt.',
    entered: 'Eingetragene Werte',
    none: 'Noch kein Wert',
    noneText: 'Solange nichts eingetragen ist, zeigt der Verlauf nur die eigene Linie.',
    remove: 'Entfernen',
    removeOf: (name: string, month: string) => `${name}, ${month} entfernen`,
    valueHead: 'Wert',
    actionHead: 'Aktion',
  },

  refusals: {
    productUnknown: 'Zu dieser Ware gibt es hier keine Preise. Wähl eine aus der Übersicht.',
    reportUnknown: 'Diesen Wert gibt es nicht mehr. Lade die Seite neu.',
    span: 'Der erste Monat liegt nach dem letzten. Tausch die beiden.',
    monthAhead: 'Dieser Monat hat noch nicht begonnen. Wähl einen früheren.',
  },
} as const;
