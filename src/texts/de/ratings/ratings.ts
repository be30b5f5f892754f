import { formatDateLong, formatDateTime } from '#domain/format/dates.ts';
import type { BlockGround } from '#domain/moderation/report-reasons.ts';
import type { RatedRole, RatingFact, RatingFacts } from '#domain/ratings/rating.ts';
import { groundOf } from '#texts/de/moderation/grounds.ts';
import { FACT_NAMES } from './rating-counts.ts';

const VALUES: Record<RatingFact, Readonly<Record<string, string>>> = {
  amount: { AS_AGREED: 'wie vereinbart', MORE: 'mehr', LESS: 'weniger' },
  dryness: {
    AS_AGREED: 'wie vereinbart',
    DRIER: 'trockener',
    WETTER: 'feuchter',
    NOT_MEASURED: 'nicht gemessen',
  },
  punctuality: {
    ON_TIME: 'pünktlich',
    POSTPONED: 'später, so abgesprochen',
    LATE: 'zu spät',
    NOT_COME: 'nicht gekommen',
  },
  payment: { AS_AGREED: 'wie vereinbart', LATE: 'verspätet', NOT_PAID: 'nicht bezahlt' },
  dealing: { GOOD: 'gut', FAIR: 'in Ordnung', BAD: 'schlecht' },
};

const QUESTIONS: Record<RatingFact, string> = {
  amount: 'War die Menge richtig?',
  dryness: 'War das Holz so trocken wie vereinbart?',
  punctuality: 'Hat der Termin gehalten?',
  payment: 'Wurde bezahlt wie vereinbart?',
  dealing: 'Wie war der Umgang?',
};

/** What a rating says, fact by fact. */
export const factLines = (facts: RatingFacts): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    const fact = (Object.keys(FACT_NAMES) as RatingFact[]).find((one) => one === name);
    return fact === undefined ? [] : [`${FACT_NAMES[fact]}: ${VALUES[fact][value] ?? value}`];
  });

/** Words of rating each other after an agreement. */
export const ratingTexts = {
  title: 'Bewerten',
  intro: (name: string) => `Wie war es mit ${name}? Gefragt wird nur nach dem, was ihr vereinbart habt.`,
  rules:
    'Sichtbar wird beides, sobald ihr beide bewertet habt, sonst 14 Tage nach der ersten Bewertung. Öffentlich steht dabei dein Vorname mit Anfangsbuchstaben oder der Name deiner Firmenseite.',
  questions: QUESTIONS,
  values: VALUES,
  text: 'Anmerkung',
  textHelp: 'Freiwillig, höchstens 500 Zeichen, ohne Telefonnummer, Adresse oder Link.',
  submit: 'Bewertung abgeben',
  change: 'Bewertung ändern',
  sending: 'Wird gesendet …',
  saved: 'Danke. Deine Bewertung ist gespeichert.',
  answered: 'Deine Antwort steht jetzt öffentlich dabei.',
  objected: 'Dein Widerspruch ist eingelangt.',
  notYet: (day: string) => `Bewerten könnt ihr ab ${formatDateLong(day)}.`,
  until: (day: string) => `Bewerten könnt ihr bis ${formatDateLong(day)}.`,
  over: (day: string) => `Die Zeit für Bewertungen ist seit ${formatDateLong(day)} vorbei.`,
  waits: (moment: string) =>
    `Noch nicht öffentlich. Sichtbar wird sie, sobald die andere Seite bewertet hat, spätestens am ${formatDateTime(moment)}.`,
  otherHasRated: (name: string) => `${name} hat schon bewertet. Was da steht, siehst du nach deiner Bewertung.`,
  otherOpen: (name: string) => `${name} hat noch nicht bewertet.`,
  own: 'Deine Bewertung',
  ownPublic: 'Öffentlich, nicht mehr zu ändern.',
  other: (name: string) => `Bewertung von ${name}`,
  changeOpen: 'Ändern',
  answer: 'Deine Antwort',
  answerHelp: 'Einmal, öffentlich, höchstens 500 Zeichen.',
  answerSubmit: 'Öffentlich antworten',
  answerBy: 'Antwort:',
  report: 'Bewertung melden',
  hidden: {
    TEXT: 'Der Text dieser Bewertung ist ausgeblendet.',
    ANSWER: 'Die Antwort ist ausgeblendet.',
    RATING: 'Diese Bewertung ist ausgeblendet.',
  },
  reason: (fact: string, ground: BlockGround, groundText: string) =>
    `Begründung: ${fact} (${groundOf(ground, groundText)})`,
  object: 'Widersprechen',
  objectContent: 'Warum siehst du das anders?',
  objectSubmit: 'Widerspruch senden',
  objection: {
    OPEN: 'Dein Widerspruch wird geprüft.',
    UPHELD: 'Deinem Widerspruch wurde stattgegeben.',
    REJECTED: 'Dein Widerspruch wurde abgelehnt.',
  },
  missing: 'Bitte beantworte diese Frage.',
  tooLong: 'Das sind mehr als 500 Zeichen.',
  tooShort: 'Bitte schreib ein paar Worte.',
  check: 'Bitte prüf die genannten Felder.',
  failed: 'Das hat gerade nicht geklappt. Bitte versuch es noch einmal.',
} as const;

const ROLES: Record<RatedRole, string> = { SELLER: 'Beim Verkaufen', BUYER: 'Beim Kaufen' };

/** Words of the list of published ratings. */
export const ratingListTexts = {
  title: (name: string) => `Bewertungen über ${name}`,
  intro: 'Nur wer eine Vereinbarung geschlossen hat, bewertet: nach Tatsachen, ohne Sterne und ohne Durchschnitt.',
  back: (name: string) => `Zu ${name}`,
  roles: ROLES,
  rolesLabel: 'Wofür bewertet wurde',
  list: 'Bewertungen',
  by: (name: string, day: string) => `${name}, ${day}`,
  textHidden: 'Der Text wurde nach einer Meldung ausgeblendet.',
  answer: 'Antwort',
  report: 'Melden',
  reportOf: (name: string) => `Bewertung von ${name} melden`,
  empty: 'Noch keine Bewertung',
  emptyText: 'Bewertet wird nach einer Vereinbarung im Chat.',
  pageGone: 'So viele Seiten gibt es nicht',
  toFirst: 'Zur ersten Seite',
} as const;
