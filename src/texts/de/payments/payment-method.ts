/** Words of the page on which another card or account is given. */
export const methodTexts = {
  title: 'Zahlungsart ändern',
  intro: (title: string) =>
    `Deine Karte ist abgelaufen, oder du hast ein neues Konto? Gib hier an, womit wir „${title}“ ab jetzt abbuchen.`,
  paidUntil: (date: string) =>
    `Bezahlt bis ${date}. Ist die nächste Zahlung schon fällig, wird sie gleich abgebucht, sonst erst bei der Verlängerung.`,
  overdue: (date: string) =>
    `Bezahlt war bis ${date}. Die nächste Zahlung ließ sich nicht abbuchen: Sie wird gleich von der neuen Karte oder dem neuen Konto abgebucht.`,
  how: [
    'Karte oder Konto gibst du auf der Seite unseres Zahlungsdienstes an. Wir sehen die Nummer nie.',
    'Dein Abo, sein Preis und seine Laufzeit bleiben, wie sie sind.',
    'Sobald der Zahlungsdienst die Änderung bestätigt, bekommst du ein Mail.',
  ],
  start: 'Neue Zahlungsart angeben',
  starting: 'Einen Moment …',
  ready: 'Die Seite des Zahlungsdienstes ist bereit.',
  goOn: 'Weiter zum Zahlungsdienst',
  returned: 'Danke, du bist wieder da.',
  returnedText:
    'Hast du eine neue Karte oder ein neues Konto angegeben, bekommst du gleich ein Mail dazu. Kommt keines, versuch es bitte noch einmal.',
  again: 'Noch einmal ändern',
  back: 'Abo im Profil',
  transfer: 'Dieses Abo zahlst du per Überweisung. Es gibt keine Karte und kein Konto zu ändern.',
  ended: 'Dieses Abo verlängert sich nicht mehr. Es wird nichts mehr abgebucht, darum gibt es nichts zu ändern.',
} as const;
