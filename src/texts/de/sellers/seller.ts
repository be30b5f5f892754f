import { formatNumber } from '#domain/format/numbers.ts';

/** Words of a seller's public page. */
export const sellerTexts = {
  title: (name: string) => `Anzeigen von ${name}`,
  description: (name: string, count: number) =>
    `${name} auf Stammplatz: ${count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`} mit Maß, Feuchte und Preis je Einheit.`,
  pageOf: (title: string, page: number) => (page > 1 ? `${title}, Seite ${page}` : title),
  crumbHome: 'Start',
  kinds: { PRIVATE: 'Privat', FARM: 'Land- und Forstwirtschaft', BUSINESS: 'Gewerblich' },
  hints: {
    PRIVATE: 'Privatverkauf: kein gesetzliches Rücktrittsrecht.',
    FARM: 'Land- und forstwirtschaftlicher Betrieb: Es gilt der Konsumentenschutz.',
    BUSINESS: 'Gewerblicher Anbieter: Es gilt der Konsumentenschutz.',
  },
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
