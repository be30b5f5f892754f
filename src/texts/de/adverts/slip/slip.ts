import { formatNumber } from '#domain/format/numbers.ts';

/** The slip that hangs at a pile of wood: its page and its paper. */
export const slipTexts = {
  title: 'Polterzettel',
  about: (title: string) => `Zu „${title}“`,
  untitled: 'Anzeige ohne Titel',
  intro:
    'Ein Zettel in A5 für das Polter, den Stapel oder den Hackguthaufen: Wer den QR-Code scannt, kommt zu deiner Anzeige. Ist das Holz verkauft, sagt der Code auch das.',
  privacy: 'Was du hier einträgst, steht nur am Zettel. In der Anzeige und in der Suche erscheint davon nichts.',
  tip: 'In eine Klarsichthülle stecken, Öffnung nach unten, und in Augenhöhe annageln.',
  lotNumber: 'Losnummer',
  lotNumberHelp: 'Steht groß am Zettel und passt zu dem, was am Holz angesprüht ist.',
  place: 'Lage in Worten',
  placeHelp: 'Zum Beispiel: Forststraße Hinterwald, 300 m nach dem Schranken.',
  point: 'Koordinaten',
  pointHelp: 'Breite und Länge, etwa 47,71234 13,62345. So findet auch der Frächter hin.',
  pointUnreadable: 'Schreib Breite und Länge so: 47,71234 13,62345.',
  access: 'Zufahrt',
  accessHelp: 'Was der Lkw wissen muss: Schranken, Schlüssel, Wendeplatz, Tonnage.',
  contact: 'Kontakt am Zettel',
  contactHelp: 'Name und Telefon, wie du willst. Leer heißt: Kontakt nur über die Anzeige.',
  save: 'Zettel speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Jetzt kannst du den Zettel drucken.',
  savedUnseen: 'Gespeichert. Drucken geht, sobald die Anzeige online ist.',
  failed: 'Der Zettel ist nicht gespeichert. Probier es noch einmal.',
  check: 'Bitte prüf die markierten Felder.',
  offline: 'Kein Netz. Dein Text ist noch da: Speichere ihn, sobald du wieder Empfang hast.',
  print: 'Zettel öffnen (PDF, A5)',
  notPublic: 'Die Anzeige ist nicht online. Der QR-Code führt erst zu ihr, wenn sie veröffentlicht ist.',
  delete: 'Angaben löschen',
  deleted: 'Die Angaben sind gelöscht. Zettel, die schon hängen, führen weiter zur Anzeige.',
  scans: (count: number) => (count === 1 ? '1-mal gescannt' : `${formatNumber(count)}-mal gescannt`),
  scanNote: 'Gezählt wird nur, wie oft, und nicht, wer. Deine eigenen Scans zählen nicht mit.',
  statistics: 'Scans nach Tagen',
  mine: 'Zu meinen Anzeigen',
  refusals: {
    noWood: 'Für Dienstleistungen gibt es keinen Polterzettel.',
    notPublic: 'Gedruckt wird ein Zettel nur zu einer Anzeige, die online ist. Veröffentliche sie zuerst.',
    notWritten: 'Speichere zuerst, was am Zettel stehen soll.',
  },
} as const;

/** The paper itself: no direct address. */
export const slipPaper = {
  title: (lotNumber: string) => `Polterzettel ${lotNumber}`,
  lot: 'Los',
  place: 'Lage',
  access: 'Zufahrt',
  contact: 'Kontakt',
  scan: 'Scannen: Fotos, Preis und Kontakt',
  printedOn: (date: string) => `Stand ${date}`,
  fileName: (lotNumber: string) => `polterzettel-${lotNumber.replaceAll(/[^0-9A-Za-z-]+/gu, '-')}.pdf`,
} as const;
