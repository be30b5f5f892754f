import { OUTSIDE_HELP } from '#texts/de/moderation/moderation.ts';

/** Mails and pushes about Gesuche. */
export const fitsMail = {
  subject: (count: number) =>
    count === 1 ? 'Ein Gesuch passt zu deinem Angebot' : `${count} Gesuche passen zu deinem Angebot`,
  preheader: 'Antworten kannst du gleich aus einer deiner Anzeigen.',
  lead: (count: number) =>
    count === 1 ? 'jemand in deiner Nähe sucht, was du anbietest.' : 'in deiner Nähe wird gesucht, was du anbietest.',
  more: (count: number) =>
    count === 1 ? 'Ein weiteres steht auf der Seite.' : `${count} weitere stehen auf der Seite.`,
  view: 'Gesuch ansehen',
  action: 'Alle passenden Gesuche',
  end: {
    title: 'Zu viele Mails?',
    text: 'Mit einem Klick kommen keine Mails zu passenden Gesuchen mehr.',
    link: 'Abbestellen',
  },
  footer:
    'Du bekommst dieses Mail höchstens einmal am Tag, weil das Gesuch zu einer deiner aktiven Anzeigen oder zu deiner Firmenseite passt. Ändern kannst du das im Profil unter „Benachrichtigungen“.',
} as const;

export const offersMail = {
  subject: (count: number, title: string) =>
    count === 1 ? `Ein Angebot auf dein Gesuch „${title}“` : `${count} Angebote auf deine Gesuche`,
  preheader: 'Wer du bist, erfährt die andere Seite erst, wenn du antwortest.',
  lead: (count: number) =>
    count === 1 ? 'auf dein Gesuch hat dir jemand etwas angeboten.' : 'auf deine Gesuche wurde dir etwas angeboten.',
  line: (count: number, advert: string) =>
    count === 1 ? `Angeboten wird: ${advert}` : `${count} Angebote, zuletzt: ${advert}`,
  view: 'Angebote ansehen',
  action: 'Zu meinen Gesuchen',
  hidden: 'Dein Name und deine Kontaktdaten bleiben verborgen, bis du im Chat antwortest.',
  footer:
    'Du bekommst dieses Mail, weil du ein Gesuch aufgegeben hast. Ändern kannst du das im Profil unter „Benachrichtigungen“.',
} as const;

export const endingMail = {
  subject: (title: string, day: string) => `Dein Gesuch „${title}“ endet am ${day}`,
  preheader: 'Mit einem Klick läuft es 30 Tage weiter.',
  lead: (title: string, day: string, offers: number) =>
    `dein Gesuch „${title}“ endet am ${day}. ${offers === 0 ? 'Angebote gab es bisher keine.' : offers === 1 ? 'Bisher gab es ein Angebot.' : `Bisher gab es ${offers} Angebote.`}`,
  action: '30 Tage verlängern',
  found: {
    title: 'Schon gefunden?',
    text: 'Dann schließe das Gesuch, damit niemand umsonst schreibt.',
    link: 'Zu meinen Gesuchen',
  },
  footer:
    'Du bekommst dieses Mail, weil dein Gesuch bald endet. Ändern kannst du das im Profil unter „Benachrichtigungen“.',
} as const;

export const requestRemovedMail = {
  subject: (title: string) => `Dein Gesuch „${title}“ wurde entfernt`,
  preheader: 'Hier steht, warum.',
  paragraphs: (title: string, reason: string): string[] => [
    `wir haben dein Gesuch „${title}“ entfernt, weil es gegen unsere Nutzungsbedingungen (AGB) verstößt.`,
    `Der Grund: ${reason}`,
  ],
  action: 'Zu meinen Gesuchen',
  afterAction: `Die Entscheidung hat ein Mensch getroffen. Wenn du sie für falsch hältst, schreib unserer Kontaktstelle. ${OUTSIDE_HELP}`,
} as const;

export const requestRestoredMail = {
  subject: (title: string) => `Dein Gesuch „${title}“ ist wieder da`,
  preheader: 'Wir haben die Entfernung zurückgenommen.',
  paragraphs: (title: string, { runs }: { runs: boolean }): string[] => [
    `wir haben dein Gesuch „${title}“ entfernt und uns das noch einmal angesehen. Die Entfernung ist zurückgenommen.`,
    runs
      ? 'Es ist wieder zu finden.'
      : 'Seine Laufzeit ist inzwischen vorbei. Verlängern kannst du es mit einem Klick.',
  ],
  action: 'Zu meinen Gesuchen',
  afterAction: 'Entschuldige die Umstände.',
} as const;

export const requestPushes = {
  fits: {
    title: (count: number) => (count === 1 ? 'Ein Gesuch passt zu dir' : `${count} Gesuche passen zu dir`),
    text: 'Antworten kannst du aus einer deiner Anzeigen.',
  },
  offers: {
    title: (count: number) => (count === 1 ? 'Neues Angebot' : `${count} neue Angebote`),
    text: (title: string) => `Zu „${title}“`,
  },
  ends: { title: 'Gesuch endet bald', text: (title: string, day: string) => `„${title}“ endet am ${day}.` },
} as const;
