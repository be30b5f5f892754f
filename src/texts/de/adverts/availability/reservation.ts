import { MAX_RESERVATION_NOTE, RESERVATION_DAYS } from '#domain/adverts/availability/reservation.ts';

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

/** The page on which a seller reserves an own advert. */
export const reservationTexts = {
  title: 'Für jemanden reservieren',
  intro: (title: string) =>
    `„${title}“ bleibt in der Suche, mit dem Vermerk „Reserviert“ und etwas weiter hinten. Schreiben kann man dir weiterhin.`,
  days: 'Wie lange',
  daysHelp: 'Am Ende dieses Tages ist sie von selbst wieder frei.',
  choice: (count: number, day: string) => `${days(count)}, bis ${day}`,
  reservedFor: 'Für wen',
  reservedForHelp: 'Nur für dich. Die Notiz verschwindet mit der Reservierung.',
  submit: 'Reservieren',
  change: 'Reservierung ändern',
  end: 'Wieder freigeben',
  now: (day: string) => `Reserviert bis ${day}.`,
  done: (day: string) => `Reserviert bis ${day}. Danach ist die Anzeige von selbst wieder frei.`,
  ended: 'Die Anzeige ist wieder frei.',
  notNow: 'Diese Anzeige ist nicht öffentlich. Reservieren kannst du sie, sobald sie es ist.',
  view: 'Zur Anzeige',
  mine: 'Zu deinen Anzeigen',
  tooLong: `Höchstens ${MAX_RESERVATION_NOTE} Zeichen.`,
  wrongDays: `${RESERVATION_DAYS.least} bis ${RESERVATION_DAYS.most} Tage sind möglich.`,
  check: 'Bitte prüf die Angaben.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  offline: 'Keine Verbindung. Deine Angaben stehen noch da: Bitte versuch es noch einmal.',
} as const;
