/** Sentences with which calls about own data refuse something; the marker #:# makes the page explain it. */
const refusals = {
  notReady: '#:#Vor der ersten Veröffentlichung fehlt noch etwas in deinem Konto. Bitte ergänze die genannten Angaben.',
  needs: {
    mail: 'Bitte bestätige deine E-Mail-Adresse. Den Link dazu haben wir dir geschickt.',
    terms: 'Bitte stimme den Nutzungsbedingungen zu.',
    name: 'Bitte gib deinen Vor- und Nachnamen an.',
  },
  leaving: '#:#Dein Konto ist zum Löschen vorgemerkt. Wenn du es behältst, kannst du wieder Anzeigen veröffentlichen.',
  checkFields: 'Einige Angaben passen nicht. Bitte prüf die genannten Felder.',
  pefcForestCertificate: 'Die Nummer sieht so aus: PEFC/06-21-1. Sie steht auf deiner Teilnahmeurkunde.',
  pefcCocCertificateNumber: 'Die Zertifikatsnummer hat 5 bis 40 Zeichen, zum Beispiel HFA-CoC-0001.',
  vatNumber: 'Eine österreichische UID-Nummer sieht so aus: ATU12345675.',
  newsletterCodeOver:
    'Dieser Link gilt nicht mehr. Hast du schon bestätigt, bist du dabei. Sonst bestell den Newsletter noch einmal.',
  newsletterTokenUnknown:
    'Mit diesem Link können wir niemanden abmelden. Nimm bitte den Link aus dem letzten Newsletter.',
  keepTooLate: 'Dieses Konto wird schon gelöscht und kann nicht mehr zurückgeholt werden.',
} as const;

/** The page that lies in an export beside the data. */
const exportReadMe = (createdOn: string): string => `Deine Daten bei Stammplatz, Stand ${createdOn}

meine-daten.html – alles zum Lesen, im Browser zu öffnen

konto.json – dein Konto mit allen Angaben und Einstellungen
vorlagen.json – Kontaktvorlage, Rechnungsdaten und PEFC-Nummern
anzeigen.json – deine Anzeigen mit Preisen, Ort, Kontakt, Aufrufen und Rückmeldungen
chats.json – deine Chats: was du geschrieben hast und was du von anderen noch siehst
merkliste.json – welche Anzeigen du dir gemerkt hast, mit deinen Notizen
nachweise.json – was du nachgewiesen hast und wie es angesehen wurde
gesuche.json – deine Gesuche, die Angebote dazu, und was du auf Gesuche angeboten hast
blockierte.json – wen du in Chats blockiert hast
firma.json – deine Firmenseite, falls du eine hast
suchauftraege.json – deine gespeicherten Suchen und was wir dir dazu gemeldet haben
importe.json – welche Listen du eingespielt hast
bestellungen.json – deine Bestellungen, Zahlungen, Abos und Gutscheine
rechnungen.json – deine Rechnungen; die Blätter selbst liegen im Ordner „rechnungen“
bewertungen.json – was du über andere gesagt hast und andere über dich, samt Antworten und Widersprüchen
meldungen.json – was du uns über andere Anzeigen und über Nachrichten gemeldet hast
anmeldungen.json – wann und womit du angemeldet warst, verknüpfte Dienste, Schlüssel für Programme, Anmeldung in zwei Schritten
berechtigungen.json – was dein Konto darf
werbung.json – Werbung, deren Zahlen du sehen darfst
mails.json – welche Mails wir dir geschickt haben (Betreff und Zeit)
protokoll.json – was an deinem Konto verändert wurde
bilder – deine hochgeladenen Bilder in der gespeicherten Größe

Alle Zeiten sind in UTC angegeben. Passwörter, Codes und Schlüssel sind nicht enthalten: Wir bewahren sie nur als
Prüfsummen oder verschlüsselt auf.
`;

/** Words about a person's own data: refusals, the export. */
export const ownDataTexts = { refusals, exportReadMe } as const;
