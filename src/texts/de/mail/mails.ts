/** Words around every mail, and of the mails themselves: one function per mail, named after what it is about. */
export const mailFrame = {
  brand: 'Stammplatz',
  greeting: (name: string | null) => (name === null ? 'Hallo,' : `Hallo ${name},`),
  signOff: ['Liebe Grüße', 'vom Stammplatz'],
  linkAsText: 'Falls der Knopf nicht geht, öffne diese Adresse im Browser:',
  claim: 'Stammplatz – der Marktplatz für Holz und Forst in Österreich',
  automatic: 'Diese Nachricht wurde automatisch verschickt. Antworten darauf liest niemand. So erreichst du uns:',
  automaticWithReply: 'Diese Nachricht wurde automatisch verschickt. Wenn du antwortest, lesen wir das.',
} as const;

/** Mails of the newsletter: the question before it, and the word that it runs already. */
export const newsletterMails = {
  confirm: {
    subject: 'Bitte bestätige den Newsletter',
    preheader: 'Erst mit deinem Klick kommt der Newsletter.',
    paragraphs: [
      'jemand, vermutlich du, hat mit dieser Adresse den Newsletter von Stammplatz bestellt.',
      'Damit niemand ungefragt Post bekommt, fehlt noch ein Klick von dir.',
    ],
    action: 'Newsletter bestätigen',
    afterAction: ['Der Link gilt sieben Tage. Warst du es nicht, brauchst du nichts zu tun: Ohne Klick kommt nichts.'],
  },
  running: {
    subject: 'Du bekommst den Newsletter schon',
    preheader: 'Deine Adresse steht schon auf der Liste.',
    paragraphs: [
      'mit dieser Adresse wurde gerade der Newsletter von Stammplatz bestellt. Du bekommst ihn schon, es ändert sich nichts.',
    ],
    action: 'Newsletter abbestellen',
    afterAction: ['Nur wenn du ihn nicht mehr haben willst: Mit dem Knopf meldest du dich ab.'],
  },
  issue: {
    testSubject: (subject: string) => `Probe: ${subject}`,
    unsubscribe: {
      title: 'Keine Post mehr?',
      text: 'Du bekommst diesen Newsletter, weil du ihn mit dieser Adresse bestellt und bestätigt hast.',
      link: 'Newsletter abbestellen',
    },
  },
} as const;

/** Mails about the end of an account. */
export const accountEndMails = {
  asked: {
    subject: 'Dein Konto wird gelöscht',
    preheader: 'Bis dahin kannst du es dir anders überlegen.',
    paragraphs: (endsOn: string) => [
      `wie gewünscht löschen wir dein Konto bei Stammplatz am ${endsOn}. Deine Anzeigen sind ab sofort nicht mehr zu sehen, auf anderen Geräten bist du abgemeldet, und Abos verlängern sich nicht mehr.`,
      'Bis dahin kannst du es dir anders überlegen: Melde dich an und wähl „Konto behalten“. Dann ist alles wie vorher, auch Abos, deren bezahlte Zeit noch läuft.',
    ],
    action: 'Konto behalten',
    afterAction: [
      'Warst du das nicht? Dann hat jemand anderer Zugang zu deinem Konto. Behalte das Konto und ändere gleich dein Passwort.',
    ],
  },
  kept: {
    subject: 'Dein Konto bleibt',
    preheader: 'Alles ist wieder wie vorher.',
    paragraphs: [
      'schön, dass du bleibst. Dein Konto wird nicht gelöscht, deine Anzeigen sind wieder zu sehen. Abos, deren bezahlte Zeit noch läuft, verlängern sich wieder.',
    ],
  },
} as const;

const untouched = 'Du hast das nicht veranlasst? Dann brauchst du nichts zu tun: Ohne Klick ändert sich nichts.';

/** Mails about an account and who gets into it. */
export const accountMails = {
  confirmEmail: (url: string) => ({
    template: 'confirm-email',
    subject: 'Willkommen am Stammplatz – bestätige bitte deine E-Mail-Adresse',
    preheader: 'Ein Klick, und du kannst Anzeigen veröffentlichen.',
    paragraphs: [
      'schön, dass du da bist. Dein Konto ist fertig: Du kannst suchen, schreiben und Anzeigen vorbereiten.',
      'Bevor deine erste Anzeige online geht, bestätige bitte deine E-Mail-Adresse. Der Link gilt 24 Stunden.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', url },
    afterAction: ['Du hast dich nicht angemeldet? Dann brauchst du nichts zu tun.'],
  }),
  resetPassword: (url: string) => ({
    template: 'reset-password',
    subject: 'Neues Passwort festlegen',
    preheader: 'Der Link gilt eine Stunde und nur einmal.',
    paragraphs: ['mit diesem Link legst du ein neues Passwort fest. Er gilt eine Stunde und nur einmal.'],
    action: { label: 'Neues Passwort festlegen', url },
    afterAction: [untouched],
  }),
  passwordChanged: (url: string) => ({
    template: 'password-changed',
    subject: 'Dein Passwort wurde geändert',
    preheader: 'Alle anderen Anmeldungen sind beendet.',
    paragraphs: [
      'das Passwort deines Kontos wurde eben geändert. Alle anderen Anmeldungen sind damit beendet, Schlüssel für Programme gelten nicht mehr.',
      'Warst du das nicht? Dann leg bitte gleich ein neues Passwort fest und sag uns Bescheid.',
    ],
    action: { label: 'Neues Passwort anfordern', url },
  }),
  changeEmail: (url: string) => ({
    template: 'change-email',
    subject: 'Bestätige deine neue E-Mail-Adresse',
    preheader: 'Der Link gilt 24 Stunden und nur einmal.',
    paragraphs: [
      'du möchtest dich künftig mit dieser E-Mail-Adresse anmelden. Bestätige sie bitte: Der Link gilt 24 Stunden.',
      'Bis dahin gilt deine bisherige Adresse.',
    ],
    action: { label: 'Neue Adresse bestätigen', url },
    afterAction: [untouched],
  }),
  changeEmailNotice: (newEmail: string, url: string) => ({
    template: 'change-email-notice',
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    paragraphs: [
      `für dein Konto wurde eine neue E-Mail-Adresse angegeben: ${newEmail}. Sie gilt, sobald sie dort bestätigt ist.`,
      'Warst du das nicht? Dann ändere bitte gleich dein Passwort. Die Änderung der Adresse ist damit hinfällig.',
    ],
    action: { label: 'Passwort ändern', url },
  }),
  emailInUse: (url: string) => ({
    template: 'email-in-use',
    subject: 'Diese E-Mail-Adresse hat schon ein Konto',
    paragraphs: [
      'jemand wollte diese E-Mail-Adresse für ein anderes Konto eintragen. Sie gehört aber schon zu deinem Konto, und dabei bleibt es.',
      'Warst du das selbst? Dann melde dich einfach mit dieser Adresse an.',
    ],
    action: { label: 'Anmelden', url },
  }),
} as const;

/** Tells the owner of an account that a program may act for it. */
export const apiKeyMails = {
  made: (name: string) => ({
    template: 'api-key-made',
    subject: 'Neuer Schlüssel für Programme',
    preheader: 'Ein Programm darf ab jetzt deine Anzeigen verwalten.',
    paragraphs: [
      `für dein Konto bei Stammplatz wurde eben ein Schlüssel für Programme angelegt: „${name}“. Wer ihn hat, darf deine Anzeigen anlegen, ändern und importieren.`,
      'Dein Passwort, deine E-Mail-Adresse und die übrigen Einstellungen lassen sich damit nicht ändern.',
    ],
    action: 'Schlüssel ansehen',
    afterAction: [
      'Warst du das nicht? Ändere gleich dein Passwort: Dann sind alle Schlüssel ungültig und alle anderen Geräte abgemeldet.',
    ],
  }),
} as const;

/** What happened to the second factor of an account. */
export const secondFactorMails = {
  on: {
    subject: 'Du hast die Anmeldung in zwei Schritten eingeschaltet',
    preheader: 'Ab jetzt braucht jede Anmeldung auch einen Code.',
    paragraphs: [
      'für dein Konto bei Stammplatz ist ab jetzt die Anmeldung in zwei Schritten eingeschaltet: Nach dem Passwort fragen wir dich nach einem Code deiner App.',
      'Bewahre die Wiederherstellungscodes gut auf. Mit ihnen kommst du hinein, wenn das Handy fehlt.',
    ],
    action: 'Zu den Einstellungen',
    afterAction: ['Warst du das nicht? Ändere gleich dein Passwort und schreib uns.'],
  },
  off: {
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    preheader: 'Ab jetzt reicht dein Passwort.',
    paragraphs: [
      'für dein Konto bei Stammplatz ist die Anmeldung in zwei Schritten ausgeschaltet. Ab jetzt reicht dein Passwort.',
    ],
    action: 'Zu den Einstellungen',
    afterAction: ['Warst du das nicht? Ändere gleich dein Passwort, schalte sie wieder ein und schreib uns.'],
  },
  /** For accounts with permissions that need the second factor. */
  permissionsRest: 'Berechtigungen, die sie brauchen, ruhen so lange.',
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    preheader: 'Dieser Code gilt jetzt nicht mehr.',
    paragraphs: [
      'für dein Konto bei Stammplatz wurde gerade ein Wiederherstellungscode verwendet. Er gilt jetzt nicht mehr.',
      'Wenn dir die Codes ausgehen, kannst du in den Einstellungen neue machen.',
    ],
    action: 'Zu den Einstellungen',
    afterAction: ['Warst du das nicht? Dann kennt jemand deine Codes. Mach neue und ändere gleich dein Passwort.'],
  },
} as const;

export const signInMails = {
  signInLink: (url: string) => ({
    template: 'sign-in-link',
    subject: 'Dein Link zum Anmelden',
    paragraphs: ['mit diesem Link meldest du dich an, ganz ohne Passwort. Er gilt eine Stunde und nur einmal.'],
    action: { label: 'Anmelden', url },
    afterAction: ['Hast du keinen Link angefordert? Dann brauchst du nichts zu tun. Gib ihn bitte niemandem weiter.'],
  }),
  confirmedByLink: (url: string) => ({
    template: 'confirmed-by-link',
    subject: 'Deine E-Mail-Adresse ist bestätigt',
    paragraphs: [
      'mit deinem Link hast du auch deine E-Mail-Adresse bestätigt.',
      'Weil bis dahin niemand wissen konnte, ob das Konto wirklich dir gehört, gilt das frühere Passwort nicht mehr. Melde dich einfach wieder mit einem Link an oder vergib ein neues Passwort.',
    ],
    action: { label: 'Passwort vergeben', url },
  }),
  signInLinkWithoutAccount: (url: string) => ({
    template: 'sign-in-link-without-account',
    subject: 'Zu dieser Adresse gibt es noch kein Konto',
    paragraphs: [
      'jemand wollte sich mit dieser E-Mail-Adresse anmelden. Es gibt aber noch kein Konto dazu.',
      'Warst du das? Dann kannst du dich gleich registrieren. Es kostet nichts und dauert eine Minute.',
    ],
    action: { label: 'Registrieren', url },
    afterAction: ['Warst du das nicht? Dann brauchst du nichts zu tun.'],
  }),
} as const;

/** Words of the page with mails that only development has. */
export const outboxTexts = {
  title: 'Postausgang',
  toFolder: 'Es ist kein Mailserver eingerichtet. Mails bleiben hier und als Dateien im Ordner „outbox“.',
  recipient: 'E-Mail-Adresse',
  filter: 'Anzeigen',
  all: 'Alle Mails',
  empty: 'Hier ist noch kein Mail.',
  unknown: 'Dieses Mail gibt es nicht.',
  back: 'Zum Postausgang',
  to: 'An',
  kind: 'Art',
  queuedAt: 'Erstellt',
  state: 'Stand',
  attachment: 'Beilage',
  links: 'Adressen in diesem Mail',
  html: 'Ansicht',
  plainText: 'Nur Text',
  emptied: 'Der Inhalt wurde nach dem Versand gelöscht.',
  states: {
    SENT: 'zugestellt',
    WAITING: 'wartet',
    GIVEN_UP: 'aufgegeben',
  },
  tries: (count: number) => (count === 1 ? 'ein Versuch' : `${count} Versuche`),
} as const;
