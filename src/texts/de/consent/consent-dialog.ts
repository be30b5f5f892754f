/** Words of the consent dialog; it speaks the language of the browser, so the same words stand in `texts/en`. */
export const consentDialogTexts = {
  title: 'Cookies auf Stammplatz',
  text: 'Notwendige Cookies halten die Seite am Laufen. Mit deiner Zustimmung zählen wir außerdem, welche Seiten besucht werden. Deine Wahl kannst du jederzeit ändern.',
  acceptAll: 'Alle annehmen',
  rejectAll: 'Alle ablehnen',
  settings: 'Einstellungen',
  cookiesPage: 'Mehr über Cookies',
  privacyPage: 'Datenschutz',
  settingsTitle: 'Cookie-Einstellungen',
  save: 'Auswahl speichern',
  close: 'Schließen',
  intro:
    'Hier legst du fest, was außer dem Notwendigen geschehen darf. Es gilt ein halbes Jahr lang in diesem Browser.',
  essentialsTitle: 'Notwendig',
  essentialsText:
    'Anmeldung, Suchort, Darstellung, Sprache und diese Wahl. Ohne sie funktioniert die Seite nicht, darum sind sie immer an.',
  analysisTitle: 'Web-Analyse',
  analysisText:
    'Wir zählen Seitenaufrufe, um zu sehen, was gebraucht wird. Adressen zählen ohne Suchbegriffe, Chats und das Konto nur als Bereich. Die Cookies dafür heißen _pk_… (Matomo, höchstens 13 Monate) und _ga… oder _gcl_… (Google, höchstens zwei Jahre), je nachdem, welcher Dienst eingesetzt ist. Nimmst du die Zustimmung zurück, endet das sofort, und sie werden gelöscht.',
} as const;
