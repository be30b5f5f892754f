import type { OperatorField } from '#domain/legal/operator.ts';

/** Words around the texts of the house: imprint, privacy, terms and the pages beside them. */
export const legalTexts = {
  contents: 'Inhalt',
  contentsId: 'inhaltsverzeichnis',
  version: (day: string) => `Fassung vom ${day}`,
  table: 'Tabelle, seitlich verschiebbar',
  placeholder: (label: string) => `[${label} fehlt noch]`,
  notApplicable: '–',
  missingTitle: 'Diese Seite ist noch nicht vollständig.',
  missingText:
    'Angaben zum Betreiber fehlen und sind im Text markiert. Solange das so ist, wurde der Text auch noch nicht rechtlich geprüft.',
  recipients: {
    head: ['Empfänger', 'Wozu', 'Welche Daten', 'Außerhalb der EU'],
    hosting: ['Betrieb der Server und Speicherung', 'alle hier genannten Daten, im Auftrag', 'nein'],
    mail: ['Mailserver', 'Zustellung von Mails', 'E-Mail-Adresse und Inhalt des Mails, im Auftrag', 'nein'],
    map: [
      'Zeichnen der Karte, sobald eine Seite mit Karte geöffnet wird',
      'IP-Adresse und sichtbarer Kartenausschnitt',
      'je nach Dienst; dann Angemessenheitsbeschluss, sonst Standardvertragsklauseln',
    ],
    signIn: [
      'Anmeldung, wenn dieser Weg gewählt wird',
      'dass die Anmeldung hier stattfindet; von dort kommen Kennung, Name und E-Mail-Adresse',
      'möglich; Angemessenheitsbeschluss, sonst Standardvertragsklauseln',
    ],
    payment: [
      'Bezahlen von Abos, wenn dieser Weg gewählt wird',
      'E-Mail-Adresse, bestelltes Abo und Betrag; Karten- und Kontodaten werden nur dort eingegeben',
      'möglich; Angemessenheitsbeschluss, sonst Standardvertragsklauseln',
    ],
    messages: [
      'Code per SMS, wenn eine Telefonnummer nachgewiesen wird',
      'Telefonnummer und Code',
      'je nach Dienst; dann Angemessenheitsbeschluss, sonst Standardvertragsklauseln',
    ],
    vat: [
      'Prüfung einer UID-Nummer, wenn sie nachgewiesen wird',
      'die Nummer',
      'nein, Dienst der Europäischen Kommission',
    ],
    analytics: [
      'Web-Analyse, nur nach Einwilligung',
      'aufgerufene Seiten ohne Suchbegriffe, IP-Adresse der Anfrage, Art von Gerät und Browser',
      'bei Matomo auf eigenem Server nein; bei Google möglich, Angemessenheitsbeschluss und Standardvertragsklauseln',
    ],
    push: [
      'Push-Dienst des Browserherstellers',
      'Benachrichtigungen, wenn sie eingeschaltet wurden',
      'verschlüsselte Nachricht und Adresse des Geräts',
      'möglich, je nach Browser; der Inhalt ist dort nicht lesbar, Grundlage ist die Einwilligung (Art. 49 Abs. 1 lit. a DSGVO)',
    ],
    members: [
      'Andere Mitglieder',
      'Anzeige und Chat',
      'was in die Anzeige oder in eine Nachricht geschrieben wird; Telefon und Mail nur, wenn sie freigegeben sind',
      'nur, wenn das Mitglied selbst dort ist',
    ],
  },
} as const;

/** What the facts about the operator are called. */
export const operatorLabels: Record<OperatorField, string> = {
  name: 'Firma',
  legalForm: 'Rechtsform',
  street: 'Straße',
  postalCode: 'Postleitzahl',
  place: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  companyNumber: 'Firmenbuchnummer',
  court: 'Firmenbuchgericht',
  vatId: 'UID-Nummer',
  vatExemption: 'Umsatzsteuer',
  authority: 'Aufsichtsbehörde',
  chamber: 'Kammer',
  managingDirectors: 'Geschäftsführung',
  owners: 'Eigentümer und Beteiligungen',
  purpose: 'Unternehmensgegenstand',
  editorialLine: 'Grundlegende Richtung',
  hosting: 'Rechenzentrum',
  pressContact: 'Pressekontakt',
  conciliation: 'Schlichtungsstelle',
  raffleStart: 'Beginn',
  raffleEnd: 'Ende',
  rafflePrizes: 'Gewinne',
  raffleDraw: 'Ziehung',
};
