import type { Permission } from '#domain/accounts/permissions.ts';
import type { PublishingNeed } from '#domain/users/publishing-needs.ts';
import { permissionTexts } from '#texts/de/accounts/permissions.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

const PASSWORD_ASKED = 'Damit wir sicher sind, dass du es bist.';

/** Words of the page with the settings of an account. */
export const profileTexts = {
  title: 'Profil-Einstellungen',
  intro: 'Jeder Abschnitt wird für sich gespeichert.',
  signedInAs: 'Angemeldet als',
  seenByOthers: 'So sehen dich andere',
  toProofs: 'Nachweise angeben und ansehen',

  nav: {
    label: 'Abschnitte',
    current: (name: string, place: string) => `Abschnitt ${name} ${place}, zu einem anderen springen`,
    attention: 'da fehlt noch etwas',
    place: (number: number, total: number) => `${number} von ${total}`,
    next: (name: string) => `Weiter: ${name}`,
  },

  sections: {
    konto: 'Konto',
    anbieter: 'Angaben zum Anbieter',
    sicherheit: 'Sicherheit',
    kontakt: 'Kontaktvorlage',
    rechnung: 'Rechnungsdaten',
    abo: 'Abo',
    gutschein: 'Gutschein',
    firma: 'Firma',
    pefc: 'PEFC',
    newsletter: 'Newsletter',
    benachrichtigungen: 'Benachrichtigungen',
    darstellung: 'Darstellung',
    datenschutz: 'Datenschutz',
  },

  needs: {
    title: 'Vor deiner ersten Anzeige fehlt noch:',
    of: {
      mail: 'E-Mail-Adresse bestätigen',
      terms: 'den Nutzungsbedingungen zustimmen',
      name: 'Vor- und Nachname',
    } satisfies Record<PublishingNeed, string>,
  },

  form: {
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    sending: 'Einen Moment …',
    unsaved: 'Noch nicht gespeichert',
    discard: 'Zurücksetzen',
    failed: 'Das hat nicht geklappt, deine Angaben sind noch da. Versuch es noch einmal.',
    offline: 'Kein Netz. Deine Angaben sind noch da, versuch es noch einmal, sobald du wieder Empfang hast.',
    check: 'Bitte schau dir die markierten Felder noch einmal an.',
    sessionOver: 'Du bist nicht mehr angemeldet. Melde dich in einem neuen Tab an, dann kannst du hier weitermachen.',
    signIn: 'Anmelden',
    currentPassword: 'Aktuelles Passwort',
    currentPasswordHelp: PASSWORD_ASKED,
    freshSignIn: 'Dein Konto hat kein Passwort. Dafür muss deine Anmeldung jünger als 10 Minuten sein.',
  },

  account: {
    intro: 'Wer du bist und womit du dich anmeldest.',
    namesTitle: 'Name und Art',
    firstname: 'Vorname',
    firstnameMissing: 'Trag deinen Vornamen ein.',
    lastname: 'Nachname',
    lastnameMissing: 'Trag deinen Nachnamen ein.',
    namesHelp: 'Andere sehen nur Vornamen und ersten Buchstaben, etwa „Eva H.“.',
    kind: 'Ich verkaufe',
    kinds: { PRIVATE: 'privat', FARM: 'aus Land- und Forstwirtschaft', BUSINESS: 'gewerblich' },
    kindHelp:
      'Steht bei deinen Anzeigen. Wer regelmäßig gegen Entgelt anbietet, verkauft nicht privat; Land- und Forstwirtschaft gilt auch ohne Gewerbeschein, samt Nebengewerbe. Privat sind alle deine Preise Endpreise ohne Umsatzsteuer. Stellst du später um, trag die Steuer bitte in deinen Anzeigen nach.',
    terms: 'Ich stimme zu.',
    termsLegend: 'Nutzungsbedingungen',
    namesDone: 'Name und Art sind gespeichert.',

    mailTitle: 'E-Mail-Adresse',
    confirmed: 'bestätigt',
    unconfirmed: 'noch nicht bestätigt',
    unconfirmedText: 'Der Link zum Bestätigen liegt in deinem Postfach. Ohne Bestätigung geht keine Anzeige online.',
    sendAgain: 'Link nochmals schicken',
    sentAgain: 'Der Link ist unterwegs. Schau auch beim Spam nach.',
    changeMail: 'E-Mail-Adresse ändern',
    newMail: 'Neue E-Mail-Adresse',
    newMailMissing: 'Trag deine neue E-Mail-Adresse ein.',
    newMailHelp: 'Wir schicken einen Link dorthin. Bis du ihn öffnest, gilt die bisherige Adresse.',
    requestMail: 'Link schicken',
    mailRequested: 'Ein Link zur neuen Adresse ist unterwegs. Sie gilt, sobald du ihn geöffnet und bestätigt hast.',

    passwordTitle: 'Passwort',
    changePassword: 'Passwort ändern',
    newPassword: 'Neues Passwort',
    savePassword: 'Passwort speichern',
    passwordHelp: 'Danach bist du auf allen anderen Geräten abgemeldet.',
    passwordDone: 'Das neue Passwort gilt. Auf allen anderen Geräten bist du abgemeldet.',
    noPassword:
      'Du meldest dich ohne Passwort an. Wenn du eines möchtest, schicken wir dir einen Link, mit dem du es festlegst.',
    setPassword: 'Passwort festlegen',
  },

  security: {
    intro: 'Wer in dein Konto hineinkommt.',
    factorTitle: 'Anmeldung in zwei Schritten',
    on: 'eingeschaltet',
    off: 'ausgeschaltet',
    factorText:
      'Nach dem Passwort fragen wir nach einem Code aus einer App am Handy. Ein gestohlenes Passwort allein genügt dann nicht mehr.',
    apps: 'Es geht jede App für Einmalcodes, zum Beispiel Aegis, FreeOTP, Google oder Microsoft Authenticator.',
    since: (date: string) => `Seit ${date}.`,
    resting: (permissions: readonly Permission[]) =>
      `Diese Berechtigungen deines Kontos ruhen, bis du dich mit dem zweiten Schritt ausgewiesen hast: ${listed(permissions.map((one) => permissionTexts[one].title))}.`,
    start: 'Einrichten',
    begin: 'QR-Code zeigen',
    confirmFirst: 'Bestätige zuerst deine E-Mail-Adresse.',
    stepScan: 'Code mit der App scannen',
    stepScanText: 'Öffne die App, wähl „Konto hinzufügen“ und halt die Kamera hierher.',
    qrCode: 'QR-Code für deine App',
    byHand: 'Oder tipp diesen Schlüssel in die App',
    openApp: 'In einer App auf diesem Gerät öffnen',
    stepConfirm: 'Code der App eingeben',
    otp: 'Code aus deiner App',
    otpHelp: 'Sechs Ziffern, alle 30 Sekunden neue.',
    otpMissing: 'Tipp den Code aus deiner App ein.',
    anyOtp: 'Code aus der App oder Wiederherstellungscode',
    switchOn: 'Einschalten',
    switchedOn: 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
    prove: 'Code bestätigen',
    proved: 'Passt. Deine Berechtigungen gelten jetzt in dieser Anmeldung.',
    codesTitle: 'Deine Wiederherstellungscodes',
    codesText:
      'Wenn das Handy fehlt, kommst du mit einem dieser Codes hinein. Jeder gilt einmal. Wir zeigen sie nur jetzt: Druck sie aus oder heb sie an einem sicheren Ort auf.',
    codesLabel: 'Wiederherstellungscodes',
    copy: 'Alle kopieren',
    copied: 'Codes kopiert.',
    copyFailed: 'Kopieren geht in diesem Browser nicht. Markier die Codes und kopier sie von Hand.',
    print: 'Drucken',
    codesKept: 'Ich habe sie aufgehoben',
    codesLeft: (count: number) =>
      count === 1 ? 'Noch 1 Wiederherstellungscode übrig.' : `Noch ${count} Wiederherstellungscodes übrig.`,
    renewTitle: 'Neue Wiederherstellungscodes',
    renewText: 'Die bisherigen gelten dann nicht mehr.',
    renew: 'Neue Codes machen',
    renewed: 'Die neuen Codes gelten ab jetzt.',
    endTitle: 'Ausschalten',
    endText: 'Danach reicht wieder das Passwort.',
    end: 'Ausschalten',
    ended: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',

    sessionsTitle: 'Angemeldete Geräte',
    sessionsText: 'Kennst du eines nicht? Melde es ab und ändere dein Passwort.',
    here: 'hier angemeldet',
    program: 'Programm mit Zugangsschlüssel',
    methods: { password: 'mit Passwort', email: 'mit Link per E-Mail' },
    methodOf: (service: string) => `über ${service}`,
    signedInAt: (date: string) => `angemeldet am ${date}`,
    lastSeen: (day: string) => `zuletzt ${day}`,
    moreSessions: (count: number) => (count === 1 ? '1 weiteres Gerät' : `${count} weitere Geräte`),
    endSession: 'Abmelden',
    endSessionOf: (device: string, date: string) => `${device}, angemeldet am ${date}, abmelden`,
    endOthers: 'Alle anderen abmelden',
    sessionEnded: 'Das Gerät ist abgemeldet.',
    othersEnded: 'Alle anderen Geräte sind abgemeldet.',
    onlyHere: 'Nur dieses Gerät ist angemeldet.',
  },

  contact: {
    intro: 'Damit beginnt jede neue Anzeige. Telefon und E-Mail sieht erst, wer in der Anzeige danach fragt.',
    who: 'Kontakt',
    firstname: 'Vorname',
    lastname: 'Nachname',
    companyName: 'Firma',
    phoneNumber: 'Telefon',
    phoneHelp: 'Mit Vorwahl, etwa 0664 1234567.',
    email: 'E-Mail-Adresse',
    shopLink: 'Website',
    shopLinkHelp: 'Beginnt mit https://',
    where: 'Wo das Holz liegt',
    whereHelp: 'Auf der Karte zeigen wir nur einen Umkreis.',
    done: 'Die Kontaktvorlage ist gespeichert.',
  },

  address: {
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    postalCodeHelp: 'Den Ort füllen wir aus.',
    city: 'Ort',
    country: 'Land',
  },

  invoice: {
    intro: 'Auf wen Rechnungen ausgestellt werden, etwa für ein Abo. Sonst sieht sie niemand.',
    complete: 'Vollständig: Rechnungen können ausgestellt werden.',
    missing: (fields: readonly string[]) => `Für eine Rechnung fehlt noch: ${listed(fields)}.`,
    fields: {
      firstname: 'Vorname (oder eine Firma)',
      lastname: 'Nachname (oder eine Firma)',
      'address.street': 'Straße',
      'address.postalCode': 'Postleitzahl',
      'address.city': 'Ort',
      'address.countryCode': 'Land',
    } as Readonly<Record<string, string>>,
    asContact: 'Wie Kontaktvorlage',
    companyName: 'Firma',
    uid: 'UID-Nummer',
    uidHelp: 'Etwa ATU12345675. Nur wer gewerblich kauft, braucht sie.',
    done: 'Die Rechnungsdaten sind gespeichert.',
  },

  subscription: {
    intro: 'Was du hast, bis wann es läuft und was du dafür bezahlt hast.',
    none: 'Du hast kein Abo. Suchen, inserieren und schreiben kostet nichts. Ein Abo brauchst du nur für eine Firmenseite und meist für Pellets.',
    toPlans: 'Abos ansehen',
    stages: { active: 'aktiv', canceled: 'gekündigt', waiting: 'folgt', overdue: 'Zahlung offen' },
    beginsOn: (date: string) => `Beginnt am ${date}.`,
    renewsOn: (date: string) => `Bezahlt bis ${date}, verlängert sich danach von selbst.`,
    askedOn: (date: string) => `Bezahlt bis ${date}. Davor bitten wir dich per Mail um die nächste Überweisung.`,
    overdueSince: (date: string) =>
      `Bezahlt war bis ${date}. Die nächste Zahlung ließ sich nicht abbuchen; der Zahlungsdienst versucht es noch ein paar Tage lang.`,
    overdueTransfer: (date: string) =>
      `Bezahlt war bis ${date}. Die Überweisung für den nächsten Zeitraum fehlt noch; sieben Tage lang läuft alles weiter.`,
    changeMethod: 'Zahlungsart ändern',
    changeMethodOf: (title: string) => `Zahlungsart für „${title}“ ändern`,
    cancelOverdueText: (title: string) => `„${title}“ endet dann sofort. Du musst nichts mehr bezahlen.`,
    cancelOverdue: 'Ja, gleich kündigen',
    endsOn: (date: string) => `Läuft bis ${date} und endet dann von selbst.`,
    canceledOn: (date: string) => `Läuft noch bis ${date}. Danach wird nichts mehr verrechnet.`,
    endless: 'Läuft ohne Ablaufdatum.',
    cancelOpen: (title: string) => `Abo „${title}“ kündigen …`,
    cancelText: (title: string, date: string) =>
      `„${title}“ bleibt bis ${date} aktiv und verlängert sich dann nicht mehr. Bis dahin kannst du die Kündigung zurücknehmen.`,
    cancel: 'Ja, zum Ende kündigen',
    canceled: 'Das Abo ist gekündigt. Bis zum Ende der bezahlten Zeit bleibt alles aktiv.',
    canceledAtOnce: 'Das Abo ist gekündigt und damit beendet. Abgebucht wird nichts mehr.',
    resume: 'Kündigung zurücknehmen',
    resumed: 'Das Abo läuft weiter und verlängert sich wieder.',
    ordersTitle: 'Bestellungen und Rechnungen',
    allOrders: 'Alle Bestellungen',
    withdraw: 'Vertrag widerrufen',
  },

  voucher: {
    intro: 'Hast du einen Code bekommen? Hier löst du ihn ein.',
    code: 'Gutscheincode',
    codeHelp: 'Groß- und Kleinschreibung und Bindestriche sind egal.',
    codeMissing: 'Tipp den Code deines Gutscheins ein.',
    redeem: 'Einlösen',
    done: 'Der Gutschein ist eingelöst und gilt ab sofort, ein Nachlass bei deiner nächsten Bestellung.',
    gave: (title: string, until: string | null) =>
      until === null
        ? `Eingelöst: „${title}“ gilt ab sofort.`
        : `Eingelöst: „${title}“ gilt ab sofort und bis ${until}.`,
    discount: (title: string, percent: number) =>
      `Eingelöst: „${title}“. Bei deiner nächsten Bestellung zahlst du ${percent} % weniger.`,
  },

  company: {
    intro: 'Deine öffentliche Firmenseite mit Leistungen, Logo und allen Anzeigen.',
    edit: 'Firmenseite bearbeiten',
    create: 'Firmenseite anlegen',
    needsPlan: 'Eine Firmenseite ist Teil eines Abos.',
    rests: 'Deine Firmenseite ist gespeichert, aber nicht öffentlich: Dafür braucht es ein Abo.',
    toPlans: 'Abos ansehen',
  },

  pefc: {
    intro: 'Mit diesen Nummern belegst du, dass dein Holz aus nachhaltiger Waldwirtschaft kommt.',
    forest: 'Nummer der Waldbewirtschaftung',
    forestHelp: 'Von der Teilnahmeurkunde. Sie sieht so aus: PEFC/06-21-1. 06 steht für Österreich.',
    coc: 'CoC-Zertifikatsnummer',
    cocHelp: 'Für Handel und Verarbeitung, 5 bis 40 Zeichen, etwa HFA-CoC-0001.',
    done: 'Die PEFC-Nummern sind gespeichert.',
  },

  newsletter: {
    intro: 'Holzpreise, Saison und Neues vom Marktplatz, höchstens einmal im Monat.',
    states: { on: 'bestellt', pending: 'Bestätigung ausständig', off: 'nicht bestellt' },
    onText: (mail: string) =>
      `Der Newsletter geht an ${mail}. Abbestellen kannst du ihn jederzeit, hier oder in jeder Ausgabe.`,
    pendingText: (mail: string) =>
      `An ${mail} ist ein Link unterwegs. Erst wenn du ihn bestätigst, kommt der Newsletter.`,
    offText: (mail: string) => `Wenn du ihn bestellst, schicken wir zuerst einen Link zum Bestätigen an ${mail}.`,
    order: 'Newsletter bestellen',
    orderAgain: 'Link nochmals schicken',
    ordered: 'Ein Link zum Bestätigen ist unterwegs. Schau auch beim Spam nach.',
    cancel: 'Newsletter abbestellen',
    cancelPending: 'Doch nicht bestellen',
    cancelled: 'Du bekommst keinen Newsletter.',
  },

  notifications: {
    intro: 'Wann wir uns melden dürfen. Nachrichten zu deinem Konto, etwa nach einer Passwortänderung, kommen immer.',
    caption: 'Anlässe und Wege',
    event: 'Anlass',
    events: {
      newMessage: { title: 'Neue Nachricht', text: 'Jemand schreibt dir zu einer Anzeige.' },
      rating: { title: 'Bewerten', text: 'Zwei Tage nach dem vereinbarten Tag, einmal je Vereinbarung.' },
      advertExpires: { title: 'Anzeige läuft ab', text: 'Ein paar Tage bevor sie offline geht.' },
      advertCheck: {
        title: 'Noch da?',
        text: 'Alle paar Wochen: ob deine Anzeigen noch stimmen. Ein Klick genügt.',
      },
      savedSearch: {
        title: 'Suchauftrag hat Treffer',
        text: 'Neu, günstiger oder wieder da. Wie oft, bestimmst du bei jedem Suchauftrag.',
      },
      followedSeller: {
        title: 'Anbieter, denen du folgst',
        text: 'Wenn sie neue Anzeigen einstellen, gesammelt in einer Meldung.',
      },
      ownRequests: {
        title: 'Angebote auf deine Gesuche',
        text: 'Wenn dir jemand etwas anbietet, und drei Tage bevor ein Gesuch endet.',
      },
      requestFits: {
        title: 'Passende Gesuche',
        text: 'Wenn gesucht wird, was du anbietest. Höchstens einmal am Tag.',
      },
      weekFigures: {
        title: 'Deine Woche',
        text: 'Am Montag: wie oft deine Anzeigen gesehen und angefragt wurden. Nur wenn etwas war.',
      },
      productNews: { title: 'Neues bei Stammplatz', text: 'Selten, wenn es etwas Neues zum Ausprobieren gibt.' },
    },
    channels: { mail: 'E-Mail', push: 'Push' },
    cell: (event: string, channel: string) => `${event}, ${channel}`,
    noChannel: (event: string, channel: string) => `${event}: nicht als ${channel}`,
    mailNeedsProof: 'Mails zu Nachrichten kommen erst, wenn du deine E-Mail-Adresse bestätigt hast.',
    done: 'Deine Auswahl ist gespeichert.',
    devicesTitle: 'Geräte mit Push',
    deviceHere: 'dieses Gerät',
    deviceSince: (date: string) => `seit ${date}`,
    removeDevice: 'Entfernen',
    removeDeviceOf: (device: string, date: string) => `${device}, seit ${date}: entfernen`,
    deviceRemoved: 'Dieses Gerät bekommt keine Push-Meldungen mehr.',
  },

  display: { intro: 'Jede Änderung gilt sofort.' },

  privacy: {
    intro: 'Deine Daten gehören dir.',
    exportTitle: 'Daten mitnehmen',
    exportText:
      'Alles, was wir über dich gespeichert haben, als Zip-Datei: Konto, Anzeigen, Vorlagen, Anmeldungen und deine Bilder.',
    exportOpen: 'Daten herunterladen',
    export: 'Zip-Datei herunterladen',
    exportRefusals: {
      'account.proof-refused': 'Das aktuelle Passwort stimmt nicht oder fehlt. Versuch es noch einmal.',
      'account.sign-in-again': 'Dafür ist deine Anmeldung zu lange her. Melde dich ab und gleich wieder an.',
      'request.too-many': 'Das waren viele Versuche hintereinander. Warte ein wenig und versuch es dann wieder.',
    } as Readonly<Record<string, string>>,
    exportFailed: 'Die Zip-Datei konnte nicht zusammengestellt werden. Versuch es noch einmal.',

    deleteTitle: 'Konto löschen',
    deleteOpen: 'Konto löschen …',
    deleteLead: 'Was dann geschieht',
    deleteSteps: [
      {
        when: 'Sofort',
        what: 'Deine Anzeigen und Gesuche sind nicht mehr zu sehen, auf anderen Geräten bist du abgemeldet. Suchaufträge melden nichts mehr, Abos verlängern sich nicht mehr.',
      },
      {
        when: '14 Tage lang',
        what: 'Du kannst dich anmelden und alles zurückholen, auch Abos, deren bezahlte Zeit noch läuft. Am Ende dieser Frist ist das nicht mehr möglich.',
      },
      {
        when: 'Danach',
        what: 'Anzeigen mit ihren Bildern, Gesuche, Suchaufträge, Vorlagen, Kontaktdaten und Einstellungen sind endgültig weg, auch Bewertungen über dich.',
      },
      {
        when: 'Was bleibt',
        what: 'Was du in Chats geschrieben und vereinbart hast, bleibt bei der anderen Seite, höchstens drei Jahre nach der letzten Nachricht; statt deines Namens steht dort „Konto gelöscht“. Von Bewertungen, die du gegeben hast, bleiben die Angaben ohne Namen und Text. Rechnungen, falls du welche hast: Das Gesetz verlangt 7 Jahre (BAO § 132). Vom Konto selbst bleibt nur eine Kennung ohne Namen.',
      },
    ],
    deleteSure: 'Ja, mein Konto soll gelöscht werden.',
    deleteSureLegend: 'Bestätigung',
    deleteSureMissing: 'Setz bitte das Häkchen, wenn du dein Konto löschen möchtest.',
    delete: 'Konto löschen',
    deleted: 'Dein Konto ist zum Löschen vorgemerkt. 14 Tage lang kannst du es zurückholen.',
    kept: 'Dein Konto bleibt, alles ist wie vorher.',
  },
} as const;
