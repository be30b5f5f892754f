import { formatDateLong } from '#domain/format/dates.ts';

/** Why a call about a rating is refused. */
export const ratingRefusals = {
  notFound: 'Diese Bewertung gibt es nicht, oder sie ist nicht öffentlich.',
  personUnknown: 'Dieses Konto gibt es nicht.',
  notAgreed: 'Bewerten könnt ihr, sobald beide einverstanden sind.',
  tooEarly: (from: string) => `Bewerten könnt ihr ab dem vereinbarten Tag, dem ${formatDateLong(from)}.`,
  tooLate: (until: string) => `Bewerten konntet ihr bis ${formatDateLong(until)}.`,
  alreadyGiven: 'Du hast schon bewertet. Solange deine Bewertung nicht öffentlich ist, kannst du sie ändern.',
  otherGone: 'Dieses Konto gibt es nicht mehr, es lässt sich nicht bewerten.',
  published: 'Diese Bewertung ist schon öffentlich und lässt sich nicht mehr ändern.',
  notPublished: 'Antworten kannst du, sobald die Bewertung öffentlich ist.',
  alreadyAnswered: 'Du hast auf diese Bewertung schon geantwortet.',
  ownAnswered: 'Auf die eigene Bewertung kannst du nicht antworten.',
  nothingHidden: 'Von dem, was du geschrieben hast, ist hier nichts ausgeblendet.',
  objectionOpen: 'Dein Widerspruch liegt schon vor und wird geprüft.',
  wrongRole: 'Diese Angaben passen nicht zur anderen Seite der Vereinbarung.',
  contact: 'Der Text wird öffentlich. Bitte schreib ihn ohne Telefonnummer, E-Mail-Adresse, Link oder Kontonummer.',
} as const;
