import { OUTLINE } from '#domain/origin/outline.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { MAX_OUTLINE_FILE_BYTES } from '#domain/upload-sizes.ts';

const KINDS = 'GeoJSON, GPX, KML, KMZ oder ein gezipptes Shapefile';

/** What is wrong with a file that should have an area in it. */
export const outlineFileTexts = {
  missing: 'Bitte wähl eine Datei aus.',
  tooLarge: `Die Datei ist größer als ${formatNumber(MAX_OUTLINE_FILE_BYTES / 1_048_576)} MB.`,
  otherProjection: (found: string) =>
    `Die Koordinaten der Datei rechnen wir nicht um: „${found}“. Möglich sind die österreichischen (Gauß-Krüger, BMN, Lambert), UTM und Web-Mercator. Oder speichere in WGS 84 (EPSG:4326).`,
  flaws: {
    UNKNOWN: `In dieser Datei finden wir keine Flächen. Möglich sind ${KINDS}.`,
    DAMAGED: 'Die Datei ist beschädigt oder unvollständig. Bitte speichere sie noch einmal aus deinem Programm.',
    EMPTY: 'In dieser Datei ist keine Fläche, nur einzelne Punkte oder gar nichts.',
    TOO_MANY_POINTS: `Die Datei hat mehr als ${formatNumber(OUTLINE.rawPoints)} Punkte. Bitte speichere nur die Fläche dieser Anzeige.`,
    TOO_MANY_SHAPES: 'Die Datei hat mehr als 50 Flächen. Bitte speichere nur die Fläche dieser Anzeige.',
    OTHER_COORDINATES:
      'Die Koordinaten sind keine Grad. Lade ein Shapefile samt seiner Datei „.prj“ hoch, oder speichere aus deinem Programm in WGS 84 (EPSG:4326).',
    BOMB: 'Entpackt wäre die Datei zu groß. Bitte speichere nur die Fläche dieser Anzeige.',
    ENCRYPTED: 'Die Datei ist mit einem Passwort geschützt. Bitte speichere sie ohne.',
  },
} as const;
