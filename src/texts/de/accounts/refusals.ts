/** Sentences with which the server refuses something; the marker #:# makes the page explain an access refusal. */
export const accountRefusals = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  blocked:
    '#:#Dieses Konto ist gesperrt. Warum, steht in dem Mail, das wir dir geschickt haben. Dort findest du auch den Weg zum Widerspruch.',
  taken: 'E-Mail-Adresse oder Benutzername ist schon vergeben.',
  checkFields: 'Einige Angaben passen nicht. Bitte prüf die genannten Felder.',
  unknownAccount: 'Dieses Konto gibt es nicht.',
  usernameIsAddress: 'Der Benutzername darf keine fremde E-Mail-Adresse sein.',
  currentPasswordMissing: 'Gib dazu bitte dein aktuelles Passwort ein.',
  currentPasswordWrong: 'Das aktuelle Passwort stimmt nicht.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  passwordUnchanged: 'Das neue Passwort ist dasselbe wie das alte. Nimm bitte ein anderes.',
  codeWorthless: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere bitte einen neuen an.',
  secondFactorRequired: 'Gib bitte auch den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
  emailTakenMeanwhile: 'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto.',
  emailUnchanged: 'Das ist schon deine E-Mail-Adresse.',
  sessionUnknown: 'Diese Anmeldung gibt es nicht mehr.',
  unreadableQuery: 'Die Adresse dieser Anfrage ist nicht lesbar. Bitte prüf ihre Parameter.',
  signInAgain: '#:#Dafür ist deine Anmeldung zu lange her. Melde dich bitte noch einmal an.',
  password: {
    TOO_SHORT: 'Das Passwort braucht mindestens 8 Zeichen.',
    TOO_LONG: 'Das Passwort darf höchstens 128 Zeichen haben.',
    TOO_COMMON: 'Dieses Passwort wird sehr oft verwendet. Nimm bitte ein anderes, zum Beispiel drei Wörter.',
    NAME: 'Ein Name ist leicht zu erraten, auch mit Zahlen dahinter. Nimm bitte etwas anderes, zum Beispiel drei Wörter.',
    TOO_CLOSE:
      'Dieses Passwort ist zu leicht zu erraten. Nimm bitte eines ohne deinen Namen und ohne Wörter dieser Seite.',
  },
} as const;

/** About keys with which programs act for an account. */
export const apiKeyRefusals = {
  worthless: 'Dieser Schlüssel gilt nicht oder nicht mehr. Leg in deinem Konto unter „Import“ einen neuen an.',
  notForThis: '#:#Ein Schlüssel für Programme gilt nur für Anzeigen und Importe. Melde dich dafür bitte selbst an.',
  unknown: 'Diesen Schlüssel gibt es nicht mehr.',
  tooMany: (most: number) =>
    `Mehr als ${most} gültige Schlüssel gehen nicht. Widerrufe einen, den du nicht mehr brauchst.`,
} as const;

export const providerRefusals = {
  notLinked:
    'Mit dieser E-Mail-Adresse gibt es hier schon ein Konto. Melde dich dort so an wie bisher, zum Beispiel mit einem Link per E-Mail.',
  noAddress: 'Der andere Dienst hat keine E-Mail-Adresse mitgeschickt. Bitte registriere dich mit deiner Adresse.',
  away: 'Der andere Dienst ist gerade nicht erreichbar. Versuch es später noch einmal oder melde dich anders an.',
  refused: 'Die Anmeldung beim anderen Dienst hat nicht geklappt. Bitte versuch es noch einmal.',
  cancelled: 'Du hast die Anmeldung beim anderen Dienst abgebrochen. Du kannst es jederzeit noch einmal versuchen.',
  unknown: 'Diese Art der Anmeldung gibt es hier nicht. Bitte wähl eine andere.',
  foreignToken: 'Dieser Token wurde nicht für uns ausgestellt oder gilt nicht mehr. Bitte melde dich dort neu an.',
  linkOver: 'Dieser Link wurde schon verwendet oder ist älter als eine Stunde. Lass dir bitte einen neuen schicken.',
  addressUnreadable: 'Diese E-Mail-Adresse ist nicht lesbar. Bitte prüf sie.',
  secondFactor: 'Für dieses Konto brauchst du noch den Code aus deiner Authenticator-App.',
} as const;

export const advertRefusals = {
  notFound: 'Diese Anzeige gibt es nicht.',
  gone: 'Diese Anzeige ist nicht mehr online. Ähnliche Angebote findest du in der Suche.',
  incomplete: 'Es fehlt noch etwas. Bitte ergänze die genannten Felder.',
  otherTab: 'Die Anzeige wurde inzwischen an anderer Stelle geändert.',
  busy: 'Diese Anzeige wird gerade an anderer Stelle geändert. Bitte versuch es gleich noch einmal.',
  tooManyImages: (maximum: number) => `Eine Anzeige kann höchstens ${maximum} Bilder haben.`,
  quantityNotLower: (present: string) => `In der Anzeige stehen ${present}. Gib bitte an, wie viel davon noch da ist.`,
  foreignImage: 'Dieses Bild gehört nicht zu deinen Uploads.',
  fileMissing: 'Es ist kein Bild angekommen.',
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

export const secondFactorRefusals = {
  wrongCode: 'Dieser Code stimmt nicht oder wurde schon verwendet. Warte auf den nächsten und gib ihn ein.',
  wrongRecoveryCode:
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Jeder gilt nur einmal: Nimm einen anderen aus deiner Liste.',
  challengeOver: 'Diese Anmeldung ist abgelaufen. Melde dich bitte noch einmal an.',
  isOn: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  isOff: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  unconfirmedEmail:
    '#:#Bestätige zuerst deine E-Mail-Adresse. Danach kannst du die Anmeldung in zwei Schritten einrichten.',
  proveAgain: 'Gib dazu bitte einen neuen Code aus deiner App ein.',
  noSetup: 'Die Einrichtung ist abgelaufen oder noch nicht begonnen. Beginne sie bitte noch einmal.',
} as const;
