/** Sentences about pictures that the server refuses or cannot serve. */
export const imageTexts = {
  tooLarge: (megabytes: number) => `Das Bild ist größer als ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `Das Bild hat mehr als ${megapixels} Megapixel. Bitte verkleinere es.`,
  heic: 'HEIC-Bilder können wir nicht lesen. Am iPhone hilft: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“. Oder sende das Bild als JPEG.',
  unknownType: 'Das ist kein Bild, das wir lesen können. Möglich sind JPEG, PNG, WebP und AVIF.',
  unreadable: 'Das Bild ist beschädigt oder unvollständig. Bitte lade es noch einmal hoch.',
  empty: 'Die Datei ist leer.',
  notFound: 'Dieses Bild gibt es nicht.',
  busy: 'Gerade werden sehr viele Bilder bearbeitet. Bitte versuch es in ein paar Sekunden noch einmal.',
  storageAway:
    'Der Speicher für Bilder ist gerade nicht erreichbar. Bitte versuch es in ein paar Sekunden noch einmal, es geht nichts verloren.',
  storageFull: 'Der Speicher für Bilder ist voll. Wir kümmern uns darum, versuch es bitte später noch einmal.',
} as const;
