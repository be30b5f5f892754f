import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';

const days = (count: number): string =>
  `${formatNumber(Math.abs(count))}${NO_BREAK_SPACE}${Math.abs(count) === 1 ? 'Tag' : 'Tage'}`;

/** Why a hit stands where it does; put together on the server. */
export const reasonTexts = {
  link: 'Warum diese Reihung?',
  linkOff: 'Gründe ausblenden',
  rules: 'Alle Regeln',
  note: 'Unter jeder Anzeige steht, warum sie hier steht. Bezahlte Plätze gibt es nicht.',
  head: 'Warum hier?',
  words: (words: readonly string[]) => words.map((word) => `„${word}“`).join(' und '),
  inTitle: (words: string | null) => (words === null ? 'Suchwort im Titel oder erste Holzart' : `${words} im Titel`),
  notInTitle: 'Suchwort steht nicht im Titel',
  away: (distance: string) => `${distance} entfernt`,
  near: 'höchstens 50 km entfernt',
  far: 'mehr als 50 km entfernt',
  published: (when: string) => `${when} eingestellt`,
  price: (price: string) => `Preis ${price}`,
  heatPrice: (price: string) => `Wärmepreis ${price}`,
  delivered: (price: string) => `mit Zustellung ${price}`,
  notComparable: 'ohne vergleichbaren Preis, darum hinter den anderen',
  ends: (when: string) => `endet ${when}`,
  moves: {
    PICTURE: 'Bild',
    PRICE: 'Preis',
    QUANTITY: 'Menge',
    UNUSUAL: 'Sonderware',
    RESERVED: 'reserviert',
    UNCONFIRMED: 'länger nicht bestätigt',
  },
  newer: (facts: readonly string[], by: number) =>
    `mit ${facts.length > 1 ? `${facts.slice(0, -1).join(', ')} und ` : ''}${facts.at(-1) ?? ''} (zählt ${days(by)} jünger)`,
  older: (fact: string, by: number) => `${fact} (zählt ${days(by)} älter)`,
  grade: (points: number) => `Wertung ${formatNumber(points)}`,
  ungraded: 'nicht einzeln bewertet, hinter den bewerteten Treffern',
  factors: {
    WORDS: 'Suchwörter',
    WORDS_IN_TITLE: 'im Titel',
    NAMED: 'genannte Ware',
    NEAR: 'Nähe',
    PREFERENCE: 'passt zum Zweck',
    SPECIAL_GOODS: 'Sonderware',
  },
  factor: (name: string, points: number) =>
    `${name} ${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points), { minimum: 0, maximum: 1 })}`,
};
