/** Words with which a business is asked to disclose who it is (ECG § 5). */
export const ownDisclosureTexts = {
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

  wizard: {
    text: 'Als Betrieb brauchst du bei deinen Anzeigen Name, Anschrift und E-Mail-Adresse (§ 5 ECG). Das kostet nichts und gilt für alle deine Anzeigen.',
    missing: (fields: readonly string[]) => `Es fehlt noch: ${fields.join(', ')}.`,
    to: 'Im Profil eintragen',
  },
} as const;
