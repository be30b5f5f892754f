import { formatDateTime } from '#domain/format/dates.ts';

/** Announcements and maintenance: what visitors read, and the operator's page. */
export const siteStateTexts = {
  maintenance: 'Wir arbeiten gerade am Marktplatz. Ansehen geht, Speichern und Senden gerade nicht.',
  saidWithEnd: (words: string, end: string | null) =>
    end === null ? words : `${words} Voraussichtlich bis ${formatDateTime(end)} Uhr.`,
  noticeLabel: 'Hinweis',
  dismiss: 'Schließen',
  endsTooEarly: 'Das Ende muss nach dem Beginn und in der Zukunft liegen.',
  sameAnnounced: 'Genau diesen Hinweis gibt es in dieser Zeit schon.',
  unknown: 'Diesen Hinweis gibt es nicht mehr.',

  title: 'Betrieb',
  intro: 'Was alle auf jeder Seite lesen, und Wartung. Änderungen gelten überall innerhalb einer Sekunde.',
  link: 'Hinweise und Wartung',
  announcements: 'Hinweise',
  none: 'Gerade ist keiner zu lesen und keiner geplant.',
  shownNow: 'Zu lesen',
  planned: 'Geplant',
  fromTo: (from: string, to: string) => `${formatDateTime(from)} bis ${formatDateTime(to)}`,
  end: 'Beenden',
  words: 'Was alle lesen sollen',
  from: 'Ab (leer: sofort)',
  to: 'Bis',
  add: 'Hinweis zeigen',
  invalidTime: 'Das ist kein Zeitpunkt.',
  maintenanceTitle: 'Wartung',
  maintenanceIntro:
    'Seiten lassen sich weiter ansehen. Was etwas speichern oder senden würde, sagt stattdessen den Satz unten. Du selbst kannst alles, und anmelden geht auch.',
  maintenanceIsOn: (since: string) => `Wartung seit ${formatDateTime(since)}.`,
  maintenanceWords: 'Was alle lesen sollen (leer: der übliche Satz)',
  expectedEnd: 'Voraussichtlich bis (leer: offen)',
  begin: 'Wartung beginnen',
  change: 'Worte ändern',
  finish: 'Wartung beenden',
  done: {
    angezeigt: 'Der Hinweis ist eingetragen.',
    beendet: 'Der Hinweis ist beendet.',
    wartung: 'Die Wartung läuft.',
    fertig: 'Die Wartung ist beendet.',
  } as Readonly<Record<string, string>>,
} as const;
