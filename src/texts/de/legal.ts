import type { OperatorField } from '#domain/house/operator.ts';

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
    head: ['Empfänger', 'Wozu', 'Welche Daten'],
    hosting: ['Betrieb der Server und Speicherung', 'alle hier genannten Daten, im Auftrag'],
    mail: ['Mailserver', 'Zustellung von Mails', 'Mailadresse und Inhalt der Mail, im Auftrag'],
    map: [
      'Zeichnen der Karte, sobald eine Seite mit Karte geöffnet wird',
      'IP-Adresse und sichtbarer Kartenausschnitt',
    ],
    signIn: [
      'Anmeldung, wenn dieser Weg gewählt wird',
      'dass die Anmeldung hier stattfindet; von dort kommen Kennung, Name und Mailadresse',
    ],
    payment: [
      'Bezahlen von Abos, wenn dieser Weg gewählt wird',
      'Mailadresse, bestelltes Abo und Betrag; Karten- und Kontodaten werden nur dort eingegeben',
    ],
    analytics: [
      'Web-Analyse, nur nach Einwilligung',
      'aufgerufene Seiten ohne Suchbegriffe, IP-Adresse der Anfrage, Art von Gerät und Browser',
    ],
    push: [
      'Push-Dienst des Browserherstellers',
      'Benachrichtigungen, wenn sie eingeschaltet wurden',
      'verschlüsselte Nachricht und Adresse des Geräts',
    ],
    members: [
      'Andere Mitglieder',
      'Anzeige und Chat',
      'was in die Anzeige oder in eine Nachricht geschrieben wird; Telefon und Mail nur, wenn sie freigegeben sind',
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
