import { formatFixed, formatNumber } from '#domain/format/numbers.ts';

const hectares = (areaInSquareMetres: number): string => `${formatFixed(areaInSquareMetres / 10_000, 2)} ha`;
const metres = (length: number): string => `${formatNumber(length, { minimum: 0, maximum: 0 })} m`;

/** The page for the outline of a stand or plot. */
export const outlineTexts = {
  title: 'Fläche einzeichnen',
  about: (title: string) => `Zur Anzeige „${title}“`,
  untitled: 'ohne Titel',
  privacy:
    'Den genauen Umriss siehst nur du. Du kannst ihn in einem Chat der anderen Seite übergeben. Bei Wald-Anzeigen sehen Besucher ein Sechseck von rund einem Kilometer Breite, in dem die Mitte der Fläche liegt, und die gerundeten Hektar.',
  figures: (areaInSquareMetres: number, perimeterInMetres: number) =>
    `${hectares(areaInSquareMetres)}, Umfang ${metres(perimeterInMetres)}`,
  hectares,
  points: 'Punkte der Fläche',
  pointsHelp:
    'Je Zeile ein Punkt, der Reihe nach um die Fläche: Breite, Länge in WGS 84, etwa 47.5432, 15.1234. Nach einer leeren Zeile beginnt eine Aussparung.',
  species: 'Holzarten und ihre Anteile',
  speciesHelp: 'In Prozent der Fläche, zusammen höchstens 100: Fichte 70, Buche 20',
  speciesPart: (part: string) =>
    `„${part}“ ist nicht zu lesen. Schreib die Holzart und ihren Anteil: Fichte 70, Buche 20`,
  speciesLine: (name: string, percent: number, area: string) => `${name} ${percent} %, das sind ${area}`,
  save: 'Fläche speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Fläche ist gespeichert.',
  delete: 'Fläche löschen',
  deleted: 'Die Fläche ist gelöscht.',
  check: 'Bitte prüf die genannten Felder.',
  failed: 'Das Speichern hat nicht geklappt. Bitte versuch es noch einmal.',
  offline:
    'Ohne Verbindung kann die Fläche nicht gespeichert werden. Lass die Seite offen und versuch es später noch einmal.',
  mine: 'Zu meinen Anzeigen',
  toEudr: 'Herkunft nach EU-Entwaldungsverordnung',
  file: {
    title: 'Aus einer Datei',
    label: 'Datei mit der Fläche',
    help: 'GeoJSON, GPX, KML, KMZ oder ein gezipptes Shapefile (auch Gauß-Krüger, BMN, Lambert, UTM), bis 4 MB. Wir lesen nur die Fläche, die Datei behalten wir nicht.',
    submit: 'Datei lesen',
    sending: 'Wird gelesen …',
    read: 'Die Fläche aus der Datei steht jetzt bei den Punkten. Prüf sie und speichere sie dann.',
    moved: (metresMoved: number) =>
      ` Überflüssige Punkte haben wir weggelassen; die Linie liegt dadurch höchstens ${formatNumber(metresMoved)} m daneben.`,
    choose: 'In der Datei sind mehrere Flächen. Welche gehört zu dieser Anzeige?',
    shape: (name: string, index: number, areaInSquareMetres: number) =>
      `${name === '' ? `Fläche ${index + 1}` : name}, ${hectares(areaInSquareMetres)}`,
    pick: 'Diese Fläche nehmen',
  },
  editor: {
    title: 'Auf der Karte',
    map: 'Karte zum Einzeichnen der Fläche',
    failed: 'Die Karte lässt sich hier nicht laden. Punkte und Dateien gehen trotzdem.',
    help: 'Tipp der Reihe nach die Ecken der Fläche an. Punkte lassen sich ziehen. Ohne Maus: Karte mit den Pfeiltasten schieben und den Punkt in der Mitte setzen.',
    addCentre: 'Punkt in die Mitte setzen',
    undo: 'Letzten Punkt entfernen',
    clear: 'Alle Punkte löschen',
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    point: (number: number) => `Punkt ${number}; mit Entfernen löschen`,
    crossing: 'Hier kreuzt sich die Linie',
    count: (points: number) => (points === 1 ? '1 Punkt' : `${formatNumber(points)} Punkte`),
  },
  walk: {
    start: 'Mit GPS abgehen',
    pause: 'Pause',
    resume: 'Weitergehen',
    finish: 'Runde fertig',
    help: 'Geh die Grenze ab und lass die Seite dabei offen. Wo du stehen bleibst oder das Signal schlechter als 25 m ist, setzen wir keinen Punkt.',
    accuracy: (accuracyInMetres: number) =>
      `Genauigkeit ± ${formatNumber(accuracyInMetres, { minimum: 0, maximum: 0 })} m`,
    tooInaccurate: 'Das Signal ist zu ungenau. Wart an einer freien Stelle, bis es besser wird.',
    waiting: 'Der Standort wird gesucht …',
    denied: 'Der Standort ist für diese Seite gesperrt. Erlaub ihn in den Einstellungen des Browsers.',
    unavailable: 'Das Gerät findet seinen Standort nicht. Versuch es im Freien noch einmal.',
    kept: 'Auf diesem Gerät liegt eine begonnene Runde.',
  },
  area: {
    title: 'Lage des Bestands',
    hectares: (figure: number) => `rund ${formatNumber(figure)} ha`,
    drawing: (figure: number) =>
      `Sechseck von rund einem Kilometer Breite, in dem der Bestand von rund ${formatNumber(figure)} ha liegt`,
    note: 'Die Mitte des Bestands liegt in diesem Sechseck von rund einem Kilometer Breite. Die genaue Fläche zeigt der Anbieter im Chat, wem er möchte.',
  },
} as const;
