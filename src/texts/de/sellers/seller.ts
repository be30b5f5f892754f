import { formatNumber } from '#domain/format/numbers.ts';

/** Words of a seller's public page. */
export const sellerTexts = {
  title: (name: string) => `Anzeigen von ${name}`,
  description: (name: string, count: number) =>
    `${name} auf Stammplatz: ${count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`} mit Maß, Feuchte und Preis je Einheit.`,
  pageOf: (title: string, page: number) => (page > 1 ? `${title}, Seite ${page}` : title),
  crumbHome: 'Start',
  business: 'Gewerblich',
  private: 'Privat',
  businessHint: 'Gewerblicher Anbieter: Es gilt der Konsumentenschutz.',
  privateHint: 'Privatverkauf: kein gesetzliches Rücktrittsrecht.',
  memberSince: (month: string) => `seit ${month} hier`,
  company: 'Betrieb',
  adverts: (count: number) => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`),
  results: 'Anzeigen',
  empty: 'Gerade keine Anzeigen',
  emptyText: 'Neue Anzeigen erscheinen hier, sobald es welche gibt.',
  browse: 'Alle Angebote ansehen',
  emptyPage: 'Auf dieser Seite stehen keine Anzeigen mehr',
  firstPage: 'Zur ersten Seite',
} as const;
