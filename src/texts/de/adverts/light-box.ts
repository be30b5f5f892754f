import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';

/** Words of the picture over the whole window; they are loaded with it. */
export const lightBoxTexts = {
  title: 'Bild vergrößert',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  zoomLevel: (percent: number) => `${percent}${NO_BREAK_SPACE}%`,
  close: 'Schließen',
  captureNote: 'Das sagt die Bilddatei des Anbieters. Geprüft haben wir es nicht.',
} as const;
