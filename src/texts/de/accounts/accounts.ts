/** Words of signing in and out, registering, and everything on the way there. */
export const accountTexts = {
  fields: {
    email: 'E-Mail-Adresse',
    emailMissing: 'Trag deine E-Mail-Adresse ein.',
    emailForm: 'Die E-Mail-Adresse ist noch nicht vollständig. Sie sieht so aus: name@beispiel.at',
    password: 'Passwort',
    passwordMissing: 'Trag dein Passwort ein.',
    newPassword: 'Neues Passwort',
    newPasswordMissing: 'Überleg dir ein Passwort und trag es ein.',
    show: 'Zeigen',
    hide: 'Verbergen',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    firstName: 'Vorname',
    firstNameMissing: 'Trag deinen Vornamen ein.',
    lastName: 'Nachname',
    lastNameMissing: 'Trag deinen Nachnamen ein.',
  },

  doors: {
    label: 'Anmelden oder neues Konto',
    register: 'Konto anlegen',
    registerText: 'Ich bin neu hier',
    signIn: 'Anmelden',
    signInText: 'Ich habe ein Konto',
    message: 'Deine Nachricht ist gemerkt. Sobald du angemeldet bist, wird sie gesendet.',
  },

  strength: {
    empty: 'Mindestens 8 Zeichen. Drei Wörter hintereinander merken sich leicht.',
    tooShort: (missing: number) => (missing === 1 ? 'Noch 1 Zeichen mehr.' : `Noch ${missing} Zeichen mehr.`),
    TOO_LONG: 'Höchstens 128 Zeichen.',
    TOO_COMMON: 'Das verwenden sehr viele. Nimm etwas Eigenes, zum Beispiel drei Wörter.',
    NAME: 'Das ist ein Name. Den errät man leicht, auch mit Zahlen. Nimm zum Beispiel drei Wörter.',
    TOO_CLOSE: 'Das ist leicht zu erraten. Nimm etwas ohne deinen Namen und ohne Wörter dieser Seite.',
    fine: 'Passt. Länger ist noch sicherer.',
    strong: 'Passt sehr gut.',
  },

  form: {
    check: 'Bitte schau dir die markierten Felder noch einmal an.',
    sending: 'Einen Moment …',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    offline: 'Der Server ist gerade nicht erreichbar. Deine Angaben sind noch da, versuch es noch einmal.',
  },

  signIn: {
    title: 'Anmelden',
    intro: 'Schön, dass du wieder da bist.',
    introOnward: 'Danach geht es dort weiter, wo du warst.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    or: 'oder',
    link: 'Link per E-Mail schicken',
    linkHelp: 'Ohne Passwort: Wir schicken dir einen Link, mit dem du gleich drin bist.',
    provider: (name: string) => `Weiter mit ${name}`,
    asideTitle: 'Dein Platz am Markt',
    aside: [
      'Anzeigen aufgeben und jederzeit ändern',
      'Sehen, wie oft deine Anzeigen angeschaut werden',
      'Kontaktdaten einmal eintragen, immer wieder verwenden',
    ],
    errors: {
      SessionRequired: 'Dafür brauchst du ein Konto. Melde dich an oder leg eines an, dann geht es dort weiter.',
      CredentialsSignin: 'E-Mail-Adresse oder Passwort stimmt nicht. Schau beides noch einmal an.',
      OAuthAccountNotLinked:
        'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich so an wie bisher, mit Passwort oder Link.',
      OAuthSignin: 'Der andere Dienst ist gerade nicht erreichbar. Versuch es später oder nimm einen anderen Weg.',
      OAuthCallback: 'Der andere Dienst hat dich nicht bestätigt. Versuch es noch einmal oder nimm einen anderen Weg.',
      OAuthCreateAccount: 'Der andere Dienst nennt uns keine E-Mail-Adresse. Leg dein Konto bitte hier an.',
      EmailSignin: 'An diese Adresse konnten wir kein Mail schicken. Prüf die Schreibweise und versuch es noch einmal.',
      Verification: 'Dieser Link ist abgelaufen oder schon verwendet. Lass dir unten einen neuen schicken.',
      AccessDenied: 'Die Anmeldung wurde abgebrochen, oder das Konto ist gesperrt.',
      SecondFactorRequired: 'Dein Konto braucht noch einen Code. Melde dich noch einmal an, dann fragen wir danach.',
      SecondFactorWrong: 'Der Code hat nicht gestimmt. Melde dich noch einmal an und tipp den nächsten Code ab.',
      TooManyRequests: 'Das waren viele Versuche hintereinander. Warte ein paar Minuten und versuch es dann wieder.',
      Configuration: 'Diesen Weg zur Anmeldung gibt es hier nicht. Nimm einen der anderen.',
    },
    unknownError: 'Die Anmeldung hat nicht geklappt. Versuch es noch einmal.',
    csrf: 'Die Seite war zu lange offen. Versuch es noch einmal.',
  },

  verify: {
    title: 'Schau in dein Postfach',
    text: 'Ein Link zum Anmelden ist unterwegs. Öffne ihn am besten auf diesem Gerät.',
    hint: 'Nichts da? Schau auch beim Spam nach. Der Link gilt nur kurz und nur einmal.',
    back: 'Zurück zum Anmelden',
  },

  secondFactor: {
    title: 'Noch ein Code',
    intro:
      'Dein Konto hat die Anmeldung in zwei Schritten. Öffne deine App und tipp den Code ab, der dort gerade steht.',
    label: 'Code aus deiner App',
    help: 'Sechs Ziffern. Handy nicht zur Hand? Dann geht auch ein Wiederherstellungscode.',
    missing: 'Tipp den Code ein.',
    submit: 'Weiter',
    again: 'Noch einmal von vorne',
  },

  linkPage: {
    title: 'Gleich bist du drin',
    text: (email: string) => `Mit diesem Link meldest du dich als ${email} an.`,
    submit: 'Jetzt anmelden',
    hint: 'Du hast das nicht verlangt? Dann schließ diese Seite einfach, es passiert nichts.',
    brokenTitle: 'Dieser Link ist unvollständig',
    broken: 'Vielleicht hat dein Mailprogramm ihn umgebrochen. Kopier ihn ganz oder lass dir einen neuen schicken.',
    again: 'Neuen Link verlangen',
  },

  signInError: {
    title: 'Anmelden geht gerade nicht',
    text: 'Die Anmeldung ist gerade nicht erreichbar. Das liegt an uns, deinem Konto fehlt nichts.',
    retry: 'Nochmals versuchen',
    home: 'Zur Startseite',
  },

  signOut: {
    title: 'Abmelden',
    text: (name: string) =>
      `Du bist als ${name} angemeldet. Danach ist dieses Gerät abgemeldet, deine Anzeigen bleiben.`,
    submit: 'Abmelden',
    stay: 'Angemeldet bleiben',
    unsent: ({ drafts, photos, messages }: { drafts: number; photos: number; messages: number }) => {
      const things = [
        ...(drafts > 0 ? [drafts === 1 ? 'ein Entwurf' : `${drafts} Entwürfe`] : []),
        ...(photos > 0 ? [photos === 1 ? 'ein Foto' : `${photos} Fotos`] : []),
        ...(messages > 0 ? [messages === 1 ? 'eine Nachricht' : `${messages} Nachrichten`] : []),
      ].join(', ');
      return `Noch nicht gesendet und nur auf diesem Gerät: ${things}. Beim Abmelden wird das hier gelöscht, damit es niemand anderer sieht.`;
    },
    doneTitle: 'Du bist abgemeldet',
    done: 'Auf diesem Gerät ist niemand mehr angemeldet.',
    again: 'Wieder anmelden',
    failed: 'Das Abmelden hat nicht geklappt. Versuch es noch einmal.',
  },

  register: {
    title: 'Konto anlegen',
    description:
      'Ein Konto bei Stammplatz kostet nichts: Damit bietest du Holz an und schreibst mit Anbietern und Käufern.',
    intro: 'Kostet nichts und dauert eine Minute.',
    kind: 'Ich bin hier',
    kinds: { PRIVATE: 'privat', FARM: 'mit Land- und Forstwirtschaft', BUSINESS: 'gewerblich' },
    nameHelp: 'Andere sehen nur Vornamen und ersten Buchstaben, etwa „Eva H.“.',
    emailHelp: 'Dorthin schicken wir eine Bestätigung.',
    termsLegend: 'Nutzungsbedingungen',
    terms: 'Ich nehme die Nutzungsbedingungen an.',
    termsMissing: 'Ohne die Nutzungsbedingungen geht es nicht. Setz bitte das Häkchen.',
    submit: 'Konto anlegen',
    taken: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich damit an oder hol dir ein neues Passwort.',
    asideTitle: 'Was du davon hast',
    /** `pellets`: what they cost; its figures stay out of the pages' script. */
    aside: (pellets: string) => [
      'Deine Anzeige steht in ein paar Minuten online',
      `Suchen, schreiben und inserieren kostet nichts. Nur für Pellets gilt: ${pellets}`,
      'Telefonnummer und genaue Adresse bleiben verdeckt, bis jemand fragt',
      'Deine Daten kannst du jederzeit herunterladen und löschen',
    ],
  },

  forgot: {
    title: 'Passwort vergessen',
    intro: 'Kein Problem. Sag uns deine E-Mail-Adresse, dann schicken wir dir einen Link für ein neues.',
    submit: 'Link schicken',
    sentTitle: 'Schau in dein Postfach',
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde und nur einmal.`,
    hint: 'Nichts da? Schau auch beim Spam nach, oder prüf, ob du dich mit einer anderen Adresse angemeldet hast.',
    again: 'Andere Adresse versuchen',
    back: 'Zurück zum Anmelden',
  },

  reset: {
    title: 'Neues Passwort',
    intro: 'Danach bist du hier angemeldet. Auf allen anderen Geräten musst du dich neu anmelden.',
    account: (email: string) => `Für das Konto ${email}.`,
    replacesSession:
      'Du bist hier gerade mit einem anderen Konto angemeldet. Speicherst du, wirst du damit auf diesem Gerät abgemeldet.',
    submit: 'Passwort speichern',
    otp: 'Code aus deiner App',
    otpHelp: 'Dein Konto hat die Anmeldung in zwei Schritten: Code aus der App oder Wiederherstellungscode.',
    otpMissing: 'Tipp noch den Code aus deiner App ein oder einen Wiederherstellungscode.',
    doneTitle: 'Dein neues Passwort gilt',
    done: (email: string | null) =>
      `Du bist auf diesem Gerät ${email === null ? '' : `mit dem Konto ${email} `}angemeldet. Auf allen anderen musst du dich neu anmelden.`,
    toSecurity: 'Angemeldete Geräte ansehen',
    brokenTitle: 'Dieser Link gilt nicht mehr',
    broken: 'Er ist abgelaufen, schon verwendet oder unvollständig. Ein neuer ist gleich da.',
    again: 'Neuen Link verlangen',
  },

  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Ein Klick, dann wissen wir, dass dich unsere Nachrichten erreichen.',
    submit: 'Bestätigen',
    onward: {
      advert: 'Weiter zu deiner Anzeige',
      chats: 'Weiter zu deinen Nachrichten',
      other: 'Weiter, wo du warst',
    },
    elsewhere:
      'Hast du auf einem anderen Gerät angefangen? Dort geht es jetzt von selbst weiter. Hier musst du dich noch anmelden.',
    doneTitle: 'Danke, das passt',
    done: 'Deine E-Mail-Adresse ist bestätigt.',
    changed: (email: string) => `Ab jetzt gilt ${email} für dein Konto.`,
    brokenTitle: 'Dieser Link gilt nicht mehr',
    broken: 'Er ist abgelaufen oder schon verwendet. Wir schicken dir gern einen neuen.',
    again: 'Neue Bestätigung schicken',
    sent: 'Die Bestätigung ist unterwegs. Schau in dein Postfach, auch beim Spam.',
    search: 'Holz suchen',
    profile: 'Zum Profil',
    signIn: 'Anmelden',
  },

  registered: {
    title: (name: string) => (name === '' ? 'Willkommen' : `Willkommen, ${name}`),
    intro: 'Dein Konto ist fertig. So geht es am schnellsten weiter:',
    done: 'Erledigt',
    onward: 'Weiter, wo du warst',
    steps: {
      account: { title: 'Konto angelegt', text: 'Du bist angemeldet und kannst dich umschauen.' },
      mail: {
        title: 'E-Mail-Adresse bestätigen',
        text: (email: string) =>
          `Öffne den Link, den wir an ${email} geschickt haben. Erst dann bekommst du Antworten per Mail und kannst Anzeigen veröffentlichen.`,
        done: (email: string) => `${email} ist bestätigt.`,
        action: 'Noch einmal schicken',
        change: 'Adresse ändern',
        sent: 'Ist unterwegs. Schau auch beim Spam nach.',
      },
      contact: {
        title: 'Kontakt ergänzen',
        text: 'Name, Telefon und Ort einmal eintragen, dann steht alles schon in deiner nächsten Anzeige.',
        action: 'Zum Profil',
        business:
          'Name, Telefon und Ort einmal eintragen, dann steht alles schon in deiner nächsten Anzeige. Als Betrieb trag dort auch die Angaben zum Anbieter ein, sie kosten nichts. Eine Firmenseite kannst du als Entwurf anlegen.',
        company: 'Firma anlegen',
      },
      wood: {
        title: 'Holz finden',
        text: 'Such nach Holzart, Länge und Ort und sieh den Preis bis vor deine Tür.',
        action: 'Holz suchen',
        map: 'Auf der Karte',
      },
    },
  },

  newsletter: {
    orderTitle: 'Newsletter bestellen',
    orderIntro: 'Holzpreise, Saison und Neues vom Marktplatz, höchstens einmal im Monat.',
    orderSubmit: 'Newsletter bestellen',
    orderPrivacy: 'Deine Adresse verwenden wir nur dafür. Abbestellen geht in jeder Ausgabe mit einem Klick.',
    privacy: 'Datenschutz',
    orderedTitle: 'Schau in dein Postfach',
    ordered: (email: string) =>
      `An ${email} ist ein Mail mit einem Link unterwegs. Erst mit deinem Klick darauf kommt der Newsletter.`,
    orderToMeant: 'Mail an diese Adresse schicken',
    orderedHint: 'Nichts da? Schau auch beim Spam nach. Der Link gilt sieben Tage.',
    confirmTitle: 'Newsletter bestätigen',
    confirmText: 'Ein Klick, dann kommt er: Holzpreise, Saison und Neues vom Marktplatz.',
    confirmSubmit: 'Ja, schickt ihn mir',
    confirmedTitle: 'Du bist dabei',
    confirmed: 'Der nächste Newsletter kommt auch zu dir. Abbestellen geht in jeder Ausgabe mit einem Klick.',
    endTitle: 'Newsletter abbestellen',
    endText: 'Du bekommst dann keinen Newsletter mehr. Nachrichten zu deinen Anzeigen kommen weiterhin.',
    endSubmit: 'Abbestellen',
    endedTitle: 'Abbestellt',
    ended: 'Du bekommst keinen Newsletter mehr.',
    brokenTitle: 'Dieser Link gilt nicht mehr',
    confirmBroken:
      'Er ist abgelaufen, unvollständig oder schon verwendet. Hast du schon bestätigt, bist du dabei. Sonst bestell den Newsletter noch einmal, dann kommt ein neuer.',
    endBroken:
      'Der Link ist unvollständig. Nimm den aus einer anderen Ausgabe, oder schalte den Newsletter im Profil aus.',
    profile: 'Zum Profil',
    home: 'Zur Startseite',
  },
} as const;
