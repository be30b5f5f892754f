import { formatNumber } from '#domain/format/numbers.ts';

type ProcessingRecord = {
  title: string;
  purpose: string;
  /** Legal basis in the GDPR. */
  basis: string;
  people: string;
  data: string;
  /** Who gets it outside of the operator. */
  recipients: string;
};

const CONTRACT = 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)';
const CONSENT = 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)';
const INTEREST = 'Berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)';
const DUTY = 'Rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO)';
const MEMBERS = 'Mitglieder';
const NONE = 'keine außer dem Hosting';

const RECORDS = {
  ACCOUNT: {
    title: 'Konto',
    purpose: 'Konto führen, zuordnen und auf Wunsch beenden',
    basis: CONTRACT,
    people: MEMBERS,
    data: 'Name, E-Mail-Adresse, Art des Kontos, Einstellungen, Vorlagen, hochgeladene Bilder',
    recipients: NONE,
  },
  SIGN_IN: {
    title: 'Anmeldung und Sicherheit',
    purpose: 'Anmelden, Sitzungen halten, Missbrauch abwehren',
    basis: `${CONTRACT}; ${INTEREST}`,
    people: MEMBERS,
    data: 'Sitzungen mit Zeit und Browser, Prüfwerte von Codes und Schlüsseln, verknüpfte Anmeldedienste',
    recipients: 'Anmeldedienst, falls einer verknüpft ist',
  },
  SELLING: {
    title: 'Anzeigen',
    purpose: 'Anzeigen schreiben, finden lassen und betreuen; Zettel für das Polter drucken',
    basis: CONTRACT,
    people: 'Mitglieder, die verkaufen; Personen, die Hinweise schicken',
    data: 'Inhalt, Ort, Kontakt, Verlauf, Prüfwerte gegen Vordrängen, Angaben am Polterzettel',
    recipients: 'Öffentlichkeit, soweit freigegeben',
  },
  COMPANY: {
    title: 'Firmenseiten',
    purpose: 'Betriebe zeigen, wer sie sind',
    basis: CONTRACT,
    people: 'Betriebe und ihre Ansprechpersonen',
    data: 'Name, Anschrift, Kontakt, Beschreibung, Nummern; Prüfwerte beendeter Seiten',
    recipients: 'Öffentlichkeit, soweit veröffentlicht',
  },
  IMPORT: {
    title: 'Import von Anzeigen',
    purpose: 'Viele Anzeigen auf einmal einspielen',
    basis: CONTRACT,
    people: 'Mitglieder, die verkaufen',
    data: 'Listen, Adressen von Bildern, Protokolle der Läufe',
    recipients: NONE,
  },
  CHAT: {
    title: 'Chats und Schlussbriefe',
    purpose: 'Verhandeln und festhalten, was vereinbart ist',
    basis: CONTRACT,
    people: 'Mitglieder, die schreiben',
    data: 'Nachrichten, Bilder, Lesestand, Ort des Käufers, Vereinbarungen, Messungen',
    recipients: 'die andere Seite des Chats',
  },
  REQUEST: {
    title: 'Gesuche',
    purpose: 'Zeigen, was gesucht wird, und passende Anbieter verständigen',
    basis: CONTRACT,
    people: 'Mitglieder, die suchen oder anbieten',
    data: 'Inhalt, ungefährer Ort, Budget, Angebote',
    recipients: 'Öffentlichkeit ohne Namen; passende Anbieter',
  },
  RATING: {
    title: 'Bewertungen',
    purpose: 'Vertrauen nach einer Vereinbarung',
    basis: INTEREST,
    people: 'beide Seiten einer Vereinbarung',
    data: 'Angaben, Anmerkung, Antwort, Widerspruch',
    recipients: 'Öffentlichkeit nach der Freigabe',
  },
  FINDING: {
    title: 'Merkliste, Suchaufträge, gefolgte Anbieter',
    purpose: 'Wiederfinden und verständigen',
    basis: `${CONTRACT}; ohne Konto ${CONSENT}`,
    people: 'Mitglieder; Personen mit Suchauftrag ohne Konto',
    data: 'gemerkte Anzeigen, Suchen mit Orten, E-Mail-Adresse, gefolgte Anbieter',
    recipients: NONE,
  },
  NOTICE: {
    title: 'Mails, Push und Newsletter',
    purpose: 'Verständigen',
    basis: `${CONTRACT}; Newsletter und Push: ${CONSENT}`,
    people: 'Mitglieder; Empfänger des Newsletters',
    data: 'E-Mail-Adresse, Adresse des Geräts, Zeitpunkte; der Inhalt nur bis zum Versand',
    recipients: 'Mailserver; Push-Dienst des Browserherstellers',
  },
  PROOF: {
    title: 'Nachweise',
    purpose: 'Angaben prüfen und zeigen, wie sie geprüft wurden',
    basis: `${CONTRACT}; ${INTEREST}`,
    people: 'Mitglieder, die etwas nachweisen',
    data: 'Telefonnummer, UID, Firmenbuch- und Zertifikatsnummern, jede Prüfung',
    recipients: 'SMS-Dienst und Dienst der EU für UID-Nummern, soweit eingerichtet',
  },
  ORIGIN: {
    title: 'Fläche und Herkunft des Holzes',
    purpose: 'Angaben nach der Verordnung (EU) 2023/1115 weitergeben',
    basis: CONTRACT,
    people: 'Mitglieder, die verkaufen; Erzeuger',
    data: 'Umriss, Nummern, Erzeuger, Ort und Zeitraum der Ernte',
    recipients: 'die im Chat gewählte andere Seite',
  },
  MODERATION: {
    title: 'Meldungen und Entscheidungen',
    purpose: 'Rechtswidriges entfernen, Entscheidungen begründen, Widersprüche behandeln',
    basis: `${DUTY}, Verordnung (EU) 2022/2065`,
    people: 'Meldende und Gemeldete',
    data: 'Grund, Text, Name und E-Mail-Adresse, Kopien gemeldeter Nachrichten, Entscheidung',
    recipients: 'Behörden, wo das Gesetz es verlangt',
  },
  PAYMENT: {
    title: 'Abos, Zahlungen, Rechnungen',
    purpose: 'Leistungen verrechnen und Bücher führen',
    basis: `${CONTRACT}; Rechnungen: ${DUTY}, § 132 BAO`,
    people: 'Mitglieder, die etwas bestellen',
    data: 'Rechnungsanschrift, Bestellungen, Zahlungen, bei Überweisungen Name, IBAN und Zweck',
    recipients: 'Zahlungsdienst; Finanzbehörde',
  },
  ADVERTISING: {
    title: 'Werbung von Partnern',
    purpose: 'Einschaltungen zeigen und ihre Zahlen weitergeben',
    basis: CONTRACT,
    people: 'Ansprechpersonen der Partner',
    data: 'Zuordnung der Einschaltung zum Konto, Zahlen ohne Angabe wer',
    recipients: 'der Partner selbst',
  },
  STATISTICS: {
    title: 'Nutzungszahlen',
    purpose: 'Zählen, was genutzt wird, ohne zu wissen, von wem',
    basis: INTEREST,
    people: 'alle, die die Website besuchen',
    data: 'Prüfwert eines Tages, unbekannte Suchwörter ohne Zuordnung',
    recipients: NONE,
  },
  CONSENT: {
    title: 'Cookie-Entscheidung',
    purpose: 'Nachweisen, wozu zugestimmt wurde',
    basis: `${DUTY}, Art. 7 Abs. 1 DSGVO`,
    people: 'alle, die die Website besuchen',
    data: 'zufällige Nummer, Auswahl, Zeitpunkt',
    recipients: NONE,
  },
  OPERATION: {
    title: 'Protokoll und Betrieb',
    purpose: 'Heikle Handlungen nachvollziehen, Massenaufrufe begrenzen',
    basis: INTEREST,
    people: 'Mitglieder; Personen, die den Marktplatz betreiben',
    data: 'Kennnummern, Handlung, Zeitpunkt; Prüfwerte von Adressen',
    recipients: NONE,
  },
} as const satisfies Record<string, ProcessingRecord>;

const days = (count: number): string => (count === 1 ? 'nach 1 Tag' : `nach ${formatNumber(count)} Tagen`);

/** The operator's page with the record of processing activities. */
export const processingTexts = {
  title: 'Verarbeitungen und Löschfristen',
  intro:
    'Verzeichnis von Verarbeitungstätigkeiten nach Art. 30 DSGVO mit allen Tabellen, in denen etwas über Personen steht, und wie lange es dort bleibt. Es wird aus dem Programm gebildet.',
  at: (time: string) => `Stand ${time}.`,
  print: 'Zum Vorlegen über das Menü des Browsers drucken.',
  controller: 'Wer verantwortlich ist, steht im Impressum; Empfänger und Garantien stehen in der Datenschutzerklärung.',
  overdue: (count: number) =>
    count === 1
      ? 'Eine Tabelle hat Zeilen, die länger warten als versprochen.'
      : `${formatNumber(count)} Tabellen haben Zeilen, die länger warten als versprochen.`,
  onTime: 'Keine Frist ist überschritten.',
  facts: {
    purpose: 'Zweck',
    basis: 'Rechtsgrundlage',
    people: 'Betroffene',
    data: 'Daten',
    recipients: 'Empfänger',
  },
  table: { name: 'Tabelle', rows: 'Zeilen (geschätzt)', end: 'Gelöscht', oldest: 'Wartet am längsten seit' },
  ends: {
    ACCOUNT: 'mit dem Konto',
    ADVERT: 'mit der Anzeige',
    CHAT: 'mit dem Chat',
    REQUEST: 'mit dem Gesuch',
    TIME: 'nach Ablauf',
    WISH: 'auf Wunsch, sonst mit dem Konto',
    DUTY: 'nach der Aufbewahrungsfrist',
  },
  keptInDays: days,
  none: 'nichts wartet',
  late: 'überfällig',
  records: RECORDS,
} as const;
