/** Sentences with which the server refuses something; the marker #:# makes the page explain an access refusal. */
export const accountRefusals = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  blocked: '#:#Dieses Konto ist gesperrt. Schreib uns, wenn du Fragen dazu hast.',
  taken: 'E-Mail-Adresse oder Benutzername ist schon vergeben.',
  checkFields: 'Einige Angaben passen nicht. Bitte prüfe die genannten Felder.',
  unknownAccount: 'Dieses Konto gibt es nicht.',
  usernameIsAddress: 'Der Benutzername darf keine fremde E-Mail-Adresse sein.',
  password: {
    TOO_SHORT: 'Das Passwort braucht mindestens 8 Zeichen.',
    TOO_LONG: 'Das Passwort darf höchstens 128 Zeichen haben.',
    TOO_COMMON: 'Dieses Passwort wird sehr oft verwendet. Nimm bitte ein anderes, zum Beispiel drei Wörter.',
    TOO_CLOSE: 'Dieses Passwort ist zu leicht zu erraten. Nimm bitte eines ohne Namen und Wörter von hier.',
  },
} as const;

export const advertRefusals = {
  notFound: 'Diese Anzeige gibt es nicht.',
  gone: 'Diese Anzeige ist nicht mehr online. Ähnliche Angebote findest du in der Suche.',
  pelletsPermission: '#:#Anzeigen für Pellets sind Teil eines Abos. Damit kannst du sie veröffentlichen.',
  incomplete: 'Es fehlt noch etwas. Bitte ergänze die genannten Felder.',
  otherTab: 'Die Anzeige wurde inzwischen an anderer Stelle geändert.',
  tooManyImages: (maximum: number) => `Eine Anzeige kann höchstens ${maximum} Bilder haben.`,
  foreignImage: 'Dieses Bild gehört nicht zu deinen Uploads.',
  contactHidden: 'Zu dieser Anzeige gibt es keine Kontaktdaten.',
  categoryIsFixed: 'Die Kategorie einer veröffentlichten Anzeige bleibt. Leg für eine andere Kategorie eine neue Anzeige an.',
  status: {
    IS_BLOCKED: 'Diese Anzeige ist gesperrt. Der Grund steht bei der Anzeige.',
    IS_DELETED: 'Diese Anzeige ist gelöscht. Du kannst sie 14 Tage lang wiederherstellen.',
    IS_NOT_PUBLISHED: 'Diese Anzeige ist noch ein Entwurf. Veröffentliche sie zuerst.',
    IS_NOT_BLOCKED: 'Diese Anzeige ist nicht gesperrt.',
    IS_NOT_DELETED: 'Diese Anzeige ist nicht gelöscht.',
    IS_NOT_DUE: 'Diese Anzeige läuft noch.',
    IS_TOO_LATE: 'Eine gelöschte Anzeige kann nur 14 Tage lang wiederhergestellt werden.',
  },
} as const;

/** Why an advert cannot be published yet, by the code of the issue. */
export const advertIssueTexts: Readonly<Record<string, (params: Readonly<Record<string, string | number>>) => string>> = {
  required: () => 'Diese Angabe fehlt noch.',
  'text.too-short': ({ minimum }) => `Bitte schreib mindestens ${minimum} Zeichen.`,
  'text.too-long': ({ maximum }) => `Bitte schreib höchstens ${maximum} Zeichen.`,
  'choice.at-least-one': () => 'Bitte wähle mindestens einen Eintrag.',
  'forest.no-use': () => 'Bitte wähle, ob das Holz ab Stock oder zur Aufarbeitung abgegeben wird.',
  'blow-in.no-delivery': () => 'Einblasen geht nur mit Lieferung.',
  'pellets.not-enplus': () => 'Das ENplus-Zeichen passt nicht zur gewählten Qualität.',
  'range.upside-down': () => 'Der größte Wert liegt unter dem kleinsten.',
  'unit.not-of-category': () => 'Diese Einheit passt nicht zur Kategorie.',
  'quantity.minimum-above-whole': () => 'Die Mindestmenge ist größer als die angebotene Menge.',
  'delivery.same-distance': () => 'Zwei Lieferstufen haben dieselbe Entfernung.',
  'postal-code.unknown': () => 'Diese Postleitzahl gibt es in dem Land nicht.',
  'place.unknown': () => 'Zu dieser Postleitzahl kennen wir keinen Ort.',
};
