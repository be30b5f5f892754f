import { counted } from '#domain/format/counted.ts';

/** Words of the overview of all pages. */
export const sitemapTexts = {
  companies: 'Betriebe',
  allCompanies: 'Alle Betriebe',
  title: 'Übersicht',
  description:
    'Alle Kategorien nach Bundesland, Holzart und Leistung, mit der Zahl der Anzeigen, und alle übrigen Seiten von Stammplatz.',
  intro: 'Alles auf einer Seite: was es gibt, wo es liegt und wie viele Anzeigen dort stehen.',
  jump: 'Zu einer Kategorie',
  adverts: (count: number) => counted(count, 'Anzeige', 'Anzeigen'),
  none: 'Derzeit keine Anzeigen.',
  states: 'Nach Bundesland',
  woodTypes: 'Nach Holzart',
  services: 'Nach Leistung',
  onMap: 'Auf der Karte',
  posts: 'Holzwissen',
  landing: 'Kaufen und verkaufen nach Holz',
  pages: 'Weitere Seiten',
  failed: 'Die Zahlen konnten nicht geladen werden',
  failedText: 'Die Kategorien kannst du trotzdem öffnen.',
} as const;

/** What the pages of the sitemap are called. */
export const sitemapPageNames = {
  home: 'Startseite',
  products: 'Alle Anzeigen',
  map: 'Karte',
  companies: 'Betriebe',
  requests: 'Gesuche',
  marketPrices: 'Holzpreise',
  blog: 'Holzwissen',
  tools: 'Holz-Tools',
  woodDemand: 'Holzbedarf-Rechner',
  dryingClock: 'Trocknungsuhr',
  fuelValueTable: 'Brennwerttabelle',
  volumeUnitCalculator: 'Festmeter-Raummeter-Rechner',
  logCalculator: 'Festmeter-Rechner',
  logListCalculator: 'Rundholz-Rechner: Abmaßliste',
  geolocation: 'Deine Gegend',
  plans: 'Abos im Vergleich',
  linktree: 'Die wichtigsten Wege',
  flyer: 'Flyer zum Ausdrucken',
  press: 'Presse',
  ranking: 'So reihen wir Angebote',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen (AGB)',
  privacy: 'Datenschutzerklärung',
  cookies: 'Cookies und Speicher im Browser',
  participation: 'Teilnahmebedingungen der Verlosung',
  accessibility: 'Erklärung zur Barrierefreiheit',
  contactPoint: 'Kontaktstelle',
} as const;
