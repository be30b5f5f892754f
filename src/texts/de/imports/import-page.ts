import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';

const rows = (count: number): string => counted(count, 'Zeile', 'Zeilen');

/** The page of a dealer's imports and keys for programs. */
export const importPageTexts = {
  title: 'Viele Anzeigen auf einmal',
  intro:
    'Lade deine Liste als CSV- oder JSON-Datei hoch. Wir prüfen sie zuerst, ohne etwas zu ändern. Veröffentlicht wird erst, wenn du es sagst.',
  back: 'Meine Anzeigen',
  offline: 'Kein Netz. Bitte versuch es noch einmal.',

  upload: {
    title: 'Liste hochladen',
    file: 'Datei',
    fileHelp: `CSV oder JSON, höchstens 10 MB und ${formatNumber(20_000)} Zeilen am Tag. Excel und LibreOffice: als „CSV UTF-8“ speichern.`,
    zip: 'Bilder als Zip (freiwillig)',
    zipHelp: 'Höchstens 200 MB. In der Spalte „bilder“ stehen dann die Dateinamen, zum Beispiel „buche1.jpg“.',
    fullFeed: 'Das ist meine vollständige Liste',
    fullFeedHelp:
      'Dann pausieren wir Anzeigen mit Kennung, die nicht mehr darin stehen. Stehen sie später wieder drin, laufen sie weiter. Was du selbst pausiert hast, bleibt pausiert.',
    check: 'Datei prüfen',
  },
  templates: {
    title: 'Vorlagen',
    intro: 'Mit allen Spalten und zwei Beispielen je Kategorie. Nur „kennung“ muss immer da sein.',
    download: (category: string) => `Vorlage ${category}`,
  },
  how: {
    title: 'So geht es',
    steps: [
      'Jede Zeile ist eine Anzeige. Die Spalte „kennung“ ist deine eigene Artikelnummer: An ihr erkennen wir die Anzeige beim nächsten Mal wieder.',
      'Gibt es die Kennung schon, wird die Anzeige geändert. Was gleich geblieben ist, rühren wir nicht an.',
      'Fehlt eine Spalte ganz, bleibt die Angabe, wie sie ist. Eine leere Zelle löscht die Angabe. So reicht für neue Preise eine Liste mit „kennung“ und „preis_je_einheit“.',
      'Ort und Kontakt kommen aus deiner Kontaktvorlage, wenn sie nicht in der Liste stehen.',
      'Bilder holen wir von deinem Webshop oder aus einer Zip-Datei: Schreib ihre Adressen mit https:// oder ihre Dateinamen in die Spalte „bilder“, mehrere durch | getrennt, höchstens 12 je Anzeige. Groß und klein und die Ordner in der Zip-Datei sind egal. Fotos, die du in der Anzeige selbst hochgeladen hast, bleiben dahinter stehen.',
    ],
  },

  run: {
    dryTitle: 'Ergebnis der Prüfung',
    title: 'Ergebnis des Imports',
    runningDry: 'Wir prüfen deine Liste …',
    running: 'Wir übernehmen deine Liste …',
    progress: (done: number, all: number) =>
      all === 0 ? 'Wir zählen die Zeilen.' : `${formatNumber(done)} von ${rows(all)}`,
    reload: 'Seite aktualisieren',
    untouched: 'Es wurde noch nichts geändert.',
    failed: 'Der Import ist stehen geblieben.',
    dryFailed: 'Die Prüfung ist stehen geblieben.',
    clean: 'Alles in Ordnung. Du kannst die Liste so übernehmen.',
    facts: {
      created: (isDry: boolean) => (isDry ? 'neu angelegt werden' : 'neu angelegt'),
      updated: (isDry: boolean) => (isDry ? 'geändert werden' : 'geändert'),
      unchanged: 'unverändert',
      paused: (isDry: boolean) => (isDry ? 'pausiert werden' : 'pausiert'),
      failed: 'mit Fehlern',
      pictures: (count: number, isDry: boolean) =>
        `${count === 1 ? 'Bild' : 'Bilder'} ${isDry ? 'zu übernehmen' : 'übernommen'}`,
      picturesFailed: (count: number, isDry: boolean) =>
        `${count === 1 ? 'Bild' : 'Bilder'} ${isDry ? 'nicht zu finden' : 'nicht übernommen'}`,
    },
    pictures: 'Wir holen jetzt die Bilder. Du kannst die Seite verlassen, das läuft weiter.',
    picturesWaiting: (count: number) => `Noch ${counted(count, 'Bild', 'Bilder')}`,
    factsLabel: 'Zahlen',
    apply: 'Jetzt übernehmen',
    applyRest: (count: number) => `${rows(count)} mit Fehlern lassen wir dabei aus.`,
    pausesManyTitle: 'Das ist mehr als die Hälfte deiner Anzeigen',
    pausesMany: (count: number) =>
      `Die Liste nennt ${formatNumber(count)} deiner laufenden Anzeigen nicht. Sie würden alle pausieren. Fehlt etwas in der Liste, lade sie vollständig noch einmal hoch.`,
    confirmPauses: (count: number) => `Ja, ${formatNumber(count)} Anzeigen pausieren`,
    nothingToApply: 'Keine Zeile lässt sich so übernehmen. Bessere die Liste aus und lade sie noch einmal hoch.',
    toAdverts: 'Zu meinen Anzeigen',
    publishingErrors: 'Bessere die Zeilen in deiner Datei aus und lade sie noch einmal hoch.',
  },
  issues: {
    title: 'Fehler und Hinweise',
    row: 'Zeile',
    column: 'Spalte',
    reference: 'Kennung',
    message: 'Meldung',
    file: 'Datei',
    hint: 'Hinweis',
    first: (shown: number) => `Hier stehen die ersten ${formatNumber(shown)} Einträge.`,
    download: 'Als CSV-Datei herunterladen',
  },
  past: {
    title: 'Bisherige Importe',
    empty: 'Noch keine Importe',
    emptyText: 'Lade oben deine erste Liste hoch. Eine Vorlage hilft beim Anfangen.',
    when: 'Wann',
    what: 'Was',
    outcome: 'Ergebnis',
    dry: 'Prüfung',
    real: 'Import',
    full: 'vollständige Liste',
    unnamed: { CSV: 'CSV-Datei', JSON: 'JSON-Datei' },
    viaApi: 'von einem Programm',
    states: { RUNNING: 'läuft', DONE: 'fertig', FAILED: 'stehen geblieben' },
    summary: (created: number, updated: number, paused: number) =>
      `${formatNumber(created)} neu, ${formatNumber(updated)} geändert, ${formatNumber(paused)} pausiert`,
    failedRows: (count: number) => `${rows(count)} mit Fehlern`,
    missingPictures: (count: number) => counted(count, 'Bild fehlt', 'Bilder fehlen'),
  },

  keys: {
    title: 'Zugang für Programme',
    intro:
      'Mit einem Schlüssel verwaltet dein Programm deine Anzeigen: anlegen, ändern, importieren. An dein Konto selbst kommt es damit nicht.',
    example: 'Eine Liste vom Programm aus schicken',
    openApi: 'Beschreibung aller Aufrufe',
    none: 'Du hast noch keinen Schlüssel.',
    name: 'Name',
    nameHelp: 'Wofür er ist, zum Beispiel „Warenwirtschaft“.',
    create: 'Schlüssel anlegen',
    more: 'Neuen Schlüssel anlegen',
    made: 'Dein neuer Schlüssel. Kopier ihn jetzt, wir zeigen ihn nie wieder:',
    madeLabel: 'Neuer Schlüssel',
    copy: 'Kopieren',
    copied: 'Kopiert',
    column: { key: 'Schlüssel', made: 'Angelegt', used: 'Zuletzt verwendet', state: 'Stand' },
    never: 'noch nie',
    invalid: 'ungültig',
    revoke: 'Widerrufen',
    revokeLabel: (name: string) => `Schlüssel „${name}“ widerrufen`,
    revoked: 'Der Schlüssel ist widerrufen und gilt ab sofort nicht mehr.',
    endNote: 'Änderst du dein Passwort, werden alle Schlüssel ungültig.',
    currentPassword: 'Aktuelles Passwort',
    currentPasswordHelp: 'Damit nicht jemand anderer an deinem Gerät einen Schlüssel anlegt.',
    freshSignIn: 'Zur Sicherheit geht das nur in den ersten zehn Minuten nach dem Anmelden.',
  },
} as const;
