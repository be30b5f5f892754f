/** The page of an error, beside its titles, which every page has at hand. */
export const errorPageTexts = {
  refusedTitle: 'Hier fehlt noch die Anmeldung in zwei Schritten',
  security: 'Zu „Sicherheit“ im Profil',
  notFoundAddress: (address: string) => `Gesucht war die Adresse ${address}.`,
  notFoundText: 'Vielleicht ist die Anzeige schon verkauft oder die Adresse hat einen Tippfehler.',
  failedText: 'Der Fehler liegt bei uns und ist vermerkt. Versuch es in ein paar Minuten noch einmal.',
  searchLabel: 'Was suchst du?',
  searchPlaceholder: '33er Buche trocken',
  lastCategory: 'Zuletzt warst du bei',
  categories: 'Oder schau in eine Kategorie',
  home: 'Zur Startseite',
} as const;
