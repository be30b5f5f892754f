/** The calendar with the ends of one's own adverts. */
export const calendarTexts = {
  name: 'Stammplatz: Anzeigen laufen ab',
  summary: (title: string) => `Anzeige endet: ${title}`,
  description: (url: string) => `Hier kannst du sie verlängern: ${url}`,
  title: 'Ablauftage im Kalender',
  intro:
    'Abonniere diese Adresse in deinem Kalender: Am letzten Tag jeder Anzeige steht dort ein Eintrag, mit dem Link zum Verlängern. Was du verlängerst, pausierst oder verkaufst, ändert sich dort von selbst.',
  secret: 'Die Adresse ist privat: Wer sie hat, sieht die Titel deiner Anzeigen und kann sie verlängern.',
  address: 'Adresse des Kalenders',
  addressHelp: 'Kopier sie und füg sie im Kalender unter „Kalender abonnieren“ oder „Per URL“ ein.',
  subscribe: 'Im Kalender öffnen',
  make: 'Adresse anlegen',
  renew: 'Neue Adresse',
  renewHelp: 'Mit einer neuen Adresse gilt die alte nicht mehr.',
  end: 'Adresse löschen',
  renewed: 'Das ist die neue Adresse. Die alte gilt nicht mehr.',
  ended: 'Die Adresse ist gelöscht.',
  back: 'Meine Anzeigen',
} as const;
