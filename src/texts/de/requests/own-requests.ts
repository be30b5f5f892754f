/** Own Gesuche, those that fit, and the link of the reminder. */
export const ownRequestTexts = {
  title: 'Meine Gesuche',
  intro: 'Was du suchst, und was dir angeboten wurde.',
  empty: 'Du hast kein Gesuch',
  emptyText: 'Sag, was du brauchst: Wer es in deiner Nähe anbietet, bekommt Bescheid.',
  post: 'Gesuch aufgeben',
  states: { OPEN: 'offen', EXPIRED: 'abgelaufen', CLOSED: 'geschlossen', REMOVED: 'entfernt' },
  hidden: 'nicht zu sehen',
  reasons: {
    FOUND_HERE: 'über Stammplatz gefunden',
    FOUND_ELSEWHERE: 'anderswo gefunden',
    NOT_NEEDED: 'nicht mehr gebraucht',
  },
  posted: 'Dein Gesuch ist online. Wer etwas Passendes anbietet, bekommt Bescheid.',
  until: (day: string) => `läuft bis ${day}`,
  endedOn: (day: string) => `endete am ${day}`,
  offers: (count: number, open: number) =>
    count === 0
      ? 'noch keine Angebote'
      : `${count === 1 ? '1 Angebot' : `${count} Angebote`}${open === 0 ? '' : `, ${open} unbeantwortet`}`,
  told: (count: number) =>
    count === 0
      ? 'noch kein Anbieter benachrichtigt'
      : count === 1
        ? '1 Anbieter benachrichtigt'
        : `${count} Anbieter benachrichtigt`,
  removedBecause: (reason: string) => `Entfernt: ${reason}`,
  edit: 'Ändern',
  renew: '30 Tage verlängern',
  again: 'Noch einmal suchen',
  close: 'Schließen',
  closeTitle: 'Warum schließt du es?',
  closeButtons: {
    FOUND_HERE: 'Über Stammplatz gefunden',
    FOUND_ELSEWHERE: 'Anderswo gefunden',
    NOT_NEEDED: 'Nicht mehr nötig',
  },
  delete: 'Löschen',
  deleteTitle: 'Dieses Gesuch und die Angebote dazu löschen?',
  deleteSubmit: 'Endgültig löschen',
  done: {
    close: 'Das Gesuch ist geschlossen.',
    renew: 'Das Gesuch läuft jetzt 30 Tage.',
    delete: 'Das Gesuch ist gelöscht.',
  },
  failed: 'Das hat nicht geklappt. Versuch es in ein paar Minuten noch einmal.',
  fitting: {
    title: 'Passende Gesuche',
    intro:
      'Gesuche, die zu deinen aktiven Anzeigen oder zu deiner Firmenseite passen: Kategorie, Holzart, Menge und Entfernung. Eine neue Anzeige vergleichen wir innerhalb eines Tages mit allen Gesuchen.',
    empty: 'Noch kein passendes Gesuch gefunden',
    emptyText: 'Sobald eines passt, steht es hier, und du bekommst höchstens ein Mail am Tag.',
    all: 'Alle Gesuche',
  },
  renewal: {
    title: 'Gesuch verlängern',
    doneTitle: 'Verlängert',
    brokenTitle: 'Dieser Link stimmt nicht',
    text: (title: string, day: string) => `„${title}“ endet am ${day}. Soll es 30 Tage weiterlaufen?`,
    done: (title: string, day: string) => `„${title}“ läuft bis ${day}.`,
    submit: '30 Tage verlängern',
    mine: 'Zu meinen Gesuchen',
  },
} as const;
