/** Words of what a business discloses of itself (ECG § 5, MedienG § 25). */
export const disclosureTexts = {
  title: 'Angaben zum Anbieter',
  titleOf: (name: string) => `Angaben zum Anbieter: ${name}`,
  about: 'Angaben des Anbieters nach § 5 ECG und § 25 MedienG. Für die Richtigkeit ist der Anbieter verantwortlich.',
  reach: 'E-Mail-Adresse und Telefon zeigen',
  open: 'Der Anbieter hat Anschrift und rechtliche Angaben noch nicht eingetragen.',
  openToOwner: 'Hier fehlen noch deine Angaben als Betrieb.',
  toOwn: 'Eintragen, kostet nichts',
  back: 'Zurück zur Anzeige',
  tooMany: 'Das waren viele Aufrufe. Bitte versuch es später noch einmal.',
  terms: {
    firma: 'Name oder Firma',
    legalForm: 'Rechtsform',
    address: 'Anschrift',
    email: 'E-Mail-Adresse',
    phoneNumber: 'Telefon',
    managing: 'Geschäftsführung oder Inhaber',
    registerNumber: 'Firmenbuchnummer',
    registerCourt: 'Firmenbuchgericht',
    uid: 'UID-Nummer',
    authority: 'Aufsichtsbehörde',
    chamber: 'Kammer',
  },

  own: {
    intro:
      'Wer als Betrieb anbietet, muss sagen, wer er ist (§ 5 ECG). Das steht bei jeder deiner Anzeigen und kostet nichts. Trag ein, was auf dich zutrifft.',
    complete: 'Vollständig. Diese Angaben stehen bei deinen Anzeigen.',
    missing: (fields: readonly string[]) =>
      `Es fehlt noch: ${fields.join(', ')}. Veröffentlichen kannst du trotzdem, für die Angaben bist du verantwortlich.`,
    fields: {
      'legal.firma': 'Name oder Firma',
      'address.street': 'Straße',
      'address.postalCode': 'Postleitzahl',
      'address.city': 'Ort',
      email: 'E-Mail-Adresse',
      'legal.registerNumber': 'Firmenbuchnummer',
      'legal.registerCourt': 'Firmenbuchgericht',
    } as Readonly<Record<string, string>>,
    ofCompany: 'Dieselben Angaben stehen auf deiner Firmenseite. Was du hier änderst, gilt dort auch.',
    firmaHelp: 'Bei einer Firma der Wortlaut aus dem Firmenbuch, sonst dein Vor- und Nachname.',
    emailHelp: 'Sieht, wer bei einer Anzeige danach fragt.',
    legalFormHelp: 'Zum Beispiel e.U., GmbH oder Einzelunternehmen; ein Hof ohne Rechtsform lässt es leer.',
    registerHelp: 'Nur wenn du im Firmenbuch stehst, etwa FN 33209m.',
    uidHelp: 'Etwa ATU12345675, soweit du eine hast.',
    authorityHelp: 'Meist die Bezirkshauptmannschaft oder der Magistrat.',
    chamberHelp: 'Etwa Wirtschaftskammer Steiermark oder Landwirtschaftskammer.',
    done: 'Die Angaben zum Anbieter sind gespeichert.',
  },

  wizard: {
    text: 'Als Betrieb brauchst du bei deinen Anzeigen Name, Anschrift und E-Mail-Adresse (§ 5 ECG). Das kostet nichts und gilt für alle deine Anzeigen.',
    missing: (fields: readonly string[]) => `Es fehlt noch: ${fields.join(', ')}.`,
    to: 'Im Profil eintragen',
  },
} as const;
