import { formatNumber } from '#domain/format/numbers.ts';

type Answers = { inquiries: number; answered: number; mostWithinInMinutes: number | null };

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time rounded up: "einer Stunde", "5 Stunden", "eines Tages", "3 Tagen". */
function within(minutes: number): string {
  if (minutes <= HOUR) return 'einer Stunde';
  if (minutes < DAY - HOUR) return `${Math.ceil(minutes / HOUR)} Stunden`;
  return minutes <= DAY ? 'eines Tages' : `${Math.ceil(minutes / DAY)} Tagen`;
}

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
  agreements: (count: number) =>
    count === 1 ? '1 Geschäft hier vereinbart' : `${formatNumber(count)} Geschäfte hier vereinbart`,
  answers: ({ inquiries, answered, mostWithinInMinutes }: Answers) => {
    const answers =
      answered === inquiries
        ? `Antwortet auf alle ${inquiries} Anfragen`
        : `Antwortet auf ${answered} von ${inquiries} Anfragen`;
    const isUsual = mostWithinInMinutes !== null && answered * 2 >= inquiries;
    return isUsual ? `${answers}, meist binnen ${within(mostWithinInMinutes)}` : answers;
  },
  answersOf: 'Anfragen der letzten 90 Tage',
  company: 'Betrieb',
  adverts: (count: number) => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`),
  results: 'Anzeigen',
  empty: 'Gerade keine Anzeigen',
  emptyText: 'Neue Anzeigen erscheinen hier, sobald es welche gibt.',
  browse: 'Alle Angebote ansehen',
  emptyPage: 'Auf dieser Seite stehen keine Anzeigen mehr',
  firstPage: 'Zur ersten Seite',
} as const;
