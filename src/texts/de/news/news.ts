const of = (title: string): string => (title === '' ? '' : ` „${title}“`);

/** The page and the list of what is new for a person, one line for each thing. */
export const newsTexts = {
  title: 'Neues für dich',
  intro: 'Nachrichten, Vereinbarungen und was sich bei deinen Anzeigen, Bestellungen und Importen getan hat.',
  isUnseen: 'neu',
  empty: 'Nichts Neues',
  emptyText: 'Sobald dir jemand schreibt oder sich bei deinen Anzeigen etwas tut, steht es hier.',
  failed: 'Neues konnte nicht geladen werden.',
  failures: 'Was nicht geklappt hat',
  all: 'Alles Neue auf einer Seite',
  toMyAdverts: 'Zu meinen Anzeigen',
  lines: {
    messages: (count: number, title: string) =>
      count === 1 ? `Neue Nachricht zu${of(title)}` : `${count} neue Nachrichten zu${of(title)}`,
    agreementWaits: (title: string) => `Ein Vorschlag zu${of(title)} wartet auf deine Antwort`,
    ratingDue: (title: string) => `Wie war es? Bewerte die Vereinbarung zu${of(title)}`,
    ratingPublished: (title: string) => `Du wurdest bewertet: Vereinbarung zu${of(title)}`,
    advertsEnd: (count: number, title: string, day: string) =>
      count === 1 ? `Deine Anzeige${of(title)} endet am ${day}` : `${count} deiner Anzeigen enden am ${day}`,
    advertsEnded: (count: number, title: string) =>
      count === 1 ? `Deine Anzeige${of(title)} ist abgelaufen` : `${count} deiner Anzeigen sind abgelaufen`,
    advertBlocked: (title: string) => `Deine Anzeige${of(title)} wurde gesperrt`,
    advertUnblocked: (title: string) => `Die Sperre deiner Anzeige${of(title)} ist aufgehoben`,
    objectionRejected: (title: string) => `Dein Widerspruch zu${of(title)} wurde abgelehnt`,
    feedback: (count: number, title: string) =>
      count === 1 ? `Neuer Hinweis zu deiner Anzeige${of(title)}` : `${count} Hinweise zu deiner Anzeige${of(title)}`,
    orderWaits: (plan: string) => `Deine Bestellung${of(plan)} wartet auf die Überweisung`,
    orderPaid: (plan: string) => `Deine Bestellung${of(plan)} ist bezahlt`,
    requestOffers: (count: number, title: string) =>
      count === 1 ? `Ein Angebot auf dein Gesuch${of(title)}` : `${count} Angebote auf dein Gesuch${of(title)}`,
    requestFits: (count: number, title: string) =>
      count === 1 ? `Ein Gesuch passt zu dir:${of(title)}` : `${count} Gesuche passen zu dir`,
    offeredRequestEnded: (title: string) => `Das Gesuch${of(title)}, auf das du angeboten hast, ist beendet`,
    importFailed: (file: string) => `Der Import${of(file)} ist fehlgeschlagen`,
    importWithErrors: (count: number, file: string) =>
      count === 1
        ? `Der Import${of(file)} hat eine Zeile mit Fehlern`
        : `Der Import${of(file)} hat ${count} Zeilen mit Fehlern`,
    savedSearch: (count: number, name: string) =>
      count === 1
        ? `Ein Treffer für deinen Suchauftrag${of(name)}`
        : `${count} Treffer für deinen Suchauftrag${of(name)}`,
  },
} as const;
